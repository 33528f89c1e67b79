/** Deep Madness's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { tell } from '../../language/trail';
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

export const gameNumber = (play: Play, column: GameColumn): number =>
  play.state[play.program.gameEntity(play) + play.layout.column(column)] as number;

export function setGameNumber(play: Play, column: GameColumn, value: number): void {
  play.state[play.program.gameEntity(play) + play.layout.column(column)] = value;
}

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['deep-madness']['settings'][number];

/** A number of the rules: the chapter's own if it has one, else the rule set's. */
export const rule = (play: Play, setting: RuleSetting): number =>
  play.program.settings.read(play, setting, scenarioOf(play));

/** The chapter that is played. */
export const scenarioOf = (play: Play): number => play.firstOfKind(play.layout.kind('scenario').number);

export const isOver = (play: Play): boolean => gameNumber(play, 'over') !== 0;

export const isCharacter = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'character';
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

export const seatOf = (play: Play, character: number): number =>
  isCharacter(play, character) ? numberIn(play, character, 'seat') : -1;

/** Monsters on the board, in the order in which they came. */
export const monstersOnBoard = (play: Play): number[] =>
  play.all('monster').filter((monster) => spaceOf(play, monster) !== 0);

export const rankOf = (play: Play, monster: number): string =>
  String(play.program.infoOf(play, monster)?.item.rank ?? '');

export const log = (
  play: Play,
  text: string,
  tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
  entities: readonly number[] = [],
): void => tell(play, text, { tone, entities, item: play.def(entities[0] ?? 0) });
