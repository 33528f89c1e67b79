import { begin } from '../../../kernel/asking';
import type { Asking, Proc } from '../../../kernel/decision';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { findZone } from '../../../language/standard';
import { handOf, showToAll } from '../../../table/hands';
import { nameOf } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { hasPart, partText, runPart } from '../card-parts';
import { discard, returnRevealed } from '../cards';
import { log } from '../state';

/** Playing an Action: each sort of card of the hand is offered once. */
export const PLAY: TurnAction = {
  id: 'play',
  word: 'play',
  card: ({ a }) => a,
  list: (play, who, offer) => {
    const sorts = new Set<number>();
    for (const card of handOf(play, who)) {
      if (sorts.has(play.def(card)) || !hasPart(play, card, 'action', who)) continue;
      if (!isPermitted(play, 'play', who, card, true)) continue;
      sorts.add(play.def(card));
      offer(card);
    }
  },
  key: (play, _, { a }) => play.program.infoOf(play, a)?.item.id ?? '',
  group: 'Play an Action',
  label: (play, _, { a }) => `Play ${nameOf(play, a)}`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, who, { a }) => partText(play, a, 'action', who),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => begin(playing(play, who, a)),
};

/** The card lies open while it is resolved, and is discarded unless something has moved it. */
function* playing(play: Play, who: number, card: number): Proc {
  const played = findZone(play, 'played', who);
  putLast(play, card, played);
  showToAll(play, card);
  log(play, `${nameOf(play, who)} plays ${nameOf(play, card)}`, 'strong', [who, card]);
  const event = newEvent(play, 'play', who).set('card', card);
  const asking = emit(play, event, () => runPart(play, card, 'action', who));
  if (asking !== undefined) yield* asking;
  returnRevealed(play, who);
  const putAway: Asking = play.zone(card) === played ? discard(play, card) : undefined;
  if (putAway !== undefined) yield* putAway;
}
