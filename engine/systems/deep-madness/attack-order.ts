/** Attacks that effects order: by monsters, or by investigators outside of their activation. */
import { begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import type { Frame, Play } from '../../language/play';
import type { AttackOrder } from '../../language/system';
import { nameOf } from '../../table/numbers';
import { type AttackChoice, armsOf, attackChoices, attackSpace, titleOf } from './attacking';
import type { Attack } from './attacks';
import { attackOneOf, targetsOf } from './monster-attack';
import { isMonster } from './state';

export function attackByOrder(play: Play, attacker: number, order: AttackOrder): Asking {
  const targets = order.isAnybody ? undefined : order.targets;
  if (isMonster(play, attacker)) return attackOneOf(play, attacker, targets ?? targetsOf(play, attacker));
  return attackFreely(play, attacker, targets, order.described as Attack | undefined, order.frame);
}

const choiceAt = ({ frame, first }: Decision, option: number): AttackChoice | undefined =>
  (frame as readonly AttackChoice[])[first[option] as number];

const WHICH: Question<Play> = {
  id: 'free-attack',
  rule: () => 'attack',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `How does ${nameOf(play, actor)} attack?`,
  key: (play, decision, option) => {
    const choice = choiceAt(decision, option);
    if (choice === undefined) return 'none';
    const arm =
      choice.card === 0 ? choice.attack.id : `${play.program.system.keyOf(play, choice.card)}.${choice.attack.id}`;
    return `${arm}>${play.program.system.keyOf(play, choice.space)}`;
  },
  label: (play, decision, option) => {
    const choice = choiceAt(decision, option);
    return choice === undefined ? 'Do not attack' : `${titleOf(play, choice)} at ${nameOf(play, choice.space)}`;
  },
  declines: (_, decision, option) => choiceAt(decision, option) === undefined,
  touches: (_, decision, option) => [choiceAt(decision, option)?.space ?? 0].filter((space) => space !== 0),
};

/** An attack of an investigator that costs no action: it says with what, or does not attack. */
export function attackFreely(
  play: Play,
  who: number,
  targets: readonly number[] | undefined,
  described: Attack | undefined,
  outer?: Frame,
): Asking {
  const arms = described === undefined ? armsOf(play, who) : [{ attack: described, card: 0 }];
  const choices = attackChoices(play, who, arms, targets);
  return choices.length === 0 ? undefined : begin(choosing(play, who, choices, targets, outer));
}

function* choosing(
  play: Play,
  who: number,
  choices: readonly AttackChoice[],
  targets: readonly number[] | undefined,
  outer: Frame | undefined,
): Proc {
  const decision = play.decision.reset(WHICH, play.program.system.seatOf(play, who), who);
  decision.frame = choices;
  for (const index of choices.keys()) decision.add(index);
  decision.add(-1);
  const choice = choices[yield decision];
  const asking = choice === undefined ? undefined : attackSpace(play, who, choice, targets, outer);
  if (asking !== undefined) yield* asking;
}
