/** Attacks that add up: that of a skill, an effect or a monster, and that of the card it is made with (S000: Weapon Attack). */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { listValues } from '../../language/expression/lists';
import type { Frame, Play } from '../../language/play';
import { read } from '../../table/numbers';
import { type Attack, attackFrame, attacksOf } from './attacks';

/** An attack with all that one of a card's own attacks adds to it. */
export function combined(own: Attack, card: number, added: Attack): Attack {
  const frameOf = (play: Play, frame: Frame): Frame => {
    const { user, target, event } = own.slots;
    const ofCard = attackFrame(play, added, card, frame[user] as number, frame[target] as number);
    ofCard[added.slots.event] = frame[event] ?? 0;
    return ofCard;
  };
  const both =
    (field: 'before' | 'after') =>
    (play: Play, frame: Frame): Asking =>
      andThen(own[field](play, frame), () => added[field](play, frameOf(play, frame)));
  const sum = (field: 'dice' | 'power' | 'damage') => (play: Play, frame: Frame) =>
    own[field](play, frame) + added[field](play, frameOf(play, frame));
  return {
    ...own,
    dice: sum('dice'),
    power: sum('power'),
    damage: sum('damage'),
    range: (play, frame) =>
      own.range(play, frame) + added.range(play, frameOf(play, frame)) + read(play, card, 'range'),
    symbols: [...new Set([...own.symbols, ...added.symbols])],
    area: own.area === 'one' ? added.area : own.area,
    isPerTarget: own.isPerTarget || added.isPerTarget,
    withWeapon: added.withWeapon,
    test: (play, frame) => (own.test?.(play, frame) === 0 || added.test?.(play, frameOf(play, frame)) === 0 ? 0 : 1),
    before: both('before'),
    after: both('after'),
  };
}

/** An attack, and the card that it is made with; 0 for none. */
export interface MadeWith {
  attack: Attack;
  card: number;
}

/**
 * An attack of a monster with what its cards add: of the first card, and of the next one if that makes a Weapon Attack. Only
 * what costs nothing is used of a card (S000: Armed to the Teeth).
 */
export function withCards(play: Play, monster: number, attack: Attack, target: number): MadeWith {
  if (attack.cards === undefined) return { attack, card: 0 };
  const made = { attack, card: 0 };
  for (const card of listValues(attack.cards, play, attackFrame(play, attack, monster, monster, target))) {
    const added = attacksOf(play, card).find(({ cost }) => cost === undefined);
    if (added === undefined) continue;
    made.attack = combined(made.attack, card, added);
    made.card = card;
    if (!added.withWeapon) break;
  }
  return made;
}
