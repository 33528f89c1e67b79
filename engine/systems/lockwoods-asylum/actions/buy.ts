import { begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import { emit, newEvent } from '../../../language/emit';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { asylumCards } from '../asylum';
import { runPart } from '../card-parts';
import { cardWords } from '../card-text';
import { putInRoom, returnRevealed } from '../cards';
import { payFor, produceOf } from '../paying';
import { gameNumber, isAlly, isHorror, leftOf, log, rule } from '../state';

/** Whose Room a bought card goes to: Allies to the buyer's own, all else to that on the left. 0 if there is none. */
const buyerRoom = (play: Play, who: number, card: number): number => (isAlly(play, card) ? who : leftOf(play, who));

function isForSale(play: Play, who: number, card: number): boolean {
  if (buyerRoom(play, who, card) === 0) return false;
  if (isHorror(play, card) && rule(play, 'horrorsForSale') === 0) return false;
  if (!isAlly(play, card) && gameNumber(play, 'turn') <= rule(play, 'openingTruce')) return false;
  return isPermitted(play, 'buy', who, card, true);
}

/** Buying a card of the Asylum. */
export const BUY: TurnAction = {
  id: 'buy',
  word: 'buy',
  card: ({ a }) => a,
  list: (play, who, offer) => {
    const produce = produceOf(play, who);
    for (const card of asylumCards(play))
      if (read(play, card, 'cost') <= produce && isForSale(play, who, card)) offer(card);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Buy',
  label: (play, who, { a }) => {
    const to = buyerRoom(play, who, a);
    return to === who ? `Buy ${nameOf(play, a)}` : `Buy ${nameOf(play, a)} for ${nameOf(play, to)}`;
  },
  detail: (play, _, { a }) => cardWords(play, a),
  cost: (play, _, { a }) => `${read(play, a, 'cost')} Produce`,
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => begin(buying(play, who, a)),
};

function* buying(play: Play, who: number, card: number): Proc {
  const cost = read(play, card, 'cost');
  yield* payFor(play, who, card, cost);
  const to = buyerRoom(play, who, card);
  log(play, `${nameOf(play, who)} buys ${nameOf(play, card)} for ${cost} Produce`, 'strong', [who, card]);
  const event = newEvent(play, 'purchase', who).set('card', card).set('amount', cost);
  const asking = emit(play, event, () => {
    putInRoom(play, card, to);
    if (to !== who) log(play, `${nameOf(play, card)} goes to ${nameOf(play, to)}’s Room`, 'bad', [to, card]);
    return runPart(play, card, 'purchase', who);
  });
  if (asking !== undefined) yield* asking;
  returnRevealed(play, who);
}
