/** What actions of a human hero cost: by day the first is free, by night each takes Sanity. */
import { andThen } from '../../../kernel/asking';
import type { Asking } from '../../../kernel/decision';
import { expire } from '../../../language/notes';
import type { Play } from '../../../language/play';
import { numberIn, read, setNumber } from '../../../table/numbers';
import { inAction } from '../../../table/turn-action';
import { loseSanity } from '../health';
import { stanceOf } from '../stance';
import { isNight, isOnBoard, rule } from '../state';

/** Sanity that the next action of a turn takes. */
export function nextCost(play: Play, hero: number): number {
  if (isNight(play)) return rule(play, 'nightCost');
  return rule(play, numberIn(play, hero, 'actionsDone') === 0 ? 'firstDayCost' : 'nextDayCost');
}

/** Whether a human hero can take one more action: it has some left, and the Sanity for it. */
export function canAct(play: Play, hero: number): boolean {
  if (stanceOf(play, hero) !== 'human' || !isOnBoard(play, hero)) return false;
  if (numberIn(play, hero, 'actionsDone') >= rule(play, 'actionsPerTurn')) return false;
  const cost = nextCost(play, hero);
  return cost === 0 || read(play, hero, 'sanity') >= cost;
}

export function costWords(play: Play, hero: number): string {
  const cost = stanceOf(play, hero) === 'human' ? nextCost(play, hero) : 0;
  return cost === 0 ? '' : `${cost} Sanity`;
}

/** Pays for an action and does it, unless the price has changed who acts: a Curse may turn or kill a hero. */
export function asAction(play: Play, hero: number, run: () => Asking): Asking {
  const cost = nextCost(play, hero);
  setNumber(play, hero, 'actionsDone', numberIn(play, hero, 'actionsDone') + 1);
  return andThen(loseSanity(play, hero, cost), () => {
    if (numberIn(play, hero, 'isTurned') === 1 || !isOnBoard(play, hero)) return undefined;
    return andThen(run(), () => {
      expire(play, play.program.name('end-of-action'));
      return undefined;
    });
  });
}

/** The same inside an `action` event; actions of content have theirs from the language. */
export const asNamedAction = (play: Play, hero: number, word: string, card: number, run: () => Asking): Asking =>
  asAction(play, hero, () => inAction(play, hero, word, card, run));

/** An action of a Deranged: it costs nothing. */
export const asAct = (play: Play, hero: number, word: string, card: number, run: () => Asking): Asking =>
  andThen(inAction(play, hero, word, card, run), () => {
    expire(play, play.program.name('end-of-action'));
    return undefined;
  });
