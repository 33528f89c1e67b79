/** How good a position is for one hero: one number for bots that look an action ahead. Only the order matters. */
import type { Play } from '../../../language/play';

export const evaluate = (_play: Play): number => 0;
