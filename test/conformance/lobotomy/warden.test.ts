import { expect } from 'vitest';
import { example } from '../example';
import { hero, monster, movement, scenario, weapon } from './pieces';
import { Table } from './table';

const patrol = movement('patrol', { warden: true });

example('L24', 'S000:915', 'a death at 5 lost boxes leaves 3, and the Warden walks three spaces', () => {
  const table = new Table({
    heroes: [hero('one', { health: 3 })],
    items: [monster('ghoul', { ar: 2 }), weapon('pipe', { dice: 4 }, { durability: 2 })],
  });
  table.put('one', 'B-3');
  table.set('one', 'insanity', 5);
  const pipe = table.give('one', 'pipe');
  table.spawn('ghoul', 'B-3');
  table.endTurns().dice(2, 2, 2, 2).choose('go-on').choose('centre-4');
  expect(table.at('one')).toBe('centre-4');
  expect(table.read('one', 'health')).toBe(3);
  expect(table.read('one', 'insanity')).toBe(3);
  expect(table.read(pipe, 'durability')).toBe(1);
  expect(table.warden).toBe('A4');
});

example(
  'L25',
  'S000:401',
  'from A12 the Warden goes on to B1; with one scenario to play he goes to the pentagram',
  () => {
    const longNight = scenario('long-night', { text: 'Two casefiles.', settings: { difficulty: 2 } });
    for (const [played, end] of [
      [longNight, 'B-1'],
      [undefined, 'centre-P'],
    ] as const) {
      const table = new Table({
        heroes: [hero('one')],
        cards: [patrol],
        ...(played === undefined ? {} : { scenario: played }),
      });
      table.put('one', 'B-3');
      table.walkTheWarden(12).choose('end-turn');
      expect(table.at('warden')).toBe(end);
    }
  },
);

example('L26', 'S000:411', 'with four characters the third monster of a movement card is ignored', () => {
  const table = new Table({
    heroes: ['one', 'two', 'three', 'four'].map((id) => hero(id)),
    items: ['ghoul', 'ghost', 'ghast'].map((id) => monster(id)),
    cards: [movement('crowd', { spawns: ['ghoul', 'ghost', 'ghast'] })],
  });
  for (let turns = 0; turns < 3; turns++) table.choose('end-turn');
  table.dice(1, 5, 2, 8).choose('end-turn');
  expect(table.everywhere('ghoul')).toEqual(['A-5']);
  expect(table.everywhere('ghost')).toEqual(['B-8']);
  expect(table.everywhere('ghast')).toEqual([]);
});

example(
  'L27',
  'S000:238',
  'three characters begin with 4 patients and 4 scavengers, four with 2 nurses more, five with 4; 8 memories',
  () => {
    const team = ['marta-quillon', 'osgood-pell', 'ilse-varga', 'calder-nwosu', hero('fifth')];
    for (const [count, nurses] of [
      [3, 0],
      [4, 2],
      [5, 4],
    ] as const) {
      const table = new Table({ heroes: team.slice(0, count), rules: 'printed', scenario: 'slashers', seed: count });
      const perQuarter = (id: string) =>
        ['A', 'B', 'C', 'D'].map((quarter) => table.everywhere(id).filter((space) => space.startsWith(quarter)).length);
      expect(perQuarter('patient')).toEqual([1, 1, 1, 1]);
      expect(perQuarter('scavenger')).toEqual([1, 1, 1, 1]);
      expect(table.everywhere('nurse')).toHaveLength(nurses);
      expect(Math.max(...perQuarter('nurse'))).toBeLessThanOrEqual(1);
      expect(perQuarter('memory-token')).toEqual([2, 2, 2, 2]);
      expect(new Set(table.everywhere('memory-token')).size).toBe(8);
    }
  },
);
