/** What the card in play can still do for its hero: bots that look one action ahead would not see it. */
import { offeredActions } from '../../../language/actions';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { numberIn, read } from '../../../table/numbers';
import { canAct } from '../actions/paying';
import { pointsOf } from '../actions/printed';
import { targetsOf } from '../attack';
import { derangedHalf, gaitOf, humanHalf, playedBy } from '../halves';
import { pathsWithin, walkOf } from '../movement';
import { canSearchAt } from '../searching';
import { factsAt } from '../space-facts';
import { isUsed, stanceOf, USED } from '../stance';
import { isHuman, isMonster } from '../state';
import { wayOfDeranged, wayOfHuman } from './goals';
import { WEIGHTS } from './weights';

export function promiseOf(play: Play, hero: number): number {
  const card = playedBy(play, hero);
  if (card === 0) return 0;
  const stance = stanceOf(play, hero);
  if (stance === 'deranged') return WEIGHTS.promise * ofDeranged(play, hero, card);
  return stance === 'human' && canAct(play, hero) ? WEIGHTS.promise * ofHuman(play, hero, card) : 0;
}

/** The best of what it may do next. */
function ofHuman(play: Play, hero: number, card: number): number {
  const { move, attack, search = [] } = humanHalf(play, card);
  let best = offeredActions(play, hero, 'special-action').length > 0 ? WEIGHTS.shed : 0;
  if (!isUsed(play, hero, USED.move))
    best = Math.max(best, gainByMove(play, hero, card, pointsOf(play, hero, move), wayOfHuman));
  if (!isUsed(play, hero, USED.attack)) {
    const isPrey = ({ figure }: { figure: number }) =>
      isMonster(play, figure) && attack >= read(play, figure, 'defense') + read(play, figure, 'health');
    if (targetsOf(play, hero, gaitOf(play, card)).some(isPrey)) best = Math.max(best, WEIGHTS.kill);
  }
  const canSearch = search.includes(factsAt(play, spaceOf(play, hero)).quarter) && canSearchAt(play, hero);
  return canSearch && !isUsed(play, hero, USED.search) ? Math.max(best, WEIGHTS.card) : best;
}

/** Acts in their order: a move gains ground, an attack on a human may free. */
function ofDeranged(play: Play, hero: number, card: number): number {
  const left = derangedHalf(play, card).acts.slice(numberIn(play, hero, 'used'));
  let value = 0;
  for (const act of left) {
    if (act.act === 'move') value += gainByMove(play, hero, card, pointsOf(play, hero, act.amount), wayOfDeranged);
    if (act.act !== 'attack') continue;
    const isNear = targetsOf(play, hero, gaitOf(play, card)).some(({ figure }) => isHuman(play, figure));
    value += isNear ? WEIGHTS.kill + 8 * act.amount : act.amount;
  }
  return value;
}

/** How much better the best space in reach is than where one stands. */
function gainByMove(
  play: Play,
  hero: number,
  card: number,
  points: number,
  worth: (play: Play, hero: number, space: number) => number,
): number {
  const here = worth(play, hero, spaceOf(play, hero));
  let best = 0;
  for (const space of pathsWithin(play, hero, walkOf(gaitOf(play, card)), points).keys())
    best = Math.max(best, worth(play, hero, space) - here);
  return best;
}
