/** The numbers of Lockwood's Asylum by name, and who is in the game. Nothing here decides anything. */
import type { systems } from '../../../schemas/generated/language';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { tell } from '../../language/trail';
import { gameState } from '../../table/game-state';
import { numberIn, read } from '../../table/numbers';

type GameColumn = 'stage' | 'index' | 'turn' | 'round' | 'current' | 'first' | 'over' | 'overText';

/** What the rule set must say: the check reports what it lacks. */
export type RuleSetting = (typeof systems)['lockwoods-asylum']['settings'][number];

export const { gameNumber, setGameNumber, inTurnOrder, isCharacter, isOver, rule, scenarioOf, seatOf } = gameState<
  GameColumn,
  RuleSetting
>();

export const isDead = (play: Play, who: number): boolean => numberIn(play, who, 'isDead') === 1;

export const players = (play: Play): number[] => play.all('character');
export const living = (play: Play): number[] => players(play).filter((who) => !isDead(play, who));

/** The next one alive so many seats on; nobody for whoever is alone. */
function aliveFrom(play: Play, who: number, by: 1 | -1): number {
  const all = players(play);
  const from = all.indexOf(who);
  for (let n = 1; n < all.length; n++) {
    const other = all[(from + n * by + all.length * n) % all.length] as number;
    if (!isDead(play, other)) return other;
  }
  return 0;
}

/** Whoever sits to the left, whatever the direction of play; dead seats are passed over. 0 for whoever is alone. */
export const leftOf = (play: Play, who: number): number => aliveFrom(play, who, 1);

/** Whose turn is next in the direction of play; the same one again if nobody else is left. */
export function nextPlayer(play: Play, who: number): number {
  const isToTheRight = read(play, play.program.gameEntity(play), 'direction') < 0;
  return aliveFrom(play, who, isToTheRight ? -1 : 1) || who;
}

export const kindOf = (play: Play, card: number): string => play.program.infoOf(play, card)?.item.kind ?? '';
export const isAlly = (play: Play, card: number): boolean => ['starter', 'ally'].includes(kindOf(play, card));
export const isMonster = (play: Play, card: number): boolean => kindOf(play, card) === 'monster';
export const isHorror = (play: Play, card: number): boolean => kindOf(play, card) === 'horror';

export const zoneOf = (play: Play, name: string, who = 0): number[] => cardsIn(play, findZone(play, name, who));
export const roomOf = (play: Play, who: number): number[] => zoneOf(play, 'room', who);

export const log = (
  play: Play,
  text: string,
  tone: 'plain' | 'strong' | 'good' | 'bad' = 'plain',
  entities: readonly number[] = [],
): void => tell(play, text, { tone, entities, item: play.def(entities.at(-1) ?? 0) });
