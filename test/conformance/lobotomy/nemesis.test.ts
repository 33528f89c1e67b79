import { expect } from 'vitest';
import { example } from '../example';
import { hero, movement } from './pieces';
import { Table } from './table';

example(
  'L28',
  'S000:1049',
  'the Nemesis of a character of AR 5+ has AR 4+ and 1 AP, and rolls 6D6 where the character has only fists',
  () => {
    const table = new Table({
      heroes: [hero('hunted', { ar: 5, defense: 1, health: 7 }), hero('other', { ar: 3 })],
      cards: [movement('red-star', { star: 'red', spawns: ['patient'] })],
    });
    table.put('hunted', 'B-3');
    table.put('other', 'B-3');
    for (const one of ['hunted', 'other']) table.set(one, 'insanity', 7);
    // B-3, the lowest roll, its table, six dice.
    table.choose('end-turn').dice(2, 3, 2, 5, 1, 1, 1, 1, 1, 1, 1).choose('end-turn').choose('keep').choose('keep');
    const nemesis = table.entity('the-double');
    expect(table.everywhere('patient')).toEqual([]);
    expect(table.at(nemesis)).toBe('B-3');
    expect(['ar', 'ap', 'defense', 'health'].map((stat) => table.read(nemesis, stat))).toEqual([4, 1, 2, 8]);
    expect(table.told('Dice')).toBe(6);
    // For the other it is not there.
    expect(table.asked).toBe(table.entity('other'));
    expect(table.offers('attack:')).toEqual([]);
    expect(table.offers('move:')).toEqual(['move:B-2', 'move:B-4']);
    table.choose('end-turn');
    expect(table.asked).toBe(table.entity('hunted'));
    expect(table.offers('attack:')).toEqual(['attack:fists>monster/the-double#1']);
    expect(table.offers('move:')).toEqual([]);
  },
);
