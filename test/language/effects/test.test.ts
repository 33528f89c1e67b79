import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const imagine = (fields: Record<string, unknown> = {}) => ({
  effect: 'test',
  test: 'imagination',
  who: 'self',
  difficulty: 4,
  pass: [say('passed')],
  fail: [say('failed')],
  ...fields,
});

/** The sandbox's test rolls a d6 of its own; with a great or hopeless modifier it can't go the other way. */
describe('test', () => {
  test('does one thing when it is passed, and another when it fails', () => {
    expect(sandbox([imagine({ modifier: 9 })]).run().log).toEqual(['passed']);
    expect(sandbox([imagine({ modifier: -9 })]).run().log).toEqual(['failed']);
  });

  test('is an event whose total and outcome can be altered', () => {
    const help = {
      id: 'help',
      when: 'test',
      timing: 'before',
      do: [{ effect: 'alter', set: { total: 'event.total + 20' } }],
    };
    const items = [{ kind: 'scenario', id: 'test', triggers: [help] }];
    expect(sandbox([imagine({ modifier: -9 })], { items }).run().log).toEqual(['passed']);
  });

  test('does nothing when nobody takes it', () => {
    expect(sandbox([imagine({ who: 'none' })]).run().log).toEqual([]);
  });
});
