/**
 * Settings: numbers that an author may want otherwise. What the variants of this game say comes first, then a scenario's own as
 * its handicaps have them, then the rule set's, then those of the item itself: a card may name a number of its own. Values are
 * read from content, never copied into a game, so that a reload changes them at once.
 */
import type { Fn, Play } from './play';
import type { ItemInfo, Program } from './program';
import type { Scope } from './scope';
import { type Numbers, numbersOf } from './setting-values';
import type { System } from './system';
import { variantsOf } from './variant-plan';
import { isVariantOn, variantWord } from './variants';

/** Finds the scenario that `scenario` means: the one whose text it stands in, else the one that `self` belongs to. */
export function scenarioIn(system: System, scope: Scope | undefined): Fn {
  const item = scope?.scenario;
  if (item === undefined) return (play, frame) => system.scenarioOf(play, frame[0] as number);
  return (play, frame) => play.firstOfItem(item) || system.scenarioOf(play, frame[0] as number);
}

interface Handicap {
  settings: Numbers;
}

/** What a variant makes of one setting. */
interface Change {
  /** The word by which a game remembers the variant. */
  word: number;
  /** Number of the scenario whose variant it is; 0 for a rule set's, which counts for everything. */
  scenario: number;
  value: number;
}

export class SettingTable {
  readonly names: ReadonlySet<string>;
  readonly #rules: Record<string, number> = {};
  readonly #scenarios = new Map<number, { settings: Numbers; handicaps: Handicap[] }>();
  /** By the name of a setting, in the order in which they are asked. */
  readonly #changes = new Map<string, Change[]>();

  constructor(readonly program: Program) {
    const names = new Set<string>();
    const ofItems: Record<string, number> = {};
    for (const info of program.items) {
      if (info === undefined) continue;
      this.#addVariants(info);
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

  /** What the rules of a system rely on: the rule set's setting, as variants have it. Throws if no rule set has it. */
  rule(play: Play, name: string): number {
    const value = this.#rules[name];
    if (value === undefined) throw new Error(`no rule set has the setting ${name}`);
    return this.#chosen(play, name, undefined) ?? value;
  }

  /** The value of a setting for a scenario's entity (0 for none), as handicaps up to this place in the list have it. */
  read(play: Play, name: string, scenario: number, last = Number.POSITIVE_INFINITY): number {
    const chosen = this.#chosen(play, name, play.def(scenario));
    if (chosen !== undefined) return chosen;
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
    const made = scope.variant?.[name];
    if (made !== undefined) return () => made;
    const fixed = this.#rules[name];
    const isScenarios = [...this.#scenarios.keys()].some((item) => this.#has(item, name));
    if (!isScenarios && this.#changes.has(name)) return (play) => this.#chosen(play, name, 0) ?? fixed ?? 0;
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
    if (own === undefined) return false;
    if (name in own.settings || own.handicaps.some(({ settings }) => name in settings)) return true;
    return this.#changes.get(name)?.some(({ scenario }) => scenario === item) ?? false;
  }

  /** A scenario's variants win over those of rule sets, and the later of two over the former. */
  #addVariants({ item, number }: ItemInfo): void {
    const scenario = item.kind === 'scenario' ? number : 0;
    for (const plan of variantsOf(item)) {
      const word = variantWord(this.program, plan);
      for (const [name, value] of Object.entries(plan.settings)) {
        const changes = [{ word, scenario, value }, ...(this.#changes.get(name) ?? [])];
        this.#changes.set(name, changes.sort(scenariosFirst));
      }
    }
  }

  /** What the variants that are on make of a setting, for a scenario's item or, if undefined, for the whole game. */
  #chosen(play: Play, name: string, scenario: number | undefined): number | undefined {
    const changes = this.#changes.get(name);
    if (changes === undefined) return undefined;
    for (const change of changes) {
      const isMeant = change.scenario === 0 || scenario === undefined || change.scenario === scenario;
      if (isMeant && isVariantOn(play, change.word)) return change.value;
    }
    return undefined;
  }
}

const scenariosFirst = (a: Change, b: Change): number => Number(b.scenario !== 0) - Number(a.scenario !== 0);

function handicapsOf(info: ItemInfo): Handicap[] {
  const list = Array.isArray(info.item.handicaps) ? (info.item.handicaps as { settings?: unknown }[]) : [];
  return list.map((handicap) => ({ settings: numbersOf(handicap.settings) }));
}
