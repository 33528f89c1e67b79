/** What the rules of a system can't do without and a pack does not have. A pack without a scenario need not have it. */
import { systemTable, type World } from './world';

export interface MissingParts {
  /** `kind/id`. */
  items: readonly string[];
  kinds: readonly string[];
  /** Settings that no rule set has; none while there is no rule set, or while one can't be read. */
  settings: readonly string[];
}

export function missingParts(world: World): MissingParts {
  const known = found.get(world);
  if (known) return known;
  const missing = findMissing(world);
  found.set(world, missing);
  return missing;
}

/** Every setting that is not found asks. */
const found = new WeakMap<World, MissingParts>();

function findMissing(world: World): MissingParts {
  const table = systemTable(world.system);
  if (table === undefined || world.idsOf(['scenario']).length === 0) return NOTHING;
  const { expects = [], expectsKinds = [], settings = [] } = table;
  const known = ruleSettings(world);
  return {
    items: expects.filter((key) => !world.items.has(key)),
    kinds: expectsKinds.filter((kind) => world.idsOf([kind]).length === 0),
    settings: known === undefined ? [] : settings.filter((name) => !known.has(name)),
  };
}

const NOTHING: MissingParts = { items: [], kinds: [], settings: [] };

/** Names of all settings of rule sets; undefined if they are not known. */
function ruleSettings(world: World): ReadonlySet<string> | undefined {
  const files = world.entries.filter(({ kind }) => kind === 'rule-set').map(({ file }) => file);
  if (files.length === 0 || files.some(({ isReadable }) => !isReadable)) return undefined;
  const settings = files.map(({ value }) => (value as { settings?: unknown }).settings ?? {});
  if (settings.some((values) => typeof values !== 'object' || Array.isArray(values))) return undefined;
  return new Set(settings.flatMap(Object.keys));
}

/** Whether the pack is told that it lacks this setting, alone or with all of its rule set: then whoever reads it is not told. */
export function isMissedSetting(world: World, name: string): boolean {
  const { items, settings } = missingParts(world);
  return settings.includes(name) || (items.some(isRuleSet) && world.idsOf(['rule-set']).length === 0);
}

const isRuleSet = (key: string): boolean => key.startsWith('rule-set/');
