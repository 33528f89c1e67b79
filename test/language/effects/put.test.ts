import { describe, expect, test } from 'vitest';
import { members } from '../../../engine/kernel/zones';
import { BOB, type Sandbox, sandbox } from '../sandbox';

const draw = { effect: 'draw', from: 'weapons', who: 'self', as: 'drawn' };
const put = (fields: Record<string, unknown>) => ({ effect: 'put', what: 'drawn', in: 'deck:weapons', ...fields });

/** Ids of a zone's cards in their true order, which content may not read. */
const order = (table: Sandbox, name: string) =>
  members(table.play, table.program.system.zone(table.play, name, 0)).map(
    (card) => table.program.infoOf(table.play, card)?.item.id,
  );

describe('put', () => {
  test('puts a card on top of a deck, or at the bottom', () => {
    expect(order(sandbox([draw, put({})]).run(), 'deck:weapons')).toEqual(['knife', 'sword', 'coat']);
    expect(order(sandbox([draw, put({ at: 'bottom' })]).run(), 'deck:weapons')).toEqual(['sword', 'coat', 'knife']);
  });

  test('puts it at a random place, and leaves the others in their order', () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      order(sandbox([draw, put({ at: 'random' })], { seed }).run(), 'deck:weapons'),
    );
    for (const cards of orders) expect(cards.filter((id) => id !== 'knife')).toEqual(['sword', 'coat']);
    expect(new Set(orders.map((cards) => cards.indexOf('knife')))).toEqual(new Set([0, 1, 2]));
  });

  test('shuffles a card in', () => {
    const orders = Array.from({ length: 40 }, (_, seed) =>
      order(sandbox([draw, put({ at: 'shuffle' })], { seed }).run(), 'deck:weapons').join(),
    );
    expect(new Set(orders).size).toBe(6);
  });

  test("puts it in somebody's zone, whose card it is from then on", () => {
    const table = sandbox([draw, put({ in: 'gear', of: BOB })]).run();
    expect(table.value("first(zone('gear', bob)).owner == bob")).toBe(1);
  });

  test("puts it in somebody's zone", () => {
    expect(
      sandbox([draw, put({ in: 'gear', of: BOB })])
        .run()
        .keys("zone('gear', bob)"),
    ).toEqual(['card/knife#1']);
  });

  test('does nothing when there is no such zone', () => {
    expect(
      sandbox([draw, put({ in: 'box', of: BOB })])
        .run()
        .keys("zone('hand', ann)"),
    ).toEqual(['card/knife#1']);
  });
});
