/**
 * Attacks with a card of a monster that fights as investigators do: the card's dice are rolled, one target takes all of the
 * damage, and its Resistance counts in full.
 */
import type { Asking } from '../../kernel/decision';
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { attackChoices, attackSpace, reachOf } from './attacking';
import { attackFrame, attacksOf } from './attacks';

/** The farthest that an attack of a card reaches; -1 if it has none. */
const reachOfCard = (play: Play, card: number): number =>
  attacksOf(play, card).reduce(
    (farthest, attack) => Math.max(farthest, attack.range(play, attackFrame(play, attack, { self: card, user: card }))),
    -1,
  );

/** One attack on one target with the first attack of a card that reaches it; nothing if none does. */
export function attackWith(play: Play, who: number, card: number, target: number): Asking {
  const arms = attacksOf(play, card).map((attack) => ({ attack, card }));
  const [choice] = attackChoices(play, who, arms, [target]);
  return choice === undefined ? undefined : attackSpace(play, who, choice, [target]);
}

export const WEAPON_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'reach(Entity): int',
    description: 'The farthest that an attack of a card reaches; -1 if it has none.',
    run: (play, [card = 0]) => reachOfCard(play, card),
  },
  {
    signature: 'reaches(Entity, Entity, Entity): bool',
    description: 'An attack of a card made from one place reaches another one.',
    run: (play, [card = 0, from = 0, to = 0]) => (reachOf(play, from, to) <= reachOfCard(play, card) ? 1 : 0),
  },
];
