/** The end of the game, and what ends it: the chapter's own ways to win and to lose. */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { within } from '../../language/trail';
import { closeGame } from '../../table/game-state';
import { isMet } from '../../table/scenario-hooks';
import { partsOf } from '../../table/scenario-parts';
import { isOver, scenarioOf } from './state';

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  closeGame(play, isWin, text || (isWin ? 'The chapter is won' : 'The chapter is lost'));
  return undefined;
}

/** Asks the chapter whether it is lost or won; a loss comes first. */
export function checkChapter(play: Play): void {
  if (isOver(play)) return;
  const scenario = scenarioOf(play);
  if (scenario === 0) return;
  const { lose, win } = partsOf(play, scenario);
  const frame = play.frame(scenario);
  const lost = lose.findIndex(({ test }) => test(play, frame) !== 0);
  if (lost >= 0) {
    const cause = { item: play.def(scenario), pointer: `/lose/${lost}` };
    within(play, cause, () => endGame(play, false, lose[lost]?.text(play, frame) ?? ''));
    return;
  }
  if (!isMet(play, scenario)) return;
  const won = win.find(({ test }) => test(play, frame) !== 0);
  endGame(play, true, won?.text(play, frame) ?? '');
}
