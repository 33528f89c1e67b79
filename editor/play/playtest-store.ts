/**
 * One running game as the panels see it: what the engine last said, what is under way, and the gestures. It asks the engine
 * one thing at a time, keeps the last frame while it waits, and saves after every answer. It knows no rules and no React.
 */
import type { Content, ItemKey } from '../../engine/content';
import type { LogReason } from '../../engine/view';
import { ANY_GAME, asksForAnother, obstacleTo, type WantedGame } from './game-choices';
import { type GameSave, writeSave } from './game-save';
import {
  type BotKind,
  type BotUntil,
  botKinds,
  type PlaytestEngine,
  type PlaytestState,
  type StartOptions,
} from './playtest-api';
import { isSameQuestion, nameOfMoment, type PlaytestSnapshot, START } from './playtest-snapshot';
import type { GameKeeper } from './saved-game';
import { stagedContent } from './staged-content';
import { BOT, firstThere, isBotSeat, seatsOf, seenFrom } from './table-of-people';

/** An answer that takes longer may never come, in milliseconds. */
export const SLOW_AFTER = 10_000;

const wordsOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

export class PlaytestStore {
  #snapshot: PlaytestSnapshot = START;
  readonly #listeners = new Set<() => void>();
  #content: Content | null = null;
  /** The content that the engine has; differs from `#content` until a reload has been asked for. */
  #given: Content | null = null;
  #work: Promise<void> = Promise.resolve();
  #pendingJump: number | null = null;
  /** The game that was being begun when the engine stopped; null if it stopped in a running one. */
  #unbegun: StartOptions | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #saving: Promise<void> | null = null;
  #isDirty = false;

  constructor(
    private readonly api: PlaytestEngine,
    private readonly keeper: GameKeeper,
    readonly pack: string,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): PlaytestSnapshot => this.#snapshot;

  /** Resolves when everything asked for so far has been done and kept. */
  async settled(): Promise<void> {
    await this.#work;
    while (this.#saving !== null) await this.#saving;
  }

  /**
   * The latest content that checks clean. The first call looks for a saved game, which stands back where a link asks for
   * another; later ones bring it to the running one.
   */
  takeContent(content: Content, asked: WantedGame = ANY_GAME): void {
    const isFirst = this.#content === null;
    if (this.#content === content) return;
    this.#content = content;
    this.#queue(() => (isFirst && this.#snapshot.phase !== 'playing' ? this.#resume(asked) : this.#catchUp()));
  }

  /** Shows the kept game on the content that it was played with, while the pack itself can't be played. */
  openKept(asked: WantedGame = ANY_GAME): void {
    if (this.#content !== null || this.#snapshot.phase !== 'opening' || this.#snapshot.isBusy) return;
    this.#queue(async () => {
      const saved = await this.keeper.read(this.pack);
      if (saved === null || this.#content !== null || asksForAnother(asked, saved.options)) return;
      const { content } = JSON.parse(saved.save) as { content?: Content };
      if (content === undefined) return;
      this.#given = content;
      this.#set({ options: saved.options, forks: saved.forks });
      await this.#beSeenBy(firstThere(saved.options.table));
      this.#show(await this.api.load(content, saved.save), true);
    });
  }

  /** Goes on with the kept game after all. */
  openWaiting(): void {
    this.#queue(() => this.#resume());
  }

  start(options: StartOptions): void {
    this.#queue(() => this.#begin(options));
  }

  restart(): void {
    if (this.#snapshot.options !== null) this.start(this.#snapshot.options);
  }

  /** It answers the question that was on the screen, once what is under way is done; if another is asked by then it is dropped. */
  answer(optionKey: string): void {
    const asked = this.#snapshot.state;
    if (asked === null) return;
    this.#act(async () => {
      const { state } = this.#snapshot;
      if (state === null || !isSameQuestion(state, asked)) return state ?? asked;
      await this.#keepLater();
      return this.api.answer(optionKey);
    });
  }

  /** Somebody is at the screen now, and sees the secrets of their own seats. */
  arrive(person: number): void {
    this.#queue(async () => {
      const state = await this.#beSeenBy(person);
      if (state !== null) this.#show(state, false);
    });
  }

  async #beSeenBy(person: number): Promise<PlaytestState | null> {
    const state = await this.api.seenBy(seenFrom(this.#snapshot.options?.table, person));
    this.#set({ present: person });
    return state;
  }

  /** Back to the last decision of a person: the bot would only answer its own again. */
  undo(): void {
    if (this.#snapshot.state?.canUndo) this.#act(() => this.#walk(() => this.api.undo(), 'canUndo'));
  }

  redo(): void {
    if (this.#snapshot.state?.canRedo) this.#act(() => this.#walk(() => this.api.redo(), 'canRedo'));
  }

  async #walk(step: () => Promise<PlaytestState>, may: 'canUndo' | 'canRedo'): Promise<PlaytestState> {
    let state = await step();
    while (state[may] && this.#isBotAsked(state)) state = await step();
    return state;
  }

  /** An answer given while looking back replaces those that came later: they are kept as a game of their own. */
  async #keepLater(): Promise<void> {
    const { state, forks } = this.#snapshot;
    const count = state === null ? 0 : state.decisionCount - state.decisionNumber;
    if (state === null || count === 0) {
      this.#set({ setAside: null });
      return;
    }
    const name = `${nameOfMoment(state)}, with ${count} later`;
    this.#set({ forks: [...forks, { name, save: await this.api.save() }], setAside: { count, fork: forks.length } });
  }

  /** Brings back what an answer given while looking back had set aside. */
  takeBack(): void {
    const { setAside } = this.#snapshot;
    if (setAside !== null) this.switchTo(setAside.fork);
  }

  /** While a jump is under way only the latest wish counts, so that a drag never lags behind the hand. */
  jump(decision: number): void {
    const isWaiting = this.#pendingJump !== null;
    this.#pendingJump = decision;
    if (isWaiting) return;
    this.#act(() => {
      const wanted = this.#pendingJump ?? decision;
      this.#pendingJump = null;
      return this.api.jump(wanted);
    });
  }

  letBotPlay(kind: BotKind, until: BotUntil): void {
    this.#act(() => this.#botPlays(kind, until));
  }

  async #botPlays(kind: BotKind, until: BotUntil): Promise<PlaytestState> {
    this.#set({ bot: { decisions: 0, round: this.#snapshot.state?.view.round ?? 0 } });
    // Progress comes by a channel of its own and may arrive after the answer.
    let isPlaying = true;
    try {
      return await this.api.bot(kind, until, (bot) => {
        if (!isPlaying) return;
        this.#beginWait();
        this.#set({ bot });
      });
    } finally {
      isPlaying = false;
      this.#set({ bot: null });
    }
  }

  stopBot(): void {
    this.api.stop().catch((reason: unknown) => this.#fail(reason));
  }

  /** Why a line stands in the log; it does not wait for what is under way, and changes nothing. */
  readonly why = (line: number): Promise<LogReason | null> =>
    this.api.why(line).catch((reason: unknown) => {
      this.#fail(reason);
      return null;
    });

  /** What an expression of an item gives at the moment shown; null if it cannot be said. For while a game runs. */
  readonly valueOf = (item: ItemKey, source: string) => this.api.valueOf(item, source).catch(() => null);

  /** Keeps the game as it went until now beside the one that goes on. */
  fork(): void {
    this.#queue(async () => {
      const { state, forks } = this.#snapshot;
      if (state === null) return;
      const name = nameOfMoment(state);
      this.#set({ forks: [...forks, { name, save: await this.api.save() }] });
      this.#save();
    });
  }

  /** Goes on with a kept game; the present one is kept in its place. */
  switchTo(fork: number): void {
    this.#queue(async () => {
      const { state, forks } = this.#snapshot;
      const chosen = forks[fork];
      const content = this.#content;
      if (state === null || chosen === undefined || content === null) return;
      const present = {
        name: nameOfMoment(state),
        save: await this.api.save(),
      };
      this.#show(await this.api.load(this.#staged(content), chosen.save), true);
      this.#set({ forks: forks.map((line, index) => (index === fork ? present : line)), setAside: null });
      this.#save();
    });
  }

  /** Shows a game that was played elsewhere, at a moment of it; the present one is kept beside it. Resolves when it is shown. */
  openRecord(options: StartOptions, save: GameSave): Promise<void> {
    this.#queue(async () => {
      const { state, forks, options: present } = this.#snapshot;
      const kept =
        state === null || present?.scenario !== options.scenario
          ? []
          : [...forks, { name: nameOfMoment(state), save: await this.api.save() }];
      this.#given = this.#content ?? save.content;
      this.#set({ phase: 'preparing', options, failure: null, error: null, waiting: null });
      await this.#beSeenBy(firstThere(options.table));
      this.#show(await this.api.load(this.#given, writeSave(save)), true);
      this.#set({ forks: kept, setAside: null });
      this.#save();
    });
    return this.settled();
  }

  /** After the engine stopped: loads the game as it was last kept, or begins the one that it stopped at. */
  runAgain(): void {
    this.#queue(() => this.#goOn());
  }

  /** Ends a thought that takes too long. The game is as it was last kept. */
  giveUp(): void {
    this.api.kill(new Error('It was stopped in the middle of a thought.'));
  }

  async #begin(options: StartOptions): Promise<void> {
    const content = this.#content;
    if (content === null) return;
    this.#given = content;
    const error = obstacleTo(content, options);
    this.#set({ phase: error === null ? 'preparing' : 'blocked', options, error, failure: null, waiting: null });
    if (error !== null) return;
    this.#unbegun = options;
    await this.#beSeenBy(firstThere(options.table));
    this.#show(await this.api.start(stagedContent(content, options.scenario, options.staging), options), true);
    this.#unbegun = null;
    this.#set({ forks: [], setAside: null });
    await this.#letBotsPlay();
    this.#save();
  }

  /** The content as the running game was begun on it. */
  #staged(content: Content): Content {
    const { options } = this.#snapshot;
    return options === null ? content : stagedContent(content, options.scenario, options.staging);
  }

  #goOn(): Promise<void> {
    return this.#unbegun === null ? this.#resume() : this.#begin(this.#unbegun);
  }

  async #resume(asked: WantedGame = ANY_GAME): Promise<void> {
    const content = this.#content;
    if (content === null) return;
    this.#given = content;
    this.#set({ phase: 'opening', failure: null, error: null, waiting: null });
    const saved = await this.keeper.read(this.pack);
    if (saved === null || asksForAnother(asked, saved.options)) {
      this.#set({ phase: 'empty', waiting: saved?.options ?? null });
      return;
    }
    this.#set({ phase: 'preparing', options: saved.options, forks: saved.forks });
    await this.#beSeenBy(firstThere(saved.options.table));
    this.#show(await this.api.load(this.#staged(content), saved.save), true);
    await this.#letBotsPlay();
  }

  /** Hands over content that came after what the engine has; content that was mended ends what was in the way. */
  async #catchUp(): Promise<void> {
    const content = this.#content;
    const { phase, options } = this.#snapshot;
    if (content === null || content === this.#given) return;
    if (phase === 'blocked' && options !== null) await this.#begin(options);
    else if (phase === 'failed') await this.#goOn();
    else if (phase === 'playing') {
      this.#given = content;
      this.#show(await this.api.reload(this.#staged(content)), false);
      this.#save();
    }
  }

  /** A gesture of a running game. */
  #act(ask: () => Promise<PlaytestState>): void {
    this.#queue(async () => {
      if (this.#snapshot.phase !== 'playing') return;
      this.#show(await ask(), false);
      await this.#letBotsPlay();
      this.#save();
    });
  }

  #isBotAsked({ view }: PlaytestState): boolean {
    return view.decision !== null && isBotSeat(this.#snapshot.options?.table, view.decision.seat);
  }

  /** Seats that the bot has taken are played as soon as they are asked, but never over decisions that are kept for redo. */
  async #letBotsPlay(): Promise<void> {
    const { state, phase, options } = this.#snapshot;
    const table = options?.table;
    if (phase !== 'playing' || state === null || table === undefined || state.canRedo || !this.#isBotAsked(state))
      return;
    this.#show(await this.#botPlays(botKinds[0], { seats: seatsOf(table, BOT) }), false);
  }

  /** A game that could not even be set up is blocked; one that runs keeps its frame and shows the error beside it. */
  #show(state: PlaytestState, isStart: boolean): void {
    const isBlocked = isStart && state.error !== null;
    this.#set({ phase: isBlocked ? 'blocked' : 'playing', state, error: state.error });
  }

  #queue(task: () => Promise<void>): void {
    this.#set({ isBusy: true });
    const timed = async () => {
      this.#beginWait();
      await task();
    };
    const mine = this.#work
      .then(timed)
      .catch((reason: unknown) => this.#fail(reason))
      .finally(() => this.#endWait());
    this.#work = mine;
    mine.then(() => {
      if (this.#work === mine) this.#set({ isBusy: false });
    });
  }

  #beginWait(): void {
    this.#endWait();
    this.#patience = setTimeout(() => this.#set({ isSlow: true }), SLOW_AFTER);
  }

  #endWait(): void {
    clearTimeout(this.#patience);
    if (this.#snapshot.isSlow) this.#set({ isSlow: false });
  }

  #fail(reason: unknown): void {
    this.#pendingJump = null;
    this.#set({ phase: 'failed', failure: wordsOf(reason), bot: null });
  }

  #save(): void {
    this.#isDirty = true;
    if (this.#saving !== null) return;
    this.#saving = this.#keep()
      .catch((reason: unknown) => this.#fail(reason))
      .finally(() => {
        this.#saving = null;
      });
  }

  async #keep(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      const { options, forks, phase } = this.#snapshot;
      if (options === null || phase !== 'playing') return;
      const save = await this.api.save();
      try {
        await this.keeper.write(this.pack, { options, forks, save });
        if (this.#snapshot.isUnsaved) this.#set({ isUnsaved: false });
      } catch {
        // The game goes on; the panel says that it would not survive a reload of the page.
        this.#set({ isUnsaved: true });
      }
    }
  }

  #set(change: Partial<PlaytestSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
