/**
 * The last layer: can each scenario be set up for each number of characters that it allows, and finished? What content alone says
 * is read from it; the rest is tried out by the engine, unless something that a set-up needs has errors.
 */
import { checkObjectives } from './check-objectives';
import type { CheckedPack } from './check-pack-items';
import { type Complaint, type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { type Items, playersOf } from './scenario-numbers';
import { findShort, mergeFindings, type SetupFinding } from './setup-findings';
import { fewCharacters, setupComplaint } from './setup-problems';
import type { SetupTrials } from './setup-trials';
import { tilesByChance } from './tiles-by-chance';
import { type Entry, systemTable } from './world';

/**
 * `isPlayable`: nothing in the pack, or in what it extends, has errors, and so set-ups can be tried. `isPatient`: they are tried
 * at once; else they are due.
 */
export function checkScenarios(
  { folder, joined, world }: CheckedPack,
  own: readonly Entry[],
  trials: SetupTrials,
  { isPlayable, isPatient }: { isPlayable: boolean; isPatient: boolean },
): Problem[] {
  const scenarios = own.filter(({ kind, state }) => kind === 'scenario' && state.isSound);
  const { items } = joined;
  const isSound = (key: string) => world.items.get(key)?.state.isSound ?? false;
  const short = scenarios.flatMap(({ id }) => findShort(id, items).filter(({ item }) => isSound(item)));
  const orders = scenarios.map(({ id }) => {
    return { scenario: id, players: playersOf(items.get(`scenario/${id}`) ?? {}, items).counts };
  });
  trials.plan(world.system, folder.id, items, isPlayable ? orders : []);
  while (isPatient && trials.due > 0) trials.tryNext();
  const tried = isPlayable ? trials.found(orders) : [];
  const fileOf = new Map(own.map(({ kind, id, file }) => [`${kind}/${id}`, file]));
  return [
    ...mergeFindings(short, tried).flatMap((finding) => placed(finding, fileOf, items)),
    ...scenarios.flatMap((entry) => [
      ...fewCharacters(entry.file, entry.id, items),
      ...checkObjectives(entry.file, entry.id, items, systemTable(world.system)?.finishesGames === true),
      ...tilesByChance(entry, world),
    ]),
  ];
}

/** At what wants it; what the rules want is told at what is short; what belongs to another pack at the scenario. */
function placed(finding: SetupFinding, fileOf: ReadonlyMap<string, ParsedFile>, items: Items): Problem[] {
  const { at, item, scenarios } = finding;
  const complaint: Complaint = setupComplaint(finding, items);
  const place = at ?? { item, pointer: numberOf(items.get(item)) };
  const file = fileOf.get(place.item);
  if (file !== undefined) return [problemAt(file, 'scenario', place.pointer, complaint)];
  const scenario = fileOf.get(`scenario/${scenarios[0] ?? ''}`);
  return scenario === undefined ? [] : [problemAt(scenario, 'scenario', '', complaint)];
}

/** The field that says how many there are of an item. */
const numberOf = (item: Readonly<Record<string, unknown>> = {}): string => {
  const field = ['supply', 'pieces', 'cards'].find((name) => item[name] !== undefined);
  return field === undefined ? '' : `/${field}`;
};
