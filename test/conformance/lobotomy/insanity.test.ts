import { expect } from 'vitest';
import { example } from '../example';
import { attackSkill, hero, monster, weapon } from './pieces';
import { Table } from './table';

/** A character of AR 5+ at 5 of 7 boxes, with a weapon of 5D6, on a space with a monster of 4 health and Defense 1. */
function cornered() {
  const table = new Table({
    heroes: [hero('one', { ar: 5, insanity: 7 })],
    items: [
      monster('ghoul', { health: 4, defense: 1 }),
      weapon('pipe', { dice: 5 }),
      attackSkill('lunge', 3, { dice: 6 }),
      attackSkill('shout', 4, { dice: 4 }),
    ],
  });
  table.put('one', 'B-3');
  const ghoul = table.spawn('ghoul', 'B-3');
  const [pipe, lunge, shout] = ['pipe', 'lunge', 'shout'].map((id) => table.give('one', id)) as [
    number,
    number,
    number,
  ];
  table.set('one', 'insanity', 5);
  table.set(shout, 'cooldown', 2);
  table.choose('chaos').dice(6, 5, 2, 1, 1, 'two-skulls').choose('attack:weapon/pipe');
  return { table, ghoul, pipe, lunge, shout };
}

example(
  'L20',
  'S000:857',
  'two skulls of the Chaos die add to 6 and 5: four successes, three damage, one durability',
  () => {
    const { table, ghoul, pipe } = cornered();
    expect(table.read('one', 'insanity')).toBe(6);
    expect(table.told('show 5 or more') + table.told('Skulls')).toBe(4);
    expect(table.told('Damage')).toBe(3);
    expect(table.read(ghoul, 'health')).toBe(1);
    expect(table.read(pipe, 'durability')).toBe(5);
  },
);

example(
  'L21',
  'S000:861',
  'a skill used at +1CD starts on the first dark box, and its Final Blow shortens one cooldown',
  () => {
    const { table, ghoul, lunge, shout } = cornered();
    table.dice(5, 5, 1, 1, 1, 1).choose('attack:skill/lunge').choose('shout');
    expect(table.isGone(ghoul)).toBe(true);
    expect(table.read(lunge, 'cooldown')).toBe(3 + 1);
    expect(table.read(shout, 'cooldown')).toBe(2 - 1);
  },
);
