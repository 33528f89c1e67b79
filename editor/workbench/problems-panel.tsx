/** The problems found, worst first; the counts, the filter, the jump and the fix. It says "every check ran" only when that is so. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Problem, Severity } from '../../pack/problem';
import { plainWords } from '../forms/plain-words';
import { Icon } from '../icons/icon';
import type { InterfaceIconName } from '../icons/interface-icons';
import { Button, IconButton, Key } from '../theme/button';
import { type CheckState, countSeverities, layerWords, problemKey, unreadFiles } from './check-report';
import { nameOfFile } from './document';
import { countOf } from './kind-words';
import { useLabFindings } from './lab-evidence';
import type { Layout } from './layout';
import { mendingsOf } from './mendings';
import { useWatched } from './observable';
import { PlaceLink } from './place-link';
import { type ProblemFilter, shownProblems, stepProblem } from './problem-moves';
import { ProblemWords } from './problem-words';
import styles from './problems.module.css';
import { NoProblems } from './problems-none';
import { useChecks, useShownTab, useStudio } from './studio-context';

export function ProblemsPanel() {
  const studio = useStudio();
  const state = useChecks();
  const { problemsHeight, areProblemsOpen } = useWatched(studio.layout);
  const filter = useWatched(studio.problemFilter);
  const tab = useShownTab();
  const fromLab = useLabFindings();
  const problems = shownProblems([...(state.report?.problems ?? []), ...fromLab], filter, tab);
  const toggle = () => studio.layout.set((now: Layout) => ({ ...now, areProblemsOpen: !now.areProblemsOpen }));

  return (
    <section className={styles.panel} aria-label="Problems" style={{ height: areProblemsOpen ? problemsHeight : 36 }}>
      <Head state={state} problems={problems} filter={filter} tab={tab}>
        <IconButton
          icon={areProblemsOpen ? 'chevron-down' : 'chevron-up'}
          label={areProblemsOpen ? 'Hide the problems' : 'Show the problems'}
          keys="Ctrl J"
          onClick={toggle}
        />
      </Head>
      {areProblemsOpen && problems.length === 0 ? <NoProblems state={state} filter={filter} /> : null}
      {areProblemsOpen && problems.length > 0 ? <ProblemList problems={problems} state={state} /> : null}
    </section>
  );
}

interface HeadProps {
  state: CheckState;
  problems: readonly Problem[];
  filter: ProblemFilter;
  tab: string | null;
  children: React.ReactNode;
}

function Head({ state, problems, filter, tab, children }: HeadProps) {
  const studio = useStudio();
  const counts = countSeverities(problems);
  return (
    <div className={styles.head}>
      <h2>Problems</h2>
      <span
        className={styles.tally}
        data-severity={counts.error > 0 ? 'error' : undefined}
        title={countOf(counts.error, 'error')}
      >
        <Icon name="error" />
        {counts.error}
      </span>
      <span
        className={styles.tally}
        data-severity={counts.warning > 0 ? 'warning' : undefined}
        title={countOf(counts.warning, 'warning')}
      >
        <Icon name="warning" />
        {counts.warning}
      </span>
      <span className={styles.summary}>{ranWords(state)}</span>
      {problems.length === 0 ? null : (
        <Button size="small" look="quiet" onClick={() => stepProblem(studio, problems, 1)}>
          Next <Key>F8</Key>
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        icon="filter"
        aria-pressed={filter === 'file'}
        onClick={() => studio.problemFilter.set(filter === 'all' ? 'file' : 'all')}
      >
        {filter === 'all' ? 'All files' : tab?.endsWith('/') === true ? 'This table' : 'This file'}
      </Button>
      {children}
    </div>
  );
}

function ranWords(state: CheckState): string {
  if (state.phase === 'failed') return `The checks stopped: ${state.reason}`;
  if (state.report === null) return state.phase === 'checking' ? 'Checking' : 'Not checked yet';
  const { ran, missed } = state.report;
  const words = (layers: typeof ran) => layers.map((layer) => layerWords[layer]).join(', ');
  const unread = unreadFiles(state.report);
  if (unread.length > 0) return `Only syntax was checked in ${namesOf(unread)}, which cannot be read`;
  if (missed.length === 0) return `Every check ran: ${words(ran)}`;
  const reasons = missed.map(({ reason }) => reason).join('; ');
  return `${ran.length} of ${ran.length + missed.length} checks ran: ${reasons}`;
}

/** "nurse.json", or "nurse.json and 2 more". */
function namesOf([first = '', ...others]: readonly string[]): string {
  const name = first.slice(first.lastIndexOf('/') + 1);
  return others.length === 0 ? name : `${name} and ${others.length} more`;
}

function ProblemList({ problems, state }: { problems: readonly Problem[]; state: CheckState }) {
  const studio = useStudio();
  const chosen = useWatched(studio.chosenProblem);
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(FIRST_SHOWN);

  useEffect(() => {
    if (chosen !== '') list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  return (
    <ul ref={list} className={styles.list} aria-label="Problems found">
      <OnlyHints problems={problems} state={state} />
      {problems.slice(0, limit).map((problem) => (
        <ProblemRow
          key={problemKey(problem)}
          problem={problem}
          isChosen={problemKey(problem) === chosen}
          onStep={(step) => stepProblem(studio, problems, step)}
        />
      ))}
      {problems.length > limit ? (
        <li>
          <Button size="small" look="accent" onClick={() => setLimit(limit + MORE_SHOWN)}>
            {countOf(problems.length - limit, 'more problem')}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

/** Hints alone are no problems: what was checked and is clean is said first. */
function OnlyHints({ problems, state }: { problems: readonly Problem[]; state: CheckState }) {
  const { error, warning } = countSeverities(problems);
  const { report } = state;
  if (error + warning > 0 || report === null || report.missed.length > 0) return null;
  return (
    <li className={styles.row}>
      <Icon name="check" className={styles.clear} />
      <strong>No problems in {countOf(report.items, 'item')}</strong>
      <span className={styles.where}>{countOf(problems.length, 'hint')}</span>
    </li>
  );
}

const FIRST_SHOWN = 200;
const MORE_SHOWN = 500;

interface ProblemRowProps {
  problem: Problem;
  isChosen: boolean;
  onStep(step: 1 | -1): void;
}

function ProblemRow({ problem, isChosen, onStep }: ProblemRowProps) {
  const studio = useStudio();
  const name = nameOfFile(problem.file);
  const show = () => studio.showProblem(problem);
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <li className={styles.row} aria-current={isChosen ? 'true' : undefined}>
      <span className={styles.mark} data-severity={problem.severity} title={problem.severity}>
        <Icon name={icons[problem.severity]} />
      </span>
      <button
        type="button"
        className={styles.message}
        title={plainWords(problem.message)}
        onClick={show}
        onKeyDown={handleKey}
      >
        <ProblemWords message={problem.message} hint={problem.hint} />
      </button>
      <span className={styles.where}>
        <PlaceLink
          to={{ mode: 'write', item: name, at: problem.pointer, problem: problem.code }}
          title={problem.file}
          onClick={show}
        >
          {problem.file.slice(problem.file.lastIndexOf('/') + 1)} <b>{`${problem.line}:${problem.column}`}</b>
        </PlaceLink>
        {isChosen
          ? mendingsOf(studio, problem).map(({ label, title, run }, index) => (
              <Button
                key={label}
                size="small"
                look="line"
                title={plainWords(title)}
                {...(index === 0 ? { keys: 'Alt Enter' } : {})}
                onClick={run}
              >
                {label}
              </Button>
            ))
          : null}
      </span>
    </li>
  );
}

const icons: Readonly<Record<Severity, InterfaceIconName>> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  hint: 'hint',
};
