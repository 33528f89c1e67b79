/** What trying set-ups out is asked and what it answers, as plain data. */
import type { ItemKey } from '../content';

/** Which set-ups to try: a scenario with each of these numbers of characters, without variants and with each of its own. */
export interface TrialOrder {
  scenario: string;
  players: readonly number[];
}

/** Something that went wrong with one number of characters. */
export interface TrialFinding {
  scenario: string;
  players: number;
  /** Id of the variant that was on, and without which it went right; '' if it goes wrong without any. */
  variant: string;
  /** `pieces`: too few of `item`. `place`: nowhere to put it. `loop`, `endless`, `broken`: there is no first round. */
  what: 'pieces' | 'place' | 'loop' | 'endless' | 'broken';
  item: ItemKey;
  /** The effect or field that wanted it; undefined for the rules of the system. */
  at: { item: ItemKey; pointer: string } | undefined;
  /** How many were missing at most. */
  missing: number;
  /** Whether it went wrong in every trial. */
  isCertain: boolean;
  /** What was thrown; '' otherwise. */
  reason: string;
}
