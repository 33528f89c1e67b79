import { describe, expect, test } from 'vitest';
import { actionText, costWords, offeredActions, takeAction } from '../../engine/language/actions';
import { ask, type Sandbox, sandbox, say } from './sandbox';

type Action = Record<string, unknown>;

const action = (fields: Action = {}): Action => ({
  id: 'cut',
  text: 'Cut',
  windows: ['own-turn'],
  do: [say('cut')],
  ...fields,
});
const knife = (...actions: Action[]) => ({ kind: 'card', id: 'knife', actions });
const ann = { kind: 'character', id: 'ann', holds: { gear: ['knife'] } };

const offered = (table: Sandbox, who: string, window = 'own-turn') =>
  offeredActions(table.play, table.value(who), window).map(({ index, carrier }) => ({
    id: table.program.actions[index]?.id,
    carrier: table.program.system.keyOf(table.play, carrier),
  }));

function take(table: Sandbox, who: string, ...answers: string[]): Sandbox {
  const [first] = offeredActions(table.play, table.value(who), 'own-turn');
  if (first === undefined) throw new Error('nothing is offered');
  return table.finish(takeAction(table.play, table.value(who), first), answers);
}

describe('offering actions', () => {
  test('offers what a card does to the one who holds it in play', () => {
    const table = sandbox([], { items: [knife(action()), ann] });
    expect(offered(table, 'ann')).toEqual([{ id: 'cut', carrier: 'card/knife#2' }]);
    expect(offered(table, 'bob')).toEqual([]);
  });

  test('offers what a thing of nobody does to everybody', () => {
    const table = sandbox([], { items: [{ kind: 'scenario', id: 'test', actions: [action()] }] });
    expect([offered(table, 'ann').length, offered(table, 'bob').length]).toEqual([1, 1]);
  });

  test('offers it only in its windows', () => {
    const table = sandbox([], { items: [knife(action({ windows: ['any-turn'] })), ann] });
    expect([offered(table, 'ann').length, offered(table, 'ann', 'any-turn').length]).toEqual([0, 1]);
  });

  test('offers it only while its condition holds, which may speak of the user', () => {
    const items = [{ kind: 'scenario', id: 'test', actions: [action({ if: 'user.space.number == 2' })] }];
    const table = sandbox([], { items });
    expect([offered(table, 'ann').length, offered(table, 'bob').length]).toEqual([0, 1]);
  });

  test('offers it only to whoever can pay all of its cost', () => {
    const dear = action({ cost: { ap: 3, charges: 3 } });
    const fair = action({ cost: { ap: 3, charges: 2 } });
    expect(offered(sandbox([], { items: [knife(dear), ann] }), 'ann')).toEqual([]);
    expect(offered(sandbox([], { items: [knife(fair), ann] }), 'ann').length).toBe(1);
  });
});

describe('taking actions', () => {
  test('pays first, from the user and from the card, then does it', () => {
    const items = [knife(action({ cost: { ap: 2, charges: 1 }, do: [say("{user.ap} {self.stat('charges')}")] })), ann];
    expect(take(sandbox([], { items }), 'ann').log).toEqual(['1 1']);
  });

  test('is an event that names the built-in action that it counts as', () => {
    const items = [
      knife(action({ as: 'search' }), action({ id: 'stab' })),
      ann,
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'action', do: [say('{event.actor.name} {event.action} {event.card.name}')] }],
      },
    ];
    const table = sandbox([], { items });
    expect(take(table, 'ann').log).toEqual(['cut', 'Ann search Knife']);
  });

  test('is offered only as often as its limit says', () => {
    const items = [knife(action({ limit: { times: 1, per: 'turn' } })), ann];
    const table = take(sandbox([], { items }), 'ann');
    expect(offered(table, 'ann')).toEqual([]);
    expect(offered(table.expire('end-of-turn'), 'ann').length).toBe(1);
  });

  test('goes on after a question', () => {
    const items = [knife(action({ do: [ask('left', 'right'), say('done')] })), ann];
    expect(take(sandbox([], { items }), 'ann', 'right').log).toEqual(['right', 'done']);
  });

  test('dies of its cost only after its effects', () => {
    const items = [
      knife(action({ cost: { health: 6 }, do: [say('{user.health} health')] })),
      ann,
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 'death', when: 'settled', if: 'characters.exists(c, c.health <= 0)', do: [say('dead')] }],
      },
    ];
    const table = take(sandbox([], { items }), 'ann');
    expect(table.log).toEqual(['0 health']);
    expect(table.emit('settled').log).toEqual(['0 health', 'dead']);
  });
});

describe('words about actions', () => {
  test('name the cost and read the numbers of the text', () => {
    const items = [knife(action({ text: 'Cut for {user.ap}', cost: { ap: 1, charges: 2, health: 0 } })), ann];
    const table = sandbox([], { items });
    const [first] = offeredActions(table.play, table.value('ann'), 'own-turn');
    expect([
      costWords(table.play, table.value('ann'), first!),
      actionText(table.play, table.value('ann'), first!),
    ]).toEqual(['1 AP, 2 charges', 'Cut for 3']);
  });
});
