/** What a card says on its face: what it does under the name of each moment, then its own text and what holds all the time. */
import { ownerOf } from '../../language/ownership';
import { itemText, partTexts } from '../../language/part-texts';
import type { Play } from '../../language/play';
import { read } from '../../table/numbers';
import { MOMENTS, type Moment, partText } from './card-parts';

const NAMES: Readonly<Record<Moment, string>> = {
  start: 'Start',
  action: 'Action',
  purchase: 'Purchase',
  survive: 'Survive',
  slain: 'Slain',
};

export function cardText(play: Play, card: number, user: number): string {
  const parts = MOMENTS.map((moment) => {
    const text = partText(play, card, moment, user);
    return text === '' ? '' : `${NAMES[moment]}: ${text}`;
  });
  return [itemText(play, card), ...partTexts(play, card), ...parts].filter((text) => text !== '').join(' ');
}

/** Its numbers and what it does, in one line, for an option about it. */
export function cardWords(play: Play, card: number): string {
  const numbers = `Damage ${read(play, card, 'damage')}, Health ${read(play, card, 'health')}`;
  const text = cardText(play, card, ownerOf(play, card));
  return text === '' ? numbers : `${numbers}. ${text}`;
}
