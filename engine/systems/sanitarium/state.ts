/** Sanitarium's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { spaceOf } from '../../language/standard';
import { gameState } from '../../table/game-state';
import { numberIn } from '../../table/numbers';

type GameColumn =
  | 'stage'
  | 'index'
  | 'turn'
  | 'round'
  | 'current'
  | 'starter'
  | 'firstMoves'
  | 'secondMoves'
  | 'moved'
  | 'dared'
  | 'over'
  | 'overText';

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['sanitarium']['settings'][number];

export const {
  gameNumber,
  setGameNumber,
  inTurnOrder,
  isCharacter: isPlayer,
  isOver,
  log,
  nextSeat: nextPlayer,
  rule,
  scenarioOf,
  seatOf,
} = gameState<GameColumn, RuleSetting>();

export const planOf = (play: Play): ItemInfo => play.program.infoOf(play, scenarioOf(play)) as ItemInfo;

export const isShadow = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'shadow';

export const players = (play: Play): number[] => play.all('character');
export const isInside = (play: Play, player: number): boolean => numberIn(play, player, 'escaped') === 0;
export const playersInside = (play: Play): number[] => players(play).filter((player) => isInside(play, player));

export const shadowsInPlay = (play: Play): number[] =>
  play.all('shadow').filter((shadow) => spaceOf(play, shadow) !== 0);

/** What sort of card it is, by its item. */
export const sortOfCard = (play: Play, card: number): string => play.program.infoOf(play, card)?.item.kind ?? '';
