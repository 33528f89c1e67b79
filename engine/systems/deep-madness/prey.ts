/**
 * Whom monsters go for: the investigators, and whoever a view makes count as one in their eyes. Each has to be a target
 * that a monster may choose, unless it is left out of the game.
 */
import { isPermitted, treatedAs } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { isCharacter, livingCharacters } from './state';

/** Whom a monster goes for, wherever on the board. */
export function preyOf(play: Play, monster: number): number[] {
  const others = treatedAs(play, monster, play.program.name('character'), {
    all: () => [...play.all('monster'), ...play.all('token')],
    has: (figure) => figure !== monster && !isCharacter(play, figure),
  });
  return [...livingCharacters(play), ...others].filter(
    (figure) => spaceOf(play, figure) !== 0 && isPermitted(play, 'target', monster, figure, true),
  );
}
