/** What a card says on its face: its attacks in words, then its parts, then its own text. */
import { ownerOf } from '../../language/ownership';
import { itemText, partTexts } from '../../language/part-texts';
import type { Play } from '../../language/play';
import { attackFrame, attacksOf } from './attacks';

export function cardText(play: Play, card: number): string {
  const attacks = attacksOf(play, card).map((attack) => {
    const frame = attackFrame(play, attack, card, ownerOf(play, card), 0);
    const range = attack.range(play, frame);
    return `${attack.name}: ${attack.dice(play, frame)} dice${attack.isPerTarget ? ' an enemy' : ''}${range > 0 ? `, range ${range}` : ''}.`;
  });
  return [...attacks, ...partTexts(play, card), itemText(play, card)].filter((text) => text !== '').join(' ');
}
