/** Lobotomy's own numbers by name: the game's, a character's, a monster's. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { gameState } from '../../table/game-state';

type GameColumn =
  | 'stage'
  | 'index'
  | 'turn'
  | 'round'
  | 'difficulty'
  | 'firstSeat'
  | 'current'
  | 'scenariosStarted'
  | 'scenariosFinished'
  | 'wardenStep'
  | 'wardenDue'
  | 'isClash'
  | 'over'
  | 'overText'
  | 'movementCard'
  | 'attackSpace'
  | 'boardKey';

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['lobotomy']['settings'][number];

export const { gameNumber, setGameNumber, isCharacter, isOver, log, seatOf } = gameState<GameColumn, RuleSetting>();

/** A number of the rule set. */
export const rule = (play: Play, setting: RuleSetting): number => play.program.settings.rule(play, setting);

export const isClash = (play: Play): boolean => gameNumber(play, 'isClash') === 1;

/** Characters that are still in the game, in seat order. */
export function livingCharacters(play: Play): number[] {
  const isDead = play.layout.column('isDead');
  const found: number[] = [];
  for (let e = play.firstOfKind(play.program.kindNumbers.character); e !== 0; e = play.nextOfKind(e)) {
    if (!play.isDead(e) && play.state[e + isDead] === 0) found.push(e);
  }
  return found;
}

/** Every character, dead ones too, in seat order. */
export const allCharacters = (play: Play): number[] => play.all('character');

export const isMonster = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'monster';

/** Characters in turn order, from the one on turn (or the first player) on. */
export function inTurnOrder(play: Play, characters: readonly number[]): number[] {
  const count = allCharacters(play).length;
  const start =
    gameNumber(play, 'current') === 0 ? gameNumber(play, 'firstSeat') : seatOf(play, gameNumber(play, 'current'));
  const place = (character: number) => (seatOf(play, character) - start + count) % count;
  return [...characters].sort((a, b) => place(a) - place(b));
}

/** "1 success", "3 successes". */
export const successWords = (count: number): string => (count === 1 ? '1 success' : `${count} successes`);

/** Steps of the Warden, where an option costs them. */
export const wardenCost = (steps: number): string => `Warden +${steps}`;
