import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const rolled = (change: Record<string, unknown>, dice: readonly number[]) =>
  sandbox(
    [
      { effect: 'roll', dice: { d6: 2 }, as: 'dice' },
      { effect: 'change-dice', dice: 'dice', ...change },
      say('{total(dice)} {natural(dice, 2)}'),
    ],
    { dice },
  ).run().log[0];

describe('change-dice', () => {
  test('adds to the results, within the faces of the die', () => {
    expect(rolled({ by: 1 }, [2, 6])).toBe('9 1');
    expect(rolled({ by: -3 }, [2, 6])).toBe('4 1');
  });

  test('sets the results, and remembers what fell', () => {
    expect(rolled({ to: 5 }, [2, 2])).toBe('10 2');
  });

  test('rolls them again', () => {
    expect(rolled({ reroll: true }, [2, 6, 1, 3])).toBe('4 0');
  });

  test('changes only the dice that it names', () => {
    expect(rolled({ dice: 'dice.filter(d, d.result == 2)', to: 6 }, [2, 3])).toBe('9 1');
  });
});
