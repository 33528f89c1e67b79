/** Sanitarium's own numbers by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { spaceOf } from '../../language/standard';
import { tell } from '../../language/trail';
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

export const gameNumber = (play: Play, column: GameColumn): number =>
  play.state[play.program.gameEntity(play) + play.layout.column(column)] as number;

export function setGameNumber(play: Play, column: GameColumn, value: number): void {
  play.state[play.program.gameEntity(play) + play.layout.column(column)] = value;
}

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['sanitarium']['settings'][number];

/** A number of the rules: the scenario's own if it has one, else the rule set's. */
export const rule = (play: Play, setting: RuleSetting): number =>
  play.program.settings.read(play, setting, scenarioOf(play));

export const scenarioOf = (play: Play): number => play.firstOfKind(play.layout.kind('scenario').number);
export const planOf = (play: Play): ItemInfo => play.program.infoOf(play, scenarioOf(play)) as ItemInfo;

export const isOver = (play: Play): boolean => gameNumber(play, 'over') !== 0;

export const isPlayer = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'character';
export const isShadow = (play: Play, entity: number): boolean => play.kindOf(entity).name === 'shadow';

export const players = (play: Play): number[] => play.all('character');
export const isInside = (play: Play, player: number): boolean => numberIn(play, player, 'escaped') === 0;
export const playersInside = (play: Play): number[] => players(play).filter((player) => isInside(play, player));

export const shadowsInPlay = (play: Play): number[] =>
  play.all('shadow').filter((shadow) => spaceOf(play, shadow) !== 0);

export const seatOf = (play: Play, player: number): number =>
  isPlayer(play, player) ? numberIn(play, player, 'seat') : -1;

/** Players from the one whose turn it is on, clockwise. */
export function inTurnOrder(play: Play, some: readonly number[]): number[] {
  const all = players(play);
  const first = Math.max(0, all.indexOf(gameNumber(play, 'current')));
  const place = (player: number) => (all.indexOf(player) - first + all.length) % all.length;
  return [...some].sort((a, b) => place(a) - place(b));
}

export function nextPlayer(play: Play, player: number): number {
  const all = players(play);
  return all[(all.indexOf(player) + 1) % all.length] ?? 0;
}

/** What sort of card it is, by its item. */
export const sortOfCard = (play: Play, card: number): string => play.program.infoOf(play, card)?.item.kind ?? '';

export const log = (
  play: Play,
  text: string,
  tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
  entities: readonly number[] = [],
): void => tell(play, text, { tone, entities, item: play.def(entities[0] ?? 0) });
