import { occupants } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { type AttackChoice, armsOf, attackChoices, attackSpace, isFoe, numbersOf, titleOf } from '../attacking';
import { attackFrame, attacksOf, UNARMED } from '../attacks';
import { hasActions, payActions } from '../payment';
import { costWords } from './move';

/** Which attack an option means: of a card, by its place on it. */
const choiceOf = (play: Play, { a, b, c }: TurnOption): AttackChoice => ({
  attack: a === 0 ? UNARMED : (attacksOf(play, a)[c] ?? UNARMED),
  card: a,
  space: b,
});

/** An attack with a weapon, another item or bare hands at a space in range and sight. */
export const ATTACK: TurnAction = {
  id: 'attack',
  word: 'attack',
  card: ({ a }) => a,
  list: (play, who, offer) => {
    if (!hasActions(play, who, read(play, who, 'attackCost'))) return;
    for (const { attack, card, space } of attackChoices(play, who, armsOf(play, who)))
      offer(card, space, card === 0 ? 0 : attacksOf(play, card).indexOf(attack));
  },
  key: (play, _, option) => {
    const { attack, card, space } = choiceOf(play, option);
    const arm = card === 0 ? attack.id : `${play.program.system.keyOf(play, card)}.${attack.id}`;
    return `${arm}>${play.program.system.keyOf(play, space)}`;
  },
  group: 'Attack',
  label: (play, _, option) => `Attack ${nameOf(play, option.b)} with ${titleOf(play, choiceOf(play, option))}`,
  short: (play, _, option) => `${titleOf(play, choiceOf(play, option))} at ${nameOf(play, option.b)}`,
  detail: (play, who, option) => {
    const choice = choiceOf(play, option);
    const frame = attackFrame(play, choice.attack, { self: choice.card || who, user: who });
    const { dice, hit, damage } = numbersOf(play, who, choice, frame);
    const foes = occupants(play, option.b).filter((figure) => isFoe(play, who, figure));
    return `${dice} dice, ${hit}+, damage ${damage}; ${foes.map((foe) => nameOf(play, foe)).join(', ')}`;
  },
  cost: (play, who) => costWords(play, who, 'attackCost'),
  touches: (play, who, { b }) => [b, ...occupants(play, b).filter((figure) => isFoe(play, who, figure))],
  run: (play, who, option) => {
    payActions(play, who, read(play, who, 'attackCost'));
    return attackSpace(play, who, choiceOf(play, option));
  },
};
