/** What is printed on the two halves of cards, and how far their colour leads. */
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { isTurned } from './state';
import type { Gait } from './ways';

export interface Human {
  readonly move: number;
  readonly attack: number;
  readonly defense: number;
  readonly search?: readonly string[];
  readonly time?: boolean;
}

/** One action of a Deranged. */
export type Act = { readonly act: 'move' | 'attack'; readonly amount: number } | { readonly act: 'search' };

export interface Deranged {
  readonly acts: readonly Act[];
  readonly defense: number;
}

const NO_HUMAN: Human = { move: 0, attack: 0, defense: 0 };
const NO_DERANGED: Deranged = { acts: [], defense: 0 };

export const humanHalf = (play: Play, card: number): Human =>
  (play.program.infoOf(play, card)?.item.human as Human | undefined) ?? NO_HUMAN;

export const derangedHalf = (play: Play, card: number): Deranged =>
  (play.program.infoOf(play, card)?.item.deranged as Deranged | undefined) ?? NO_DERANGED;

/** What a card is worth as a defence card of a hero. */
export const defenceOf = (play: Play, hero: number, card: number): number =>
  (isTurned(play, hero) ? derangedHalf(play, card) : humanHalf(play, card)).defense;

/** The card that a hero plays in its turn, 0 if none. */
export const playedBy = (play: Play, hero: number): number => cardsIn(play, findZone(play, 'played', hero))[0] ?? 0;

/** How a card lets its hero follow arrows. */
export function gaitOf(play: Play, card: number): Gait {
  const color = play.program.infoOf(play, card)?.item.color;
  return { colors: typeof color === 'string' ? color : 'white', ignoresDirections: false, usesPortals: true };
}

export const gaitOfHero = (play: Play, hero: number): Gait => gaitOf(play, playedBy(play, hero));

/** "Movement 4 blue, Attack 5, Defence 3": a half in words. */
export function halfWords(play: Play, card: number, isDeranged: boolean): string {
  const color = String(play.program.infoOf(play, card)?.item.color ?? 'white');
  const colored = color === 'white' ? '' : ` ${color}`;
  if (isDeranged) {
    const { acts, defense } = derangedHalf(play, card);
    const words = acts.map((each) =>
      each.act === 'move'
        ? `Movement ${each.amount}${colored}`
        : each.act === 'attack'
          ? `Attack ${each.amount}`
          : 'Search',
    );
    return `${words.join(', then ')}. Defence ${defense}.`;
  }
  const { move, attack, defense, search = [], time = false } = humanHalf(play, card);
  const parts = [`Movement ${move}${colored}`, `Attack ${attack}`, `Defence ${defense}`];
  if (search.length > 0) parts.push(`Search ${search.join(', ')}`);
  if (time) parts.push('Hourglass');
  return `${parts.join(', ')}.`;
}
