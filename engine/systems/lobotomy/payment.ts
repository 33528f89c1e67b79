/** Who can pay what: AP with their restrictions, insanity, charges, durability, cooldowns (S000: Running; Skill Costs). */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { numberIn, read, setNumber, write } from '../../table/numbers';
import { changeInsanity, damage } from './damage';
import { canGoInsane } from './insanity';
import { wearItem } from './items';
import { isReady, skillType, startCooldown } from './skills';
import { isCharacter } from './state';

/** What AP are spent on: running leaves them for movement only, and some are for attacks only. */
export type ApUse = 'movement' | 'attack' | 'other';

/** AP for attacks only pay for attack skills of any sort. */
export const skillUse = (play: Play, card: number): ApUse => (skillType(play, card) === 'attack' ? 'attack' : 'other');

export function canPayAp(play: Play, who: number, amount: number, use: ApUse): boolean {
  if (amount <= 0) return true;
  const isRunning = isCharacter(play, who) && numberIn(play, who, 'isRunning') === 1;
  if (use === 'movement') return read(play, who, 'ap') + read(play, who, 'movePoints') >= amount;
  if (isRunning) return false;
  return read(play, who, 'ap') + (use === 'attack' ? read(play, who, 'attackPoints') : 0) >= amount;
}

/** Takes AP, those for one use only first. */
export function payAp(play: Play, who: number, amount: number, use: ApUse): void {
  let left = amount;
  const special = use === 'movement' ? 'movePoints' : use === 'attack' ? 'attackPoints' : undefined;
  if (special !== undefined && left > 0) {
    const taken = Math.min(left, read(play, who, special));
    write(play, who, special, read(play, who, special) - taken);
    left -= taken;
  }
  if (left > 0) setNumber(play, who, 'spent', numberIn(play, who, 'spent') + left);
}

export function canPay(play: Play, payer: number, card: number, resource: string, amount: number): boolean {
  switch (resource) {
    case 'ap':
      return canPayAp(play, payer, amount, 'other');
    case 'insanity':
    case 'sanity':
      return canGoInsane(play, payer, amount);
    case 'health':
      return read(play, payer, 'health') > amount;
    case 'charges':
    case 'durability':
      return read(play, card, resource) >= amount;
    case 'cooldown':
      return isReady(play, card);
    default:
      return amount <= 0;
  }
}

export function pay(play: Play, payer: number, card: number, resource: string, amount: number): Asking {
  switch (resource) {
    case 'ap':
      payAp(play, payer, amount, 'other');
      return undefined;
    case 'insanity':
    case 'sanity':
      return changeInsanity(play, payer, amount);
    case 'health':
      return damage(play, payer, amount, 0, [play.program.name('unpreventable')]);
    case 'charges':
    case 'durability':
      return wearItem(play, card, amount);
    case 'cooldown':
      startCooldown(play, card, payer);
      return undefined;
    default:
      return changeStat(play, payer, resource, -amount);
  }
}
