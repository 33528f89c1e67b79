/** The content of a table for tests of Deep Madness: the rules, dice and decks of the pack, and small pieces of the test's own. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Item } from '../../../engine/content';

const CONTENT = join(import.meta.dirname, '../../../content');

const read = (pack: string, kinds?: readonly string[]): Item[] =>
  readdirSync(join(CONTENT, pack), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && path !== 'pack.json')
    .filter((path) => kinds === undefined || kinds.some((kind) => path.startsWith(`${kind}/`)))
    .map((path) => JSON.parse(readFileSync(join(CONTENT, pack, path), 'utf8')) as Item);

/** What every game needs of the pack. */
const NEEDED = ['rule-set', 'die', 'deck'];

export interface TableSetup {
  /** The investigators, in seat order and in the order of the track; four plain ones if absent. */
  investigators?: readonly (Item | string)[];
  /** More content; an item takes the place of one of the same kind and id. */
  items?: readonly Item[];
  /** Takes in everything that the two packs have; pieces of their chapters read what those say. */
  packs?: boolean;
  /** A chapter of the packs, with its board and track, instead of the quiet one on four rooms. */
  story?: string;
  /** Fields of pieces of the packs that are different, by their keys. */
  patches?: Readonly<Record<string, object>>;
  /** Fields of the chapter that are different from a quiet one, or from the story. */
  chapter?: Readonly<Record<string, unknown>>;
  /** Blocks of the devouring track; seven without any icon, and the end. */
  track?: Readonly<Record<string, unknown>>;
  settings?: Readonly<Record<string, number>>;
  /** Ids of the variants that are on. */
  variants?: readonly string[];
  /** Everybody begins here. */
  start?: string;
  setupDice?: readonly number[];
  seed?: number;
}

export interface TableContent {
  content: Content;
  scenario: string;
  investigators: string[];
}

export const investigator = (id: string, stats: object = {}, more: object = {}): Item => ({
  kind: 'character',
  id,
  source: 'original',
  name: id.charAt(0).toUpperCase() + id.slice(1),
  stats: { health: 9, sanity: 4, escape: 4, resistance: 0, ...stats },
  ...more,
});

export const monster = (id: string, stats: object = {}, more: object = {}): Item => ({
  kind: 'monster',
  id,
  source: 'original',
  name: id.charAt(0).toUpperCase() + id.slice(1),
  rank: 'normal',
  stats: { horror: 1, trap: 1, damage: 1, range: 0, health: 2, resistance: 0, ...stats },
  behavior: [{ step: 'move' }, { step: 'attack' }],
  ...more,
});

/** Range, dice, the number that hits, damage. */
export const weapon = (id: string, [range, dice, hit, damage]: readonly number[], more: object = {}): Item => ({
  kind: 'weapon',
  id,
  source: 'original',
  name: id.charAt(0).toUpperCase() + id.slice(1),
  attacks: [{ id: 'use', range, dice, hit, damage }],
  ...more,
});

export const card = (kind: string, id: string, more: object = {}): Item => ({
  kind,
  id,
  source: 'original',
  name: id.charAt(0).toUpperCase() + id.slice(1),
  ...more,
});

/** Two spaces side by side, with a doorway on either end. */
const room = (id: string): Item => ({
  kind: 'tile',
  id,
  source: 'original',
  name: `Room ${id}`,
  family: 'room',
  sides: [
    {
      id,
      theme: `Room ${id}`,
      grid: ['aab', 'aab', 'aab'],
      rooms: [{ id, name: `Room ${id}`, floor: 'stone', spaces: ['a', 'b'] }],
      spawn: 'b',
      connectors: [
        { id: 'W', kind: 'door', space: 'a', at: [[1, 0, 'w']] },
        { id: 'E', kind: 'door', space: 'b', at: [[1, 2, 'e']] },
      ],
    },
  ],
});

const ROOMS = ['w', 'x', 'y', 'z'];
export const BOARD: Item = {
  kind: 'board',
  id: 'row',
  source: 'original',
  name: 'Four rooms in a row',
  size: [12, 3],
  places: ROOMS.map((id, place) => ({ id, tile: id, at: [3 * place, 0], turn: 0 })),
};

const TRACK: Item = {
  kind: 'track',
  id: 'blocks',
  source: 'original',
  name: 'Blocks',
  marker: 'devour-marker',
  spaces: ['start', '1', '2', '3', '4', '5', '6', '7', 'end'].map((id) => ({ id })),
};

const QUARTET = ['ann', 'ben', 'cas', 'dee'];

/** A chapter in which nothing happens but what the test adds. */
function quiet({ chapter, start = 'w-a' }: TableSetup): Item {
  return {
    kind: 'scenario',
    id: 'quiet',
    source: 'original',
    name: 'A quiet shift',
    board: 'row',
    track: 'blocks',
    setup: [
      { step: 'characters', timing: 'instead', do: [{ effect: 'place', what: 'characters', at: `space('${start}')` }] },
    ],
    ...chapter,
  };
}

/** Throws nothing: what is wrong with a piece shows among the findings when it is loaded. */
export function contentFor(setup: TableSetup): TableContent {
  const items = new Map<string, Item>();
  const add = (item: Item) => items.set(`${item.kind}/${item.id}`, item);
  const isWhole = setup.packs === true || setup.story !== undefined;
  for (const item of read('deep-madness', isWhole ? undefined : NEEDED)) add(item);
  if (isWhole && existsSync(join(CONTENT, 'oracles-betrayal'))) for (const item of read('oracles-betrayal')) add(item);
  if (setup.story === undefined) {
    for (const item of [...ROOMS.map(room), BOARD, { ...TRACK, ...setup.track }, quiet(setup)]) add(item);
  } else {
    const story = items.get(`scenario/${setup.story}`) as Item;
    const settings = { ...(story.settings as object), ...(setup.chapter?.settings as object), ...setup.settings };
    add({ ...story, ...setup.chapter, settings });
    for (const [key, fields] of Object.entries(setup.patches ?? {})) add({ ...(items.get(key) as Item), ...fields });
  }
  const own = setup.investigators ?? QUARTET.map((id) => investigator(id));
  for (const each of own) if (typeof each !== 'string') add(each);
  for (const item of setup.items ?? []) add(item);
  const rules = items.get('rule-set/deep-madness-rules') as Item;
  add({ ...rules, settings: { ...(rules.settings as object), ...setup.settings } });
  return {
    content: { system: 'deep-madness', items: [...items.values()] } as unknown as Content,
    scenario: setup.story ?? 'quiet',
    investigators: own.map((each) => (typeof each === 'string' ? each : each.id)),
  };
}
