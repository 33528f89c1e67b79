/** Health and Sanity: what is lost and restored, and insanity, whose Curse is drawn at once. */
import type { Asking } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { takeCurses } from './curses';
import { isCharacter, log, rule } from './state';

/** Takes Health inside a `damage` event. Whether somebody is dead is looked for afterwards. */
export function hurt(play: Play, target: number, amount: number, from: number, tags: readonly number[]): Asking {
  if (amount <= 0 || target === 0 || play.isDead(target)) return undefined;
  const event = newEvent(play, 'damage', from, target).setList('tags', tags);
  event.amount = amount;
  return emit(play, event, () => {
    if (event.amount <= 0) return undefined;
    setNumber(play, target, 'wounds', numberIn(play, target, 'wounds') + event.amount);
    if (isCharacter(play, target)) log(play, `${nameOf(play, target)} loses ${event.amount} Health`, 'bad', [target]);
    return undefined;
  });
}

/** Restores a number up to its maximum inside a `heal` event; gives back nothing that was not lost. */
export function restore(play: Play, target: number, amount: number, stat: 'health' | 'sanity'): Asking {
  const lost = stat === 'health' ? 'wounds' : 'lostSanity';
  if (amount <= 0 || target === 0 || (stat === 'sanity' && !isCharacter(play, target))) return undefined;
  const event = newEvent(play, 'heal', 0, target).set('stat', play.program.name(stat));
  event.amount = amount;
  return emit(play, event, () => {
    const back = Math.min(event.amount, numberIn(play, target, lost));
    if (back <= 0 || (stat === 'health' && numberIn(play, target, 'isDead') === 1)) return undefined;
    setNumber(play, target, lost, numberIn(play, target, lost) - back);
    const word = stat === 'health' ? 'Health' : 'Sanity';
    log(play, `${nameOf(play, target)} restores ${back} ${word}`, 'good', [target]);
    return undefined;
  });
}

/** Takes Sanity. Whoever has none left becomes insane and draws a Curse; who was insane draws one instead. */
export function loseSanity(play: Play, hero: number, amount: number): Asking {
  if (amount <= 0) return undefined;
  const before = read(play, hero, 'sanity');
  const curses = rule(play, 'insanityCurses');
  if (before === 0) return takeCurses(play, hero, curses);
  setNumber(play, hero, 'lostSanity', numberIn(play, hero, 'lostSanity') + Math.min(amount, before));
  log(play, `${nameOf(play, hero)} loses ${Math.min(amount, before)} Sanity`, 'bad', [hero]);
  if (amount < before) return undefined;
  log(play, `${nameOf(play, hero)} is insane`, 'bad', [hero]);
  return emit(play, newEvent(play, 'insane', hero, hero), () => takeCurses(play, hero, curses));
}
