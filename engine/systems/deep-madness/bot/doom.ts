/**
 * What a monster that kills by its touch threatens. It is feared by everybody in its reach and not by the nearest alone:
 * whoever is nearer may be gone when it acts.
 */
import type { Play } from '../../../language/play';
import { touchOf } from '../behavior';
import type { Figure } from './table';

export interface Hunt {
  /** Distances from the monster by space. */
  away: ArrayLike<number>;
  /** How far it goes before it attacks, and its range. */
  reach: number;
  /** Distances of others whom it would attack as well. */
  shields: readonly number[];
  hunted: readonly Figure[];
}

/** Chance that a monster gets past somebody else whom it would attack first. */
export const PAST_ANOTHER = 0.35;
/** So many steps beyond its reach it is feared a little, for what may make it act once more. */
const BEYOND = 2;
const FEAR_BEYOND = 0.002;
/** More by whoever can't leave its space: it may be there still when the monster has come. */
const FEAR_HELD = 0.01;
/** Of whoever can still go away. */
const WARNED = 0.3;

export function killsByTouch(play: Play, monster: number, { entity }: Figure): boolean {
  const touch = touchOf(play, monster);
  if (touch === undefined) return false;
  const frame = play.frame(monster);
  frame[touch.slot] = entity;
  return touch.kills(play, frame) !== 0;
}

export function addDoom(play: Play, monster: number, { away, reach, shields, hunted }: Hunt): void {
  if (touchOf(play, monster) === undefined) return;
  for (const figure of hunted) {
    const distance = away[figure.place] as number;
    if (distance > reach + BEYOND || !killsByTouch(play, monster, figure)) continue;
    const passed = shields.filter((each) => each <= distance).length;
    const chance = (distance <= reach ? 1 : figure.isHeld ? FEAR_HELD : FEAR_BEYOND) * PAST_ANOTHER ** passed;
    figure.doom += figure.hasActed ? chance : WARNED * chance;
  }
}
