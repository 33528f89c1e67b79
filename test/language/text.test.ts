import { describe, expect, test } from 'vitest';
import { findingsOf, sandbox, say } from './sandbox';

const table = sandbox();

describe('text templates', () => {
  test('show the values of expressions', () => {
    expect(table.text('{self.health} of {2 + 4}')).toBe('6 of 6');
    expect(table.text('{self.health > 3} and {self.health < 3}')).toBe('yes and no');
    expect(table.text('{self.def} stands on {self.space.number}')).toBe('ann stands on 1');
  });

  test('show things by their names', () => {
    expect(table.text("{self}, {self.name}, {first(inPlay('nurse')).name}")).toBe('Ann, Ann, Nurse');
  });

  test('choose words by a number', () => {
    const tokens = (count: string) => table.text(`{${count}|one token|# tokens}`);
    expect([tokens('1'), tokens('3'), tokens('0')]).toEqual(['one token', '3 tokens', '0 tokens']);
  });

  test('name keywords and conditions', () => {
    expect(table.text('[[stunned]] or [[undead]], not [[unheard-of]]')).toBe('Stunned or Undead, not unheard-of');
  });

  test('leave everything else as it stands', () => {
    expect(table.text('Lose 1 :sanity: <b>& all</b>')).toBe('Lose 1 :sanity: <b>& all</b>');
    expect(table.text('')).toBe('');
  });

  test('report an expression that is wrong, at the text that it stands in', () => {
    expect(findingsOf([say('You have {self.helth} left')])).toMatchObject([
      {
        code: 'expression',
        pointer: '/do/0/text',
        range: { start: 'You have {self.'.length, end: 'You have {self.helth'.length },
        message: 'Nothing here has a field `helth`.',
        replacement: 'health',
      },
    ]);
  });
});
