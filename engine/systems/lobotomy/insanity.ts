/** Insane abilities: who can still pay with sanity (S000: Insanity). */
import type { Play } from '../../language/play';
import { read } from './state';

/** Whether a character can pay so many boxes of sanity: at its maximum it can use no insane ability. */
export const canGoInsane = (play: Play, character: number, boxes: number): boolean =>
  read(play, character, 'insanity') + boxes <= read(play, character, 'maxInsanity');
