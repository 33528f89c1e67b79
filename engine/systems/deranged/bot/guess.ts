/** What a bot that looks ahead takes to be answered on the way: it looks no further than the action that it thinks of. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { bestPlace } from '../../../table/bot/best-place';
import { numberIn, read } from '../../../table/numbers';
import { defenceOf } from '../halves';
import { isMonster, isTurned } from '../state';
import { evaluate } from './evaluate';

/** The place of an option. */
export function guess(play: Play, decision: Decision): number {
  switch (decision.question?.id) {
    case 'walk':
      return bestPlace(play, decision, evaluate);
    case 'defend':
      return bestDefence(play, decision);
    case 'candles':
      return enoughCandles(play, decision);
    case 'block':
      return isMonster(play, decision.subject) || isTurned(play, decision.subject) ? 1 : 0;
    default:
      return 0;
  }
}

/** The highest card: what it stands against is not known here. */
function bestDefence(play: Play, { actor, first, count }: Decision): number {
  let best = 0;
  for (let option = 1; option < count; option++)
    if (defenceOf(play, actor, first[option] as number) > defenceOf(play, actor, first[best] as number)) best = option;
  return best;
}

/** As many as kill a monster, if they can; against a hero half of them, and all of them for a Deranged. */
function enoughCandles(play: Play, { actor, subject, frame, count }: Decision): number {
  const most = count - 1;
  if (!isMonster(play, subject)) return isTurned(play, actor) ? most : Math.floor(numberIn(play, actor, 'candles') / 2);
  const needed = read(play, subject, 'defense') + read(play, subject, 'health') - (frame[0] as number);
  return needed > 0 && needed <= most ? needed : 0;
}
