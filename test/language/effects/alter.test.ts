import { describe, expect, test } from 'vitest';
import { BOB, findingsOf, sandbox, say } from '../sandbox';

const armour = (effects: readonly unknown[], fields: Record<string, unknown> = {}) => ({
  kind: 'character',
  id: 'bob',
  triggers: [{ id: 'armour', when: 'damage', timing: 'before', if: 'event.target == self', do: effects, ...fields }],
});
const hurtBob = { effect: 'damage', to: BOB, amount: 3 };

describe('alter', () => {
  test('changes what is about to happen', () => {
    const items = [armour([{ effect: 'alter', set: { amount: 'event.amount - 2' } }])];
    expect(sandbox([hurtBob], { items }).run().value('bob.health')).toBe(5);
  });

  test('changes a list of the event', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [
          {
            id: 'no-nurses',
            when: 'target',
            timing: 'before',
            do: [{ effect: 'alter', set: { candidates: "event.candidates.filter(c, c.def != 'nurse')" } }],
          },
          { id: 'tell', when: 'target', do: [say('{event.candidates.size()}')] },
        ],
      },
    ];
    const effects = [{ effect: 'emit', event: 'target', with: { candidates: 'monsters' } }];
    expect(sandbox(effects, { items }).run().log).toEqual(['2']);
  });

  test('refuses a field that the event does not let change', () => {
    const [finding] = findingsOf([], [armour([{ effect: 'alter', set: { target: 'self' } }])]);
    expect(finding).toMatchObject({
      code: 'alter-fixed',
      item: 'character/bob',
      pointer: '/triggers/0/do/0/set/target',
    });
  });

  test('refuses to stand where there is no event', () => {
    const [finding] = findingsOf([{ effect: 'alter', set: { amount: 1 } }]);
    expect(finding).toMatchObject({ code: 'alter-without-event', pointer: '/do/0' });
  });
});
