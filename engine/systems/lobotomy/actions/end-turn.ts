import { read, setNumber } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';

/** Ending the turn; AP that are left are lost. */
export const END_TURN: TurnAction = {
  id: 'end-turn',
  list: (_play, _who, offer) => offer(),
  key: () => 'end',
  group: 'Turn',
  label: () => 'End the turn',
  detail: (play, who) => (read(play, who, 'ap') > 0 ? `${read(play, who, 'ap')} AP would be lost` : ''),
  run: (play, who) => {
    setNumber(play, who, 'isDone', 1);
    return undefined;
  },
};
