import { andThen, begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { type Attack, attackFrame, attacksOf, FISTS } from '../attacks';
import { type AttackChoice, attackWith, targetsOf } from '../character-attack';
import { weaponsOf } from '../items';
import { canPayAp, payAp } from '../payment';
import { isReady, isSkill, skillCost, skillsOf, startCooldown } from '../skills';
import { armsFor, attackArmed, chooseArm } from '../weapon-attack';

/** Everything that a character can attack with: fists (0), weapons, attack skills that are ready. */
function arms(play: Play, who: number): number[] {
  const skills = skillsOf(play, who).filter((card) => attacksOf(play, card).length > 0 && isReady(play, card));
  const cards = [...weaponsOf(play, who), ...skills].filter((card) => isPermitted(play, 'use', who, card, true));
  return [0, ...cards];
}

const attacksWith = (play: Play, card: number): readonly Attack[] => (card === 0 ? [FISTS] : attacksOf(play, card));
const costOf = (play: Play, who: number, card: number): number =>
  card !== 0 && isSkill(play, card) ? skillCost(play, card) : read(play, who, 'attackCost');

function choiceOf(play: Play, { a: card, b: index, c: target }: TurnOption): AttackChoice {
  return { attack: attacksWith(play, card)[index] as Attack, card, target };
}

/** An attack with fists, a weapon or a skill (S000: Players' Attacks). */
export const ATTACK: TurnAction = {
  id: 'attack',
  word: 'attack',
  card: ({ a }) => a,
  list: (play, who, offer) => {
    if (!isPermitted(play, 'attack', who, 0, true)) return;
    for (const card of arms(play, who)) {
      if (!canPayAp(play, who, costOf(play, who, card), 'attack')) continue;
      for (const [index, attack] of attacksWith(play, card).entries()) {
        const frame = attackFrame(play, attack, card || who, who, 0);
        if (attack.cost?.isPayable(play, who, frame) === false) continue;
        for (const target of reachable(play, who, attack, card)) offer(card, index, target);
      }
    }
  },
  key: (play, _, option) => {
    const { attack, card, target } = choiceOf(play, option);
    const arm = card === 0 ? 'fists' : `${play.program.system.keyOf(play, card)}.${attack.id}`;
    return `${arm}>${play.program.system.keyOf(play, target)}`;
  },
  group: 'Attack',
  label: (play, _, option) => {
    const { attack, card, target } = choiceOf(play, option);
    const aim = attack.area === 'one' ? nameOf(play, target) : `everything at ${nameOf(play, spaceOf(play, target))}`;
    if (card === 0) return `Attack ${aim} with fists`;
    const mode = attacksWith(play, card).length > 1 ? ` (${attack.name.toLowerCase()})` : '';
    return `${nameOf(play, card)}${mode} at ${aim}`;
  },
  detail: (play, who, option) => {
    const { attack, card, target } = choiceOf(play, option);
    const own = attack.dice(play, attackFrame(play, attack, card || who, who, target));
    const dice = attack.withWeapon ? `a weapon and ${own}` : own;
    const each = attack.isPerTarget ? ' an enemy' : '';
    const range = spaceOf(play, target) === spaceOf(play, who) ? '' : ` at ${nameOf(play, spaceOf(play, target))}`;
    return `${dice} dice${each}; ${read(play, target, 'health')} health, Defense ${read(play, target, 'defense')}${range}`;
  },
  cost: (play, who, { a }) => (costOf(play, who, a) <= 0 ? '' : `${costOf(play, who, a)} AP`),
  touches: (play, _, { a, c }) => (a === 0 ? [c] : [c, a]).filter((entity) => !play.isDead(entity)),
  run: (play, who, option) => {
    const choice = choiceOf(play, option);
    const { card, attack } = choice;
    payAp(play, who, costOf(play, who, card), 'attack');
    if (card !== 0 && isSkill(play, card)) startCooldown(play, card, who);
    const frame = attackFrame(play, attack, card || who, who, choice.target);
    return andThen(attack.cost?.pay(play, who, frame), () =>
      attack.withWeapon ? begin(armed(play, who, choice)) : attackWith(play, who, choice),
    );
  },
};

/** Whom an attack can be aimed at, with one weapon or another if it needs one. */
function reachable(play: Play, who: number, attack: Attack, card: number): number[] {
  const arms = armsFor(play, who, attack);
  return [...new Set(arms.flatMap((arm) => targetsOf(play, who, arm.attack, card)))];
}

/** A skill's attack with one of the weapons that reach its target. */
function* armed(play: Play, who: number, { attack, card, target }: AttackChoice): Proc {
  const chosen = yield* chooseArm(play, who, { attack, card, targets: [target] });
  if (chosen === null) return;
  const attacking = attackArmed(play, who, card, chosen.arm, chosen.target);
  if (attacking !== undefined) yield* attacking;
}
