/** What colour and icon stand for a type of card, and which bricks of its strip are dark: its sigil, which follows from its id. */
import type { CardColour, CardView } from '../../engine/view';
import { type GameIconName, isGameIconName } from '../icons/game-icon-paths';

export interface CardLook {
  spine: string;
  icon: GameIconName;
  word: string;
}

const SPINES: Readonly<Record<CardColour, string>> = {
  slate: '#34434b',
  teal: '#24564a',
  moss: '#4a5a1e',
  red: '#9c241c',
  violet: '#54398c',
  brown: '#6d3f2a',
  ink: '#1b2320',
};

export const cardLook = ({
  item,
  type,
  icon,
  colour,
}: Pick<CardView, 'item' | 'type' | 'icon' | 'colour'>): CardLook => ({
  spine: SPINES[colour],
  icon: isGameIconName(icon) ? icon : 'event',
  word: (type.split(',')[0] ?? '').trim() || item.slice(0, item.indexOf('/')),
});

/** Places of a strip of `count` bricks that are dark: about one in five, always the same for the same item. */
export function sigilOf(item: string, count: number): number[] {
  let hash = 2166136261;
  const dark: number[] = [];
  for (let brick = 0; brick < count; brick++) {
    for (const char of `${item}${brick}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0;
    if (hash % 5 === 0) dark.push(brick);
  }
  return dark;
}
