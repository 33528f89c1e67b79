import { describe, expect, test } from 'vitest';
import { ask, NURSE, sandbox, say } from '../sandbox';

const move = (fields: Record<string, unknown>) => ({ effect: 'move', who: NURSE, ...fields });
const nurseAt = (effects: readonly unknown[], setup = {}) => sandbox(effects, setup).run().value('nurse.space.number');

describe('move', () => {
  test('takes so many steps toward the nearest of several', () => {
    expect(nurseAt([move({ toward: 'characters', steps: 1 })])).toBe(4);
    expect(nurseAt([move({ toward: 'characters', steps: 9 })])).toBe(3);
  });

  test('goes all the way without a count, and nowhere when it is there', () => {
    expect(nurseAt([move({ to: 'space(1)' })])).toBe(1);
    expect(nurseAt([move({ to: 'space(5)', steps: 3 })])).toBe(5);
  });

  test('stops beside its goal when it is to stop adjacent', () => {
    expect(nurseAt([move({ toward: 'self', stopAt: 'adjacent' })])).toBe(2);
  });

  test('goes away from what it flees, as long as that leads farther', () => {
    expect(nurseAt([move({ away: 'characters', steps: 1 })])).toBe(6);
    expect(nurseAt([move({ away: 'characters', steps: 9 })])).toBe(7);
  });

  test('moves several, one after the other', () => {
    const table = sandbox([move({ who: 'monsters', toward: 'self', steps: 2 })]).run();
    expect(table.keys('monsters').map((_, i) => table.value(`monsters[${i}].space.number`))).toEqual([3, 4, 5]);
  });

  test('makes events of the move, each step and each space entered', () => {
    const triggers = [
      { id: 'a', when: 'move', do: [say('{event.actor.name} moved')] },
      { id: 'b', when: 'step', do: [say('{event.from.number} to {event.to.number}')] },
      { id: 'c', when: 'enter', do: [say('entered {event.space.number} from {event.from.number}')] },
    ];
    const items = [{ kind: 'scenario', id: 'test', triggers }];
    expect(sandbox([move({ toward: 'self', steps: 2 })], { items }).run().log).toEqual([
      'entered 4 from 5',
      '5 to 4',
      'entered 3 from 4',
      '4 to 3',
      'Nurse moved',
    ]);
  });

  test('takes as many steps as a trigger lets it', () => {
    const slow = {
      id: 'slow',
      when: 'move',
      timing: 'before',
      do: [{ effect: 'alter', set: { steps: 'event.steps - 2' } }],
    };
    const items = [{ kind: 'scenario', id: 'test', triggers: [slow] }];
    expect(nurseAt([move({ toward: 'self', steps: 3 })], { items })).toBe(4);
  });

  test('goes on after a question on the way', () => {
    const items = [{ kind: 'scenario', id: 'test', triggers: [{ id: 't', when: 'enter', do: [ask('yes', 'no')] }] }];
    const table = sandbox([move({ toward: 'self', steps: 2 }), say('there')], { items }).run('yes', 'no');
    expect([table.log, table.value('nurse.space.number')]).toEqual([['yes', 'no', 'there'], 3]);
  });
});
