/** The content of a table for worked examples: Morrow Hill's, with the pieces of a test and a small board in its place. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from '../../../engine/board/face';
import type { Content, Item } from '../../../engine/content';
import { definitionNameOf } from '../../../pack/schema-catalog';
import { validators } from '../../../schemas/generated/validate.js';
import { CELLS, movement, scenario, tile, ward } from './pieces';

const folder = join(import.meta.dirname, '../../../content/lobotomy');
const morrowHill: readonly Item[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path !== 'pack.json')
  .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Item);

/** Nothing is on the table but what the test puts there. */
const BARE: Readonly<Record<string, number>> = {
  startSkills: 0,
  startDisorders: 0,
  memoriesPerQuarter: 0,
  bodiesPerQuarter: 0,
  bodiesOnPentagram: 0,
  patientsPerQuarter: 0,
  scavengersPerQuarter: 0,
  nursesAtFour: 0,
  nursesAtFive: 0,
  starsFrom: 1,
};

/** What Morrow Hill's scenarios count: pieces that several of them use speak of it, and are there without them. */
const COUNTERS = Object.assign({}, ...morrowHill.map(({ kind, counters }) => (kind === 'scenario' ? counters : {})));

export interface TableSetup {
  /** The characters, in seat order; ids of Morrow Hill's or pieces of the test. */
  heroes: readonly (Item | string)[];
  /** More content; an item takes the place of one of the same kind and id. */
  items?: readonly Item[];
  /** The face of quarter B. */
  stage?: Face;
  /** The face of the other quarters. */
  halls?: Face;
  /** The scenario: one of Morrow Hill's by id, or a piece; a quiet night without any aim if absent. */
  scenario?: Item | string;
  /** Movement cards, the first on top; then quiet ones. With `deck: 'real'` the deck is the printed one. */
  cards?: readonly Item[];
  /** `printed` leaves the rules and the whole set-up as they are. */
  rules?: 'bare' | 'printed';
  settings?: Readonly<Record<string, number>>;
  /** The question at which the test takes over from whoever sets up; a printed set-up is the test's from the first one on. */
  until?: string;
  /** How many scenarios have to be finished; what the scenario says if absent. */
  difficulty?: number;
  /** Faces that the set-up rolls. Only those of a printed set-up are ever needed. */
  seed?: number;
}

const QUIET = movement('quiet', { text: 'No event.', copies: 12 });
const QUIET_NIGHT = scenario('table', { text: 'Nothing is to be done.', settings: { difficulty: 1 } });

/** Throws if a piece of the test would not be let into a pack. */
export function contentFor(setup: TableSetup): Content {
  const own = [
    ...setup.heroes.filter((each) => typeof each !== 'string'),
    ...(setup.items ?? []),
    ...(setup.cards ?? []),
  ];
  if (typeof setup.scenario === 'object') own.push(setup.scenario);
  const items = new Map<string, Item>();
  const add = (item: Item) => items.set(`${item.kind}/${item.id}`, item);
  const isBare = setup.rules !== 'printed';
  const isWanted = ({ kind, id }: Item) =>
    !isBare || (kind !== 'movement' && (kind !== 'scenario' || id === setup.scenario));
  for (const item of morrowHill) if (isWanted(item)) add(item);
  for (const item of morrowHill) if (item.kind === 'scenario' && !isWanted(item)) add(shellOf(item));
  if (isBare) for (const item of [QUIET, ...boardOfWards(setup)]) add(item);
  if (setup.scenario === undefined) add(QUIET_NIGHT);
  for (const item of own) add(valid(item));
  const rules = items.get('rule-set/lobotomy') as Item;
  add({
    ...rules,
    settings: { ...(rules.settings as object), ...(isBare ? BARE : {}), ...setup.settings },
    counters: COUNTERS,
  });
  if (isBare && typeof setup.scenario === 'string')
    add({ ...(items.get(`scenario/${setup.scenario}`) as Item), board: 'table' });
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const sorted = [...items.values()].sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
  return { system: 'lobotomy', pack: 'table', items: sorted };
}

/** A scenario that never begins, for want of its quarter: it stays for the names that terms and procedures of its read. */
const shellOf = (item: Item): Item => ({ ...item, quarter: 'q01' });

/** Quarters A to D one below the other, none joined to another, and the cells. B comes last because it may be tall. */
function boardOfWards({ stage = ward(['123456789abc']), halls = ward(['123456789abc']) }: TableSetup): Item[] {
  const place = (id: string, number: number, row: number) => ({
    id,
    number,
    at: [0, row],
    turn: 0,
    tile: `ward-${id.toLowerCase()}`,
    side: 'a',
  });
  const places = [
    place('A', 1, 0),
    place('B', 2, 10),
    place('C', 3, 2),
    place('D', 4, 4),
    { ...place('centre', 0, 6), tile: 'cells', number: undefined },
  ];
  const faces: Record<string, Face> = {
    'ward-a': halls,
    'ward-b': stage,
    'ward-c': halls,
    'ward-d': halls,
    cells: CELLS,
  };
  return [
    { kind: 'board', id: 'table', source: 'original', name: 'A table', size: [24, 40], places },
    ...Object.entries(faces).map(([id, face]) => tile(id, face)),
  ];
}

/** Throws if the schemas would not have a piece of the test in a pack. */
function valid(item: Item): Item {
  const name = definitionNameOf('lobotomy', item.kind) as keyof typeof validators | undefined;
  const validate = name === undefined ? undefined : validators[name];
  if (validate?.(item) === false) throw new Error(`${item.kind}/${item.id}: ${JSON.stringify(validate.errors)}`);
  return item;
}
