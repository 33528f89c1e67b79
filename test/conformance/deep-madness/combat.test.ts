/** Attacks on either side, worked through by the numbers that our rule set decides. */
import { expect } from 'vitest';
import { Table } from '../../systems/deep-madness/table';
import { card, investigator, monster, weapon } from '../../systems/deep-madness/table-content';
import { example } from '../example';

const OURS = 'our decision';

const PISTOL = weapon('pistol', [2, 3, 5, 2]);
const delirium = monster('delirium', { trap: 2, damage: 2, range: 1, health: 3, resistance: 1 });
const ravenous = monster('ravenous');
const collector = monster('collector', { horror: 2, health: 3, resistance: 1 });

/** Ann stands with a pistol in front of what the example puts there. */
function armed(items: readonly ReturnType<typeof card>[]): Table {
  const table = new Table({ items: [PISTOL, ...items] });
  table.give('ann', 'pistol');
  return table;
}

/** A table where monsters of one kind act after the first investigator. */
function withSlot(stats: object, more: object = {}, setup: ConstructorParameters<typeof Table>[0] = {}): Table {
  return new Table({
    ...setup,
    items: [monster('thing', stats, more), ...(setup.items ?? [])],
    chapter: { slots: [{ monster: 'thing' }] },
  });
}

example('O1', OURS, 'two successes of damage 2 at Resistance 1 are 3 wounds, and Horror 1 is no shock', () => {
  const table = armed([delirium]);
  const target = table.spawn('delirium', 'w-b');
  table.dice(5, 6, 2).choose('pistol').choose('keep');
  expect(table.isGone(target)).toBe(true);
  expect(table.read('ann', 'exhausted')).toBe(0);
});

example('O2', OURS, 'damage is shared among the monsters of the space as the attacker likes', () => {
  const table = armed([ravenous]);
  const both = [table.spawn('ravenous', 'w-b'), table.spawn('ravenous', 'w-b')];
  table.dice(5, 6, 2).choose('pistol').choose('keep');
  expect(table.question).toBe('share');
  table.choose('2');
  expect(both.map((each) => table.isGone(each))).toEqual([true, true]);
});

example('O3', OURS, 'a part that lowers Resistance is counted before the wounds', () => {
  const roman = investigator(
    'roman',
    {},
    {
      triggers: [
        {
          id: 'fracture',
          when: 'strike',
          timing: 'before',
          if: 'event.actor == self',
          do: [{ effect: 'alter', set: { value: 'max(0, event.value - 1)' } }],
        },
      ],
    },
  );
  const table = new Table({
    investigators: [roman, investigator('ben')],
    items: [PISTOL, monster('twisted', { health: 5, resistance: 2 })],
  });
  table.give('roman', 'pistol');
  const twisted = table.spawn('twisted', 'w-b');
  table.dice(5, 6, 2).choose('pistol').choose('keep');
  expect(table.read(twisted, 'wounds')).toBe(3);
});

example('O4', OURS, 'killing what has Horror 2 exhausts 1', () => {
  const table = armed([collector]);
  table.spawn('collector', 'w-b');
  table.dice(5, 6, 2).choose('pistol').choose('keep');
  expect(table.read('ann', 'exhausted')).toBe(1);
});

example('O5', OURS, 'with its Horror lowered to 1 it does not', () => {
  const tamed = card('keyword', 'tamed', { modifiers: [{ id: 'less', stat: 'horror', add: -1 }] });
  const table = armed([{ ...collector, keywords: [{ keyword: 'tamed' }] }, tamed]);
  const target = table.spawn('collector', 'w-b');
  table.dice(5, 6, 2).choose('pistol').choose('keep');
  expect(table.isGone(target)).toBe(true);
  expect(table.read('ann', 'exhausted')).toBe(0);
});

example('O6', OURS, 'Damage that is down to 0 wounds nobody', () => {
  const marker = card('keyword', 'marked', { modifiers: [{ id: 'less', stat: 'damage', add: -1 }] });
  const table = withSlot(
    { damage: 1 },
    { keywords: [{ keyword: 'marked' }] },
    { items: [marker], investigators: [investigator('ann')] },
  );
  table.spawn('thing', 'w-a');
  table.choose('end:end');
  expect(table.question).toBe('turn');
  expect(table.read('ann', 'wounds')).toBe(0);
});

/** Samuel is attacked by a monster of Damage 1, with Resistance 1. */
function attacked(): Table {
  const samuel = investigator('samuel', { resistance: 1 });
  const table = withSlot({ damage: 1 }, {}, { investigators: [samuel, investigator('ben')] });
  table.spawn('thing', 'w-a');
  table.put('ben', 'z-b');
  table.choose('end:end');
  expect(table.question).toBe('brace');
  return table;
}

example('O7', OURS, 'Damage 1 at Resistance 1 is 1 wound all the same, and none for who braces', () => {
  expect(attacked().choose('take').read('samuel', 'wounds')).toBe(1);
  const table = attacked().choose('Brace');
  expect([table.read('samuel', 'wounds'), table.read('samuel', 'exhausted')]).toEqual([0, 1]);
});
