import { describe, expect, test } from 'vitest';
import { BOB, sandbox, say } from '../sandbox';

describe('place', () => {
  test('puts somebody on a space without steps, and tells that it entered', () => {
    const triggers = [
      { id: 'a', when: 'enter', do: [say('{event.actor.name} {event.space.number} from {event.from.number}')] },
      { id: 'b', when: 'step', do: [say('a step')] },
    ];
    const items = [{ kind: 'scenario', id: 'test', triggers }];
    const table = sandbox([{ effect: 'place', what: BOB, at: 'space(7)' }], { items }).run();
    expect([table.value('bob.space.number'), table.log]).toEqual([7, ['Bob 7 from 2']]);
  });

  test('asks a placement of the content for the space', () => {
    const items = [
      {
        kind: 'placement',
        id: 'beside-nurse',
        do: [{ effect: 'let', as: 'result', value: "space(first(inPlay('nurse')).space.number - 1)" }],
      },
    ];
    const table = sandbox([{ effect: 'place', what: BOB, placement: 'beside-nurse' }], { items }).run();
    expect(table.value('bob.space.number')).toBe(4);
  });

  test('asks a placement of the system for the space', () => {
    expect(
      sandbox([{ effect: 'place', what: BOB, placement: 'far-end' }])
        .run()
        .value('bob.space.number'),
    ).toBe(7);
  });

  test('does nothing without a space', () => {
    expect(
      sandbox([{ effect: 'place', what: BOB, at: 'none' }])
        .run()
        .value('bob.space.number'),
    ).toBe(2);
  });
});
