/** What a card says on its face: its parts and its own text, nothing twice. */
import { itemText, partTexts } from '../../language/part-texts';
import type { Play } from '../../language/play';

export function cardText(play: Play, card: number): string {
  const texts = new Set([itemText(play, card), ...partTexts(play, card)]);
  texts.delete('');
  return [...texts].join(' ');
}
