/** A track, such as the insomnia track, over the board. On a narrow strip the spaces far ahead fold into a count. */
import type { TrackView } from '../../engine/view';
import { GameIcon } from '../icons/game-icon';
import { isGameIconName } from '../icons/game-icon-paths';
import styles from './track-strip.module.css';

/** Where the marker stands and how far it is to the end: "B3, 9 to go". */
export function trackWords({ spaces }: TrackView): { at: string; toGo: number } {
  const current = spaces.find(({ state }) => state === 'current');
  return { at: current?.label ?? '', toGo: spaces.filter(({ state }) => state === 'ahead').length };
}

export function TrackStrip({ track }: { track: TrackView }) {
  const { at, toGo } = trackWords(track);
  const spaces = track.spaces.map((space, index) => ({ ...space, place: index }));
  const icon = isGameIconName(track.markerIcon) ? track.markerIcon : 'event';
  const label = `${track.name}: the marker on ${at || 'no space'}, ${toGo} spaces before ${track.end || 'the end'}`;
  return (
    <ol className={styles.strip} aria-label={label}>
      {spaces.map(({ label: text, state, place }) => (
        <li key={place} data-state={state} title={text}>
          {state === 'current' ? <GameIcon name={icon} size={18} label={text} /> : text}
        </li>
      ))}
      {track.end === '' ? null : <li className={styles.end}>{track.end}</li>}
    </ol>
  );
}
