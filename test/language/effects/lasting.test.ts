import { describe, expect, test } from 'vitest';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import { BOB, sandbox, say } from '../sandbox';

const lasting = (fields: Record<string, unknown>) => ({ effect: 'lasting', until: 'end-of-turn', ...fields });
const stronger = { modifiers: [{ id: 'm', stat: 'defense', add: 2 }] };

const MOMENTS = ['action', 'turn', 'activation', 'phase', 'monsters-turn', 'round', 'game'].map(
  (what) => `end-of-${what}`,
);

describe('lasting', () => {
  test.each(MOMENTS)('holds until %s and no other moment', (moment) => {
    const table = sandbox([lasting({ on: BOB, until: moment, ...stronger })]).run();
    for (const other of MOMENTS) if (other !== moment) table.expire(other);
    expect(table.value('bob.defense')).toBe(2);
    expect(table.expire(moment).value('bob.defense')).toBe(0);
  });

  test('is on whom it names, who is `self` in it', () => {
    const triggers = [{ id: 't', when: 'round', do: [say('{self.name}')] }];
    const table = sandbox([lasting({ on: 'characters.filter(c, c.space.number > 1)', triggers })]).run();
    expect(table.emit('round').log).toEqual(['Bob', 'Cleo']);
  });

  test('is on nobody when it names nobody, and `self` stays who made it', () => {
    const modifiers = [{ id: 'm', stat: 'defense', for: 'monster', add: 3 }];
    const triggers = [{ id: 't', when: 'round', do: [say('{self.name}')] }];
    const table = sandbox([lasting({ modifiers, triggers })]).run();
    expect([table.value('nurse.defense'), table.value('bob.defense')]).toEqual([4, 0]);
    expect(table.emit('round').log).toEqual(['Ann']);
  });

  test('freezes the names that it uses', () => {
    const table = sandbox([
      { effect: 'let', as: 'amount', value: 'self.health' },
      lasting({ on: BOB, modifiers: [{ id: 'm', stat: 'defense', add: 'amount' }] }),
      { effect: 'damage', to: 'self', amount: 2 },
    ]).run();
    expect(table.value('bob.defense')).toBe(6);
  });

  test('gives keywords with their parameters', () => {
    const items = [
      {
        kind: 'keyword',
        id: 'tough',
        params: { value: 'int' },
        modifiers: [{ id: 'm', stat: 'defense', add: 'value' }],
      },
    ];
    const table = sandbox([lasting({ on: BOB, keywords: [{ keyword: 'tough', value: 4 }] })], { items }).run();
    expect([table.value("bob.is('tough')"), table.value('bob.defense')]).toEqual([1, 4]);
  });

  test('stacks when it is put on twice', () => {
    expect(
      sandbox([lasting({ on: BOB, ...stronger })])
        .run()
        .run()
        .value('bob.defense'),
    ).toBe(4);
  });

  test('goes when its bearer goes', () => {
    const table = sandbox([
      lasting({ on: "inPlay('nurse')", modifiers: [{ id: 'm', stat: 'defense', for: 'character', add: 1 }] }),
    ]).run();
    expect(table.value('ann.defense')).toBe(2);
    const kill = sandbox([
      lasting({ on: "inPlay('nurse')", modifiers: [{ id: 'm', stat: 'defense', for: 'character', add: 1 }] }),
      { effect: 'kill', who: "inPlay('nurse')" },
    ]).run();
    expect(kill.value('ann.defense')).toBe(1);
  });

  test('is kept by a checkpoint', () => {
    const table = sandbox([lasting({ on: BOB, ...stronger })]).run();
    const kept = new Checkpoints();
    kept.push(table.play);
    table.expire('end-of-turn');
    expect(table.value('bob.defense')).toBe(0);
    kept.restore(0, table.play);
    expect(table.value('bob.defense')).toBe(2);
  });
});
