/** Sharing the damage of one attack among several targets on a space. */
import type { Decision, Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { nameOf, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { isCharacter, rule } from './state';

export interface Share {
  readonly target: number;
  readonly amount: number;
}

const amountIn = ({ first }: Decision, option: number) => first[option] as number;

const HOW_MUCH: Question<Play> = {
  id: 'share',
  rule: () => 'distribute',
  about: (_, { subject }) => subject,
  ask: (play, { subject }) => `How much of the damage goes to ${nameOf(play, subject)}?`,
  note: (play, { subject, frame }) =>
    `${frame[0]} left; ${read(play, subject, 'health')} health, Resistance ${read(play, subject, 'resistance')}`,
  key: (_, decision, option) => String(amountIn(decision, option)),
  label: (_, decision, option) =>
    amountIn(decision, option) === 0 ? 'None of it' : `${amountIn(decision, option)} damage`,
  declines: (_, decision, option) => amountIn(decision, option) === 0,
};

const ALL_TO = entityQuestion('share-all', 'distribute', (play, who) => `Whom does ${nameOf(play, who)} hit?`, {
  detail: (play, target) => `${read(play, target, 'health')} health, Resistance ${read(play, target, 'resistance')}`,
});

/** Who gets how much of the damage; the last target gets what is left. */
export function* share(play: Play, who: number, targets: readonly number[], pool: number): Proc<readonly Share[]> {
  if (pool <= 0 || targets.length === 0) return [];
  if (targets.length === 1 || !isCharacter(play, who)) return [{ target: targets[0] as number, amount: pool }];
  if (rule(play, 'distribute') === 0)
    return [{ target: targets[yield* askEntity(play, ALL_TO, who, who, targets)] as number, amount: pool }];
  const shares: Share[] = [];
  let left = pool;
  for (const [place, target] of targets.entries()) {
    if (left <= 0) break;
    const isLast = place === targets.length - 1;
    const amount = isLast ? left : yield* howMuch(play, who, target, left);
    if (amount > 0) shares.push({ target, amount });
    left -= amount;
  }
  return shares;
}

/** From all that is left down to none. */
function* howMuch(play: Play, who: number, target: number, left: number): Proc<number> {
  const decision = play.decision.reset(HOW_MUCH, play.program.system.seatOf(play, who), who);
  decision.subject = target;
  decision.frame = [left];
  for (let amount = left; amount >= 0; amount--) decision.add(amount);
  const option = yield decision;
  return left - option;
}
