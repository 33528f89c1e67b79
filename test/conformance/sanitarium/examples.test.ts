/** The rulebook's examples of moves, checks, cards and the clock. Names of its cards are those of this pack. */
import { expect } from 'vitest';
import type { Item } from '../../../engine/content';
import { ORRIN, pack, playersFor, STACEY, Table } from '../../systems/sanitarium/table';
import { example } from '../example';

example(
  'S01',
  'rulebook, moving',
  'with 5 AP four Moves, one of them from Room to Room, and a Search: nothing is left',
  () => {
    const table = new Table();
    table.lay('music-box', 0, 3, 0, 0);
    table.lay('room-linen', 0, 6);
    table.lay('lights-out', 0, 9, 0, 0);
    table.put(STACEY, '2b');
    table.put(ORRIN, '2a');
    table.turnOf(STACEY, 5);
    table.choose('move:2a', 'move:1a', 'Jump to the Linen Room', 'move:4a', 'Search hallway 4a');
    expect([table.at(STACEY), table.read(STACEY, 'ap'), table.question]).toEqual(['4a', 0, 'found']);
  },
);

/** A hallway between the Day Room and four Dark Hallways, with three Shadows about. */
function darkHouse(): Table {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.lay('dark-hallway', 0, 6);
  for (const y of [9, 12, 15]) table.lay('dark-hallway', 0, y);
  for (const [number, space] of [
    [1, '3a'],
    [2, '5a'],
    [3, '6a'],
  ] as const)
    table.put(table.shadow(number), space);
  table.put(STACEY, '2b');
  return table;
}

example(
  'S02',
  'rulebook, horror checks',
  'three Shadows and four Dark Hallways make a check of 7: a 6 fails, a 7 passes',
  () => {
    for (const [faces, hallucinations] of [
      [[3, 3], 1],
      [[3, 4], 0],
    ] as const) {
      const table = darkHouse();
      table.stalked(STACEY, 1).dice(...faces);
      expect(table.view().lastRoll?.lines.at(-1)?.value).toBe('7');
      expect(table.cards('hallucinations', STACEY)).toHaveLength(hallucinations);
      expect(table.at(STACEY)).toBe('1a');
    }
  },
);

/** An Event that demands a check of a difficulty of its own. */
const fright = (difficulty: number): Item => ({
  kind: 'event-card',
  id: 'fright',
  source: 'original',
  name: 'Fright',
  copies: 1,
  sanity: 1,
  doorways: [['N', 'S']],
  actions: [
    { id: 'boo', active: 'hand', text: 'Boo.', do: [{ effect: 'test', test: 'horror', who: 'user', difficulty }] },
  ],
});

example('S03', 'rulebook, horror checks', 'an 11 passes a check of 14, with what is added', () => {
  for (const [faces, outcome] of [
    [[5, 5], 'Passed'],
    [[5, 4], 'Failed'],
  ] as const) {
    const table = new Table({ items: [fright(14)] });
    table.give(STACEY, 'fright', 'patched-rabbit');
    table
      .turnOf(STACEY, 1)
      .dice(...faces)
      .choose('Use Fright');
    expect(table.view().lastRoll?.total.text).toBe(outcome);
  }
});

example('S04', 'rulebook, horror checks', 'a 2 fails a check of 2', () => {
  for (const [faces, outcome] of [
    [[1, 1], 'Failed'],
    [[1, 2], 'Passed'],
  ] as const) {
    const table = new Table({ items: [fright(2)] });
    table.give(STACEY, 'fright');
    table
      .turnOf(STACEY, 1)
      .dice(...faces)
      .choose('Use Fright');
    expect(table.view().lastRoll?.total.text).toBe(outcome);
  }
});

example(
  'S11',
  'rulebook, the deck',
  'the discards make a new deck; without any the game is over and everybody inside is trapped',
  () => {
    const table = new Table({ settings: { creepingCards: 1 } });
    table.leave(0).discard('rope');
    table.choose('end:end');
    expect(table.lines()).toContain('The deck Hallways is empty: its discards are shuffled');
    expect([table.result, table.question]).toEqual(['', 'lay-door']);
    const empty = new Table({ settings: { creepingCards: 1 } });
    empty.leave(0).choose('end:end');
    expect(empty.view().result).toEqual({ outcome: 'loss', text: 'Time is up: everybody inside is trapped' });
  },
);

example(
  'S12',
  'rulebook, hallucinations',
  'a third Hallucination costs an Item or Event instead, and nothing where there is none',
  () => {
    const table = darkHouse();
    table.give(STACEY, 'confusion', 'other-worlds', 'candle', 'diary');
    table.stalked(STACEY, 1).dice(1, 1);
    expect([table.question, table.asked]).toEqual(['lose-card', STACEY]);
    table.choose('Candle');
    expect([table.cards('hallucinations', STACEY).length, table.cards('items', STACEY)]).toEqual([2, ['diary']]);
    const bare = darkHouse();
    bare.give(STACEY, 'confusion', 'other-worlds');
    bare.stalked(STACEY, 1).dice(1, 1);
    bare.view();
    expect([bare.cards('hallucinations', STACEY).length, bare.lines().includes('Stacey has nothing to lose')]).toEqual([
      2,
      true,
    ]);
  },
);

example(
  'S13',
  'rulebook, components',
  'the deck has 54 cards: 26 Items, 10 Events, 8 Rooms and 10 Dark Hallways',
  () => {
    const table = new Table({ scenario: 'simple-escape', players: playersFor(4) });
    const sorts = new Map<string, number>();
    for (const card of [
      ...table.zone('deck:hallway'),
      ...table.zone('map'),
      ...table.zone('open-map'),
      ...table.zone('box'),
    ]) {
      const kind = table.play.program.infoOf(table.play, card)?.item.kind ?? '';
      sorts.set(kind, (sorts.get(kind) ?? 0) + 1);
    }
    expect(Object.fromEntries(sorts)).toEqual({ 'item-card': 26, 'event-card': 10, room: 8, 'dark-hallway': 10 });
    expect(pack.filter(({ kind }) => kind === 'item-card')).toHaveLength(13);
  },
);

example(
  'S14',
  'rulebook, placing a card',
  'beside a corner with two doors a card lies right if one doorway overlaps in part, whether or not it touches the other',
  () => {
    const table = new Table();
    // The Room and a hallway that touch in a corner: a card in it has a door of each beside it.
    table.lay('music-box', 2, 3, 0, 0);
    expect(table.ways('1a')).toEqual([]);
    table.top('lights-out', 0);
    table.turnOf(STACEY, 2).choose('Expand', '1a.E1', 'W2@2,-1,0');
    expect(table.ways('1a')).toEqual(['3b']);
    expect(table.ways('2a')).toEqual(['2b']);
    const both = new Table();
    both.lay('music-box', 2, 3, 0, 0);
    both.top('lights-out', 0);
    both.turnOf(STACEY, 2).choose('Expand', '1a.E1', 'W1@2,0,0');
    expect(both.ways('1a')).toEqual(['3a', '3b']);
    expect(both.ways('2a')).toEqual(['2b', '3b']);
  },
);
