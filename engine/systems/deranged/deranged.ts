/** The Deranged token: getting and losing it, and the figure that changes with it. */
import type { Asking } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { restore } from './health';
import { heroes, isNight, isTurned, log, rule } from './state';

export const hasToken = (play: Play, hero: number): boolean => numberIn(play, hero, 'deranged') === 1;

/** A second token is not received. By day it waits for the night, by night it acts at once. */
export function gainToken(play: Play, hero: number): Asking {
  if (hasToken(play, hero)) return undefined;
  setNumber(play, hero, 'deranged', 1);
  log(play, `${nameOf(play, hero)} receives a Deranged token`, 'bad', [hero]);
  return isNight(play) ? turnDeranged(play, hero) : undefined;
}

/** The token goes; a Deranged figure becomes human. */
export function loseToken(play: Play, hero: number): Asking {
  if (!hasToken(play, hero)) return undefined;
  return emit(play, newEvent(play, 'freed', 0, hero), () => {
    setNumber(play, hero, 'deranged', 0);
    log(play, `${nameOf(play, hero)} loses the Deranged token`, 'good', [hero]);
    return turnHuman(play, hero);
  });
}

/** The Deranged figure takes the place of the human one; all Health comes back, the cards are turned. */
export function turnDeranged(play: Play, hero: number): Asking {
  if (isTurned(play, hero)) return undefined;
  return emit(play, newEvent(play, 'deranged', 0, hero), () => {
    setNumber(play, hero, 'isTurned', 1);
    if (rule(play, 'derangedHealth') === 1) setNumber(play, hero, 'wounds', 0);
    log(play, `${nameOf(play, hero)} turns Deranged`, 'bad', [hero]);
    return undefined;
  });
}

/** The human figure comes back; all Sanity is restored, the cards are turned. */
export function turnHuman(play: Play, hero: number): Asking {
  if (!isTurned(play, hero)) return undefined;
  return emit(play, newEvent(play, 'human', 0, hero), () => {
    setNumber(play, hero, 'isTurned', 0);
    log(play, `${nameOf(play, hero)} is human again`, 'good', [hero]);
    return rule(play, 'dawnSanity') === 1 ? restore(play, hero, read(play, hero, 'maxSanity'), 'sanity') : undefined;
  });
}

/** By night, when all are Deranged, the dead among them, the game is over for everybody. */
export const areAllDeranged = (play: Play): boolean =>
  isNight(play) && heroes(play).every((hero) => isTurned(play, hero));
