import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, numberIn, setNumber, spacesWords } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { attack, targetsOf } from '../attack';
import { type Act, derangedHalf, gaitOf, playedBy } from '../halves';
import { move, pathsWithin, walkOf } from '../movement';
import { canSearchAt, search } from '../searching';
import { stanceOf } from '../stance';
import { isOnBoard } from '../state';
import { asAct } from './paying';
import { pointsOf, targetWords } from './printed';

/** Acts of the lower half that are still to come: in `used` stands how far one has come. */
function openActs(play: Play, who: number): { act: Act; place: number }[] {
  if (stanceOf(play, who) !== 'deranged' || !isOnBoard(play, who)) return [];
  const { acts } = derangedHalf(play, playedBy(play, who));
  return acts.map((act, place) => ({ act, place })).slice(numberIn(play, who, 'used'));
}

const actAt = (play: Play, who: number, place: number): Act | undefined =>
  derangedHalf(play, playedBy(play, who)).acts[place];

const amountOf = (act: Act | undefined): number => (act === undefined || act.act === 'search' ? 0 : act.amount);

/** What a Deranged does: the actions of the lower half in their order, each of which it may leave out. */
export const ACT: TurnAction = {
  id: 'act',
  list: (play, who, offer) => {
    const card = playedBy(play, who);
    for (const { act, place } of openActs(play, who)) {
      const gait = gaitOf(play, card);
      if (act.act === 'move') {
        if (pointsOf(play, who, act.amount) > 0 && pathsWithin(play, who, walkOf(gait), 1).size > 1) offer(place);
      } else if (act.act === 'search') {
        if (canSearchAt(play, who)) offer(place);
      } else for (const { figure, door } of targetsOf(play, who, gait)) offer(place, figure, door);
    }
  },
  key: (play, _, { a, b }) => (b === 0 ? String(a + 1) : `${a + 1}>${play.program.system.keyOf(play, b)}`),
  group: 'Actions in order',
  label: (play, who, { a, b }) => {
    const act = actAt(play, who, a);
    if (act?.act === 'move') return `Move up to ${spacesWords(pointsOf(play, who, act.amount))}`;
    return act?.act === 'search' ? `Search ${nameOf(play, spaceOf(play, who))}` : `Attack ${nameOf(play, b)}`;
  },
  detail: (play, who, { a, b, c }) => (b === 0 ? '' : targetWords(play, who, b, amountOf(actAt(play, who, a)), c)),
  touches: (_play, _who, { b }) => (b === 0 ? [] : [b]),
  run: (play, who, { a, b, c }) => {
    const card = playedBy(play, who);
    const act = actAt(play, who, a);
    setNumber(play, who, 'used', a + 1);
    if (act?.act === 'move') {
      const points = pointsOf(play, who, act.amount);
      return asAct(play, who, 'move', card, () => move(play, who, points, walkOf(gaitOf(play, card))));
    }
    if (act?.act === 'search') return asAct(play, who, 'search', card, () => search(play, who));
    const blow = { power: amountOf(act), card, door: c };
    return asAct(play, who, 'attack', card, () => attack(play, who, b, blow));
  },
};
