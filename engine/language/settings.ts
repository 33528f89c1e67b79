/**
 * Settings: numbers that an author may want otherwise. A scenario's own come first, as its handicaps have them, then the
 * rule set's, then those of the item itself: a card may name a number of its own. Values are read
 * from content, never copied into a game, so that a reload changes them at once.
 */
import type { Fn, Play } from './play';
import type { ItemInfo, Program } from './program';
import type { Scope } from './scope';
import type { System } from './system';

/** Finds the scenario that `scenario` means: the one whose text it stands in, else the one that `self` belongs to. */
export function scenarioIn(system: System, scope: Scope | undefined): Fn {
  const item = scope?.scenario;
  if (item === undefined) return (play, frame) => system.scenarioOf(play, frame[0] as number);
  return (play, frame) => play.firstOfItem(item) || system.scenarioOf(play, frame[0] as number);
}

type Numbers = Readonly<Record<string, number>>;

interface Handicap {
  settings: Numbers;
}

export class SettingTable {
  readonly names: ReadonlySet<string>;
  readonly #rules: Record<string, number> = {};
  readonly #scenarios = new Map<number, { settings: Numbers; handicaps: Handicap[] }>();

  constructor(readonly program: Program) {
    const names = new Set<string>();
    const ofItems: Record<string, number> = {};
    for (const info of program.items) {
      if (info === undefined) continue;
      const settings = numbersOf(info.item.settings);
      for (const name of Object.keys(settings)) names.add(name);
      if (info.item.kind === 'rule-set') Object.assign(this.#rules, settings);
      else if (info.item.kind !== 'scenario') Object.assign(ofItems, settings);
      if (info.item.kind === 'scenario') {
        const handicaps = handicapsOf(info);
        for (const { settings } of handicaps) for (const name of Object.keys(settings)) names.add(name);
        this.#scenarios.set(info.number, { settings, handicaps });
      }
    }
    for (const [name, value] of Object.entries(ofItems)) this.#rules[name] ??= value;
    this.names = names;
  }

  /** The value of a rule set's setting. Throws if no rule set has it: the system relies on it. */
  rule(name: string): number {
    const value = this.#rules[name];
    if (value === undefined) throw new Error(`no rule set has the setting ${name}`);
    return value;
  }

  /** The value of a setting for a scenario's entity (0 for none), as handicaps up to this place in the list have it. */
  read(play: Play, name: string, scenario: number, last = Number.POSITIVE_INFINITY): number {
    const own = this.#scenarios.get(play.def(scenario));
    if (own !== undefined) {
      for (let i = Math.min(own.handicaps.length - 1, last); i >= 0; i--) {
        const value = own.handicaps[i]?.settings[name];
        if (value !== undefined && this.program.system.isHandicapOn(play, scenario, i)) return value;
      }
      const value = own.settings[name];
      if (value !== undefined) return value;
    }
    return this.#rules[name] ?? 0;
  }

  /** In the text of a scenario its own value; elsewhere that of the scenario which has it and whom `self` belongs to. */
  reader(name: string, scope: Scope): Fn {
    const { system } = this.program;
    const fixed = this.#rules[name];
    const isScenarios = [...this.#scenarios.keys()].some((item) => this.#has(item, name));
    if (!isScenarios) return () => fixed ?? 0;
    const find = scenarioIn(system, scope);
    if (scope.scenario !== undefined) return (play, frame) => this.read(play, name, find(play, frame), scope.handicap);
    return (play, frame) => this.read(play, name, this.#whose(play, name, find(play, frame)));
  }

  /** This scenario if it has the setting, else the first in the game that does: several may run. */
  #whose(play: Play, name: string, scenario: number): number {
    if (scenario === 0 || this.#has(play.def(scenario), name)) return scenario;
    for (const number of this.#scenarios.keys()) {
      const other = this.#has(number, name) ? play.firstOfItem(number) : 0;
      if (other !== 0 && this.program.system.isRunning(play, other)) return other;
    }
    return scenario;
  }

  #has(item: number, name: string): boolean {
    const own = this.#scenarios.get(item);
    return own !== undefined && (name in own.settings || own.handicaps.some(({ settings }) => name in settings));
  }
}

function numbersOf(settings: unknown): Numbers {
  if (typeof settings !== 'object' || settings === null) return {};
  const entries = Object.entries(settings).map(([name, value]) => [name, settingValue(value)] as const);
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** A setting is a plain number, or a number with words for the author. */
function settingValue(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const inner = (value as { value?: unknown } | null)?.value;
  return typeof inner === 'number' ? inner : undefined;
}

function handicapsOf(info: ItemInfo): Handicap[] {
  const list = Array.isArray(info.item.handicaps) ? (info.item.handicaps as { settings?: unknown }[]) : [];
  return list.map((handicap) => ({ settings: numbersOf(handicap.settings) }));
}
