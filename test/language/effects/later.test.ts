import { describe, expect, test } from 'vitest';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import { BOB, sandbox, say } from '../sandbox';

const later = (fields: Record<string, unknown> = {}) => ({
  effect: 'later',
  when: 'round',
  do: [say('now')],
  ...fields,
});

describe('later', () => {
  test('waits for its event and fires once', () => {
    const table = sandbox([later()]).run();
    expect(table.log).toEqual([]);
    expect(table.emit('round').emit('round').log).toEqual(['now']);
  });

  test('freezes the names that it uses', () => {
    const table = sandbox([
      { effect: 'let', as: 'whom', value: BOB },
      { effect: 'let', as: 'health', value: 'self.health' },
      later({ do: [say('{whom.name} {health} {self.name}')] }),
      { effect: 'damage', to: 'self', amount: 3 },
    ]);
    expect(table.run().emit('round').log).toEqual(['Bob 6 Ann']);
  });

  test('waits on while its condition fails', () => {
    const table = sandbox([later({ if: 'self.health < 6' })])
      .run()
      .emit('round');
    expect(table.log).toEqual([]);
    table.play.state[table.value('ann') + table.play.layout.column('health')] = 2;
    expect(table.emit('round').log).toEqual(['now']);
  });

  test('goes unfired when it expires', () => {
    expect(
      sandbox([later({ expires: 'end-of-turn' })])
        .run()
        .expire('end-of-turn')
        .emit('round').log,
    ).toEqual([]);
  });

  test('may come before its event and change it', () => {
    const table = sandbox([
      later({ when: 'damage', timing: 'before', do: [{ effect: 'alter', set: { amount: 'event.amount + 1' } }] }),
      { effect: 'damage', to: BOB, amount: 1 },
      { effect: 'damage', to: BOB, amount: 1 },
    ]).run();
    expect(table.value('bob.health')).toBe(3);
  });

  test('is kept by a checkpoint', () => {
    const table = sandbox([{ effect: 'let', as: 'whom', value: BOB }, later({ do: [say('{whom.name}')] })]).run();
    const kept = new Checkpoints();
    kept.push(table.play);
    table.emit('round');
    kept.restore(0, table.play);
    expect(table.emit('round').emit('round').log).toEqual(['Bob', 'Bob']);
  });
});
