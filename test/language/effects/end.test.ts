import { describe, expect, test } from 'vitest';
import { sandbox } from '../sandbox';
import { SANDBOX } from '../sandbox-system';

describe('end', () => {
  test('ends the game, won or lost, with a word about why', () => {
    for (const result of ['win', 'loss']) {
      const table = sandbox([{ effect: 'end', result, text: '{self.name} wakes.' }]);
      expect(SANDBOX.isOver(table.play)).toBe(false);
      expect(table.run().log).toEqual(['Ann wakes.']);
      expect(SANDBOX.isOver(table.play)).toBe(true);
    }
  });
});
