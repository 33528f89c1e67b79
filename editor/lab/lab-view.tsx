'use client';
/** The balance lab: what to play and earlier runs at the left, what came out at the right. It knows the lab and the content, not the studio. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Content, ItemKey } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import { type ContentChange, contentChanges } from '../../pack/content-changes';
import styles from './lab.module.css';
import { usualWorkers } from './lab-crew';
import { contentDigest, isComparable, type LabRun } from './lab-run';
import type { LabStore } from './lab-store';
import {
  choicesOf,
  commandOf,
  orderOf,
  playableScenarios,
  playerCounts,
  type RunChoices,
  titleOf,
  USUAL_GAMES,
  usualBot,
} from './new-run';
import { RunForm } from './run-form';
import { RunHead } from './run-head';
import { RunList } from './run-list';
import { RunResultsView } from './run-results-view';

export interface LabViewProps {
  store: LabStore;
  /** The pack as it last checked clean; null until then. */
  content: Content | null;
  /** Whether what was typed last is still being checked. */
  isChecking: boolean;
  /** The pack as it stands now; null if it can't be played. */
  askContent(): Promise<Content | null>;
  /** Why it can't be played as it stands, '' if it can. */
  blocked: string;
  /** Id of the scenario to begin with, '' for the first. */
  scenario: string;
  /** Times in words: "10:31", "yesterday". */
  when(at: number): string;
  onOpenGame(run: LabRun, series: Series, index: number, decision: number): void;
  onOpenItem(key: ItemKey): void;
}

export function LabView({ store, content, ...props }: LabViewProps) {
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => void store.open(), [store]);
  if (content === null) {
    return (
      <div className={styles.notice} role="status">
        <strong>{props.blocked === '' ? 'Checking the pack' : 'The pack can’t be played as it stands'}</strong>
        <p>{props.blocked === '' ? 'Games are played on what checks clean.' : props.blocked}</p>
      </div>
    );
  }
  if (!state.isReady) return null;
  return <Lab key={content.pack} store={store} content={content} {...props} />;
}

function Lab({ store, content, blocked, scenario, when, ...props }: LabViewProps & { content: Content }) {
  const { isChecking, askContent, onOpenGame, onOpenItem } = props;
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const runs = state.runs.filter(({ order }) => order.pack === content.pack);
  const run = runs.find(({ id }) => id === state.chosen) ?? runs[0] ?? null;
  const against = runs.find(({ id }) => id === state.against) ?? null;
  const comparable = run === null ? [] : runs.filter((each) => isComparable(run, each));
  const cores = Math.max(1, navigator.hardwareConcurrency || 1);
  const [choices, setChoices] = useState<RunChoices>(() => firstChoices(content, scenario, cores, runs[0]));
  const nameOf = useMemo(() => namesIn(content), [content]);
  const changes = useChanges(store, run, against);

  const begin = useCallback(async () => {
    const latest = isChecking ? null : await askContent();
    const made = latest === null ? null : orderOf(latest, choices);
    if (latest === null || made === null || 'fault' in made) return;
    const digest = await contentDigest(latest);
    const earlier = store.get().runs.find(({ order }) => order.pack === content.pack);
    const before = earlier === undefined ? null : await store.contentOf(earlier);
    const title = titleOf(before === null ? null : contentChanges(before, latest), nameOf);
    const rival = rivalOf(store.get().runs, made.order);
    await store.begin({ ...made, title, content: latest, digest, workers: choices.workers, against: rival?.id ?? '' });
  }, [isChecking, askContent, choices, store, nameOf, content.pack]);

  // Wherever the focus is: whoever comes here from another view has it on nothing of the lab.
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void begin();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [begin]);

  return (
    <main className={styles.lab}>
      <aside className={styles.side} aria-label="Settings and runs">
        <RunForm
          content={content}
          choices={choices}
          cores={cores}
          earlier={comparable.map((each) => ({ id: each.id, title: `${when(each.at)}, ${each.title}` }))}
          against={against?.id ?? ''}
          isBusy={state.busy > 0}
          isChecking={isChecking}
          onChoose={setChoices}
          onCompare={(id) => store.compareWith(id)}
          onRun={() => void begin()}
        />
        <RunList
          runs={runs}
          chosen={run?.id ?? ''}
          when={when}
          onChoose={(id) => store.choose(id)}
          onRemove={(id) => store.remove(id)}
        />
        <p className={styles.foot}>
          {state.isUnsaved
            ? 'This browser does not keep the runs: they are gone when the page closes.'
            : 'Same seed, same games: both versions meet the same dice and decks.'}
        </p>
      </aside>
      <div className={styles.stage}>
        {blocked === '' ? null : (
          <p className={styles.blocked} role="status">
            {blocked} A run plays the pack as it last checked clean.
          </p>
        )}
        {run === null ? (
          <Empty />
        ) : (
          <>
            <RunHead
              run={run}
              against={against}
              onPause={() => store.pause()}
              onResume={() => void store.resume(run.id, choices.workers)}
              onCancel={() => store.cancel(run.id)}
              onCopyCommand={() => void navigator.clipboard.writeText(commandOf(run.order, run.cells))}
            />
            <RunResultsView
              key={run.id}
              run={run}
              against={against}
              changes={changes}
              nameOf={nameOf}
              onOpenGame={(series, index, decision) => onOpenGame(run, series, index, decision)}
              onOpenItem={onOpenItem}
            />
          </>
        )}
      </div>
    </main>
  );
}

const Empty = () => (
  <div className={styles.notice}>
    <strong>What does a number do?</strong>
    <p>
      The lab plays whole games with a bot and counts how they end. Choose a scenario and press Run. Then change a
      number in your pack, run again, and see what it did: the same seed meets both versions with the same dice and
      decks.
    </p>
    <p>Runs are kept in this browser. Nothing here changes your text.</p>
  </div>
);

/** The latest run with which the new one can be compared: of the same pack, scenarios, bot, seed and optional rules. */
const rivalOf = (runs: readonly LabRun[], order: LabRun['order']): LabRun | undefined =>
  runs.find(
    (run) =>
      run.order.pack === order.pack &&
      run.order.seed === order.seed &&
      run.order.bot === order.bot &&
      run.order.variants.join() === order.variants.join() &&
      run.order.scenarios.some((id) => order.scenarios.includes(id)) &&
      run.cells.some(({ tally }) => tally.games > 0),
  );

/** As in the last run of the pack, unless another scenario is asked for. */
function firstChoices(content: Content, scenario: string, cores: number, last?: LabRun): RunChoices {
  const scenarios = playableScenarios(content);
  const again = last === undefined ? null : choicesOf(last.order, usualWorkers(cores));
  const isAsked = scenario === '' || again?.scenario === scenario;
  if (again !== null && isAsked && !('fault' in orderOf(content, again))) return again;
  const first = scenarios.find(({ id }) => id === scenario) ?? scenarios[0];
  return {
    scenario: first?.id ?? '',
    players: first === undefined ? [] : playerCounts([first]).slice(0, 1),
    variants: [],
    bot: usualBot,
    games: String(USUAL_GAMES),
    seed: '1',
    workers: usualWorkers(cores),
  };
}

function namesIn({ items }: Content): (key: string) => string {
  const names = new Map(items.map(({ kind, id, name }) => [`${kind}/${id}`, name ?? id]));
  return (key) => names.get(key) ?? key;
}

const NO_CHANGES: readonly ContentChange[] = [];

/** What differs between the texts of two runs. */
function useChanges(store: LabStore, run: LabRun | null, against: LabRun | null): readonly ContentChange[] {
  const [found, setFound] = useState<{ pair: string; changes: readonly ContentChange[] } | null>(null);
  const pair = run === null || against === null ? '' : `${run.digest} ${against.digest}`;
  useEffect(() => {
    if (run === null || against === null || found?.pair === pair) return;
    let isGone = false;
    const read = async () => {
      const [now, before] = await Promise.all([store.contentOf(run), store.contentOf(against)]);
      if (isGone || now === null || before === null) return;
      setFound({ pair, changes: run.digest === against.digest ? NO_CHANGES : contentChanges(before, now) });
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [store, run, against, pair, found]);
  return found?.pair === pair ? found.changes : NO_CHANGES;
}
