/**
 * One running game for people: it answers what the playtest asks, in plain data. Every gesture is "restore and answer
 * again" of the kernel's session; this file only turns it into words and states. It runs in a worker.
 */
import { type Content, type ItemKey, itemKey } from '../../engine/content';
import { Checkpoints } from '../../engine/kernel/checkpoints';
import { Log } from '../../engine/kernel/log';
import { Numbering } from '../../engine/kernel/numbering';
import type { Playthrough } from '../../engine/kernel/playthrough';
import { Session } from '../../engine/kernel/session';
import { charactersOf, drawCharacters } from '../../engine/lab/players';
import { load } from '../../engine/language/load';
import { LoopError, Play } from '../../engine/language/play';
import type { Program } from '../../engine/language/program';
import { reasonOf } from '../../engine/language/reasons';
import type { GameSetup, System } from '../../engine/language/system';
import { valueNow } from '../../engine/language/value-now';
import { variantsFor } from '../../engine/language/variant-plan';
import { systemFor } from '../../engine/systems';
import type { LogReason } from '../../engine/view';
import { contentChanges } from '../../pack/content-changes';
import { readSave, writeSave } from './game-save';
import type {
  BotKind,
  BotProgress,
  BotUntil,
  PlaytestApi,
  PlaytestError,
  PlaytestState,
  ReloadReport,
  StartOptions,
} from './playtest-api';
import { logEntries, stoppedAt } from './told-game';

interface Running {
  content: Content;
  numbering: Numbering;
  program: Program;
  session: Session<Play>;
  setup: GameSetup;
}

/** Answers for people: gives the place of an option, and leaves the playthrough as it found it. */
export interface Bot {
  choose(playthrough: Playthrough<Play>): number;
}

/** Decisions that a bot takes before the worker listens for a stop. */
const BOT_STRIDE = 8;

export class PlaytestGame implements PlaytestApi {
  #game: Running | null = null;
  #reload: ReloadReport | null = null;
  #error: PlaytestError | null = null;
  #isStopped = false;
  /** Seats of whoever is at the screen; null where one person plays all. */
  #present: readonly number[] | null = null;
  /** The content once more, compiled for questions: what they add to it is no part of the game. */
  #asking: { content: Content; program: Program } | null = null;
  /** What people were asked and what they chose, in words, by number of the decision: a record has only keys. */
  #told = new Map<number, { question: string; answer: string }>();

  constructor(private readonly botOf: (kind: BotKind, program: Program, seed: number) => Bot) {}

  async seenBy(seats: readonly number[] | null): Promise<PlaytestState | null> {
    this.#present = seats;
    return this.#game === null ? null : this.#state();
  }

  async start(content: Content, options: StartOptions): Promise<PlaytestState> {
    this.#reload = null;
    this.#error = null;
    const { scenario, seed, difficulty, variants } = options;
    const characters =
      typeof options.characters === 'number'
        ? drawCharacters(charactersOf(content), options.characters, seed)
        : options.characters;
    this.#game = this.#begin(content, { scenario, characters, seed, difficulty, variants });
    return this.#state();
  }

  async answer(optionKey: string): Promise<PlaytestState> {
    return this.#do(({ program, session }) => {
      const asked = program.system.view(session.game, session.decision?.seat ?? 0).decision;
      const chosen = asked?.options.find(({ key }) => key === optionKey);
      const result = session.answer(optionKey);
      if (result.ok && asked && chosen) {
        this.#told.set(session.answers.length, { question: asked.question, answer: chosen.label });
      }
      this.#error = result.ok ? null : { message: `That can't be answered now: ${optionKey}`, item: null, pointer: '' };
      if (result.ok) this.#reload = null;
    });
  }

  async undo(): Promise<PlaytestState> {
    return this.#do(({ session }) => session.undo());
  }

  async redo(): Promise<PlaytestState> {
    return this.#do(({ session }) => session.redo());
  }

  async jump(decisionNumber: number): Promise<PlaytestState> {
    return this.#do(({ session }) => session.goTo(decisionNumber));
  }

  async bot(kind: BotKind, until: BotUntil, onProgress: (progress: BotProgress) => void): Promise<PlaytestState> {
    const game = this.#running();
    this.#isStopped = false;
    const bot = this.botOf(kind, game.program, game.setup.seed);
    const start = game.program.system.moment(game.session.game);
    let decisions = 0;
    while (!this.#isStopped && game.session.decision !== null && !this.#isReached(game, until, start, decisions)) {
      this.#attempt(({ session }) => this.#botAnswers(session, bot));
      if (this.#error !== null) break;
      decisions++;
      if (decisions % BOT_STRIDE !== 0) continue;
      onProgress({ decisions, round: game.program.system.moment(game.session.game).round });
      // A message that asks to stop is heard only between two turns of the event loop.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return this.#state();
  }

  async why(line: number): Promise<LogReason | null> {
    const { game } = this.#running().session;
    const told = game.log?.lines[line];
    return told === undefined ? null : reasonOf(game, told);
  }

  async valueOf(item: ItemKey, source: string): Promise<string | null> {
    const { content, numbering, session } = this.#running();
    if (this.#asking?.content !== content)
      this.#asking = { content, program: load(content, rulesOf(content), numbering).program };
    return valueNow(copyOf(session.game, this.#asking.program), item, source);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
  }

  async reload(content: Content): Promise<PlaytestState> {
    const game = this.#running();
    if (content.language !== game.content.language) return this.#showIn(game, content);
    const changes = contentChanges(game.content, content);
    // Every check hands out a new copy; one that says the same is no change, and the line of the last one stays.
    if (changes.length === 0) return this.#state();
    return this.#takeOver(game, content, { changes });
  }

  /**
   * The same game in other words. It is answered again from its start, so that the whole log is in them; where content was changed on the
   * way and that leads elsewhere, from the start of this turn.
   */
  #showIn(before: Running, content: Content): PlaytestState {
    const { setup, session } = before;
    const { answers, undone } = session;
    const toldBefore = new Map(this.#told);
    const said = { changes: [], language: content.language ?? '' };
    if (goneFrom(content, setup) === undefined) {
      const game = this.#begin(content, setup);
      this.#guard(() => game.session.replay([...answers, ...undone]));
      this.#told = toldBefore;
      if (game.session.answers.length >= answers.length) {
        game.session.goTo(answers.length);
        this.#game = game;
        this.#error = null;
        this.#reload = {
          ...said,
          answeredAgain: answers.length,
          isSetUpAnew: false,
          stoppedAt: null,
          kept: undone.length,
        };
        return this.#state();
      }
    }
    return this.#takeOver(before, content, said);
  }

  #takeOver(game: Running, content: Content, said: Pick<ReloadReport, 'changes' | 'language'>): PlaytestState {
    const { program } = load(content, rulesOf(content), game.numbering);
    if (!game.numbering.hasRoom) {
      this.#error = { message: 'So much is new that the game has to be started anew.', item: null, pointer: '' };
      return this.#state();
    }
    this.#error = null;
    const { session } = game;
    const play = new Play(program);
    play.seedNumber = game.setup.seed;
    if (!fits(session.game, program)) return this.#setUpAnew(game, content, said);
    const { answeredAgain, divergence } = this.#guard(() => session.reload(play, program.system)) ?? {
      answeredAgain: 0,
      divergence: null,
    };
    this.#game = { ...game, content, program };
    const told = divergence === null ? undefined : this.#told.get(divergence.decision);
    this.#reload = {
      ...said,
      answeredAgain,
      isSetUpAnew: false,
      stoppedAt: stoppedAt(divergence, told),
      kept: session.undone.length,
    };
    return this.#state();
  }

  /** The table itself is another one: the game begins again under the new content, and every answer is given again. */
  #setUpAnew(before: Running, content: Content, said: Pick<ReloadReport, 'changes' | 'language'>): PlaytestState {
    const { setup, session } = before;
    const gone = goneFrom(content, setup);
    if (gone !== undefined) {
      this.#error = { message: `The game can't be set up again without ${gone}.`, item: null, pointer: '' };
      return this.#state();
    }
    const answers = [...session.answers];
    const toldBefore = new Map(this.#told);
    const game = this.#begin(content, setup);
    this.#game = game;
    this.#told = toldBefore;
    const divergence = this.#guard(() => game.session.replay(answers)) ?? null;
    const told = divergence === null ? undefined : toldBefore.get(divergence.decision);
    this.#reload = {
      ...said,
      answeredAgain: game.session.answers.length,
      isSetUpAnew: true,
      stoppedAt: stoppedAt(divergence, told),
      kept: game.session.undone.length,
    };
    return this.#state();
  }

  async save(): Promise<string> {
    const { setup, content, session } = this.#running();
    const answers = [...session.answers, ...session.undone];
    return writeSave({ ...setup, content, answers, at: session.answers.length });
  }

  /** Goes on with a saved game. Changed content is taken over as by a reload, from the start of the turn. */
  async load(content: Content, save: string): Promise<PlaytestState> {
    const kept = readSave(save);
    this.#reload = null;
    this.#error = null;
    const { scenario, characters, seed, difficulty, variants } = kept;
    const game = this.#begin(kept.content, { scenario, characters, seed, difficulty, variants });
    this.#game = game;
    this.#guard(() => {
      game.session.replay(kept.answers);
      game.session.goTo(kept.at);
    });
    return JSON.stringify(kept.content) === JSON.stringify(content) ? this.#state() : this.reload(content);
  }

  #begin(content: Content, setup: GameSetup): Running {
    this.#told.clear();
    const numbering = new Numbering();
    const system = rulesOf(content);
    const { program } = load(content, system, numbering);
    const play = new Play(program);
    play.log = new Log();
    system.prepare(play, setup);
    const session = new Session(play, system);
    const game: Running = { content, numbering, program, session, setup };
    this.#guard(() => session.start());
    return game;
  }

  #botAnswers(session: Session<Play>, bot: Bot): void {
    const { decision, game } = session;
    if (decision === null) return;
    const option = bot.choose(session.playthrough);
    session.answer(session.decision?.question?.key(game, session.decision, option) ?? '');
  }

  #isReached(
    { program, session }: Running,
    until: BotUntil,
    start: { turn: number; round: number },
    decisions: number,
  ): boolean {
    const now = program.system.moment(session.game);
    if (typeof until === 'object') return !until.seats.includes(session.decision?.seat ?? -1);
    if (until === 'decision') return decisions >= 1;
    if (until === 'turn') return now.turn !== start.turn;
    return until === 'round' && now.round !== start.round;
  }

  #do(act: (game: Running) => unknown): PlaytestState {
    this.#attempt(act);
    return this.#state();
  }

  #attempt(act: (game: Running) => unknown): void {
    const game = this.#running();
    this.#error = null;
    this.#guard(() => act(game));
  }

  /** An endless loop in content is the author's to mend: the game goes back to where it still runs, and says so. */
  #guard<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof LoopError)) throw error;
      this.#error = { message: error.message, item: (error.items[0] ?? null) as ItemKey | null, pointer: '' };
      if (this.#game !== null) goBack(this.#game.session);
      return undefined;
    }
  }

  #running(): Running {
    if (this.#game === null) throw new Error('no game has been started');
    return this.#game;
  }

  #state(): PlaytestState {
    const { program, session } = this.#running();
    const { game } = session;
    return {
      view: program.system.view(game, viewerOf(this.#present, session.decision?.seat)),
      log: logEntries(program, session),
      decisionNumber: session.answers.length,
      decisionCount: session.answers.length + session.undone.length,
      // The first mark is the set-up, which is no round.
      roundStarts: session.roundStarts.slice(1),
      canUndo: session.answers.length > 0,
      canRedo: session.undone.length > 0,
      reload: this.#reload,
      error: this.#error,
    };
  }
}

/** A seat that sees what lies open, and nothing else. */
const NO_SEAT = -1;

/** Whose view is shown: that of the seat which is asked, if it may be looked at; after the end that of somebody who is there. */
function viewerOf(present: readonly number[] | null, asked: number | undefined): number {
  const seat = asked ?? present?.[0] ?? 0;
  return present === null || present.includes(seat) ? seat : NO_SEAT;
}

/** What a game was begun with and the content has no more. */
function goneFrom({ items }: Content, { scenario, characters, variants = [] }: GameSetup): string | undefined {
  const keys = [`scenario/${scenario}`, ...characters.map((id) => `character/${id}`)];
  const gone = keys.find((key) => !items.some((item) => itemKey(item) === key));
  if (gone !== undefined) return gone;
  const offered = variantsFor(items, scenario);
  const missing = variants.find((id) => !offered.some((variant) => variant.id === id));
  return missing === undefined ? undefined : `the variant ${missing}`;
}

/** Whether a game can go on under a changed program: asked of a copy, for the game itself is not changed yet. */
function fits(game: Play, program: Program): boolean {
  const { system } = program;
  if (system.fits === undefined) return true;
  return system.fits(game, copyOf(game, program));
}

/** The same moment under another program. */
function copyOf(game: Play, program: Program): Play {
  const copy = new Play(program);
  const kept = new Checkpoints();
  kept.push(game);
  kept.restore(0, copy);
  return copy;
}

/** Throws if no rules of that name are built in: such content is refused before it comes here. */
function rulesOf(content: Content): System {
  const system = systemFor(content.system);
  if (system === undefined) throw new Error(`there are no rules for ${content.system}`);
  return system;
}

/** To the last moment that does not lead into the loop. If even the first one does, the game stands there and asks nothing. */
function goBack(session: Session<Play>): void {
  let count = session.answers.length - 1;
  while (count >= 0) {
    try {
      session.goTo(count);
      return;
    } catch (error) {
      if (!(error instanceof LoopError)) throw error;
      count = Math.min(count, session.answers.length) - 1;
    }
  }
}
