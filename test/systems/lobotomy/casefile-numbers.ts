/**
 * The numbers of casefiles. Those that are tuned by playing are pinned by a test, or read from the content, never repeated:
 * so a scenario can be made easier without touching what its rules are tested by.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Item } from '../../../engine/content';
import { WRITTEN_FOR } from './casefile-written-for';

export type Numbers = Readonly<Record<string, number>>;

interface Handicap {
  id: string;
  settings?: Numbers;
}

const folder = join(import.meta.dirname, '../../../content/lobotomy/scenario');
type Scenario = Item & { settings: Numbers; handicaps: Handicap[] };

/** A scenario of the pack, with the numbers that its tests were written for. */
function read(id: string): Scenario {
  const scenario = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Scenario;
  const written = WRITTEN_FOR[id];
  if (written === undefined) return scenario;
  return {
    ...scenario,
    settings: { ...scenario.settings, ...written.settings },
    handicaps: scenario.handicaps.map((handicap) => ({
      ...handicap,
      settings: handicap.id === 'four' ? written.four : written.three,
    })),
  };
}

const MOST: Numbers = { four: 4, three: 3 };

/** A scenario's numbers as its handicaps have them for so many characters. */
export function numbersOf(id: string, count: number): Numbers {
  const { settings, handicaps } = read(id);
  const held = handicaps.filter((handicap) => count <= (MOST[handicap.id] ?? 0));
  return Object.assign({}, settings, ...held.map((handicap) => handicap.settings ?? {}));
}

/** The scenario for a test's table with some of its numbers given, whatever the handicaps say. */
export function pinned(id: string, numbers: Numbers): Item {
  const { settings, handicaps, ...rest } = read(id);
  const isFree = ([name]: [string, number]) => !(name in numbers);
  return {
    ...rest,
    board: 'table',
    settings: { ...settings, ...numbers },
    handicaps: handicaps.map((handicap) => ({
      ...handicap,
      settings: Object.fromEntries(Object.entries(handicap.settings ?? {}).filter(isFree)),
    })),
  };
}
