/** Modifiers: what parts say about stats. Layers in a fixed order: set, add, multiply, at least, at most, then the limits. */
import { DEF, HEAD, KIND, NEXT } from '../kernel/layout';
import { type Active, enter, type Host, isLive } from './host';
import type { Fn, Frame, Play } from './play';
import type { StatSpec } from './spec';

export type ModifierOperation = 'set' | 'add' | 'multiply' | 'atLeast' | 'atMost';
export const MODIFIER_OPERATIONS: readonly ModifierOperation[] = ['set', 'add', 'multiply', 'atLeast', 'atMost'];

export interface CompiledModifier {
  readonly host: Host;
  /** Where in the item of its host it is written. */
  readonly pointer: string;
  readonly active: Active;
  readonly operation: ModifierOperation;
  readonly amount: Fn;
  readonly condition: Fn | undefined;
  /** For whom, if not the carrier: a kind's number (0 for any), and a test of `it`. */
  readonly others: { kind: number; test: Fn | undefined; itSlot: number } | undefined;
}

/** What one modifier does to a stat, for people. */
export interface Contribution {
  /** The item that says so. */
  item: number;
  operation: ModifierOperation;
  value: number;
}

interface Sum {
  /** Who contributes what, where somebody wants to know. */
  told: Contribution[] | null;
  value: number;
  add: number;
  multiply: number;
  atLeast: number;
  atMost: number;
}

/**
 * Modifiers may read numbers of other things, which modifiers change in turn. Two things that read each other would never
 * come to an end; past this depth the number before modifiers counts.
 */
const DEEPEST = 6;
let depth = 0;

/** Beyond every number of a game. */
const LEAST = -0x80000000;
const MOST = 0x7fffffff;

/** A sum for each depth, used again and again: stats are read far too often to make new ones. */
const sums: readonly Sum[] = Array.from({ length: DEEPEST }, () => newSum(null));

function newSum(told: Contribution[] | null): Sum {
  return { told, value: 0, add: 0, multiply: 1, atLeast: LEAST, atMost: MOST };
}

/** The value of a stat with all that modifies it. */
export function modified(
  play: Play,
  entity: number,
  spec: StatSpec,
  base: (play: Play, entity: number) => number,
): number {
  const value = base(play, entity);
  const modifiers = play.program.modifiers.get(spec.name);
  if (entity === 0 || modifiers === undefined || depth >= DEEPEST) return value;
  const sum = sums[depth] as Sum;
  sum.value = value;
  sum.add = 0;
  sum.multiply = 1;
  sum.atLeast = LEAST;
  sum.atMost = MOST;
  applyAll(play, entity, modifiers, sum);
  const total = Math.min(Math.max((sum.value + sum.add) * sum.multiply, sum.atLeast), sum.atMost);
  return withinLimits(spec, total);
}

/** Nearly all modifiers are about somebody else or on nothing in this game: those are passed over before anything is called. */
function applyAll(play: Play, entity: number, modifiers: readonly CompiledModifier[], sum: Sum): void {
  const item = play.def(entity);
  const isBare = play.state[entity + HEAD] === 0;
  depth++;
  try {
    for (let i = 0; i < modifiers.length; i++) {
      const modifier = modifiers[i] as CompiledModifier;
      const { host, others } = modifier;
      if (others !== undefined) {
        if (play.firstOfItem(host.item) !== 0) applyToOthers(play, entity, modifier, others, sum);
      } else if (host.isBearer) {
        if (!isBare) applyBorne(play, entity, modifier, sum);
      } else if (host.item === item && isLive(play, entity, modifier.active)) {
        apply(play, modifier, enter(play, host, entity), sum);
      }
    }
  } finally {
    depth--;
  }
}

/** What modifies a stat of an entity now, and by how much, in the order of the content. */
export function contributionsTo(play: Play, entity: number, stat: string): readonly Contribution[] {
  const told: Contribution[] = [];
  const sum = newSum(told);
  if (entity !== 0) applyAll(play, entity, play.program.modifiers.get(stat) ?? [], sum);
  return told;
}

/** A value as the stat's own limits let it be. */
export function withinLimits({ least, most }: StatSpec, value: number): number {
  if (least !== undefined && value < least) return least;
  return most !== undefined && value > most ? most : value;
}

/** A modifier about what its carrier stands on. */
function applyBorne(play: Play, entity: number, modifier: CompiledModifier, sum: Sum): void {
  const { host, active } = modifier;
  const { state } = play;
  for (let e = state[entity + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + DEF] === host.item && isLive(play, e, active)) apply(play, modifier, enter(play, host, e), sum);
  }
}

function applyToOthers(
  play: Play,
  entity: number,
  modifier: CompiledModifier,
  others: { kind: number; test: Fn | undefined; itSlot: number },
  sum: Sum,
): void {
  if (others.kind !== 0 && play.state[entity + KIND] !== others.kind) return;
  const { host, active } = modifier;
  for (let carrier = play.firstOfItem(host.item); carrier !== 0; carrier = play.nextOfItem(carrier)) {
    if (!isLive(play, carrier, active)) continue;
    const frame = enter(play, host, carrier);
    frame[others.itSlot] = entity;
    if (others.test === undefined || others.test(play, frame) !== 0) apply(play, modifier, frame, sum);
  }
}

function apply(play: Play, modifier: CompiledModifier, frame: Frame, sum: Sum): void {
  const { host, condition, operation, amount } = modifier;
  if (condition !== undefined && condition(play, frame) === 0) return;
  const value = amount(play, frame);
  if (sum.told !== null) sum.told.push({ item: host.cause, operation, value });
  switch (operation) {
    case 'set':
      sum.value = value;
      break;
    case 'add':
      sum.add += value;
      break;
    case 'multiply':
      sum.multiply *= value;
      break;
    case 'atLeast':
      sum.atLeast = Math.max(sum.atLeast, value);
      break;
    case 'atMost':
      sum.atMost = Math.min(sum.atMost, value);
      break;
  }
}
