import { begin } from '../../../kernel/asking';
import type { Asking, Proc } from '../../../kernel/decision';
import { emit, newEvent } from '../../../language/emit';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../../table/numbers';
import { askNamed, namedQuestion } from '../../../table/questions';
import type { TurnAction } from '../../../table/turn-action';
import { draw } from '../cards';
import { possessionOf, shedPossession } from '../madness-cards';
import { hasActions, payActions } from '../payment';
import { canExhaust, exhaust, ready } from '../sanity';
import { log, rule } from '../state';
import { healWounds } from '../wounds';
import { costWords } from './move';
import { isUndisturbed } from './search';

export const canRest = (play: Play, who: number): boolean =>
  isUndisturbed(play, who) && isPermitted(play, 'rest', who, spaceOf(play, who), true);

const HOW = namedQuestion('rest', 'rest', (play, who) => `How does ${nameOf(play, who)} rest?`, [
  { key: 'calm', label: 'Ready sanity', detail: (play) => `ready ${rule(play, 'restSanity')}` },
  {
    key: 'mixed',
    label: 'Ready sanity and heal',
    detail: (play) => `ready ${rule(play, 'restMixedSanity')}, heal ${rule(play, 'restMixedWounds')}`,
  },
]);

/** A Rest of somebody, inside a `rest` event. */
export function rest(play: Play, who: number): Asking {
  const event = newEvent(play, 'rest', who).set('space', spaceOf(play, who));
  return emit(play, event, () => begin(resting(play, who)));
}

function* resting(play: Play, who: number): Proc {
  const canHeal = numberIn(play, who, 'wounds') > 0 && isPermitted(play, 'be-healed', who, 0, true);
  const isMixed = canHeal && (yield* askNamed(play, HOW, who, who, [0, 1])) === 1;
  const calming = ready(play, who, rule(play, isMixed ? 'restMixedSanity' : 'restSanity'));
  if (calming !== undefined) yield* calming;
  const healing = isMixed ? healWounds(play, who, rule(play, 'restMixedWounds')) : undefined;
  if (healing !== undefined) yield* healing;
}

/** Readying sanity, or some of it and a wound. */
export const REST: TurnAction = {
  id: 'rest',
  word: 'rest',
  list: (play, who, offer) => {
    if (!hasActions(play, who, read(play, who, 'restCost')) || !canRest(play, who)) return;
    if (numberIn(play, who, 'exhausted') > 0 || numberIn(play, who, 'wounds') > 0) offer();
  },
  key: () => 'rest',
  group: 'Rest',
  label: () => 'Rest',
  detail: (play, who) => `${numberIn(play, who, 'exhausted')} exhausted, ${numberIn(play, who, 'wounds')} wounds`,
  cost: (play, who) => costWords(play, who, 'restCost'),
  run: (play, who) => {
    payActions(play, who, read(play, who, 'restCost'));
    return rest(play, who);
  },
};

/** All actions of an activation, or as many as the rules say if it has more. */
const shedCost = (play: Play, who: number): number => Math.min(rule(play, 'possessedShed'), read(play, who, 'actions'));

/** All actions of one activation get rid of what possesses somebody; it counts as a Rest. */
export const SHED_POSSESSION: TurnAction = {
  id: 'shed-possession',
  word: 'shed-possession',
  list: (play, who, offer) => {
    if (rule(play, 'possessedShed') <= 0 || possessionOf(play, who) === 0) return;
    if (numberIn(play, who, 'actionsTaken') === 0 && shedCost(play, who) > 0) offer();
  },
  key: () => 'shed',
  group: 'Rest',
  label: (play, who) => `Shed ${nameOf(play, possessionOf(play, who))}`,
  cost: (play, who) => `${shedCost(play, who)} actions`,
  run: (play, who) => {
    payActions(play, who, shedCost(play, who));
    const event = newEvent(play, 'rest', who).set('space', spaceOf(play, who));
    return emit(play, event, () => {
      shedPossession(play, who);
      return undefined;
    });
  },
};

/** Sanity for a consciousness card, once in an activation. */
export const LUCID: TurnAction = {
  id: 'lucid',
  word: 'lucid',
  list: (play, who, offer) => {
    if (numberIn(play, who, 'hasBeenLucid') === 1 || !isUndisturbed(play, who)) return;
    if (canExhaust(play, who, rule(play, 'lucidCost'))) offer();
  },
  key: () => 'lucid',
  group: 'Free',
  label: () => 'Lucid moment',
  detail: () => 'draw a consciousness card',
  cost: (play) => `${rule(play, 'lucidCost')} sanity`,
  run: (play, who) => {
    setNumber(play, who, 'hasBeenLucid', 1);
    log(play, `${nameOf(play, who)} has a lucid moment`, 'plain', [who]);
    return begin(waking(play, who));
  },
};

function* waking(play: Play, who: number): Proc {
  const paying = exhaust(play, who, rule(play, 'lucidCost'));
  if (paying !== undefined) yield* paying;
  yield* drawConsciousness(play, who, 1);
}

export function* drawConsciousness(play: Play, who: number, count: number): Proc {
  const order = { deck: 'consciousness', who, count, into: '', passes: undefined, misses: 'discard' as const };
  const asking = draw(play, order, { value: [] });
  if (asking !== undefined) yield* asking;
}
