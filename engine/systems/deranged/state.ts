/** Deranged's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { gameState } from '../../table/game-state';
import { numberIn } from '../../table/numbers';

type GameColumn =
  | 'stage'
  | 'index'
  | 'turn'
  | 'chapter'
  | 'night'
  | 'crossed'
  | 'current'
  | 'destiny'
  | 'exitTurn'
  | 'over'
  | 'overText'
  | 'boardKey';

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['deranged']['settings'][number];

export const {
  gameNumber,
  setGameNumber,
  inTurnOrder,
  isCharacter,
  isOver,
  log,
  nextSeat: nextHero,
  rule,
  scenarioOf,
  seatOf,
} = gameState<GameColumn, RuleSetting>();

export const isNight = (play: Play): boolean => gameNumber(play, 'night') === 1;

export const isMonster = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'monster';

/** Whether a hero's figure is the Deranged one. */
export const isTurned = (play: Play, hero: number): boolean =>
  isCharacter(play, hero) && numberIn(play, hero, 'isTurned') === 1;
export const isHuman = (play: Play, hero: number): boolean =>
  isCharacter(play, hero) && numberIn(play, hero, 'isTurned') === 0;
export const isOnBoard = (play: Play, entity: number): boolean => spaceOf(play, entity) !== 0;

export const heroes = (play: Play): number[] => play.all('character');
export const heroesOnBoard = (play: Play): number[] => heroes(play).filter((hero) => isOnBoard(play, hero));
export const monstersOnBoard = (play: Play): number[] =>
  play.all('monster').filter((monster) => isOnBoard(play, monster));
