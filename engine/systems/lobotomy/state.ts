/** Lobotomy's own numbers by name: the game's, a character's, a monster's. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { tell } from '../../language/trail';
import { numberIn } from '../../table/numbers';
import type { Rule } from './rules-of-events';

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

export const gameNumber = (play: Play, column: GameColumn): number =>
  play.state[play.program.gameEntity(play) + play.layout.column(column)] as number;

export function setGameNumber(play: Play, column: GameColumn, value: number): void {
  play.state[play.program.gameEntity(play) + play.layout.column(column)] = value;
}

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['lobotomy']['settings'][number];

/** A number of the rule set. */
export const rule = (play: Play, setting: RuleSetting): number => play.program.settings.rule(play, setting);

export const isClash = (play: Play): boolean => gameNumber(play, 'isClash') === 1;
export const isOver = (play: Play): boolean => gameNumber(play, 'over') !== 0;

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

export const isCharacter = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'character';
export const isMonster = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'monster';

export const seatOf = (play: Play, character: number): number =>
  isCharacter(play, character) ? numberIn(play, character, 'seat') : -1;

/** Characters in turn order, from the one on turn (or the first player) on. */
export function inTurnOrder(play: Play, characters: readonly number[]): number[] {
  const count = allCharacters(play).length;
  const start =
    gameNumber(play, 'current') === 0 ? gameNumber(play, 'firstSeat') : seatOf(play, gameNumber(play, 'current'));
  const place = (character: number) => (seatOf(play, character) - start + count) % count;
  return [...characters].sort((a, b) => place(a) - place(b));
}

export const log = (
  play: Play,
  text: string,
  tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
  entities: readonly number[] = [],
  rules: readonly Rule[] = [],
): void => tell(play, text, { tone, entities, item: play.def(entities[0] ?? 0), rules });

/** "1 success", "3 successes". */
export const successWords = (count: number): string => (count === 1 ? '1 success' : `${count} successes`);

/** Steps of the Warden, where an option costs them. */
export const wardenCost = (steps: number): string => `Warden +${steps}`;
