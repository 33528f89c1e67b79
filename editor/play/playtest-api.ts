/**
 * What the studio asks of a running game and what it gets back, across the worker's boundary. Everything here is plain
 * data or a promise; the engine's session implements it, the playtest shows it, and neither knows the other.
 */

import type { Content, ItemKey } from '../../engine/content';
import type { GameView, LogEntry, LogReason } from '../../engine/view';
import type { Staging } from './staged-content';
import type { TableOfPeople } from './table-of-people';

/** What the bot menu offers, the usual one first. */
export const botKinds = ['greedy', 'random'] as const;
export type BotKind = (typeof botKinds)[number];

/**
 * Where a bot hands back: the next decision of a person, the end of this turn or round, or of the game; or as soon as none
 * of these seats is asked.
 */
export type BotUntil = BotGoal | { seats: readonly number[] };
export type BotGoal = 'decision' | 'turn' | 'round' | 'end';

export interface StartOptions {
  /** Id of the scenario. */
  scenario: string;
  /** Their ids in seat order, or how many to draw at random. */
  characters: readonly string[] | number;
  seed: number;
  /** How many scenarios have to be finished; as the scenario says if absent. */
  difficulty?: number;
  /** Ids of the optional rules that are on; none if absent, as in games kept before there were any. */
  variants?: readonly string[];
  /** Who plays which seat; without it one person plays all. */
  table?: TableOfPeople;
  /** Where figures and doors stand at the beginning, as the author put them on the board; as the scenario says if absent. */
  staging?: Staging;
}

export interface PlaytestApi {
  /**
   * Who is at the screen, by the seats that they play; null where one person plays all. From now on states show nobody else's
   * secrets, and a secret question has no options until whoever is asked is there. Gives the state anew if there is a game.
   */
  seenBy(seats: readonly number[] | null): Promise<PlaytestState | null>;
  start(content: Content, options: StartOptions): Promise<PlaytestState>;
  /** Answers the current decision. An option that is not offered leaves the game as it is and says so in `error`. */
  answer(optionKey: string): Promise<PlaytestState>;
  undo(): Promise<PlaytestState>;
  redo(): Promise<PlaytestState>;
  /** Goes to the moment at which this many decisions have been answered; later answers are kept for redo. */
  jump(decisionNumber: number): Promise<PlaytestState>;
  bot(kind: BotKind, until: BotUntil, onProgress: (progress: BotProgress) => void): Promise<PlaytestState>;
  /** Why a line stands in the log, by its place; null if there is no such line any more. */
  why(line: number): Promise<LogReason | null>;
  /** What an expression of an item gives at the moment shown, in words; null if it cannot be said then. */
  valueOf(item: ItemKey, source: string): Promise<string | null>;
  /** Ends a running `bot` at its next decision; what it played stays played. */
  stop(): Promise<void>;
  /** Takes changed content over at this turn's checkpoint and gives the same answers again. */
  reload(content: Content): Promise<PlaytestState>;
  /** Everything that is needed to go on: seed, answers, and the content they were given on. */
  save(): Promise<string>;
  load(content: Content, save: string): Promise<PlaytestState>;
}

/** A `PlaytestApi` that can be stopped in the middle of a thought. */
export interface PlaytestEngine extends PlaytestApi {
  /** Whatever waits for an answer is told `reason`, and the game is gone: the next question must be `start` or `load`. */
  kill(reason: Error): void;
}

export interface BotProgress {
  /** Decisions answered by the bot since it was asked. */
  decisions: number;
  round: number;
}

export interface PlaytestState {
  view: GameView;
  log: readonly LogEntry[];
  /** How many decisions have been answered up to the moment shown. */
  decisionNumber: number;
  /** How many are known in all, with those kept for redo. */
  decisionCount: number;
  /** Decision number at which each round began: `roundStarts[0]` is round 1. */
  roundStarts: readonly number[];
  canUndo: boolean;
  canRedo: boolean;
  /** What the latest `reload` did; null once another answer was given. */
  reload: ReloadReport | null;
  error: PlaytestError | null;
}

/** Why the content could not be set up or played on, and where an author mends it. */
export interface PlaytestError {
  message: string;
  item: ItemKey | null;
  pointer: string;
}

export interface ReloadReport {
  /** What differs, in words: `{ item: 'monster/nurse', file: 'nurse.json', text: 'health 2 -> 4' }`. */
  changes: readonly { item: ItemKey; file: string; text: string }[];
  answeredAgain: number;
  /** Whether the board is another one, so that the game was set up anew and answered again from its start. */
  isSetUpAnew: boolean;
  /** Code of the language that texts are shown in from now on, '' for the pack's own; absent if that stays as it was. */
  language?: string;
  /** The first answer that the changed content no longer offers, or null if all were given again. */
  stoppedAt: { decision: number; question: string; answer: string; reason: string } | null;
  /** Later answers kept for redo. */
  kept: number;
}
