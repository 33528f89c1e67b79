import { isPermitted } from '../../../language/permits';
import { add, nameOf, numberIn, read, setNumber } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { log } from '../state';

/** Running: more AP, all of them for movement; declared before anything else of the turn (S000: Running). */
export const RUN: TurnAction = {
  id: 'run',
  word: 'run',
  list: (play, who, offer) => {
    if (numberIn(play, who, 'hasActed') === 0 && isPermitted(play, 'run', who, 0, true)) offer();
  },
  key: () => 'run',
  group: 'Move',
  label: () => 'Run',
  detail: (play, who) => `+${read(play, who, 'runAp')} AP, all for movement`,
  run: (play, who) => {
    setNumber(play, who, 'isRunning', 1);
    add(play, who, 'ap', read(play, who, 'runAp'));
    log(play, `${nameOf(play, who)} runs`, 'plain', [who]);
    return undefined;
  },
};
