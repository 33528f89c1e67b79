/** One line on where the game stands: round, phase, objectives, the track. */
import type { GameView } from '../../engine/view';
import styles from './playtest-panel.module.css';
import { trackWords } from './track-strip';

export function RoundLine({ view }: { view: GameView }) {
  const onTurn = view.seats.find(({ isOnTurn }) => isOnTurn);
  const [first] = view.objectives;
  const objective = view.objectives.find(({ progress, needed }) => progress < needed) ?? first;
  const [track] = view.tracks;
  const place = track === undefined ? null : trackWords(track);
  return (
    <div className={styles.round}>
      <b>{view.round === 0 ? 'Set-up' : `Round ${view.round}`}</b>
      <span className={styles.phase}>{onTurn === undefined ? view.phase : `${onTurn.name}’s turn`}</span>
      {objective === undefined ? null : (
        <span className={styles.fact} title={objective.text}>
          Done <b>{objective.progress}</b> of {objective.needed}
        </span>
      )}
      {place === null ? null : (
        <span
          className={styles.fact}
          title={place.at === '' ? track?.name : `${track?.name}: ${place.toGo} spaces to ${track?.end || 'the end'}`}
        >
          {place.at === '' ? (
            <b>{track?.end}</b>
          ) : (
            <>
              {track?.name} <b>{place.at}</b>, {place.toGo} to go
            </>
          )}
        </span>
      )}
    </div>
  );
}
