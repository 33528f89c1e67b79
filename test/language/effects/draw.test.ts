import { describe, expect, test } from 'vitest';
import { BOB, sandbox, say } from '../sandbox';

const draw = (fields: Record<string, unknown> = {}) => ({ effect: 'draw', from: 'weapons', who: 'self', ...fields });
const hand = "zone('hand', ann)";

describe('draw', () => {
  test('takes the top card into the hand, and gives it a name', () => {
    const table = sandbox([draw({ as: 'drawn' }), say('{first(drawn).name}')]).run();
    expect([table.log, table.keys(hand)]).toEqual([['Knife'], ['card/knife#1']]);
  });

  test('draws several for somebody else, into another zone', () => {
    const table = sandbox([draw({ who: BOB, count: 2, into: 'gear' })]).run();
    expect(table.keys("zone('gear', bob)")).toEqual(['card/knife#1', 'card/sword#1']);
  });

  test('draws until a card fits, and discards the others', () => {
    const table = sandbox([draw({ where: "it.family != 'blade'" })]).run();
    expect(table.keys(hand)).toEqual(['card/coat#1']);
    expect(table.value("zone('discard:weapons').size()")).toBe(2);
  });

  test('keeps the others, or shuffles them back', () => {
    const kept = sandbox([
      draw({ where: "it.def == 'sword'", misses: 'keep', as: 'drawn' }),
      say('{drawn.size()}'),
    ]).run();
    expect([kept.log, kept.value(`${hand}.size()`)]).toEqual([['2'], 2]);
    const back = sandbox([draw({ where: "it.def == 'coat'", misses: 'shuffle-back' })]).run();
    expect([back.value("zone('deck:weapons').size()"), back.value("zone('discard:weapons').size()")]).toEqual([2, 0]);
  });

  test('draws nothing from an empty deck', () => {
    const table = sandbox([draw({ from: 'memories', count: 3, as: 'drawn' }), say('{drawn.size()}')])
      .run()
      .run();
    const none = 'The deck memories is empty, and so are its discards: no card is drawn';
    expect(table.log).toEqual([none, '2', none, '0']);
  });

  test('shuffles the discards when the deck is empty and says so', () => {
    const effects = [draw({ count: 3, as: 'drawn' }), { effect: 'discard', what: 'drawn' }, draw({ count: 2 })];
    const table = sandbox(effects).run();
    expect([table.value(`${hand}.size()`), table.value("zone('deck:weapons').size()")]).toEqual([2, 1]);
  });

  test('is an event for each card', () => {
    const items = [
      {
        kind: 'scenario',
        id: 'test',
        triggers: [{ id: 't', when: 'draw', do: [say('{event.actor.name}: {event.card.name}')] }],
      },
    ];
    expect(sandbox([draw({ count: 2 })], { items }).run().log).toEqual(['Ann: Knife', 'Ann: Sword']);
  });
});
