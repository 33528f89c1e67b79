/** Attacks: who is in reach, how strong they are, defence cards, and what they do to heroes and monsters. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { occupants } from '../../language/entity-functions';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { add, nameOf, numberIn, read } from '../../table/numbers';
import { die } from './death';
import { defend } from './defence';
import { hurt } from './health';
import { killMonster } from './monster-death';
import { isCharacter, isMonster, isOnBoard, log, rule } from './state';
import { type Gait, reachOf } from './ways';

export interface Target {
  readonly figure: number;
  /** The door between, 0 if there is none. */
  readonly door: number;
}

/** Figures that an attack reaches, nearest spaces first. */
export function targetsOf(play: Play, attacker: number, gait: Gait, among?: readonly number[]): Target[] {
  return reachOf(play, attacker, gait).flatMap(({ space, door }) =>
    occupants(play, space)
      .filter(
        (figure) =>
          figure !== attacker &&
          (isCharacter(play, figure) || isMonster(play, figure)) &&
          (among === undefined || among.includes(figure)) &&
          isPermitted(play, 'attack', attacker, figure, true),
      )
      .map((figure) => ({ figure, door })),
  );
}

/** How many candles a hero puts on an attack: the first option is none. */
const CANDLES: Question<Play> = {
  id: 'candles',
  rule: () => 'candles',
  ask: (play, { actor, subject }) =>
    `How many candles does ${nameOf(play, actor)} add to the attack on ${nameOf(play, subject)}?`,
  key: (_, { first }, option) => String(first[option]),
  label: (_, { first }, option) => (first[option] === 0 ? 'None' : String(first[option])),
  declines: (_, { first }, option) => first[option] === 0,
  detail: (play, { first, frame }, option) =>
    `power ${Math.max(rule(play, 'leastPower'), (frame[0] as number) + (first[option] as number) * rule(play, 'candlePower'))}`,
};

function* candlesFor(play: Play, hero: number, target: number, power: number): Proc<number> {
  const has = numberIn(play, hero, 'candles');
  if (has === 0 || rule(play, 'candlePower') === 0) return 0;
  const decision = play.decision.reset(CANDLES, play.program.system.seatOf(play, hero), hero);
  decision.subject = target;
  decision.frame = [power];
  for (let n = 0; n <= has; n++) decision.add(n);
  return yield decision;
}

export interface Blow {
  readonly power: number;
  /** The card that it is made with, 0 if none is. */
  readonly card: number;
  readonly door: number;
}

/** One attack on one figure, inside an `attack` event. Candles are put on it before the target defends. */
export function attack(play: Play, attacker: number, target: number, blow: Blow): Asking {
  if (!isOnBoard(play, target) || !isOnBoard(play, attacker)) return undefined;
  return begin(attacking(play, attacker, target, blow));
}

function* attacking(play: Play, attacker: number, target: number, { power, card, door }: Blow): Proc {
  const isHero = isCharacter(play, attacker);
  let total = power + (isHero ? read(play, attacker, 'power') : 0) - (door === 0 ? 0 : rule(play, 'doorPenalty'));
  if (isHero) {
    const candles = yield* candlesFor(play, attacker, target, total);
    if (candles > 0) add(play, attacker, 'candles', -candles);
    total += candles * rule(play, 'candlePower');
  }
  const event = newEvent(play, 'attack', attacker, target)
    .set('space', spaceOf(play, target))
    .set('card', card)
    .set('edge', door)
    .set('power', total)
    .setList('targets', [target]);
  const asking = emit(play, event, () => {
    const strength = Math.max(rule(play, 'leastPower'), event.get('power'));
    log(play, `${nameOf(play, attacker)} attacks ${nameOf(play, target)}: power ${strength}`, 'strong', [
      attacker,
      target,
    ]);
    return isMonster(play, target)
      ? wound(play, attacker, target, strength)
      : begin(hitting(play, attacker, target, strength));
  });
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-attack'));
}

const tags = (play: Play): number[] => [play.program.name('attack')];

/** What is more than the defence of a monster are wounds. */
function wound(play: Play, attacker: number, monster: number, strength: number): Asking {
  const damage = strength - read(play, monster, 'defense');
  if (damage <= 0) {
    log(play, `${nameOf(play, monster)} is not hurt`, 'plain', [monster]);
    return undefined;
  }
  return andThen(hurt(play, monster, damage, attacker, tags(play)), () => {
    if (play.isDead(monster)) return undefined;
    if (read(play, monster, 'health') <= 0) return killMonster(play, monster, attacker);
    log(play, `${nameOf(play, monster)} has ${read(play, monster, 'health')} Health left`, 'plain', [monster]);
    return undefined;
  });
}

/** A hero must defend, whatever the power; what is more than the defence costs Health. */
function* hitting(play: Play, attacker: number, hero: number, strength: number): Proc {
  const value = yield* defend(play, attacker, hero);
  const hurting = hurt(play, hero, strength - value, attacker, tags(play));
  if (hurting !== undefined) yield* hurting;
  if (numberIn(play, hero, 'isDead') === 1 || read(play, hero, 'health') > 0) return;
  const dying = die(play, hero, attacker);
  if (dying !== undefined) yield* dying;
}

/** Wounds without an attack: no defence counts. */
export function wounds(play: Play, target: number, amount: number, from: number, marks: readonly number[]): Asking {
  return andThen(hurt(play, target, amount, from, marks), () =>
    isMonster(play, target) && !play.isDead(target) && read(play, target, 'health') <= 0
      ? killMonster(play, target, from)
      : undefined,
  );
}
