import { describe, expect, test } from 'vitest';
import { ask, BOB, NURSE, sandbox, say } from './sandbox';

type Trigger = Record<string, unknown>;

let count = 0;
const on = (when: string, fields: Trigger = {}): Trigger => ({ id: `t${count++}`, when, ...fields });
const carrier = (kind: string, id: string, ...triggers: Trigger[]) => ({ kind, id, triggers });
const scenario = (...triggers: Trigger[]) => carrier('scenario', 'test', ...triggers);
const hurtBob = { effect: 'damage', to: BOB, amount: 2, from: NURSE };

describe('timing', () => {
  test('what comes before, the event, what comes after, in this order', () => {
    const items = [
      scenario(
        on('damage', { do: [say('after {event.target.health}')] }),
        on('damage', { timing: 'before', do: [say('before {event.target.health}')] }),
      ),
    ];
    expect(sandbox([hurtBob], { items }).run().log).toEqual(['before 6', 'after 4']);
  });

  test('instead of an event something else happens, and nobody answers the event', () => {
    const items = [
      scenario(
        on('damage', { timing: 'instead', do: [say('nothing')] }),
        on('damage', { timing: 'before', do: [say('before')] }),
        on('damage', { do: [say('after')] }),
      ),
    ];
    const table = sandbox([hurtBob, say('on')], { items }).run();
    expect([table.log, table.value('bob.health')]).toEqual([['nothing', 'on'], 6]);
  });

  test('a condition is asked when its turn comes, not when the event begins', () => {
    const items = [
      scenario(
        on('damage', { do: [{ effect: 'heal', who: BOB, amount: 9 }] }),
        on('damage', { if: 'event.target.health < 6', do: [say('hurt')] }),
      ),
    ];
    expect(sandbox([hurtBob], { items }).run().log).toEqual([]);
  });
});

describe('order', () => {
  test('first and last as the author says, then by what carries the trigger, then as made', () => {
    const items = [
      carrier(
        'rule-set',
        'test',
        on('damage', { do: [say('rules')] }),
        on('damage', { order: 'first', do: [say('rules first')] }),
      ),
      scenario(on('damage', { do: [say('scenario')] })),
      carrier(
        'character',
        'ann',
        on('damage', { order: 'last', do: [say('ann last')] }),
        on('damage', { do: [say('ann')] }),
      ),
      carrier('monster', 'patient', on('damage', { do: [say('patient {self.space.number}')] })),
    ];
    expect(sandbox([hurtBob], { items }).run().log).toEqual([
      'rules first',
      'ann',
      'patient 6',
      'patient 7',
      'scenario',
      'rules',
      'ann last',
    ]);
  });
});

describe('replacements', () => {
  const replace = (name: string, fields: Trigger = {}) =>
    on('damage', { timing: 'instead', do: [say(name)], ...fields });

  test('at most one wins: the one on the target itself, then another card, then the scenario', () => {
    const all = [
      scenario(replace('scenario')),
      carrier('monster', 'nurse', replace('nurse')),
      carrier('character', 'bob', replace('bob')),
    ];
    expect(sandbox([hurtBob], { items: all }).run().log).toEqual(['bob']);
    expect(sandbox([hurtBob], { items: all.slice(0, 2) }).run().log).toEqual(['nurse']);
    expect(sandbox([hurtBob], { items: all.slice(0, 1) }).run().log).toEqual(['scenario']);
  });

  test('an order that the author gives beats nearness', () => {
    const items = [scenario(replace('scenario', { order: 'first' })), carrier('character', 'bob', replace('bob'))];
    expect(sandbox([hurtBob], { items }).run().log).toEqual(['scenario']);
  });

  test('the decider picks among equals', () => {
    const items = [carrier('monster', 'patient', replace('patient {self.space.number}'))];
    const table = sandbox([hurtBob], { items }).run('monster/patient@monster/patient#2');
    expect([table.log, table.questions.length]).toEqual([['patient 7'], 1]);
  });

  test('only those whose condition holds compete', () => {
    const items = [
      scenario(replace('scenario')),
      carrier('character', 'bob', replace('bob', { if: 'event.amount > 5' })),
    ];
    expect(sandbox([hurtBob], { items }).run().log).toEqual(['scenario']);
  });

  test('none replaces itself again', () => {
    const halve = { effect: 'damage', to: 'event.target', amount: 'event.amount - 1' };
    const items = [scenario(on('damage', { timing: 'instead', do: [say('less'), halve] }))];
    const table = sandbox([hurtBob], { items }).run();
    expect([table.log, table.value('bob.health')]).toEqual([['less'], 5]);
  });
});

describe('optional', () => {
  const soak = (fields: Trigger = {}) =>
    on('damage', {
      timing: 'before',
      optional: true,
      text: 'Soak {event.amount}?',
      do: [{ effect: 'stop', event: 'damage' }],
      ...fields,
    });

  test('asks the owner, with its text', () => {
    const items = [carrier('character', 'bob', soak({ if: 'event.target == self' }))];
    const table = sandbox([hurtBob], { items }).run('use');
    expect(table.questions).toEqual([
      { asked: 'use@/triggers/0', seat: 1, text: 'Bob: Soak 2?', options: ['use', 'decline'] },
    ]);
    expect(table.value('bob.health')).toBe(6);
  });

  test('asks about a part that has a name by it', () => {
    const items = [carrier('character', 'bob', soak({ name: 'Thick Coat', if: 'event.target == self' }))];
    expect(sandbox([hurtBob], { items }).run('use').questions[0]?.text).toBe('Thick Coat: Soak 2?');
  });

  test('asks somebody else when it says so', () => {
    const items = [scenario(soak({ who: "first(inPlay('cleo'))" }))];
    const table = sandbox([hurtBob], { items }).run('decline');
    expect([table.questions[0]?.seat, table.value('bob.health')]).toEqual([2, 4]);
  });

  test('costs nothing and is no use when it is declined', () => {
    const items = [
      carrier(
        'character',
        'bob',
        soak({ if: 'event.target == self', cost: { ap: 1 }, limit: { times: 1, per: 'turn' } }),
      ),
    ];
    const table = sandbox([hurtBob], { items }).run('decline').run('use').run();
    expect([table.value('bob.health'), table.value('bob.ap'), table.questions.length]).toEqual([2, 2, 2]);
  });

  test('is not offered when its cost cannot be paid', () => {
    const items = [carrier('character', 'bob', soak({ cost: { ap: 4 } }))];
    expect(sandbox([hurtBob], { items }).run().questions).toEqual([]);
  });
});

describe('cost', () => {
  test('is paid first when the trigger fires by itself', () => {
    const items = [carrier('character', 'bob', on('damage', { cost: { ap: 2 }, do: [say('{self.ap} left')] }))];
    expect(sandbox([hurtBob], { items }).run().run().log).toEqual(['1 left']);
  });
});

describe('limit', () => {
  test('may be an expression', () => {
    const items = [
      scenario(on('damage', { limit: { times: 'characters.size() - 1', per: 'game' }, do: [say('again')] })),
    ];
    const table = sandbox([hurtBob], { items });
    const most = table.value('characters.size() - 1');
    for (let n = 0; n <= most; n++) table.run();
    expect(table.log).toHaveLength(most);
  });

  test.each(['turn', 'round', 'game'])('lets a trigger fire so often a %s', (per) => {
    const items = [scenario(on('damage', { limit: { times: 2, per }, do: [say('again')] }))];
    const table = sandbox([hurtBob], { items }).run().run().run();
    expect(table.log.length).toBe(2);
    expect(table.expire(`end-of-${per}`).run().log.length).toBe(3);
  });

  test('counts for each carrier on its own', () => {
    const items = [
      carrier(
        'monster',
        'patient',
        on('damage', { limit: { times: 1, per: 'turn' }, do: [say('{self.space.number}')] }),
      ),
    ];
    expect(sandbox([hurtBob], { items }).run().run().log).toEqual(['6', '7']);
  });

  test('goes with what it was counted on, and does no harm to what comes in its place', () => {
    const lasting = {
      effect: 'lasting',
      on: BOB,
      until: 'end-of-turn',
      triggers: [on('damage', { limit: { times: 1, per: 'game' }, do: [say('once')] })],
    };
    const table = sandbox([lasting, hurtBob]).run().expire('end-of-turn').run().run();
    expect(table.log).toEqual(['once', 'once', 'once']);
  });
});

describe('where a trigger is live', () => {
  const tell = (fields: Trigger = {}) => on('round', { do: [say('{self.name} of {owner.name}')], ...fields });
  const knife = (...triggers: Trigger[]) => carrier('card', 'knife', ...triggers);
  const ann = (zone: string) => ({ kind: 'character', id: 'ann', holds: { [zone]: ['knife'] } });

  test("cards in their owner's play area, not in hands and decks", () => {
    expect(sandbox([], { items: [knife(tell()), ann('gear')] }).emit('round').log).toEqual(['Knife of Ann']);
    expect(sandbox([], { items: [knife(tell()), ann('hand')] }).emit('round').log).toEqual([]);
  });

  test('cards in hands when they say so', () => {
    const inHand = knife(tell({ active: 'hand' }));
    expect(sandbox([], { items: [inHand, ann('hand')] }).emit('round').log).toEqual(['Knife of Ann']);
    expect(sandbox([], { items: [inHand, ann('gear')] }).emit('round').log).toEqual([]);
  });

  test('anywhere when they say so', () => {
    const items = [knife(tell({ active: 'anywhere' }))];
    expect(sandbox([], { items }).emit('round').log).toEqual(['Knife of nothing']);
  });

  test('face up, once everybody has seen it', () => {
    const items = [knife(tell({ active: 'face-up' }))];
    const table = sandbox([{ effect: 'reveal', what: "cards.filter(c, c.def == 'knife')", to: 'all' }], { items });
    expect(table.emit('round').log).toEqual([]);
    expect(table.run().emit('round').log).toEqual(['Knife of nothing']);
  });

  test('figures off the board are silent', () => {
    const items = [{ ...carrier('monster', 'nurse', tell()), starts: [0] }];
    expect(sandbox([], { items }).emit('round').log).toEqual([]);
  });

  test('what an earlier reaction takes out of play no longer reacts', () => {
    const items = [
      scenario(on('round', { order: 'first', do: [{ effect: 'kill', who: NURSE }] })),
      carrier('monster', 'nurse', tell()),
    ];
    expect(sandbox([], { items }).emit('round').log).toEqual([]);
  });
});

describe('the tree of events', () => {
  test('tells what is under way, and who is behind it', () => {
    const items = [
      scenario(
        on('damage', { do: [say("{during('attack')} {cause('attack').name} {during('move')}")] }),
        on('round', { do: [{ effect: 'attack', by: NURSE, targets: BOB }] }),
      ),
    ];
    expect(sandbox([hurtBob], { items }).run().emit('round').log).toEqual(['no nothing no', 'yes Nurse no']);
  });

  test('is left as it was after a question', () => {
    const items = [
      scenario(
        on('damage', { do: [ask('yes', 'no'), say("{during('damage')}")] }),
        on('round', { do: [say("{during('damage')}")] }),
      ),
    ];
    const table = sandbox([hurtBob], { items }).run('yes');
    expect(table.emit('round').log).toEqual(['yes', 'yes', 'no']);
    expect(table.play.event).toBeNull();
  });
});

describe('an endless chain of events', () => {
  test('is an error that names the items in it', () => {
    const items = [carrier('character', 'bob', on('damage', { do: [{ effect: 'damage', to: 'self', amount: 1 }] }))];
    expect(() => sandbox([hurtBob], { items }).run()).toThrow(/character\/bob/);
  });
});
