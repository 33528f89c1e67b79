/** Attacks of monsters: the nearest that they can reach is hit, and may brace. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { expire } from '../../language/notes';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { nameOf, numberIn, read } from '../../table/numbers';
import { askNamed, entityQuestion, namedQuestion, tieBetween } from '../../table/questions';
import { reachOf } from './attacking';
import { preyOf } from './prey';
import { rollsClaw } from './rolls';
import { canExhaust, exhaust } from './sanity';
import { isCharacter, log, rule } from './state';
import { changeStatus } from './statuses';
import { nearestOf } from './ways';
import { fewerWounds, isMortal, wound } from './wounds';

const TARGET = entityQuestion(
  'tie-target',
  'monster-attack',
  (play, monster) => `Whom does ${nameOf(play, monster)} attack? All of these are equally near.`,
  {
    detail: (play, figure) => `${read(play, figure, 'health')} health, Resistance ${read(play, figure, 'resistance')}`,
  },
);
const BRACE = namedQuestion('brace', 'brace', (play, who) => `Does ${nameOf(play, who)} brace for the attack?`, [
  {
    key: 'brace',
    label: 'Brace',
    detail: (play) => `exhaust ${rule(play, 'braceSanity')} sanity for ${fewerWounds(rule(play, 'braceWounds'))}`,
  },
  { key: 'take', label: 'No, take the wounds', isDecline: true },
]);

/** Whom a monster can attack now: the nearest in range and sight. */
export function targetsOf(play: Play, monster: number, among?: readonly number[]): number[] {
  const range = read(play, monster, 'range');
  const able = (among ?? preyOf(play, monster)).filter(
    (figure) =>
      spaceOf(play, figure) !== 0 &&
      isMortal(play, figure) &&
      reachOf(play, monster, figure) <= range &&
      isPermitted(play, 'attack', monster, figure, true),
  );
  const nearest = nearestOf(play, monster, able);
  return nearest.length > 0 ? nearest : able;
}

/** Attacks one of several; whoever breaks ties says which. */
export function attackOneOf(play: Play, monster: number, targets: readonly number[]): Asking {
  return targets.length === 0 ? undefined : begin(attackingOne(play, monster, targets));
}

function* attackingOne(play: Play, monster: number, targets: readonly number[]): Proc {
  const target = targets[yield* tieBetween(play, TARGET, monster, targets)] as number;
  const event = newEvent(play, 'attack', monster, target)
    .set('space', spaceOf(play, target))
    .setList('targets', [target]);
  const asking = emit(play, event, () => begin(striking(play, monster, event.list('targets'))));
  if (asking !== undefined) yield* asking;
  expire(play, play.program.name('end-of-attack'));
}

function* striking(play: Play, monster: number, targets: readonly number[]): Proc {
  const weakened = numberIn(play, monster, 'weakened') > 0 ? 1 : 0;
  for (const target of targets)
    log(play, `${nameOf(play, monster)} attacks ${nameOf(play, target)}`, 'bad', [monster, target]);
  const hits = rule(play, 'monsterHitsAlways') === 1 || rollsClaw(play, monster, rule(play, 'monsterDieClaw'));
  for (const target of hits ? targets : []) {
    const event = newEvent(play, 'strike', monster, target).set('value', read(play, target, 'resistance'));
    event.amount = Math.max(0, read(play, monster, 'damage') - weakened);
    const asking = emit(play, event, () =>
      hurt(play, monster, target, woundsOf(play, event.amount, event.get('value'))),
    );
    if (asking !== undefined) yield* asking;
  }
  if (weakened === 0 || play.isDead(monster)) return;
  const shedding = changeStatus(play, monster, 'weakened', -1);
  if (shedding !== undefined) yield* shedding;
}

/** Damage of 1 or more wounds at least so much as the rules say; none wounds nobody. */
const woundsOf = (play: Play, damage: number, resistance: number): number =>
  damage <= 0 ? 0 : Math.max(rule(play, 'minWound'), damage - resistance);

function hurt(play: Play, monster: number, target: number, wounds: number): Asking {
  if (wounds <= 0) return undefined;
  const tags = [play.program.name('attack')];
  const cost = rule(play, 'braceSanity');
  if (!isCharacter(play, target) || cost <= 0 || !canExhaust(play, target, cost))
    return wound(play, target, wounds, monster, tags);
  return begin(bracing(play, monster, target, wounds, cost));
}

function* bracing(play: Play, monster: number, target: number, wounds: number, cost: number): Proc {
  const isBracing = (yield* askNamed(play, BRACE, target, target, [0, 1])) === 0;
  const asking = andThen(isBracing ? exhaust(play, target, cost) : undefined, () =>
    wound(play, target, isBracing ? Math.max(0, wounds - rule(play, 'braceWounds')) : wounds, monster, [
      play.program.name('attack'),
    ]),
  );
  if (asking !== undefined) yield* asking;
}
