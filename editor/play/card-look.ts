/** What colour and icon stand for a type of card, and which bricks of its strip are dark: its sigil, which follows from its id. */
import type { CardView } from '../../engine/view';
import { type GameIconName, isGameIconName } from '../icons/game-icon-paths';

export interface CardLook {
  spine: string;
  icon: GameIconName;
  word: string;
}

const KINDS: Readonly<Record<string, { spine: string; icon: GameIconName }>> = {
  weapon: { spine: '#34434b', icon: 'weapon' },
  equipment: { spine: '#24564a', icon: 'equipment' },
  drug: { spine: '#4a5a1e', icon: 'drug' },
  skill: { spine: '#9c241c', icon: 'weapon-attack' },
  disorder: { spine: '#54398c', icon: 'insanity' },
  memory: { spine: '#6d3f2a', icon: 'memory' },
  movement: { spine: '#1b2320', icon: 'movement' },
};
const OTHER = { spine: '#1b2320', icon: 'event' } as const;

/** Attack skills are red; the others take the colour of what they are for. */
const skillSpine = (type: string): string =>
  /attack/i.test(type) ? '#9c241c' : /defen[cs]e/i.test(type) ? '#34434b' : '#24564a';

export function cardLook({ item, type, icon }: Pick<CardView, 'item' | 'type' | 'icon'>): CardLook {
  const kind = item.slice(0, item.indexOf('/'));
  const known = KINDS[kind] ?? OTHER;
  return {
    spine: kind === 'skill' ? skillSpine(type) : known.spine,
    icon: isGameIconName(icon) ? icon : known.icon,
    word: (type.split(',')[0] ?? '').trim() || kind,
  };
}

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
