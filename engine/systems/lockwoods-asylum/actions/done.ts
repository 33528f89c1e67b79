import { emitEnd, newEvent } from '../../../language/emit';
import type { TurnAction } from '../../../table/turn-action';
import { setStage } from '../stages';

/** Ending the Action Phase. */
export const NO_MORE_ACTIONS: TurnAction = {
  id: 'done',
  list: (_play, _who, offer) => offer(),
  key: () => 'actions',
  group: 'End',
  isDecline: true,
  label: () => 'No more Actions',
  run: (play, who) => {
    setStage(play, 'purchase-start');
    return emitEnd(play, newEvent(play, 'phase.action', who));
  },
};

/** Ending the Purchase Phase. */
export const NO_MORE_PURCHASES: TurnAction = {
  id: 'done',
  list: (_play, _who, offer) => offer(),
  key: () => 'purchases',
  group: 'End',
  isDecline: true,
  label: () => 'Buy nothing more',
  run: (play, who) => {
    setStage(play, 'battle');
    return emitEnd(play, newEvent(play, 'phase.purchase', who));
  },
};
