import { andThen, begin } from '../../../kernel/asking';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { doorwaysOf } from '../../../table/board';
import { nameOf, numberIn, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { doorwayState, knownDoor } from '../board';
import { lockOdds, revealDoor, strengthOf, tokensFor, tryLock, workOnBarricade } from '../doors';
import { weaponsOf, wearItem } from '../items';
import { canPayAp, payAp } from '../payment';
import { log } from '../state';
import { apWords } from './move';

const doorways = (play: Play, who: number, state: string): number[] =>
  doorwaysOf(play, spaceOf(play, who)).filter((edge) => doorwayState(play, edge) === state);

/** Turning a door token over (S000: Doors). */
export const REVEAL: TurnAction = {
  id: 'reveal',
  word: 'door',
  list: (play, who, offer) => {
    if (!canPayAp(play, who, read(play, who, 'revealCost'), 'other')) return;
    for (const edge of doorways(play, who, 'face-down')) offer(edge);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Door',
  label: (play, _, { a }) => `Reveal the door ${nameOf(play, a)}`,
  short: (play, _, { a }) => `Reveal ${nameOf(play, a)}`,
  detail: (play, _, { a }) => {
    const known = knownDoor(play, a);
    if (known === undefined) return '';
    return known === 'open' ? 'known to be open' : `known to be ${known}, strength ${strengthOf(play, a)}`;
  },
  cost: (play, who) => apWords(play, who, 'revealCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payAp(play, who, read(play, who, 'revealCost'), 'other');
    return revealDoor(play, a, who);
  },
};

/** Another try at a lock that was revealed before. */
export const UNLOCK: TurnAction = {
  id: 'unlock',
  word: 'door',
  list: (play, who, offer) => {
    if (!canPayAp(play, who, read(play, who, 'unlockCost'), 'other')) return;
    for (const edge of doorways(play, who, 'locked')) offer(edge);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Door',
  label: (play, _, { a }) => `Try the lock ${nameOf(play, a)}`,
  detail: (play, who, { a }) => lockOdds(play, a, who),
  cost: (play, who) => apWords(play, who, 'unlockCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payAp(play, who, read(play, who, 'unlockCost'), 'other');
    return begin(tryLock(play, a, who));
  },
};

/** Breaking a barricade down: for AP, or free with the durability of a weapon (`b`). */
export const BARRICADE: TurnAction = {
  id: 'barricade',
  word: 'barricade',
  card: ({ b }) => b,
  list: (play, who, offer) => {
    const isAble = canPayAp(play, who, read(play, who, 'barricadeCost'), 'other');
    for (const edge of doorways(play, who, 'barricaded')) {
      if (isAble) offer(edge, 0);
      for (const card of weaponsOf(play, who)) if (read(play, card, 'durability') > 0) offer(edge, card);
    }
  },
  key: (play, _, { a, b }) =>
    `${play.program.system.keyOf(play, a)}${b === 0 ? '' : `+${play.program.system.keyOf(play, b)}`}`,
  group: 'Door',
  label: (play, _, { a, b }) => `Break the barricade ${nameOf(play, a)}${b === 0 ? '' : ` with ${nameOf(play, b)}`}`,
  detail: (play, who, { a, b }) => {
    const tokens = tokensFor(play, b === 0 ? who : b);
    const more = tokens === 1 ? '+1 token' : `+${tokens} tokens`;
    return `${more}; ${numberIn(play, a, 'tokens')} of ${strengthOf(play, a)} so far`;
  },
  cost: (play, who, { b }) => (b === 0 ? apWords(play, who, 'barricadeCost') : '1 durability'),
  touches: (_play, _who, { a, b }) => (b === 0 ? [a] : [a, b]),
  run: (play, who, { a, b }) => {
    log(
      play,
      `${nameOf(play, who)} works on the barricade ${nameOf(play, a)}${b === 0 ? '' : ` with ${nameOf(play, b)}`}`,
      'plain',
      [who, a],
    );
    if (b === 0) payAp(play, who, read(play, who, 'barricadeCost'), 'other');
    const tokens = tokensFor(play, b === 0 ? who : b);
    const wearing = b === 0 ? undefined : wearItem(play, b, 1);
    return andThen(wearing, () => workOnBarricade(play, a, tokens, who));
  },
};
