/**
 * The runs of the lab as its views see them: begins one, lets workers play its games, adds up what they bring, and keeps it all.
 * One run plays at a time. It knows no rules and no React.
 */
import type { Content } from '../../engine/content';
import type { Series } from '../../engine/lab/playout';
import type { GameRecord } from '../../engine/lab/record';
import { merge } from '../../engine/lab/tally';
import type { LabHand, StartHand } from './lab-crew';
import type { LabRun, RunCell, RunOrder } from './lab-run';
import type { RunKeeper } from './run-keeper';
import { WorkPlan } from './work-plan';

export interface LabState {
  /** Whether the runs that are kept have been read. */
  isReady: boolean;
  /** The latest first. */
  runs: readonly LabRun[];
  /** Id of the run whose results are shown, '' for none. */
  chosen: string;
  /** Id of the run that it is shown against, '' for none. */
  against: string;
  /** Workers that play now. */
  busy: number;
  /** Whether the browser would not keep the runs. */
  isUnsaved: boolean;
}

export interface NewRun {
  order: RunOrder;
  title: string;
  content: Content;
  digest: string;
  cells: readonly RunCell[];
  workers: number;
  /** Id of the run to compare with, '' for none. */
  against: string;
}

export interface LabParts {
  keeper: RunKeeper;
  startHand: StartHand;
  /** Milliseconds since 1970. */
  now(): number;
  makeId(): string;
}

/** A part is meant to take so many seconds, so that results and a pause come soon. */
const SECONDS_A_PART = 0.5;
const MOST_IN_A_PART = 200;
/** How often a run that plays is kept, in milliseconds. */
const KEEP_EVERY = 2000;
/** How many runs are kept of a content folder; older ones make room. */
const MOST_KEPT = 24;

const EMPTY: LabState = { isReady: false, runs: [], chosen: '', against: '', busy: 0, isUnsaved: false };

interface Crew {
  run: string;
  hands: Set<LabHand>;
  plan: WorkPlan;
  /** Scenarios whose boards have been asked for. */
  boards: Set<string>;
  isPausing: boolean;
  isEnded: boolean;
  /** When games were last counted, for the seconds of the run. */
  since: number;
  kept: number;
}

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

export class LabStore {
  #state = EMPTY;
  readonly #listeners = new Set<() => void>();
  #crew: Crew | null = null;
  /** One hand that answers questions about finished runs, and the content that it holds. */
  #clerk: { digest: string; hand: Promise<LabHand> } | null = null;
  #saving: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LabParts) {}

  readonly get = (): LabState => this.#state;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads what is kept. A run that was playing when the page closed is paused, and can go on. */
  async open(): Promise<void> {
    if (this.#state.isReady) return;
    try {
      const kept = await this.parts.keeper.runs();
      const runs = kept.map((run): LabRun => (run.phase === 'running' ? { ...run, phase: 'paused' } : run));
      this.#set({ isReady: true, runs, chosen: runs[0]?.id ?? '' });
    } catch {
      this.#set({ isReady: true, isUnsaved: true });
    }
  }

  run(id: string): LabRun | undefined {
    return this.#state.runs.find((run) => run.id === id);
  }

  choose(chosen: string): void {
    const against = this.#state.against === chosen ? '' : this.#state.against;
    this.#set({ chosen, against });
  }

  compareWith(against: string): void {
    this.#set({ against });
  }

  /** Begins a run; one that plays is paused for it. */
  async begin({ workers, content, against, ...rest }: NewRun): Promise<void> {
    this.pause();
    const run: LabRun = {
      ...rest,
      id: this.parts.makeId(),
      at: this.parts.now(),
      phase: 'running',
      failure: '',
      boards: {},
      seconds: 0,
    };
    this.#set({ runs: [run, ...this.#state.runs], chosen: run.id, against });
    this.#save(() => this.parts.keeper.keepContent(run.digest, content));
    this.#keep(run.id);
    this.#makeRoom();
    await this.#play(run, content, workers);
  }

  /** What is being played is still played to its end. */
  pause(): void {
    const crew = this.#crew;
    if (crew === null) return;
    crew.isPausing = true;
    this.#change(crew.run, { phase: 'paused' });
  }

  async resume(id: string, workers: number): Promise<void> {
    const run = this.run(id);
    if (run?.phase !== 'paused') return;
    if (this.#crew?.run === id) this.#end(this.#crew);
    this.pause();
    const content = await this.parts.keeper.content(run.digest);
    if (content === null) {
      this.#change(id, { phase: 'failed', failure: 'The browser has not kept the text that this run is on.' });
      return;
    }
    this.#change(id, { phase: 'running' });
    await this.#play(this.run(id) as LabRun, content, workers);
  }

  /** Ends a run for good; what it has played stays. */
  cancel(id: string): void {
    const crew = this.#crew;
    if (crew?.run === id) this.#end(crew);
    const run = this.run(id);
    if (run === undefined || (run.phase !== 'running' && run.phase !== 'paused')) return;
    this.#settle(id, { phase: 'cancelled' });
  }

  remove(id: string): void {
    const run = this.run(id);
    if (run === undefined) return;
    if (this.#crew?.run === id) this.#end(this.#crew);
    const runs = this.#state.runs.filter((each) => each.id !== id);
    const chosen = this.#state.chosen === id ? (runs[0]?.id ?? '') : this.#state.chosen;
    const against = this.#state.against === id ? '' : this.#state.against;
    this.#set({ runs, chosen, against });
    this.#save(() => this.parts.keeper.remove(run));
  }

  /** The content that a run was played on; null if the browser has not kept it. */
  contentOf = (run: LabRun): Promise<Content | null> => this.parts.keeper.content(run.digest);

  recordOf = async (run: LabRun, series: Series, index: number): Promise<GameRecord> =>
    (await this.#ask(run)).record(series, index);

  /** Ends the workers; a run that plays is paused. */
  close(): void {
    if (this.#crew !== null) {
      const { run } = this.#crew;
      this.#end(this.#crew);
      this.#change(run, { phase: 'paused' });
    }
    void this.#dismissClerk();
  }

  /** Resolves when everything that was to be kept is kept. */
  settled = (): Promise<void> => this.#saving;

  async #play(run: LabRun, content: Content, workers: number): Promise<void> {
    const now = this.parts.now();
    const crew: Crew = {
      run: run.id,
      hands: new Set(),
      plan: new WorkPlan(run),
      boards: new Set(Object.keys(run.boards)),
      isPausing: false,
      isEnded: false,
      since: now,
      kept: now,
    };
    this.#crew = crew;
    this.#set({ busy: workers });
    try {
      await Promise.all(Array.from({ length: workers }, () => this.#work(crew, run, content)));
      if (!crew.isEnded && !crew.isPausing) this.#settle(run.id, { phase: 'done' });
    } catch (reason) {
      if (!crew.isEnded) this.#settle(run.id, { phase: 'failed', failure: wordsOf(reason) });
    } finally {
      this.#end(crew);
    }
  }

  /** One worker: loads the content, and takes parts until there are none. */
  async #work(crew: Crew, run: LabRun, content: Content): Promise<void> {
    const hand = await this.parts.startHand(content);
    if (crew.isEnded) {
      hand.end();
      return;
    }
    crew.hands.add(hand);
    let most = 1;
    while (!crew.isEnded && !crew.isPausing) {
      const part = crew.plan.take(most);
      if (part === undefined) return;
      const began = this.parts.now();
      const { series } = run.cells[part.cell] as RunCell;
      await this.#lookAtBoard(crew, hand, series);
      const tally = await hand.play(series, part.from, part.until);
      if (crew.isEnded) return;
      const seconds = Math.max(0.001, (this.parts.now() - began) / 1000);
      most = Math.min(MOST_IN_A_PART, Math.max(1, Math.floor((SECONDS_A_PART * tally.games) / seconds)));
      this.#add(crew, part.cell, tally);
    }
  }

  async #lookAtBoard(crew: Crew, hand: LabHand, series: Series): Promise<void> {
    const { scenario } = series;
    if (crew.boards.has(scenario)) return;
    crew.boards.add(scenario);
    const board = await hand.board(series);
    const run = this.run(crew.run);
    if (run !== undefined && !crew.isEnded) this.#change(crew.run, { boards: { ...run.boards, [scenario]: board } });
  }

  #add(crew: Crew, cell: number, part: RunCell['tally']): void {
    const run = this.run(crew.run);
    if (run === undefined) return;
    const now = this.parts.now();
    const seconds = run.seconds + (now - crew.since) / 1000;
    crew.since = now;
    const cells = run.cells.map((each, index) => {
      if (index !== cell) return each;
      merge(each.tally, part);
      // A new object, so that whoever shows it sees that it has changed.
      return { ...each, tally: { ...each.tally } };
    });
    this.#change(crew.run, { cells, seconds });
    if (now - crew.kept < KEEP_EVERY) return;
    crew.kept = now;
    this.#keep(crew.run);
  }

  #end(crew: Crew): void {
    crew.isEnded = true;
    for (const hand of crew.hands) hand.end();
    crew.hands.clear();
    this.#keep(crew.run);
    if (this.#crew !== crew) return;
    this.#crew = null;
    this.#set({ busy: 0 });
  }

  #settle(id: string, change: Partial<LabRun>): void {
    this.#change(id, change);
    this.#keep(id);
  }

  #change(id: string, change: Partial<LabRun>): void {
    this.#set({ runs: this.#state.runs.map((run) => (run.id === id ? { ...run, ...change } : run)) });
  }

  async #ask(run: LabRun): Promise<LabHand> {
    if (this.#clerk?.digest !== run.digest) {
      await this.#dismissClerk();
      const content = await this.parts.keeper.content(run.digest);
      if (content === null) throw new Error('The browser has not kept the text that this run is on.');
      this.#clerk = { digest: run.digest, hand: this.parts.startHand(content) };
    }
    return this.#clerk.hand;
  }

  async #dismissClerk(): Promise<void> {
    const clerk = this.#clerk;
    this.#clerk = null;
    if (clerk !== null) (await clerk.hand).end();
  }

  #makeRoom(): void {
    for (const run of this.#state.runs.slice(MOST_KEPT)) this.remove(run.id);
  }

  #keep(id: string): void {
    this.#save(async () => {
      const run = this.run(id);
      if (run !== undefined) await this.parts.keeper.keep(run);
    });
  }

  /** One thing after the other, so that the last word is the last one kept. */
  #save(write: () => Promise<void>): void {
    this.#saving = this.#saving.then(write).then(
      () => this.#state.isUnsaved && this.#set({ isUnsaved: false }),
      () => this.#set({ isUnsaved: true }),
    ) as Promise<void>;
  }

  #set(change: Partial<LabState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
