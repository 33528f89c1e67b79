/** Attacks that effects order, outside of anybody's turn to attack. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { AttackOrder } from '../../language/system';
import { type Attack, attacksOf, FISTS } from './attacks';
import { oneAttack, strike } from './monster-attack';
import { isEnemy } from './movement';
import { isMonster } from './state';
import { attackArmed, chooseArm } from './weapon-attack';

/** On the targets that are named and still on the board; with none named, on whom the attacker finds. */
export function attackByOrder(play: Play, attacker: number, order: AttackOrder): Asking {
  const described = order.described as Attack | undefined;
  if (!isMonster(play, attacker)) return begin(byCharacter(play, attacker, described ?? FISTS, order));
  return isEnemy(play, attacker) ? begin(byMonster(play, attacker, described, order)) : undefined;
}

function* byMonster(play: Play, monster: number, described: Attack | undefined, order: AttackOrder): Proc {
  const { frame } = order;
  if (order.isAnybody) {
    yield* oneAttack(play, monster, described === undefined ? undefined : { attack: described, frame });
    return;
  }
  const attack = described ?? attacksOf(play, monster)[0] ?? FISTS;
  const spaces = new SpacesToHit(play, order.targets);
  for (const target of order.targets) {
    if (!spaces.isLeft(target)) continue;
    spaces.hit(target, attack);
    yield* strike(play, monster, attack, target, { isOrderly: false, frame });
  }
}

/** Where the targets of an order stood at first: an area attack hits each of those spaces once, not once a target. */
class SpacesToHit {
  readonly #from: ReadonlyMap<number, number>;
  readonly #hit = new Set<number>();

  constructor(
    private readonly play: Play,
    targets: readonly number[],
  ) {
    this.#from = new Map(targets.map((target) => [target, spaceOf(play, target)]));
  }

  /** Whether a target is still on the board, and no area attack has hit it yet. */
  isLeft(target: number): boolean {
    return spaceOf(this.play, target) !== 0 && !this.#hit.has(this.#from.get(target) ?? 0);
  }

  hit(target: number, { area }: Attack): void {
    if (area !== 'one') this.#hit.add(this.#from.get(target) ?? 0);
  }
}

function* byCharacter(play: Play, character: number, attack: Attack, order: AttackOrder): Proc {
  const aims = order.isAnybody ? [undefined] : order.targets.map((target) => [target]);
  const spaces = new SpacesToHit(play, order.targets);
  for (const aim of aims) {
    const target = aim?.[0] ?? 0;
    if (aim !== undefined && !spaces.isLeft(target)) continue;
    // An effect may name whom a bare attack hits, wherever that is; weapons must reach.
    const chosen =
      aim !== undefined && !attack.withWeapon
        ? { arm: { card: 0, mode: attack, attack }, target }
        : yield* chooseArm(play, character, { attack, card: 0, targets: aim, frame: order.frame });
    if (chosen === null) continue;
    spaces.hit(target, chosen.arm.attack);
    const attacking = attackArmed(play, character, 0, chosen.arm, chosen.target, order.frame);
    if (attacking !== undefined) yield* attacking;
  }
}
