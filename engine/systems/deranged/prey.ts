/** Whom monsters go for: heroes on the board that they may attack. A sheet may say that some are none to them. */
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { heroesOnBoard } from './state';

export const preyOf = (play: Play, monster: number): number[] =>
  heroesOnBoard(play).filter((hero) => isPermitted(play, 'attack', monster, hero, true));
