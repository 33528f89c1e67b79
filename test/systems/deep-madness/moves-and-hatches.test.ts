/** Moves, Trap, hatches, and air under water. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { BOARD, card, investigator, monster } from './table-content';

const heavy = monster('heavy', { trap: 3, damage: 0 }, { behavior: [] });
const light = monster('light', { trap: 1, damage: 0 }, { behavior: [] });

describe('a Move', () => {
  test('is up to 2 spaces for one action', () => {
    const table = new Table();
    table.choose('move:w-b').choose('x-a');
    expect(table.at('ann')).toBe('x-a');
    expect(table.read('ann', 'actions')).toBe(2);
  });

  test('may end after the first', () => {
    const table = new Table();
    table.choose('move:w-b').choose('none');
    expect(table.at('ann')).toBe('w-b');
    expect(table.question).toBe('turn');
  });

  test('asks Trap again on each space', () => {
    const table = new Table({ items: [heavy, light] });
    table.spawn('heavy', 'w-b');
    table.spawn('light', 'w-b');
    table.choose('move:w-b');
    expect(table.question).toBe('turn');
    expect(table.offers('move')).toEqual([]);
  });

  test('Paralysed is one action fewer, once', () => {
    const table = new Table({ investigators: [investigator('ann'), investigator('ben')] });
    table.set('ben', 'paralysed', 1);
    table.choose('end:end');
    expect(table.read('ben', 'actions')).toBe(2);
    expect(table.read('ben', 'paralysed')).toBe(0);
  });

  test('a cost that a part sets to nothing is free', () => {
    const boots = card('tool', 'boots', {
      modifiers: [{ id: 'free', stat: 'moveCost', for: 'character', where: 'it == owner', set: 0 }],
    });
    const table = new Table({ items: [boots] });
    table.give('ann', 'boots');
    table.choose('move:w-b').choose('none');
    expect(table.read('ann', 'actions')).toBe(3);
  });

  test('an effect grants one outside of the activation', () => {
    const lamp = card('tool', 'lamp', {
      actions: [
        {
          id: 'wave',
          text: 'Ben moves.',
          do: [{ effect: 'call', procedure: 'act', with: { who: "first(inPlay('ben'))", action: "'move'" } }],
        },
      ],
    });
    const table = new Table({ items: [lamp] });
    table.give('ann', 'lamp');
    table.choose('wave').choose('w-b').choose('none');
    expect(table.at('ben')).toBe('w-b');
  });
});

describe('hatches', () => {
  test('close, then lock, while there are markers', () => {
    const table = new Table({ start: 'w-b', settings: { hatchSealed: 1 } });
    table.choose('closed@w-b|x-a');
    expect(table.read(table.game, 'hatchClosed')).toBe(11);
    table.choose('locked@w-b|x-a');
    expect(table.read(table.game, 'hatchClosed')).toBe(12);
    expect(table.read(table.game, 'hatchSealed')).toBe(0);
    table.put('ann', 'x-b');
    table.choose('closed@x-b|y-a');
    expect(table.offers('locked')).toEqual([]);
  });

  test('those that the board begins with have taken their markers', () => {
    const borders = [
      { between: ['w-b', 'x-a'], is: 'closed' },
      { between: ['x-b', 'y-a'], is: 'locked' },
    ];
    const table = new Table({ items: [{ ...BOARD, borders }] });
    expect(table.hatchState('x-b', 'y-a')).toBe('locked');
    expect([table.read(table.game, 'hatchClosed'), table.read(table.game, 'hatchSealed')]).toEqual([11, 5]);
  });

  test('let sight through where the rules say so', () => {
    const glass = { closedBlocksSight: 0 };
    const table = new Table({ items: [monster('rat', {}, { behavior: [] })], settings: glass, start: 'w-b' });
    table.spawn('rat', 'x-a');
    table.hatch('w-b', 'x-a', 'closed');
    expect(
      table.play.program.system.functions
        .find(({ signature }) => signature.startsWith('sight'))
        ?.run(table.play, [table.entity('ann'), table.entity('rat')], []),
    ).toBe(1);
  });

  /** A monster of this Horror stands before the hatch, Ben behind it. */
  function tried(horror: number, state: 'closed' | 'locked', steps = 1): Table {
    const table = new Table({
      items: [
        monster('thing', { horror, damage: 0 }, { behavior: Array.from({ length: steps }, () => ({ step: 'move' })) }),
      ],
      investigators: [investigator('ann'), investigator('ben')],
      chapter: { slots: [{ monster: 'thing' }] },
      start: 'x-b',
    });
    table.spawn('thing', 'w-b');
    table.hatch('w-b', 'x-a', state);
    table.put('ann', 'z-b');
    return table;
  }

  test('with nobody behind it there is no roll', () => {
    const table = tried(2, 'closed');
    table.put('ann', 'w-a');
    table.put('ben', 'w-a');
    table.hatch('x-b', 'y-a', 'wall');
    const thing = table.entity('thing');
    table.put(thing, 'x-a');
    table.choose('end:end');
    expect(table.at(thing)).toBe('x-a');
  });

  test('barriers stop everybody, unless a part lets somebody pass', () => {
    const table = tried(1, 'closed');
    table.hatch('w-b', 'x-a', 'barricaded');
    table.choose('end:end');
    expect(table.at('thing')).toBe('w-b');
  });
});

describe('air', () => {
  test('the end of the dial kills', () => {
    const table = new Table();
    table.set('w', 'submerged', 1).set('ann', 'oxygen', -3);
    table.choose('move:w-b');
    expect(table.result).toBe('loss');
  });

  test('it is full again where an activation ends in the dry, and only there', () => {
    const table = new Table();
    table.set('w', 'submerged', 1);
    table.choose('move:w-b').choose('none');
    table.choose('end:end');
    expect(table.read('ann', 'oxygen')).toBe(2);
    table.put('ben', 'x-a');
    table.set('ben', 'oxygen', 0);
    table.choose('end:end');
    expect(table.read('ben', 'oxygen')).toBe(3);
  });

  test('an action outside of an activation takes none, and gives none back', () => {
    const lamp = card('tool', 'lamp', {
      actions: [
        {
          id: 'wave',
          text: 'Ben moves.',
          do: [{ effect: 'call', procedure: 'act', with: { who: "first(inPlay('ben'))", action: "'move'" } }],
        },
      ],
    });
    const table = new Table({ items: [lamp], start: 'w-b' });
    table.give('ann', 'lamp');
    table.set('w', 'submerged', 1).set('ben', 'oxygen', 0);
    table.choose('wave').choose('x-a').choose('none');
    expect([table.at('ben'), table.read('ben', 'oxygen'), table.read('ben', 'wounds')]).toEqual(['x-a', 0, 0]);
  });

  test('no action, no air: a lucid moment takes none', () => {
    const table = new Table({ items: [card('consciousness', 'thought')] });
    table.set('w', 'submerged', 1);
    table.choose('lucid');
    expect(table.read('ann', 'oxygen')).toBe(3);
  });
});
