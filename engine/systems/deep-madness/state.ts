/** Deep Madness's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { gameState } from '../../table/game-state';
import { numberIn } from '../../table/numbers';

type GameColumn =
  | 'stage'
  | 'index'
  | 'slotPart'
  | 'turn'
  | 'round'
  | 'current'
  | 'spawnCards'
  | 'spawnDeck'
  | 'hatchClosed'
  | 'hatchSealed'
  | 'submergedMarkers'
  | 'over'
  | 'overText'
  | 'boardKey';

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['deep-madness']['settings'][number];

export const { gameNumber, setGameNumber, isCharacter, isOver, log, rule, scenarioOf, seatOf } = gameState<
  GameColumn,
  RuleSetting
>();

export const isMonster = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'monster';

/** Investigators that are still in the game, in seat order. */
export const livingCharacters = (play: Play): number[] =>
  play.all('character').filter((character) => numberIn(play, character, 'isDead') === 0);

/** Investigators that are still in the game, by their places in the activation track. */
export const inTrackOrder = (play: Play): number[] =>
  livingCharacters(play).sort((a, b) => numberIn(play, a, 'order') - numberIn(play, b, 'order'));

/** Investigators from the one that acts, or the first of the track, on. */
export function inTurnOrder(play: Play, characters: readonly number[]): number[] {
  const all = play.all('character');
  const current = gameNumber(play, 'current');
  const start = isCharacter(play, current) ? numberIn(play, current, 'order') : 1;
  const place = (character: number) => (numberIn(play, character, 'order') - start + all.length) % all.length;
  return [...characters].sort((a, b) => place(a) - place(b));
}

/** Monsters on the board, in the order in which they came. */
export const monstersOnBoard = (play: Play): number[] =>
  play.all('monster').filter((monster) => spaceOf(play, monster) !== 0);

export const rankOf = (play: Play, monster: number): string =>
  String(play.program.infoOf(play, monster)?.item.rank ?? '');
