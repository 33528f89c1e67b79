'use client';
import { duration, pace } from '../../report/figures';
/** The head of the results: which run against which, how far it is, and what can be done about it. */
import { Button } from '../theme/button';
import styles from './lab.module.css';
import { gamesDone, gamesOrdered, isUnderWay, type LabRun, shortDigest } from './lab-run';

export interface RunHeadProps {
  run: LabRun;
  against: LabRun | null;
  onPause(): void;
  onResume(): void;
  onCancel(): void;
  onCopyCommand(): void;
}

export function RunHead({ run, against, ...on }: RunHeadProps) {
  const done = gamesDone(run);
  const all = gamesOrdered(run);
  return (
    <header className={styles.runHead}>
      <div className={styles.head}>
        <h1>{run.title}</h1>
        {against === null ? null : (
          <span className={styles.against}>
            against
            <svg width="12" height="12" aria-hidden="true">
              <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
            {against.title}
          </span>
        )}
        <span className={styles.grow} />
        <span className={styles.help}>
          text <code>{shortDigest(run.digest)}</code>
        </span>
        {run.phase === 'running' ? (
          <Button look="line" icon="pause" onClick={on.onPause}>
            Pause
          </Button>
        ) : null}
        {run.phase === 'paused' ? (
          <Button look="line" icon="play" onClick={on.onResume}>
            Resume
          </Button>
        ) : null}
        {isUnderWay(run) ? <Button onClick={on.onCancel}>Cancel</Button> : null}
        <Button onClick={on.onCopyCommand}>Copy command</Button>
      </div>
      <div className={styles.progressLine}>
        <div
          className={styles.progress}
          role="progressbar"
          aria-label="Games played"
          aria-valuemin={0}
          aria-valuenow={done}
          aria-valuemax={all}
        >
          <div style={{ width: `${all === 0 ? 0 : (done / all) * 100}%` }} data-phase={run.phase} />
        </div>
        <span className={styles.progressWords} role="status">
          <b>{done}</b> {progressWords(run, all)}
        </span>
      </div>
      {run.phase === 'failed' ? (
        <p className={styles.failure} role="alert">
          The run stopped: {run.failure} What was played until then is below.
        </p>
      ) : null}
    </header>
  );
}

function progressWords(run: LabRun, all: number): string {
  const done = gamesDone(run);
  const { phase, seconds } = run;
  const speed = done > 0 && seconds > 0 ? done / seconds : 0;
  const paceWords = speed === 0 ? '' : `, ${pace(speed)} a second`;
  if (phase === 'running') {
    const left = speed === 0 ? '' : `, ${duration((all - done) / speed)} left`;
    return `of ${all} games${paceWords}${left}`;
  }
  if (phase === 'done') return `games${paceWords}`;
  return `of ${all} games, ${phase}`;
}
