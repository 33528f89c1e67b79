'use client';
import { percent } from '../../report/figures';
/** The runs that this browser keeps, the latest first; one is shown, and any can be taken away. */
import { IconButton } from '../theme/button';
import styles from './lab.module.css';
import { gamesDone, gamesOrdered, type LabRun, winsOf } from './lab-run';

export interface RunListProps {
  runs: readonly LabRun[];
  chosen: string;
  /** "10:31", "yesterday". */
  when(at: number): string;
  onChoose(id: string): void;
  onRemove(id: string): void;
}

export function RunList({ runs, chosen, when, onChoose, onRemove }: RunListProps) {
  return (
    <section className={styles.runs} aria-label="Runs">
      <h2>Runs</h2>
      {runs.length === 0 ? <p className={styles.help}>None yet. They are kept in this browser.</p> : null}
      <ul>
        {runs.map((run) => (
          <li key={run.id} className={styles.run} data-chosen={run.id === chosen ? '' : undefined}>
            <button
              type="button"
              className={styles.runName}
              aria-current={run.id === chosen ? 'true' : undefined}
              onClick={() => onChoose(run.id)}
            >
              <span>
                <span className={styles.runTitle}>{run.title}</span>
                <span className={styles.help}>{stateWords(run, when)}</span>
              </span>
              <span className={styles.runShare}>
                {gamesDone(run) === 0 ? '' : percent(winsOf(run) / gamesDone(run))}
              </span>
            </button>
            <IconButton icon="trash" label={`Remove ${run.title}`} onClick={() => onRemove(run.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateWords(run: LabRun, when: (at: number) => string): string {
  const { phase, order, at } = run;
  const games = gamesDone(run);
  const which = order.scenarios.length > 1 ? `${order.scenarios.length} scenarios` : (order.scenarios[0] ?? '');
  const state = phase === 'running' || phase === 'paused' || phase === 'failed' ? phase : when(at);
  const played = games === gamesOrdered(run) ? `${games}` : `${games} of ${gamesOrdered(run)}`;
  return `${state}, ${which}, n ${played}`;
}
