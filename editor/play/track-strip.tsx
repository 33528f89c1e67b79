'use client';
/** A track, such as the insomnia track, over the board. Where the strip is too narrow, what is far from the marker folds into counts. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { TrackSpaceView, TrackView } from '../../engine/view';
import { GameIcon } from '../icons/game-icon';
import { type GameIconName, isGameIconName } from '../icons/game-icon-paths';
import styles from './track-strip.module.css';

/** Least room that a space, a count and the name of the end take, with the gap after each, in pixels. */
const SPACE_ROOM = 28;
/** What a letter of a label, an icon and a number need; long labels are cut. */
const LETTER_ROOM = 7;
const MOST_LETTERS = 8;
const MARK_ROOM = 20;
const COUNT_ROOM = 68;
const END_ROOM = 80;

/** Where the marker stands and how far it is to the end: "B3, 9 to go". */
export function trackWords({ spaces }: TrackView): { at: string; toGo: number } {
  const current = spaces.find(({ state }) => state === 'current');
  return { at: current?.label ?? '', toGo: spaces.filter(({ state }) => state === 'ahead').length };
}

/** Room for each space, by what the fullest of them bears. */
export function spaceRoom(spaces: readonly TrackSpaceView[]): number {
  const rooms = spaces.map(({ label, icon = '', numbers = [], beside = [] }) => {
    return (
      10 +
      Math.min(MOST_LETTERS, label.length) * LETTER_ROOM +
      ((isGameIconName(icon) ? 1 : 0) + numbers.length + beside.length) * MARK_ROOM
    );
  });
  return Math.max(SPACE_ROOM, ...rooms);
}

/** The first space that shows and the one after the last, when so many spaces stand on a strip of this width. */
export function shownSpaces(
  count: number,
  marker: number,
  width: number,
  { each = SPACE_ROOM, end = END_ROOM }: { each?: number; end?: number } = {},
): { from: number; to: number } {
  const room = width - end;
  if (count * each <= room) return { from: 0, to: count };
  const most = Math.max(1, Math.floor((room - 2 * COUNT_ROOM) / each));
  const from = Math.max(0, Math.min(marker - Math.floor(most / 4), count - most));
  return { from, to: Math.min(count, from + most) };
}

export function TrackStrip({ track }: { track: TrackView }) {
  const strip = useRef<HTMLOListElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const { at, toGo } = trackWords(track);
  const spaces = track.spaces.map((space, index) => ({ ...space, place: index }));
  const marker = spaces.findIndex(({ state }) => state === 'current');
  const { from, to } = shownSpaces(spaces.length, marker < 0 ? spaces.length : marker, width, {
    each: spaceRoom(spaces),
    end: track.end === '' ? 0 : END_ROOM,
  });
  const icon = isGameIconName(track.markerIcon) ? track.markerIcon : 'event';
  const label = `${track.name}: the marker on ${at || 'no space'}, ${toGo} spaces before ${track.end || 'the end'}`;

  useLayoutEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <ol ref={strip} className={styles.strip} aria-label={label}>
      {from === 0 ? null : (
        <li className={styles.count} data-state="past">
          {from} before
        </li>
      )}
      {spaces.slice(from, to).map(({ place, ...space }) => (
        <Space key={place} space={space} marker={icon} />
      ))}
      {to === spaces.length ? null : <li className={styles.count}>{spaces.length - to} more</li>}
      {track.end === '' ? null : <li className={styles.end}>{track.end}</li>}
    </ol>
  );
}

/** A space with what it bears and what lies beside it. The marker takes the place of a short label and stands before a long one. */
function Space({ space, marker }: { space: TrackSpaceView; marker: GameIconName }) {
  const { label, state, icon = '', note = '', numbers = [], beside = [] } = space;
  const isCurrent = state === 'current';
  const bears = [
    ...(note === '' ? [] : [note]),
    ...numbers.map(({ name, value }) => `${name} ${value}`),
    ...beside.map(({ text }) => text),
  ];
  return (
    <li data-state={state} title={[label, ...bears].join(': ')}>
      {isCurrent ? <GameIcon name={marker} size={18} label={`The marker is here, on ${label}`} /> : null}
      {isCurrent && label.length <= SHORT ? null : <span className={styles.label}>{label}</span>}
      {isGameIconName(icon) ? <GameIcon name={icon} size={16} label={note} /> : null}
      {numbers.map(({ name, value }) => (
        <span key={name} className={styles.number}>
          {value}
        </span>
      ))}
      {beside.map(({ icon: picture, text }) => (
        <span key={text} className={styles.beside}>
          <GameIcon name={isGameIconName(picture) ? picture : 'event'} size={14} label={text} />
        </span>
      ))}
    </li>
  );
}

/** Letters of a label that the marker may hide. */
const SHORT = 3;
