/** The letter that stands for a character on the board and in lists. */
import type { Play } from '../language/play';
import { nameOf } from './numbers';

/** The first letter of the name that no seat before it has; characters in seat order. */
export function letterOf(play: Play, character: number, characters: readonly number[]): string {
  const taken = new Set<string>();
  for (const [seat, other] of characters.entries()) {
    const letters = nameOf(play, other)
      .toUpperCase()
      .replaceAll(/[^A-Z]/g, '');
    const letter = [...letters].find((candidate) => !taken.has(candidate)) ?? String(seat + 1);
    if (other === character) return letter;
    taken.add(letter);
  }
  return '?';
}
