'use client';
/** A track, such as the insomnia track, over the board. Where the strip is too narrow, what is far from the marker folds into counts. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { TrackView } from '../../engine/view';
import { GameIcon } from '../icons/game-icon';
import { isGameIconName } from '../icons/game-icon-paths';
import styles from './track-strip.module.css';

/** Room that a space, a count and the name of the end take, with the gap after each, in pixels. */
const SPACE_ROOM = 28;
const COUNT_ROOM = 68;
const END_ROOM = 80;

/** Where the marker stands and how far it is to the end: "B3, 9 to go". */
export function trackWords({ spaces }: TrackView): { at: string; toGo: number } {
  const current = spaces.find(({ state }) => state === 'current');
  return { at: current?.label ?? '', toGo: spaces.filter(({ state }) => state === 'ahead').length };
}

/** The first space that shows and the one after the last, when so many spaces stand on a strip of this width. */
export function shownSpaces(count: number, marker: number, width: number): { from: number; to: number } {
  const room = width - END_ROOM;
  if (count * SPACE_ROOM <= room) return { from: 0, to: count };
  const most = Math.max(1, Math.floor((room - 2 * COUNT_ROOM) / SPACE_ROOM));
  const from = Math.max(0, Math.min(marker - Math.floor(most / 4), count - most));
  return { from, to: Math.min(count, from + most) };
}

export function TrackStrip({ track }: { track: TrackView }) {
  const strip = useRef<HTMLOListElement>(null);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const { at, toGo } = trackWords(track);
  const spaces = track.spaces.map((space, index) => ({ ...space, place: index }));
  const marker = spaces.findIndex(({ state }) => state === 'current');
  const { from, to } = shownSpaces(spaces.length, marker < 0 ? spaces.length : marker, width);
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
      {spaces.slice(from, to).map(({ label: text, state, place }) => (
        <li key={place} data-state={state} title={text}>
          {state === 'current' ? <GameIcon name={icon} size={18} label={text} /> : text}
        </li>
      ))}
      {to === spaces.length ? null : <li className={styles.count}>{spaces.length - to} more</li>}
      {track.end === '' ? null : <li className={styles.end}>{track.end}</li>}
    </ol>
  );
}
