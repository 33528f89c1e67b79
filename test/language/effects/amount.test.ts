import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const amount = (fields: Record<string, unknown>) => ({ effect: 'amount', min: 0, max: 2, as: 'count', ...fields });

describe('amount', () => {
  test('gives a name to the number that somebody says', () => {
    const table = sandbox([amount({ text: 'How many?', max: 'self.ap' }), say('{count}')]).run('3');
    expect(table.log).toEqual(['3']);
    expect(table.questions[0]).toMatchObject({ text: 'How many?', options: ['0', '1', '2', '3'] });
  });

  test('asks nobody when only one number is possible', () => {
    const table = sandbox([amount({ min: 2, max: 2 }), say('{count}')]).run();
    expect([table.log, table.questions]).toEqual([['2'], []]);
  });

  test('asks the person that it names', () => {
    const table = sandbox([amount({ who: "first(inPlay('bob'))" })]).run('1');
    expect(table.questions[0]?.seat).toBe(1);
  });
});
