import { expect } from 'vitest';
import { example } from '../example';
import { hero, monster, movement } from './pieces';
import { Table } from './table';

/** A mini-boss that exists for one character only, and is that character improved by 1. */
const NEMESIS = monster(
  'nemesis',
  { ap: 1, health: 1, ar: 6, defense: 0 },
  {
    rank: 'mini-boss',
    star: 'red',
    supply: 1,
    attacks: [{ id: 'borrowed-fists', dice: '3 + self.prey.fistDice' }],
    triggers: [
      {
        id: 'choose-prey',
        when: 'spawn',
        if: 'event.target == self',
        do: [
          { effect: 'call', procedure: 'lowest-roller', with: { among: 'characters' }, as: 'loser' },
          { effect: 'link', of: 'self', name: 'prey', to: 'loser' },
        ],
      },
    ],
    modifiers: [
      { id: 'sharper', stat: 'ar', set: 'self.prey.ar - 1' },
      { id: 'harder', stat: 'defense', set: 'self.prey.defense + 1' },
      { id: 'tougher', stat: 'maxHealth', set: 'self.prey.maxHealth + 1' },
    ],
    permits: [
      { id: 'hunts-one', what: 'target', where: 'it == self && other != self.prey', allow: false },
      { id: 'unfelt', what: 'target', where: 'it != self.prey && other == self', allow: false },
      { id: 'unheld', what: 'leave-space', where: 'it != self.prey && other == self', allow: true },
    ],
  },
);

example(
  'L28',
  'S000:1049',
  'the Nemesis of a character of AR 5+ has AR 4+ and 1 AP, and rolls 6D6 where the character has only fists',
  () => {
    const table = new Table({
      heroes: [hero('hunted', { ar: 5, defense: 1, health: 7 }), hero('other', { ar: 3 })],
      items: [NEMESIS, monster('ghoul')],
      cards: [movement('red-star', { star: 'red', spawns: ['ghoul'] })],
    });
    table.put('hunted', 'B-3');
    table.put('other', 'B-3');
    for (const one of ['hunted', 'other']) table.set(one, 'insanity', 7);
    table.choose('end-turn').dice(2, 3, 2, 5, 1, 1, 1, 1, 1, 1).choose('end-turn').choose('keep').choose('keep');
    const nemesis = table.entity('nemesis');
    expect(table.everywhere('ghoul')).toEqual([]);
    expect(table.at(nemesis)).toBe('B-3');
    expect(['ar', 'ap', 'defense', 'health'].map((stat) => table.read(nemesis, stat))).toEqual([4, 1, 2, 8]);
    expect(table.told('Dice')).toBe(6);
    // For the other it is not there.
    expect(table.asked).toBe(table.entity('other'));
    expect(table.offers('attack:')).toEqual([]);
    expect(table.offers('move:')).toEqual(['move:B-2', 'move:B-4']);
    table.choose('end-turn');
    expect(table.asked).toBe(table.entity('hunted'));
    expect(table.offers('attack:')).toEqual(['attack:fists>monster/nemesis#1']);
    expect(table.offers('move:')).toEqual([]);
  },
);
