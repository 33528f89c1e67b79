/** The actions that the human half of a card prints: Movement, Attack, Search, each once. */
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, numberIn, read, spacesWords } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { attack, targetsOf } from '../attack';
import { gaitOf, humanHalf, playedBy } from '../halves';
import { move, pathsWithin, walkOf } from '../movement';
import { canSearchAt, search } from '../searching';
import { factsAt } from '../space-facts';
import { isUsed, setUsed, USED } from '../stance';
import { isMonster, rule } from '../state';
import { asNamedAction, canAct, costWords } from './paying';

const isOpen = (play: Play, who: number, bit: number): boolean => canAct(play, who) && !isUsed(play, who, bit);

/** Points of a Movement, with what is added to it. */
export const pointsOf = (play: Play, who: number, amount: number): number =>
  Math.max(0, amount + read(play, who, 'movement'));

export const MOVE: TurnAction = {
  id: 'move',
  list: (play, who, offer) => {
    const card = playedBy(play, who);
    if (!isOpen(play, who, USED.move)) return;
    const points = pointsOf(play, who, humanHalf(play, card).move);
    if (points > 0 && pathsWithin(play, who, walkOf(gaitOf(play, card)), 1).size > 1) offer(card);
  },
  key: () => 'card',
  group: 'Actions',
  label: (play, who, { a }) => `Move up to ${spacesWords(pointsOf(play, who, humanHalf(play, a).move))}`,
  cost: costWords,
  run: (play, who, { a }) => {
    setUsed(play, who, USED.move);
    const points = pointsOf(play, who, humanHalf(play, a).move);
    return asNamedAction(play, who, 'move', a, () => move(play, who, points, walkOf(gaitOf(play, a))));
  },
};

/** What an attack on somebody stands against, in words. */
export function targetWords(play: Play, who: number, target: number, power: number, door: number): string {
  const strength = Math.max(
    rule(play, 'leastPower'),
    power + read(play, who, 'power') - (door === 0 ? 0 : rule(play, 'doorPenalty')),
  );
  const defence = isMonster(play, target) ? `Defence ${read(play, target, 'defense')}, ` : '';
  const through = door === 0 ? '' : ', through a door';
  return `power ${strength}${through}; ${defence}${read(play, target, 'health')} Health`;
}

export const ATTACK: TurnAction = {
  id: 'attack',
  list: (play, who, offer) => {
    const card = playedBy(play, who);
    if (!isOpen(play, who, USED.attack) || humanHalf(play, card).attack <= 0) return;
    for (const { figure, door } of targetsOf(play, who, gaitOf(play, card))) offer(card, figure, door);
  },
  key: (play, _, { b }) => play.program.system.keyOf(play, b),
  group: 'Actions',
  label: (play, _, { b }) => `Attack ${nameOf(play, b)}`,
  detail: (play, who, { a, b, c }) => targetWords(play, who, b, humanHalf(play, a).attack, c),
  cost: costWords,
  touches: (play, _who, { b }) => [b, spaceOf(play, b)],
  run: (play, who, { a, b, c }) => {
    setUsed(play, who, USED.attack);
    const blow = { power: humanHalf(play, a).attack, card: a, door: c };
    return asNamedAction(play, who, 'attack', a, () => attack(play, who, b, blow));
  },
};

export const SEARCH: TurnAction = {
  id: 'search',
  list: (play, who, offer) => {
    const card = playedBy(play, who);
    const symbols = humanHalf(play, card).search ?? [];
    const { quarter } = factsAt(play, spaceOf(play, who));
    if (isOpen(play, who, USED.search) && symbols.includes(quarter) && canSearchAt(play, who)) offer(card);
  },
  key: () => 'card',
  group: 'Actions',
  label: (play, who) => `Search ${nameOf(play, spaceOf(play, who))}`,
  cost: costWords,
  run: (play, who, { a }) => {
    setUsed(play, who, USED.search);
    return asNamedAction(play, who, 'search', a, () => search(play, who));
  },
};

export const actionsLeft = (play: Play, who: number): number =>
  rule(play, 'actionsPerTurn') - numberIn(play, who, 'actionsDone');
