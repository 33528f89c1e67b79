/** What a card says on its face: the half that counts, then its parts and its own text; nothing twice. */
import { itemText, partTexts } from '../../language/part-texts';
import type { Play } from '../../language/play';
import { halfWords } from './halves';
import { isTurned } from './state';

const isPlayable = (play: Play, card: number): boolean => play.program.infoOf(play, card)?.item.human !== undefined;

/** `hero` is whoever reads it: a Deranged reads the lower half. */
export function cardText(play: Play, card: number, hero: number): string {
  const half = isPlayable(play, card) ? halfWords(play, card, isTurned(play, hero)) : '';
  const texts = new Set([half, itemText(play, card), ...partTexts(play, card)]);
  texts.delete('');
  return [...texts].join(' ');
}
