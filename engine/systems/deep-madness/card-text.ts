/** What a card says on its face: its attacks in words, then its parts, then its own text; nothing twice. */
import { ownerOf } from '../../language/ownership';
import { itemText, partTexts } from '../../language/part-texts';
import type { Play } from '../../language/play';
import { numbersOf } from './attacking';
import { attackFrame, attacksOf } from './attacks';

export function cardText(play: Play, card: number): string {
  const who = ownerOf(play, card);
  const attacks = attacksOf(play, card).map((attack) => {
    const frame = attackFrame(play, attack, { self: card, user: who });
    const { range, dice, hit, damage } = numbersOf(play, who, { attack, card }, frame);
    const start = attack.name === '' ? 'Range' : `${attack.name}: range`;
    return `${start} ${range}, ${dice} dice, ${hit}+, damage ${damage}.`;
  });
  const texts = new Set([...attacks, ...partTexts(play, card), itemText(play, card)]);
  texts.delete('');
  return [...texts].join(' ');
}
