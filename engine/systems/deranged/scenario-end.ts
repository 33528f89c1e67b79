/** Asks a scenario's own ways to lose and to win. */
import type { Play } from '../../language/play';
import { within } from '../../language/trail';
import { isMet } from '../../table/scenario-hooks';
import { partsOf } from '../../table/scenario-parts';
import { endGame } from './ending';
import { isOver, scenarioOf } from './state';

/** A loss comes first. */
export function checkScenario(play: Play): void {
  if (isOver(play)) return;
  const scenario = scenarioOf(play);
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
