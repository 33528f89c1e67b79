/** Attacks that effects order, outside of anybody's turn to attack. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { AttackOrder } from '../../language/system';
import { tieBetween } from '../../table/questions';
import { type Attack, attacksOf, FISTS } from './attacks';
import { distanceBetween, hasSight } from './board-functions';
import { oneAttack, ownAttack, rangeOf, strike } from './monster-attack';
import { isEnemy, isOnPatrol } from './movement';
import { isFoe } from './prey';
import { TIE } from './questions';
import { isMonster } from './state';
import { attackArmed, chooseArm } from './weapon-attack';

/** On the targets that are named and still on the board; with none named, on whom the attacker finds. */
export function attackByOrder(play: Play, attacker: number, order: AttackOrder): Asking {
  const described = order.described as Attack | undefined;
  if (!isMonster(play, attacker)) return begin(byCharacter(play, attacker, described ?? FISTS, order));
  return begin(
    isEnemy(play, attacker) ? byMonster(play, attacker, described, order) : byFriend(play, attacker, described, order),
  );
}

function* byMonster(play: Play, monster: number, described: Attack | undefined, order: AttackOrder): Proc {
  if (!isPermitted(play, 'attack', monster, 0, true)) return;
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

/** A friendly monster attacks enemies: those that are named, or one that it reaches. */
function* byFriend(play: Play, friend: number, described: Attack | undefined, order: AttackOrder): Proc {
  if (isOnPatrol(play, friend) || !isPermitted(play, 'attack', friend, 0, true)) return;
  const foes = order.isAnybody ? foesInReach(play, friend) : order.targets.filter((foe) => spaceOf(play, foe) !== 0);
  const [first] = foes;
  if (first === undefined) return;
  const target = order.isAnybody ? (foes[yield* tieBetween(play, TIE.target, friend, foes)] as number) : first;
  const options = { isOrderly: false, frame: order.frame };
  if (described === undefined) yield* ownAttack(play, friend, target, { isOrderly: false });
  else yield* strike(play, friend, described, target, options);
}

function foesInReach(play: Play, friend: number): number[] {
  const range = rangeOf(play, friend);
  return play.all('monster').filter((foe) => {
    if (!isFoe(play, friend, foe)) return false;
    if (spaceOf(play, foe) === spaceOf(play, friend)) return true;
    return range > 0 && distanceBetween(play, friend, foe) <= range && hasSight(play, friend, foe);
  });
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
