/** Attacks as items and effects describe them, compiled: dice, range, symbols, area, and what happens before and after. */
import type { Item, ItemKey } from '../../content';
import type { Compiler } from '../../language/compiler';
import { type CompiledCost, compileCost } from '../../language/costs';
import type { EventRecord } from '../../language/event-record';
import type { ListFn } from '../../language/expression/lists';
import { compileKeywordFor, itemHost } from '../../language/keywords';
import { oncePer } from '../../language/once-per';
import type { Fn, Frame, Play, Run } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { bind, type Scope, withEvent } from '../../language/scope';
import { attacksByItem } from '../../table/item-attacks';

export interface Attack extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly name: string;
  readonly item: ItemKey | null;
  /** Number of the item that it is written in, and where. */
  readonly itemNumber: number;
  readonly pointer: string;
  readonly dice: Fn;
  readonly range: Fn;
  readonly symbols: readonly number[];
  readonly area: 'one' | 'space';
  readonly isPerTarget: boolean;
  /** Whether a weapon's dice and symbols are added. */
  readonly withWeapon: boolean;
  /** Cards whose own attacks are added, for attacks of monsters. */
  readonly cards: ListFn | undefined;
  readonly power: Fn;
  /** Dealt to each target whatever is rolled. */
  readonly damage: Fn;
  /** Faces of the attack table's d6, or undefined when the attacker chooses. */
  readonly on: readonly [number, number] | undefined;
  readonly test: Fn | undefined;
  readonly cost: CompiledCost | undefined;
  readonly before: Run;
  readonly after: Run;
  readonly slots: { user: number; target: number; event: number };
}

export type AttackJson = Readonly<Record<string, unknown>>;

/** Compiles one attack. `user` and `target` are known to its expressions, and the attack's event to its effects. */
export function compileAttack(compiler: Compiler, json: AttackJson, outer: Scope, pointer: string): Attack {
  const user = outer.names.has('user')
    ? { scope: outer, slot: outer.names.get('user')?.slot ?? -1 }
    : bind(outer, 'user', 'entity');
  const target = user.scope.names.has('target')
    ? { scope: user.scope, slot: user.scope.names.get('target')?.slot ?? -1 }
    : bind(user.scope, 'target', 'entity');
  const { scope, slot } = withEvent(target.scope, 'attack');
  const int = (field: string, missing: number): Fn =>
    json[field] === undefined ? () => missing : compiler.value(json[field], scope, 'int', `${pointer}/${field}`);
  const id = String(json.id);
  return {
    id,
    name: typeof json.name === 'string' ? json.name : capitalised(id),
    item: null,
    itemNumber: compiler.itemNumber,
    pointer,
    dice: int('dice', 0),
    range: int('range', 0),
    symbols: (Array.isArray(json.symbols) ? json.symbols : []).map((symbol) => compiler.program.name(String(symbol))),
    area: json.area === 'space' ? 'space' : 'one',
    isPerTarget: json.perTarget === true,
    withWeapon: json.weapon === true,
    cards: json.cards === undefined ? undefined : compiler.entities(json.cards, target.scope, `${pointer}/cards`),
    power: int('power', 0),
    damage: int('damage', 0),
    on: readRange(json.on),
    test: json.if === undefined ? undefined : compiler.value(json.if, target.scope, 'bool', `${pointer}/if`),
    cost: compileCost(compiler, json.cost, target.scope, `${pointer}/cost`),
    before: compiler.effects(json.before, scope, `${pointer}/before`),
    after: compiler.effects(json.after, scope, `${pointer}/after`),
    slots: { user: user.slot, target: target.slot, event: slot },
  };
}

const capitalised = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function readRange(on: unknown): readonly [number, number] | undefined {
  if (typeof on !== 'string' && typeof on !== 'number') return undefined;
  const [least = 0, most = least] = String(on).split('-').map(Number);
  return [least, most];
}

const compiled = new WeakMap<Program, ReadonlyMap<number, readonly Attack[]>>();

/** Compiles the attacks of every item that has some. */
export function compileAttacks(
  program: Program,
  compilerFor: (info: ItemInfo) => Compiler,
  items: readonly ItemInfo[],
): void {
  const attacks = attacksByItem(program, compilerFor, items, (compiler, json, scope, { pointer, item }) => ({
    ...compileAttack(compiler, json, scope, pointer),
    item: item.key,
  }));
  compiled.set(program, attacks);
}

/** The attacks of an entity's item. */
export const attacksOf = (play: Play, entity: number): readonly Attack[] =>
  compiled.get(play.program)?.get(play.def(entity)) ?? [];

/** The attack with bare fists: dice of the rule set, the same space. */
export const FISTS: Attack = {
  id: 'fists',
  name: 'Fists',
  item: null,
  itemNumber: 0,
  pointer: '',
  dice: (play, frame) => play.program.stats.read(play, frame[1] as number, 'fistDice'),
  range: () => 0,
  symbols: [],
  area: 'one',
  isPerTarget: false,
  withWeapon: false,
  cards: undefined,
  power: () => 0,
  damage: () => 0,
  on: undefined,
  test: undefined,
  cost: undefined,
  before: () => undefined,
  after: () => undefined,
  slots: { user: 1, target: 2, event: 3 },
};

/** Compiles the rules of attack symbols: each has an entity of its own that is live all the time (see `prepare`). */
export function compileSymbols(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  for (const info of symbolsInUse(program)) {
    compileKeywordFor(compilerFor(info), itemHost(program, info), { keyword: info.id, params: {} });
  }
}

const inUse = new WeakMap<Program, readonly ItemInfo[]>();

/** Symbols that some attack of the content names: their keywords are rules that always hold. */
export function symbolsInUse(program: Program): readonly ItemInfo[] {
  let symbols = inUse.get(program);
  if (symbols === undefined) {
    symbols = findSymbols(program);
    inUse.set(program, symbols);
  }
  return symbols;
}

function findSymbols(program: Program): ItemInfo[] {
  const used = new Set(program.content.items.flatMap((item) => symbolsIn(item)));
  return program.ofKind('keyword').filter(({ item }) => used.has(item.id));
}

const symbolsIn = oncePer((item: Item) => {
  const used = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) visit(member);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        if (key === 'symbols' && Array.isArray(member)) for (const symbol of member) used.add(String(symbol));
        else if (key === 'symbols' && typeof member === 'string')
          for (const [, symbol] of member.matchAll(/'([\w-]+)'/g)) used.add(symbol as string);
        else visit(member);
      }
    }
  };
  visit(item);
  return [...used];
});

/** A frame in which an attack's expressions find who attacks with what, and whom. */
export function attackFrame(
  play: Play,
  attack: Attack,
  self: number,
  user: number,
  target: number,
  event?: EventRecord,
  outer?: Frame,
): Frame {
  const frame = outer === undefined ? play.frame(self) : [...outer];
  if (attack.slots.user >= 0) frame[attack.slots.user] = user;
  if (attack.slots.target >= 0) frame[attack.slots.target] = target;
  if (event !== undefined) frame[attack.slots.event] = event;
  return frame;
}
