import { describe, expect, test } from 'vitest';
import { BOB, CLEO, sandbox, say } from '../sandbox';

const apply = (condition: string, fields: Record<string, unknown> = {}) => ({
  effect: 'apply',
  condition,
  to: 'self',
  ...fields,
});
const marked = (about: string) => apply('marked', { about });

describe('clear', () => {
  test('takes a condition off, and leaves the others', () => {
    const table = sandbox([apply('stunned'), marked(BOB), { effect: 'clear', condition: 'stunned', of: 'self' }]).run();
    expect([table.value("ann.is('stunned')"), table.value("ann.is('marked')")]).toEqual([0, 1]);
  });

  test('takes all conditions off', () => {
    const table = sandbox([
      apply('stunned'),
      marked(BOB),
      { effect: 'clear', condition: 'all', of: 'characters' },
    ]).run();
    expect([table.value("ann.is('stunned')"), table.value("ann.is('marked')")]).toEqual([0, 0]);
  });

  test('takes off only the one about somebody', () => {
    const table = sandbox([
      marked(BOB),
      marked(CLEO),
      { effect: 'clear', condition: 'marked', of: 'self', about: BOB },
    ]).run();
    expect([table.value("ann.is('marked', bob)"), table.value("ann.is('marked', cleo)")]).toEqual([0, 1]);
  });

  test('is an event when there was something to take off', () => {
    const items = [
      { kind: 'scenario', id: 'test', triggers: [{ id: 't', when: 'clear', do: [say('{event.target.name}')] }] },
    ];
    const clear = { effect: 'clear', condition: 'stunned', of: 'characters' };
    expect(sandbox([apply('stunned'), clear, clear], { items }).run().log).toEqual(['Ann']);
  });
});
