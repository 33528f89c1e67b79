/** Attacks as items and effects describe them, compiled: dice, range, the number that hits, damage, what comes before and after. */
import type { Compiler } from '../../language/compiler';
import { type CompiledCost, compileCost } from '../../language/costs';
import { EventRecord } from '../../language/event-record';
import type { Fn, Frame, Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind, type Scope, withEvent } from '../../language/scope';
import { attacksByItem } from '../../table/item-attacks';
import { rule } from './state';

export interface Attack extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  /** Number of the item that it is written in, and where; 0 for the rules' own. */
  readonly item: number;
  readonly pointer: string;
  readonly dice: Fn;
  readonly range: Fn;
  /** A die of this or more is a success. */
  readonly hit: Fn;
  /** Of each success. */
  readonly damage: Fn;
  /** Whom (`target`) it may be used on. */
  readonly test: Fn | undefined;
  readonly cost: CompiledCost | undefined;
  readonly before: Run;
  readonly after: Run;
  readonly slots: { readonly user: number; readonly target: number; readonly event: number };
}

type AttackJson = Readonly<Record<string, unknown>>;

/** Compiles one attack. `user` and `target` are known to its expressions, and the attack's event. */
export function compileAttack(compiler: Compiler, json: AttackJson, outer: Scope, pointer: string): Attack {
  const user = named(outer, 'user');
  const target = named(user.scope, 'target');
  const { scope, slot } = withEvent(target.scope, 'attack');
  const int = (field: string, missing: Fn): Fn =>
    json[field] === undefined ? missing : compiler.value(json[field], scope, 'int', `${pointer}/${field}`);
  const id = String(json.id);
  return {
    id,
    name: typeof json.name === 'string' ? json.name : '',
    item: compiler.itemNumber,
    pointer,
    dice: int('dice', () => 0),
    range: int('range', () => 0),
    hit: int('hit', (play) => rule(play, 'successOn')),
    damage: int('damage', () => 1),
    test: json.if === undefined ? undefined : compiler.value(json.if, target.scope, 'bool', `${pointer}/if`),
    cost: compileCost(compiler, json.cost, target.scope, `${pointer}/cost`),
    before: compiler.effects(json.before, scope, `${pointer}/before`),
    after: compiler.effects(json.after, scope, `${pointer}/after`),
    slots: { user: user.slot, target: target.slot, event: slot },
  };
}

function named(scope: Scope, name: string): { scope: Scope; slot: number } {
  const known = scope.names.get(name);
  return known === undefined ? bind(scope, name, 'entity') : { scope, slot: known.slot };
}

const compiled = new WeakMap<Program, ReadonlyMap<number, readonly Attack[]>>();

/** Compiles the attacks of every item that has some. */
export function compileAttacks(
  program: Program,
  compilerFor: (info: ItemInfo) => Compiler,
  items: readonly ItemInfo[],
): void {
  const attacks = attacksByItem(program, compilerFor, items, (compiler, json, scope, { pointer }) =>
    compileAttack(compiler, json, scope, pointer),
  );
  compiled.set(program, attacks);
}

/** The attacks of an entity's item. */
export const attacksOf = (play: Play, entity: number): readonly Attack[] =>
  compiled.get(play.program)?.get(play.def(entity)) ?? [];

const nothing: Run = () => undefined;

/** The attack without a weapon. */
export const UNARMED: Attack = {
  id: 'unarmed',
  name: 'Bare hands',
  item: 0,
  pointer: '',
  dice: (play) => rule(play, 'unarmedDice'),
  range: () => 0,
  hit: (play) => rule(play, 'successOn'),
  damage: (play) => rule(play, 'unarmedDamage'),
  test: undefined,
  cost: undefined,
  before: nothing,
  after: nothing,
  slots: { user: 1, target: 2, event: 3 },
};

/** Stands for the event of an attack that is only looked at. */
const NO_EVENT = new EventRecord(0);

/** A frame in which an attack's expressions find who attacks with what, and what is attacked. */
export function attackFrame(
  play: Play,
  attack: Attack,
  {
    self,
    user,
    target = 0,
    event = NO_EVENT,
    outer,
  }: {
    self: number;
    user: number;
    target?: number;
    event?: EventRecord;
    outer?: Frame | undefined;
  },
): Frame {
  const frame = outer === undefined ? play.frame(self) : [...outer];
  frame[attack.slots.user] = user;
  frame[attack.slots.target] = target;
  frame[attack.slots.event] = event;
  return frame;
}
