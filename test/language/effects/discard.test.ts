import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const effects = [
  { effect: 'draw', from: 'weapons', who: 'self', count: 2, as: 'weapons' },
  { effect: 'draw', from: 'memories', who: 'self', as: 'memories' },
  { effect: 'discard', what: "zone('hand', self)" },
];

describe('discard', () => {
  test('puts each card on the discard of its own deck', () => {
    const table = sandbox(effects).run();
    expect(table.keys("zone('discard:weapons')")).toEqual(['card/knife#1', 'card/sword#1']);
    expect(table.keys("zone('discard:memories')")).toEqual(['card/dream#1']);
  });

  test('is an event, before which the card still has its owner', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [
          { id: 't', when: 'discard', timing: 'before', do: [say('{event.card.name} of {event.card.owner.name}')] },
        ],
      },
    ];
    expect(sandbox(effects, { items }).run().log).toEqual(['Knife of Ann', 'Sword of Ann', 'Dream of Ann']);
  });
});
