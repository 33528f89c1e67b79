/** What colour and icon stand for a type of card. */
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
