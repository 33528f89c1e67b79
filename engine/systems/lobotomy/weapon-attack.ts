/**
 * Attacks that a skill or an effect makes with a weapon: which one, and the bonuses of both together (S000: Attack Symbols,
 * Weapon Attack).
 */
import { andThen } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Frame, Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import { type Attack, attackFrame, attacksOf } from './attacks';
import { attackWith, targetsOf } from './character-attack';
import { combined } from './combined-attack';
import { weaponsOf } from './items';
import { figureWords } from './questions';

/** A way to make an attack: with nothing in hand (card 0), or with one attack of a weapon. */
export interface Arm {
  card: number;
  /** What the weapon itself does; its cost comes on top. */
  mode: Attack;
  attack: Attack;
}

/** All the ways in which a character can make an attack now. */
export function armsFor(play: Play, who: number, attack: Attack): Arm[] {
  if (!attack.withWeapon) return [{ card: 0, mode: attack, attack }];
  const weapons = weaponsOf(play, who).filter((card) => isPermitted(play, 'use', who, card, true));
  return weapons.flatMap((card) =>
    attacksOf(play, card)
      .filter((mode) => mode.cost?.isPayable(play, who, attackFrame(play, mode, card, who, 0)) !== false)
      .map((mode) => ({ card, mode, attack: combined(attack, card, mode) })),
  );
}

/** Attacks with an arm, after paying what the weapon asks for. `card` is the skill, 0 if there is none. */
export function attackArmed(play: Play, who: number, card: number, arm: Arm, target: number, frame?: Frame): Asking {
  const paying =
    arm.card === 0 ? undefined : arm.mode.cost?.pay(play, who, attackFrame(play, arm.mode, arm.card, who, target));
  const choice = { attack: arm.attack, card, target, weapon: arm.card };
  return andThen(paying, () => attackWith(play, who, choice, frame === undefined ? {} : { frame }));
}

/** Options are an arm (its place in the frame) and a target. */
const WITH_WHAT: Question<Play> = {
  id: 'with-weapon',
  rule: () => 'attack',
  about: (_, { subject, actor }) => subject || actor,
  ask: (play, { actor, subject }) =>
    `${nameOf(play, actor)} attacks${subject === 0 ? '' : ` with ${nameOf(play, subject)}`}: which weapon, and at whom?`,
  detail: (play, decision, option) => {
    const target = decision.second[option] as number;
    const { attack, card } = armAt(decision, option);
    const dice = attack.dice(play, attackFrame(play, attack, card || decision.actor, decision.actor, target));
    return `${dice} dice; ${figureWords(play, target)}`;
  },
  key: (play, decision, option) => {
    const { card, mode } = armAt(decision, option);
    const { keyOf } = play.program.system;
    return `${card === 0 ? mode.id : `${keyOf(play, card)}.${mode.id}`}>${keyOf(play, decision.second[option] as number)}`;
  },
  label: (play, decision, option) => {
    const { card, mode } = armAt(decision, option);
    const target = nameOf(play, decision.second[option] as number);
    if (card === 0) return `${mode.name} at ${target}`;
    const words = attacksOf(play, card).length > 1 ? ` (${mode.name.toLowerCase()})` : '';
    return `${nameOf(play, card)}${words} at ${target}`;
  },
  touches: (_, decision, option) =>
    [armAt(decision, option).card, decision.second[option] as number].filter((entity) => entity !== 0),
};

const armAt = (decision: { frame: readonly unknown[]; first: readonly number[] }, option: number): Arm =>
  decision.frame[decision.first[option] as number] as Arm;

/** Whether an attack aimed at somebody hits whoever is wanted: for an area, anybody there. */
const hits = (play: Play, { attack }: Arm, target: number, wanted: number): boolean =>
  target === wanted || (attack.area !== 'one' && spaceOf(play, target) === spaceOf(play, wanted));

export interface ArmChoice {
  attack: Attack;
  /** The skill, 0 if there is none. */
  card: number;
  /** Who may be attacked; anybody in reach if undefined. */
  targets?: readonly number[] | undefined;
  /** Bindings of the effect that describes the attack. */
  frame?: Frame;
}

/**
 * Asks with which weapon a character attacks, and whom. Gives null when nothing can be done. Whoever has one way only is not asked.
 */
export function* chooseArm(
  play: Play,
  who: number,
  { attack, card, targets, frame }: ArmChoice,
): Proc<{ arm: Arm; target: number } | null> {
  const arms = armsFor(play, who, attack);
  const decision = play.decision.reset(WITH_WHAT, play.program.system.seatOf(play, who), who);
  decision.frame = arms;
  decision.subject = card;
  const ways: { arm: Arm; target: number }[] = [];
  for (const [index, arm] of arms.entries()) {
    for (const target of targetsOf(play, who, arm.attack, card, frame)) {
      if (targets !== undefined && !targets.some((wanted) => hits(play, arm, target, wanted))) continue;
      decision.add(index, target);
      ways.push({ arm, target });
    }
  }
  if (ways.length < 2) return ways[0] ?? null;
  return ways[yield decision] ?? null;
}
