/** Monsters: steps from left to right, whom they go for, what their attacks do, statuses. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { card, investigator, monster } from './table-content';

/** A table where monsters of one kind act after the first investigator. */
function withSlot(stats: object, more: object = {}, setup: ConstructorParameters<typeof Table>[0] = {}): Table {
  return new Table({
    ...setup,
    items: [monster('thing', stats, more), ...(setup.items ?? [])],
    chapter: { slots: [{ monster: 'thing' }], ...setup.chapter },
  });
}

describe('moves', () => {
  test('one space toward the nearest investigator, each step in its order', () => {
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }, { step: 'move' }] });
    const thing = table.spawn('thing', 'z-b');
    table.choose('end:end');
    expect(table.at(thing)).toBe('y-b');
  });

  test('it stays with whom it has reached', () => {
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }] });
    const thing = table.spawn('thing', 'w-a');
    table.choose('end:end');
    expect(table.at(thing)).toBe('w-a');
  });

  test('the players say where it goes if two are equally near', () => {
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }] });
    const thing = table.spawn('thing', 'x-b');
    table.put('ben', 'y-b');
    table.put('ann', 'w-b');
    table.choose('end:end');
    expect(table.question).toBe('tie-step');
    table.choose('y-a');
    expect(table.at(thing)).toBe('y-a');
  });

  test('it goes for whom its own step says', () => {
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move', toward: "inPlay('dee')" }] });
    const thing = table.spawn('thing', 'x-a');
    table.put('dee', 'z-b');
    table.choose('end:end');
    expect(table.at(thing)).toBe('x-b');
  });

  test('whoever counts as an investigator in its eyes draws it', () => {
    const decoy = card('token', 'decoy', {
      views: [{ id: 'lure', viewer: 'true', sees: 'it == self', as: 'character' }],
    });
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }] }, { items: [decoy] });
    table.spawn('decoy', 'z-b');
    const thing = table.spawn('thing', 'z-a');
    table.choose('end:end');
    expect(table.at(thing)).toBe('z-b');
  });

  test('Slowed takes a move and one token', () => {
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }, { step: 'move' }] });
    const thing = table.spawn('thing', 'z-b');
    table.set(thing, 'slowed', 1);
    table.choose('end:end');
    expect(table.at(thing)).toBe('z-a');
    expect(table.read(thing, 'slowed')).toBe(0);
  });
});

describe('attacks', () => {
  test('take Damage less Resistance, and at least 1', () => {
    const table = withSlot(
      { damage: 3 },
      {},
      { investigators: [investigator('ann', { resistance: 2 })], settings: { braceSanity: 0 } },
    );
    table.spawn('thing', 'w-a');
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(1);
  });

  test('reach as far as its range and sight', () => {
    const table = withSlot(
      { damage: 1, range: 1 },
      { behavior: [{ step: 'attack' }] },
      { settings: { braceSanity: 0 }, investigators: [investigator('ann')] },
    );
    const thing = table.spawn('thing', 'x-b');
    table.put('ann', 'w-b');
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(0);
    table.put(thing, 'x-a');
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(1);
  });

  test('a part may put something else in the place of its wounds', () => {
    const table = withSlot(
      { damage: 1 },
      {
        triggers: [
          {
            id: 'parasite',
            when: 'strike',
            timing: 'instead',
            if: 'event.actor == self',
            do: [{ effect: 'change', of: 'event.target', stat: 'madness', by: 1 }],
          },
        ],
      },
      { investigators: [investigator('ann')] },
    );
    table.spawn('thing', 'w-a');
    table.choose('end:end');
    expect([table.read('ann', 'wounds'), table.read('ann', 'madness')]).toEqual([0, 1]);
  });

  test('an attack that wounds can do more', () => {
    const table = withSlot(
      { damage: 1 },
      {
        triggers: [
          {
            id: 'pin',
            when: 'damage',
            if: "event.actor == self && during('attack')",
            do: [{ effect: 'change', of: 'event.target', stat: 'slowed', by: 1 }],
          },
        ],
      },
      { investigators: [investigator('ann')] },
    );
    table.spawn('thing', 'w-a');
    table.choose('end:end').choose('take');
    expect(table.read('ann', 'slowed')).toBe(1);
  });

  test('Weakened lowers the damage of one attack', () => {
    const table = withSlot({ damage: 2 }, {}, { settings: { braceSanity: 0 }, investigators: [investigator('ann')] });
    const thing = table.spawn('thing', 'w-a');
    table.set(thing, 'weakened', 1);
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(1);
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(3);
  });

  test('the death of an investigator loses the game', () => {
    const table = withSlot({ damage: 9 }, {}, { settings: { braceSanity: 0 } });
    table.spawn('thing', 'w-a');
    for (const who of ['ben', 'cas', 'dee']) table.put(who, 'z-b');
    table.choose('end:end');
    expect(table.result).toBe('loss');
    expect(table.view().result?.text).toBe('Ann is dead');
  });
});

describe('steps', () => {
  test('Paralysed skips the leftmost one', () => {
    const table = withSlot({ damage: 1 }, {}, { settings: { braceSanity: 0 }, investigators: [investigator('ann')] });
    const thing = table.spawn('thing', 'w-b');
    table.set(thing, 'paralysed', 1);
    table.choose('end:end');
    expect(table.at(thing)).toBe('w-b');
    expect(table.read(thing, 'paralysed')).toBe(0);
  });

  test('the special step runs its effects, and only if its test holds', () => {
    const table = withSlot(
      { damage: 0, health: 6 },
      {
        behavior: [
          { step: 'do', if: 'self.wounds > 0', do: [{ effect: 'heal', who: 'self', amount: 2 }] },
          { step: 'do', if: 'self.wounds > 9', do: [{ effect: 'kill', who: 'self' }] },
        ],
      },
    );
    const thing = table.spawn('thing', 'z-b');
    table.set(thing, 'wounds', 3);
    table.choose('end:end');
    expect(table.read(thing, 'wounds')).toBe(1);
  });

  test('the first of several that is possible is taken', () => {
    const table = withSlot(
      { damage: 1 },
      {
        behavior: [
          { step: 'first-of', steps: ['attack', 'move'] },
          { step: 'first-of', steps: ['attack', 'move'] },
        ],
      },
      { settings: { braceSanity: 0 }, investigators: [investigator('ann')] },
    );
    const thing = table.spawn('thing', 'w-b');
    table.choose('end:end');
    expect(table.at(thing)).toBe('w-a');
    expect(table.read('ann', 'wounds')).toBe(1);
  });

  test('every monster of a slot acts, then those that come with it', () => {
    const table = new Table({
      items: [
        monster('husk', { damage: 0 }, { companion: 'eater', behavior: [{ step: 'do', do: [] }] }),
        monster('eater', { damage: 0 }, { rank: 'companion', behavior: [{ step: 'do', do: [] }] }),
      ],
      chapter: { slots: [{ monster: 'husk' }] },
    });
    for (const id of ['eater', 'husk', 'husk']) table.spawn(id, 'z-b');
    table.choose('end:end');
    expect(table.lines().filter((line) => line.endsWith(' acts'))).toEqual(['Husk acts', 'Husk acts', 'Eater acts']);
  });

  test('an effect lets one act at once', () => {
    const bell = card('tool', 'bell', {
      actions: [
        {
          id: 'ring',
          text: 'They come.',
          do: [{ effect: 'call', procedure: 'activate', with: { who: "first(inPlay('thing'))" } }],
        },
      ],
    });
    const table = withSlot({ damage: 0 }, { behavior: [{ step: 'move' }] }, { items: [bell] });
    const thing = table.spawn('thing', 'z-b');
    table.give('ann', 'bell');
    table.choose('ring');
    expect(table.at(thing)).toBe('z-a');
  });
});
