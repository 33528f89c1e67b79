/** Asks a scenario's own ways to lose and to win. */
import type { Play } from '../language/play';
import { within } from '../language/trail';
import { isMet } from './scenario-hooks';
import { partsOf } from './scenario-parts';

/** A loss comes first. */
export function checkScenario(play: Play): void {
  const { system } = play.program;
  if (system.isOver(play)) return;
  const scenario = system.scenarioOf(play, 0);
  const { lose, win } = partsOf(play, scenario);
  const frame = play.frame(scenario);
  const lost = lose.findIndex(({ test }) => test(play, frame) !== 0);
  if (lost >= 0) {
    const cause = { item: play.def(scenario), pointer: `/lose/${lost}` };
    within(play, cause, () => system.endGame(play, false, lose[lost]?.text(play, frame) ?? ''));
    return;
  }
  if (!isMet(play, scenario)) return;
  const won = win.find(({ test }) => test(play, frame) !== 0);
  system.endGame(play, true, won?.text(play, frame) ?? '');
}
