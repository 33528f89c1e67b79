/** Insane abilities: what they cost, and who can still pay with insanity (S000: Insanity). */
import type { Play } from '../../language/play';
import { read } from '../../table/numbers';
import { type RuleSetting, rule } from './state';

/** boxes of insanity that an insane ability costs somebody: its own, and what content adds to each of them. */
export const boxesFor = (play: Play, character: number, setting: RuleSetting): number =>
  rule(play, setting) + read(play, character, 'insaneBoxes');

/** Whether a character can pay so many boxes of insanity: at its maximum it can use no insane ability. */
export const canGoInsane = (play: Play, character: number, boxes: number): boolean =>
  read(play, character, 'insanity') + boxes <= read(play, character, 'maxInsanity');
