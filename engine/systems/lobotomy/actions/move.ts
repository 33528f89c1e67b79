import { emit, newEvent } from '../../../language/emit';
import type { Play } from '../../../language/play';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import type { ActionCost } from '../action-costs';
import { legalSteps, stepTo } from '../movement';
import { canPayAp, payAp } from '../payment';
import { log } from '../state';

/** One step to a space next to it (S000: Movement). */
export const MOVE: TurnAction = {
  id: 'move',
  word: 'move',
  list: (play, who, offer) => {
    if (!canPayAp(play, who, read(play, who, 'moveCost'), 'movement')) return;
    for (const space of legalSteps(play, who)) offer(space);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Move',
  label: (play, _, { a }) => `Move to ${nameOf(play, a)}`,
  short: (play, _, { a }) => nameOf(play, a),
  cost: (play, who) => apWords(play, who, 'moveCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payAp(play, who, read(play, who, 'moveCost'), 'movement');
    log(play, `${nameOf(play, who)} moves to ${nameOf(play, a)}`, 'plain', [who, a]);
    const event = newEvent(play, 'move', who).set('steps', 1).set('to', a);
    return emit(play, event, () => (event.get('steps') < 1 ? undefined : stepTo(play, who, a)));
  },
};

/** What an action costs somebody, in words. */
export function apWords(play: Play, who: number, cost: ActionCost): string {
  const ap = read(play, who, cost);
  return ap <= 0 ? '' : `${ap} AP`;
}
