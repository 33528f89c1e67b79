/** Who can pay what: actions, sanity, wounds, cards of one's own. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { changeStat, findZone } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { discard } from './cards';
import { canExhaust, exhaust } from './sanity';
import { gameNumber, isCharacter } from './state';
import { wound } from './wounds';

export const inventory = (play: Play, who: number): number[] => cardsIn(play, findZone(play, 'inventory', who));

/** Whether somebody has so many actions left. */
export const hasActions = (play: Play, who: number, amount: number): boolean =>
  amount <= 0 || read(play, who, 'actions') >= amount;

/** Takes actions of this activation. */
export function payActions(play: Play, who: number, amount: number): void {
  setNumber(play, who, 'spent', numberIn(play, who, 'spent') + Math.max(0, amount));
  setNumber(play, who, 'actionsTaken', numberIn(play, who, 'actionsTaken') + Math.max(1, amount));
}

export function canPay(play: Play, payer: number, _card: number, resource: string, amount: number): boolean {
  if (amount <= 0 && resource !== 'card') return true;
  switch (resource) {
    case 'actions':
      // Only whoever is active has actions.
      return gameNumber(play, 'current') === payer && isCharacter(play, payer) && hasActions(play, payer, amount);
    case 'sanity':
      return canExhaust(play, payer, amount);
    case 'health':
      return read(play, payer, 'health') > amount;
    case 'discard':
      return inventory(play, payer).length >= amount;
    case 'card':
      return amount !== 0;
    default:
      return read(play, payer, resource) >= amount;
  }
}

export function pay(play: Play, payer: number, _card: number, resource: string, amount: number): Asking {
  switch (resource) {
    case 'actions':
      if (amount > 0) payActions(play, payer, amount);
      return undefined;
    case 'sanity':
      return exhaust(play, payer, amount);
    case 'health':
      return wound(play, payer, amount, 0, [play.program.name('unpreventable')]);
    case 'discard':
      return begin(discardSome(play, payer, amount));
    case 'card':
      return discard(play, amount);
    default:
      return changeStat(play, payer, resource, -amount);
  }
}

const GIVE_UP = entityQuestion('give-up', 'items', (play, who) => `Which item does ${nameOf(play, who)} discard?`);

/** Discards items of one's own choice. */
export function* discardSome(play: Play, who: number, count: number): Proc {
  for (let n = 0; n < count; n++) {
    const items = inventory(play, who);
    if (items.length === 0) return;
    const chosen = items.length === 1 ? 0 : yield* askEntity(play, GIVE_UP, who, who, items);
    const asking = discard(play, items[chosen] as number);
    if (asking !== undefined) yield* asking;
  }
}
