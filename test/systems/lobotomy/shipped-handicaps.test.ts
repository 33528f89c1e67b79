/** The handicaps of all casefiles as they are shipped, in a real set-up for five, four and three characters. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../engine/language/standard';
import { Table } from '../../conformance/lobotomy/table';
import { type ByCount, HANDICAPS } from './handicap-numbers';

const TEAM = ['marta-quillon', 'osgood-pell', 'ilse-varga', 'calder-nwosu', 'wren-hollis'];
const COUNTS = [5, 4, 3] as const;

/** Set up as far as the scenario does it: next the characters choose their skills. */
const setUp = (id: string, count: number): Table =>
  new Table({ heroes: TEAM.slice(0, count), rules: 'printed', scenario: id, seed: count, until: 'basic-skill' });

const pick = (numbers: Readonly<Record<string, ByCount>> = {}, count: (typeof COUNTS)[number]) =>
  Object.fromEntries(Object.entries(numbers).map(([name, values]) => [name, values[5 - count]]));

/** The same names with what the table has for each. */
const asPlayed = (names: Readonly<Record<string, unknown>> = {}, read: (name: string) => number | undefined) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, read(name)]));

const settingsIn = (handicaps: unknown): string[] =>
  (handicaps as { settings?: object }[]).flatMap(({ settings }) => Object.keys(settings ?? {}));

test('every casefile has its line', () => {
  const folder = join(import.meta.dirname, '../../../content/lobotomy/scenario');
  const shipped = readdirSync(folder).map((file) => file.slice(0, -'.json'.length));
  // The Razor Lullaby has its own tests.
  expect(Object.keys(HANDICAPS).sort()).toEqual(shipped.filter((id) => id !== 'slashers').sort());
});

describe.each(Object.entries(HANDICAPS))('%s', (id, line) => {
  test.each(COUNTS)('with %i characters is as its handicaps say', (count) => {
    const table = setUp(id, count);
    const { play } = table;
    const scenario = table.entity(`scenario/${id}`);
    expect(Object.keys(line.settings).sort()).toEqual(
      [...new Set(settingsIn(play.program.infoOf(play, scenario)?.item.handicaps))].sort(),
    );
    expect(asPlayed(line.settings, (name) => play.program.settings.read(play, name, scenario))).toEqual(
      pick(line.settings, count),
    );
    const parts = table.view().rules.flatMap(({ parts }) => parts);
    const said = parts.flatMap(({ name, text }) => (name === 'Handicap' ? [text] : []));
    expect(said).toEqual(line.says.slice(0, 5 - count));

    const needed = new Map(table.view().objectives.map((each) => [each.id, each.needed]));
    expect(asPlayed(line.needed, (objective) => needed.get(objective))).toEqual(pick(line.needed, count));
    expect(asPlayed(line.count, (item) => pieces(table, item, true))).toEqual(pick(line.count, count));
    expect(asPlayed(line.made, (item) => pieces(table, item, false))).toEqual(pick(line.made, count));
    const stat = (name: string) => table.read(name.split('.')[0] ?? '', name.split('.')[1] ?? '');
    expect(asPlayed(line.stats, stat)).toEqual(pick(line.stats, count));
  });
});

/** Monsters and tokens of an item, face down or not, on the board or wherever else the scenario has put them. */
function pieces({ play }: Table, id: string, isLaid: boolean): number {
  const info = play.program.findById(id, ['monster', 'token']);
  let count = 0;
  for (let each = play.firstOfItem(info?.number ?? 0); each !== 0; each = play.nextOfItem(each))
    if (!isLaid || spaceOf(play, each) !== 0) count++;
  return count;
}
