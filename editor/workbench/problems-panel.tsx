/** The problems found, worst first; the counts, the filter, the jump and the fix. It says "every check ran" only when that is so. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Problem } from '../../pack/problem';
import { Icon } from '../icons/icon';
import { Button, IconButton, Key } from '../theme/button';
import { type CheckState, countSeverities, layerWords, problemKey } from './check-report';
import { nameOfFile } from './document';
import { countOf } from './kind-words';
import type { Layout } from './layout';
import { useWatched } from './observable';
import { PlaceLink } from './place-link';
import { applyFix, type ProblemFilter, shownProblems, stepProblem } from './problem-moves';
import { ProblemWords } from './problem-words';
import styles from './problems.module.css';
import { NoProblems } from './problems-none';
import { useChecks, useShownFile, useStudio } from './studio-context';

export function ProblemsPanel() {
  const studio = useStudio();
  const state = useChecks();
  const { problemsHeight, areProblemsOpen } = useWatched(studio.layout);
  const filter = useWatched(studio.problemFilter);
  const file = useShownFile();
  const problems = shownProblems(state.report?.problems ?? [], filter, file);
  const toggle = () => studio.layout.set((now: Layout) => ({ ...now, areProblemsOpen: !now.areProblemsOpen }));

  return (
    <section className={styles.panel} aria-label="Problems" style={{ height: areProblemsOpen ? problemsHeight : 36 }}>
      <Head state={state} problems={problems} filter={filter}>
        <IconButton
          icon={areProblemsOpen ? 'chevron-down' : 'chevron-up'}
          label={areProblemsOpen ? 'Hide the problems' : 'Show the problems'}
          keys="Ctrl J"
          onClick={toggle}
        />
      </Head>
      {!areProblemsOpen ? null : problems.length === 0 ? (
        <NoProblems state={state} filter={filter} />
      ) : (
        <ProblemList problems={problems} />
      )}
    </section>
  );
}

interface HeadProps {
  state: CheckState;
  problems: readonly Problem[];
  filter: ProblemFilter;
  children: React.ReactNode;
}

function Head({ state, problems, filter, children }: HeadProps) {
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
        {filter === 'all' ? 'All files' : 'This file'}
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
  if (missed.length === 0) return `Every check ran: ${words(ran)}`;
  return `${ran.length} of ${ran.length + missed.length} checks ran, not ${words(missed.map(({ layer }) => layer))}`;
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const studio = useStudio();
  const chosen = useWatched(studio.chosenProblem);
  const list = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState(200);

  useEffect(() => {
    if (chosen !== '') list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    stepProblem(studio, problems, step);
    list.current?.focus();
  };

  const active = problems.findIndex((problem) => problemKey(problem) === chosen);
  return (
    <div
      ref={list}
      className={styles.list}
      role="listbox"
      aria-label="Problems"
      aria-activedescendant={active === -1 ? undefined : `problem:${active}`}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      {problems.slice(0, limit).map((problem, index) => (
        <ProblemRow key={problemKey(problem)} id={`problem:${index}`} problem={problem} isChosen={index === active} />
      ))}
      {problems.length > limit ? (
        <Button size="small" look="accent" onClick={() => setLimit(limit + 500)}>
          {countOf(problems.length - limit, 'more problem')}
        </Button>
      ) : null}
    </div>
  );
}

function ProblemRow({ id, problem, isChosen }: { id: string; problem: Problem; isChosen: boolean }) {
  const studio = useStudio();
  const name = nameOfFile(problem.file);
  const icon =
    problem.severity === 'error' || problem.severity === 'warning'
      ? problem.severity
      : problem.severity === 'info'
        ? 'info'
        : 'hint';
  const show = () => studio.showProblem(problem);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={styles.row}
      onClick={show}
      onKeyDown={(event) => event.key === 'Enter' && show()}
    >
      <span className={styles.mark} data-severity={problem.severity} title={problem.severity}>
        <Icon name={icon} />
      </span>
      <span className={styles.message} title={problem.message}>
        <ProblemWords message={problem.message} hint={problem.hint} />
      </span>
      <span className={styles.where}>
        <PlaceLink
          to={{ mode: 'write', item: name, at: problem.pointer, problem: problem.code }}
          tabIndex={-1}
          title={problem.file}
          onClick={show}
        >
          {problem.file.slice(problem.file.lastIndexOf('/') + 1)} <b>{`${problem.line}:${problem.column}`}</b>
        </PlaceLink>
        {problem.fix === undefined || !isChosen ? null : (
          <Button
            size="small"
            look="line"
            keys="Alt Enter"
            title={problem.fix.title}
            onClick={(event) => {
              event.stopPropagation();
              applyFix(studio, problem);
            }}
          >
            Replace
          </Button>
        )}
      </span>
    </div>
  );
}
