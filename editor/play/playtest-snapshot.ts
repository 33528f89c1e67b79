/** What the panels see of a running game, how it begins, and which moment it stands at. */
import type { BotProgress, PlaytestError, PlaytestState, StartOptions } from './playtest-api';
import type { SavedLine } from './saved-game';

export type PlaytestPhase =
  /** Looking for a saved game, or waiting for content. */
  | 'opening'
  /** Nothing has been started. */
  | 'empty'
  | 'preparing'
  | 'playing'
  /** The content can't be set up; `error` says why. */
  | 'blocked'
  /** The engine stopped unexpectedly; `failure` says what was thrown. */
  | 'failed';

export interface PlaytestSnapshot {
  phase: PlaytestPhase;
  state: PlaytestState | null;
  options: StartOptions | null;
  isBusy: boolean;
  /** True while one answer takes so long that something may be wrong with it. */
  isSlow: boolean;
  bot: BotProgress | null;
  /** The person at the screen, by their place at the table. */
  present: number;
  error: PlaytestError | null;
  failure: string | null;
  /** True if the browser would not keep the game. */
  isUnsaved: boolean;
  forks: readonly SavedLine[];
  /** How the kept game was begun, while it stands back for another that a link asks for. */
  waiting: StartOptions | null;
  /** Decisions that an answer given while looking back set aside, and the kept game that still has them. */
  setAside: { count: number; fork: number } | null;
}

export const START: PlaytestSnapshot = {
  phase: 'opening',
  state: null,
  options: null,
  isBusy: false,
  isSlow: false,
  bot: null,
  present: 0,
  error: null,
  failure: null,
  isUnsaved: false,
  forks: [],
  waiting: null,
  setAside: null,
};

export const isSameQuestion = (now: PlaytestState, asked: PlaytestState): boolean =>
  now.decisionNumber === asked.decisionNumber && now.view.decision?.key === asked.view.decision?.key;

export const nameOfMoment = ({ view, decisionNumber }: PlaytestState): string =>
  `Round ${view.round}, decision ${decisionNumber}`;
