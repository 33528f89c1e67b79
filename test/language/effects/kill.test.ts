import { describe, expect, test } from 'vitest';
import { NURSE, sandbox, say } from '../sandbox';

describe('kill', () => {
  test('takes somebody out of play', () => {
    expect(
      sandbox([{ effect: 'kill', who: 'monsters' }])
        .run()
        .value('monsters.size()'),
    ).toBe(0);
  });

  test('lets what answers it still read where it was, and lets its own parts answer', () => {
    const items = [
      {
        kind: 'monster',
        id: 'nurse',
        triggers: [
          {
            id: 'drop',
            when: 'kill',
            if: 'event.target == self',
            do: [
              { effect: 'spawn', what: 'clue', at: 'event.space' },
              say('{event.target.space.number} {event.actor.name}'),
            ],
          },
        ],
      },
    ];
    const table = sandbox([{ effect: 'kill', who: NURSE, by: 'self' }], { items }).run();
    expect(table.log).toEqual(['5 Ann']);
    expect(table.keys('at(space(5))')).toEqual(['token/clue#1']);
  });

  test('can be stopped', () => {
    const undying = { id: 'undying', when: 'kill', timing: 'before', do: [{ effect: 'stop', event: 'kill' }] };
    const items = [{ kind: 'scenario', id: 'test', triggers: [undying] }];
    expect(
      sandbox([{ effect: 'kill', who: 'monsters' }], { items })
        .run()
        .value('monsters.size()'),
    ).toBe(3);
  });

  test('does not take out whom something else happens to instead', () => {
    const returns = {
      id: 'back',
      when: 'kill',
      timing: 'instead',
      do: [{ effect: 'place', what: 'event.target', at: 'space(1)' }],
    };
    const items = [{ kind: 'monster', id: 'nurse', triggers: [returns] }];
    const table = sandbox([{ effect: 'kill', who: NURSE }], { items }).run();
    expect(table.value('nurse.space.number')).toBe(1);
  });
});
