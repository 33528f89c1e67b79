import type { Asking } from '../../../kernel/decision';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import type { Play } from '../../../language/play';
import { findZone } from '../../../language/standard';
import { handOf, showToAll } from '../../../table/hands';
import { nameOf, setNumber } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { cardText } from '../card-text';
import { revealTop, topOfOwn } from '../hand';
import { setStance, stanceOf } from '../stance';
import { isTurned, log } from '../state';

/** Puts a card on the table: from now on its actions are open. */
function layDown(play: Play, hero: number, card: number): Asking {
  putLast(play, card, findZone(play, 'played', hero));
  showToAll(play, card);
  setStance(play, hero, isTurned(play, hero) ? 'deranged' : 'human');
  for (const column of ['actionsDone', 'used', 'isBoxed']) setNumber(play, hero, column, 0);
  setNumber(play, hero, 'playedAsHuman', isTurned(play, hero) ? 0 : 1);
  log(play, `${nameOf(play, hero)} plays ${nameOf(play, card)}`, 'strong', [hero, card]);
  return emit(play, newEvent(play, 'play', hero).set('card', card));
}

/** Playing a card from the hand. */
export const PLAY: TurnAction = {
  id: 'play',
  list: (play, who, offer) => {
    if (stanceOf(play, who) === 'card') for (const card of handOf(play, who)) offer(card);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Play a card',
  label: (play, _, { a }) => `Play ${nameOf(play, a)}`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, who, { a }) => cardText(play, a, who),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => layDown(play, who, a),
};

/** With an empty hand the top card of the deck is turned over and played. */
export const REVEAL: TurnAction = {
  id: 'reveal',
  list: (play, who, offer) => {
    if (stanceOf(play, who) === 'card' && handOf(play, who).length === 0) offer();
  },
  key: () => 'top',
  group: 'Play a card',
  label: () => 'Turn the top card of your deck over and play it',
  run: (play, who) => {
    const card = topOfOwn(play, who) === 0 ? 0 : revealTop(play, who);
    if (card !== 0) return layDown(play, who, card);
    setStance(play, who, 'done');
    return undefined;
  },
};
