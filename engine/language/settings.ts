/**
 * Settings: numbers that an author may want otherwise. A scenario's own come first, as its handicaps have them, then the
 * rule set's. Values are read from content, never copied into a game, so that a reload changes them at once.
 */
import type { Fn, Play } from './play';
import type { ItemInfo, Program } from './program';

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
    for (const info of program.items) {
      if (info === undefined) continue;
      const settings = numbersOf(info.item.settings);
      for (const name of Object.keys(settings)) names.add(name);
      if (info.item.kind === 'rule-set') Object.assign(this.#rules, settings);
      if (info.item.kind === 'scenario') {
        const handicaps = handicapsOf(info);
        for (const { settings } of handicaps) for (const name of Object.keys(settings)) names.add(name);
        this.#scenarios.set(info.number, { settings, handicaps });
      }
    }
    this.names = names;
  }

  /** The value of a rule set's setting. Throws if no rule set has it: the system relies on it. */
  rule(name: string): number {
    const value = this.#rules[name];
    if (value === undefined) throw new Error(`no rule set has the setting ${name}`);
    return value;
  }

  /** The value of a setting for a scenario's entity (0 for none). */
  read(play: Play, name: string, scenario: number): number {
    const own = this.#scenarios.get(play.def(scenario));
    if (own !== undefined) {
      for (let i = own.handicaps.length - 1; i >= 0; i--) {
        const value = own.handicaps[i]?.settings[name];
        if (value !== undefined && this.program.system.isHandicapOn(play, scenario, i)) return value;
      }
      const value = own.settings[name];
      if (value !== undefined) return value;
    }
    return this.#rules[name] ?? 0;
  }

  reader(name: string): Fn {
    const { system } = this.program;
    const fixed = this.#rules[name];
    const isScenarios = [...this.#scenarios.values()].some(
      ({ settings, handicaps }) => name in settings || handicaps.some((handicap) => name in handicap.settings),
    );
    if (!isScenarios) return () => fixed ?? 0;
    return (play, frame) => this.read(play, name, system.scenarioOf(play, frame[0] as number));
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
