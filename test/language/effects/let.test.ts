import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

describe('let', () => {
  test('gives a name to a number, to one thing and to a list, for what follows', () => {
    const effects = [
      { effect: 'let', as: 'sum', value: 'self.health + 1' },
      { effect: 'let', as: 'nurse', value: "first(inPlay('nurse'))" },
      { effect: 'let', as: 'all', value: 'monsters' },
      say('{sum} {nurse.name} {all.size()}'),
    ];
    expect(sandbox(effects).run().log).toEqual(['7 Nurse 3']);
  });

  test('keeps the value of that moment', () => {
    const effects = [
      { effect: 'let', as: 'before', value: 'self.health' },
      { effect: 'let', as: 'all', value: 'monsters' },
      { effect: 'damage', to: 'self', amount: 2 },
      { effect: 'kill', who: 'monsters' },
      say('{before} {self.health} {all.size()} {monsters.size()}'),
    ];
    expect(sandbox(effects).run().log).toEqual(['6 4 3 0']);
  });
});
