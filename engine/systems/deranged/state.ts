/** Deranged's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { tell } from '../../language/trail';
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

export const gameNumber = (play: Play, column: GameColumn): number =>
  play.state[play.program.gameEntity(play) + play.layout.column(column)] as number;

export function setGameNumber(play: Play, column: GameColumn, value: number): void {
  play.state[play.program.gameEntity(play) + play.layout.column(column)] = value;
}

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['deranged']['settings'][number];

/** A number of the rules: the scenario's own if it has one, else the rule set's. */
export const rule = (play: Play, setting: RuleSetting): number =>
  play.program.settings.read(play, setting, scenarioOf(play));

export const scenarioOf = (play: Play): number => play.firstOfKind(play.layout.kind('scenario').number);

export const isOver = (play: Play): boolean => gameNumber(play, 'over') !== 0;
export const isNight = (play: Play): boolean => gameNumber(play, 'night') === 1;

export const isCharacter = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'character';
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

export const seatOf = (play: Play, hero: number): number =>
  isCharacter(play, hero) ? numberIn(play, hero, 'seat') : -1;

/** Heroes from the one whose turn it is on, clockwise. */
export function inTurnOrder(play: Play, some: readonly number[]): number[] {
  const all = heroes(play);
  const first = Math.max(0, all.indexOf(gameNumber(play, 'current')));
  const place = (hero: number) => (all.indexOf(hero) - first + all.length) % all.length;
  return [...some].sort((a, b) => place(a) - place(b));
}

export function nextHero(play: Play, hero: number): number {
  const all = heroes(play);
  return all[(all.indexOf(hero) + 1) % all.length] ?? 0;
}

export const log = (
  play: Play,
  text: string,
  tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
  entities: readonly number[] = [],
): void => tell(play, text, { tone, entities, item: play.def(entities[0] ?? 0) });
