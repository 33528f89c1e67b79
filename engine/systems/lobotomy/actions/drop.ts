import { begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import { nameOf } from '../../../table/numbers';
import { askEntity, entityQuestion } from '../../../table/questions';
import type { TurnAction } from '../../../table/turn-action';
import { cardText } from '../card-text';
import { discard, inventory } from '../items';
import { log } from '../state';

const WHICH = entityQuestion(
  'drop-item',
  'inventory',
  (play, character) => `Which item does ${nameOf(play, character)} discard?`,
  { none: 'No, keep them all', detail: cardText },
);

/** Discarding an item, at any time and for nothing. */
export const DROP: TurnAction = {
  id: 'drop',
  list: (play, who, offer) => {
    if (inventory(play, who).length > 0) offer();
  },
  key: () => 'drop',
  group: 'Cards',
  label: () => 'Discard an item',
  detail: () => 'it goes back to its deck',
  run: (play, who) => begin(dropping(play, who)),
};

function* dropping(play: Play, who: number): Proc {
  const options = [...inventory(play, who), 0];
  const card = options[yield* askEntity(play, WHICH, who, who, options)] as number;
  if (card === 0) return;
  log(play, `${nameOf(play, who)} discards ${nameOf(play, card)}`, 'plain', [who, card]);
  const asking = discard(play, card);
  if (asking !== undefined) yield* asking;
}
