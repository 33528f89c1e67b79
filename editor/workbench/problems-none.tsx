/** What the problems panel says when it has no problem to show: clean, not checked yet, or a check that did not run. Never green early. */
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { type CheckState, layerWords } from './check-report';
import { clockTime } from './clock-words';
import { countOf } from './kind-words';
import { LoadingBars } from './loading-bars';
import type { ProblemFilter } from './problem-moves';
import styles from './problems.module.css';
import { useStudio } from './studio-context';

export function NoProblems({ state, filter }: { state: CheckState; filter: ProblemFilter }) {
  const { checks, problemFilter } = useStudio();
  const runAgain = (
    <Button size="small" look="accent" onClick={checks.again}>
      Run again
    </Button>
  );
  if (state.phase === 'failed') {
    return (
      <div className={styles.clean}>
        <div className={styles.cleanLine} data-tone="warning">
          <Icon name="warning" />
          The checks stopped: {state.reason}
          <span>{runAgain}</span>
        </div>
        <p>Never green while anything is unchecked.</p>
      </div>
    );
  }
  const { report } = state;
  if (report === null) return <LoadingBars label="Checking" />;
  const isGoingOn = report.due > 0;
  const missed = report.missed.map(({ layer, reason }) => (
    <div key={layer} className={styles.cleanLine} data-tone={isGoingOn ? undefined : 'warning'}>
      <Icon name="clock" />
      {`${layerWords[layer]}: ${reason}`}
      <span>{isGoingOn ? 'under way' : 'not checked'}</span>
    </div>
  ));
  const layers = report.ran.map((layer) => layerWords[layer]).join(', ');
  if (missed.length > 0) {
    return (
      <div className={styles.clean}>
        {missed}
        <div className={styles.cleanLine} data-tone="ok">
          <Icon name="check" />
          {layers}
          <span>{countOf(report.items, 'item')}</span>
        </div>
        {isGoingOn ? null : <div>{runAgain}</div>}
      </div>
    );
  }
  if (filter === 'file' && report.problems.length > 0) {
    return (
      <div className={styles.clean}>
        <div className={styles.cleanLine} data-tone="ok">
          <Icon name="check" />
          No problems in this file
        </div>
        <div>
          <Button size="small" look="accent" onClick={() => problemFilter.set('all')}>
            {countOf(report.problems.length, 'problem')} in other files
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.clean}>
      <div className={styles.cleanLine} data-tone="ok">
        <Icon name="check" />
        <strong>No problems in {countOf(report.items, 'item')}</strong>
      </div>
      <p>
        {layers.charAt(0).toUpperCase() + layers.slice(1)}.
        {state.phase === 'checked'
          ? ` Checked at ${clockTime(state.at)} in ${Math.max(1, Math.round(report.milliseconds))} ms.`
          : ''}
      </p>
    </div>
  );
}
