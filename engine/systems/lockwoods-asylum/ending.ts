/** How a game ends: the last player with Health wins; those who die together have all lost; alone, so many Horrors must be slain. */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { closeGame } from '../../table/game-state';
import { nameOf, setNumber } from '../../table/numbers';
import { gameNumber, isOver, living, players, rule, zoneOf } from './state';

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  closeGame(play, isWin, text || (isWin ? 'The asylum lets its inmates go' : 'Dr. Lockwood keeps them all'));
  return undefined;
}

/** Ends the game if nobody is left, if one is, or if somebody has slain Horrors enough. */
export function endIfDecided(play: Play, isTurnOver: boolean): void {
  const left = living(play);
  const [last] = left;
  if (last === undefined) endGame(play, false, 'Nobody is left: Dr. Lockwood has won');
  else if (players(play).length > 1 && left.length === 1 && mayWin(play, last, isTurnOver))
    win(play, last, `${nameOf(play, last)} is the last one left, and escapes`);
  const goal = rule(play, 'victoryHorrors');
  if (goal === 0) return;
  for (const who of left)
    if (zoneOf(play, 'victory', who).length >= goal)
      win(play, who, `${nameOf(play, who)} has slain ${goal} Horrors, and escapes`);
}

/** In Hardcore Mode whoever is last must end a turn of her own. */
const mayWin = (play: Play, who: number, isTurnOver: boolean): boolean =>
  rule(play, 'hardcore') === 0 || (isTurnOver && gameNumber(play, 'current') === who);

function win(play: Play, who: number, text: string): void {
  if (isOver(play)) return;
  setNumber(play, who, 'hasWon', 1);
  endGame(play, true, text);
}
