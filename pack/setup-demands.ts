/**
 * What the set-up of a scenario surely wants, read from its effects: figures and tokens that it places, cards that it draws.
 * What depends on the game itself is passed over; the trials look at that.
 */
import { type Known, staticValue } from './static-value';

export interface Demand {
  /** What the effect names: the id of a token or figure, or of a deck. */
  id: string;
  from: 'supply' | 'deck';
  count: number;
  /** Of the field that says how many, or which. */
  pointer: string;
}

export interface Demands {
  demands: readonly Demand[];
  /** Whether something may go back in between, so that demands cannot be added up. */
  isLoose: boolean;
}

export type Json = Readonly<Record<string, unknown>>;

export const listOf = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter((each): each is Json => typeof each === 'object' && each !== null) : [];

export const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

/** Of one scenario with this many characters; `holds` are the places of its handicaps that apply. */
export function setupDemands(scenario: Json, known: Known, holds: readonly number[]): Demands {
  const found: Found = { demands: [], isLoose: false };
  for (const [place, handicap] of listOf(scenario.handicaps).entries())
    if (holds.includes(place)) collect(handicap.do, `/handicaps/${place}/do`, 1, known, found);
  for (const [place, hook] of listOf(scenario.setup).entries()) collect(hook.do, `/setup/${place}/do`, 1, known, found);
  return found;
}

interface Found {
  demands: Demand[];
  isLoose: boolean;
}

/** Effects that may put something back, or that run what is written elsewhere. */
const LOOSENING: readonly unknown[] = ['remove', 'kill', 'discard', 'put', 'call', 'damage', 'shuffle'];

function collect(effects: unknown, pointer: string, times: number, known: Known, found: Found): void {
  for (const [place, effect] of listOf(effects).entries()) {
    const at = `${pointer}/${place}`;
    if (LOOSENING.includes(effect.effect)) found.isLoose = true;
    switch (effect.effect) {
      case 'spawn':
        demand(effect, 'what', 'supply', at, times, known, found);
        break;
      case 'draw':
        if (effect.where === undefined) demand(effect, 'from', 'deck', at, times, known, found);
        break;
      case 'if': {
        const test = staticValue(effect.test, known);
        if (test === undefined) break;
        if (test !== 0) collect(effect.do, `${at}/do`, times, known, found);
        else collect(effect.else, `${at}/else`, times, known, found);
        break;
      }
      case 'each':
        if (effect.in === 'characters' && effect.where === undefined)
          collect(effect.do, `${at}/do`, times * known.players, known, found);
        break;
      case 'repeat': {
        const repeats = effect.until === undefined ? staticValue(effect.times, known) : undefined;
        if (repeats !== undefined) collect(effect.do, `${at}/do`, times * Math.max(0, repeats), known, found);
        break;
      }
      default:
    }
  }
}

function demand(
  effect: Json,
  field: 'what' | 'from',
  from: Demand['from'],
  at: string,
  times: number,
  known: Known,
  found: Found,
): void {
  const id = effect[field];
  const count = effect.count === undefined ? 1 : staticValue(effect.count, known);
  if (typeof id !== 'string' || count === undefined || count <= 0) return;
  const pointer = `${at}/${effect.count === undefined ? field : 'count'}`;
  found.demands.push({ id, from, count: count * times, pointer });
}
