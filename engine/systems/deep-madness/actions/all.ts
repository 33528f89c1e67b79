/** Every sort of action of an activation, in the order in which they are offered. */
import { begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { nameOf, read, setNumber } from '../../../table/numbers';
import { askEntity, entityQuestion } from '../../../table/questions';
import type { TurnAction } from '../../../table/turn-action';
import { cardText } from '../card-text';
import { discard } from '../cards';
import { inventory } from '../payment';
import { ATTACK } from './attack';
import { CLOSE_HATCH, OPEN_HATCH } from './hatch';
import { MOVE, SHED } from './move';
import { OTHERS } from './others';
import { LUCID, REST, SHED_POSSESSION } from './rest';
import { SEARCH } from './search';
import { TRADE } from './trade';
import { USE } from './use';

const WHICH = entityQuestion('drop-item', 'items', (play, who) => `Which item does ${nameOf(play, who)} discard?`, {
  none: 'No, keep them all',
  detail: cardText,
});

/** Discarding an item, at any time and for nothing. */
export const DROP: TurnAction = {
  id: 'drop',
  list: (play, who, offer) => {
    if (inventory(play, who).length > 0) offer();
  },
  key: () => 'drop',
  group: 'Free',
  label: () => 'Discard an item',
  run: (play, who) => begin(dropping(play, who)),
};

function* dropping(play: Play, who: number): Proc {
  const options = [...inventory(play, who), 0];
  const card = options[yield* askEntity(play, WHICH, who, who, options)] as number;
  const asking = card === 0 ? undefined : discard(play, card);
  if (asking !== undefined) yield* asking;
}

/** Ending the activation; actions that are left are lost. */
export const END: TurnAction = {
  id: 'end',
  list: (_play, _who, offer) => offer(),
  key: () => 'end',
  group: 'End',
  label: () => 'End the activation',
  detail: (play, who) => {
    const left = read(play, who, 'actions');
    return left > 0 ? `${left === 1 ? '1 action' : `${left} actions`} would be lost` : '';
  },
  run: (play, who) => {
    setNumber(play, who, 'isDone', 1);
    return undefined;
  },
};

export const TURN_ACTIONS: readonly TurnAction[] = [
  ATTACK,
  USE,
  MOVE,
  SHED,
  SEARCH,
  REST,
  SHED_POSSESSION,
  TRADE,
  OPEN_HATCH,
  CLOSE_HATCH,
  LUCID,
  OTHERS,
  DROP,
  END,
];
