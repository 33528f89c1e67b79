/** How a game ends: each player wins or loses alone after the last night, all lose when all are Deranged. */
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { closeGame } from '../../table/game-state';
import { nameOf, setNumber } from '../../table/numbers';
import { cursesOf } from './cards';
import { hasToken } from './deranged';
import { factsAt } from './space-facts';
import { heroes, isOver } from './state';

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  closeGame(play, isWin, text || (isWin ? 'The heroes leave the town' : 'Nobody leaves the town'));
  return undefined;
}

/** Without a token and without Curses on the Enchanted Gate. */
export const hasEscaped = (play: Play, hero: number): boolean =>
  !hasToken(play, hero) && cursesOf(play, hero).length === 0 && factsAt(play, spaceOf(play, hero)).mark === 'gate';

/** After the last night: who stands where it must has won. */
export function* finishGame(play: Play): Proc {
  const asking = emit(play, newEvent(play, 'last-dawn'));
  if (asking !== undefined) yield* asking;
  if (isOver(play)) return;
  const winners = heroes(play).filter((hero) => hasEscaped(play, hero));
  for (const hero of winners) setNumber(play, hero, 'hasWon', 1);
  const names = winners.map((hero) => nameOf(play, hero));
  endGame(play, winners.length > 0, names.length === 0 ? '' : `${names.join(', ')} escaped through the Enchanted Gate`);
}
