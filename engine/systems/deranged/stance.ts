/** How far a hero's turn has come, as the state has it. */
import type { Play } from '../../language/play';
import { numberIn, setNumber } from '../../table/numbers';

/** `card`: it has to play a card or rest. `acts`: it has played one, as a human or a Deranged. `done`: nothing more. */
export const STANCES = ['card', 'human', 'deranged', 'rested', 'done'] as const;
export type Stance = (typeof STANCES)[number];

export const stanceOf = (play: Play, hero: number): Stance => STANCES[numberIn(play, hero, 'stance')] as Stance;

export function setStance(play: Play, hero: number, stance: Stance): void {
  setNumber(play, hero, 'stance', STANCES.indexOf(stance));
}

/** Bits of `used`: which actions of a card are done. The acts of a Deranged count up from the first bit. */
export const USED = { move: 1, attack: 2, search: 4, effect: 8 } as const;

export const isUsed = (play: Play, hero: number, bit: number): boolean => (numberIn(play, hero, 'used') & bit) !== 0;

export function setUsed(play: Play, hero: number, bit: number): void {
  setNumber(play, hero, 'used', numberIn(play, hero, 'used') | bit);
}
