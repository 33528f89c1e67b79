/** Action points: what they are spent on is each action's affair, that they are there and gone is here. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import { numberIn, setNumber } from '../../table/numbers';
import { inAction } from '../../table/turn-action';
import { gameNumber } from './state';

/** Whoever concentrates spends no AP on anything else. */
export const canSpend = (play: Play, player: number, ap: number): boolean =>
  ap <= 0 || (numberIn(play, player, 'isConcentrating') === 0 && numberIn(play, player, 'ap') >= ap);

export function spend(play: Play, player: number, ap: number): void {
  if (ap <= 0) return;
  setNumber(play, player, 'ap', numberIn(play, player, 'ap') - ap);
  setNumber(play, player, 'hasSpent', 1);
}

/** AP that come in the turn of somebody else are kept for the next roll. */
export function gainAp(play: Play, player: number, by: number): void {
  const column = player === gameNumber(play, 'current') ? 'ap' : 'apBefore';
  setNumber(play, player, column, Math.max(0, numberIn(play, player, column) + by));
}

/** Pays for an action of the rules and does it inside an `action` event. */
export function asAction(play: Play, player: number, word: string, ap: number, run: () => Asking): Asking {
  spend(play, player, ap);
  return andThen(inAction(play, player, word, 0, run), () => {
    expire(play, play.program.name('end-of-action'));
    return undefined;
  });
}

export const apWords = (ap: number): string => (ap === 0 ? '' : `${ap} AP`);
