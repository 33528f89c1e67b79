/** Questions that players asked about other games, whose mechanics this one has: ways, reserves, decks, sight, hatches, sanity. */
import { expect } from 'vitest';
import { cardTable } from '../../systems/deep-madness/card-table';
import { Station } from '../../systems/deep-madness/station';
import { Table } from '../../systems/deep-madness/table';
import { card, investigator, monster, weapon } from '../../systems/deep-madness/table-content';
import * as theatre from '../../systems/deep-madness/theatre-deck';
import { example } from '../example';

const NAMES = ['ann', 'ben', 'cas', 'dee'];
const MOVES = { behavior: [{ step: 'move' }] };

/** One monster in the first slot, which acts once Ann has ended her activation; nobody has sanity left. */
function hunt(stats: object, more: object, where: string, places: Readonly<Record<string, string>>): Table {
  const table = new Table({ items: [monster('thing', stats, more)], chapter: { slots: [{ monster: 'thing' }] } });
  table.spawn('thing', where);
  for (const who of NAMES) table.set(who, 'exhausted', 4);
  for (const who of NAMES) table.put(who, places[who] ?? 'z-b');
  return table;
}

example(
  'Q05',
  'pdfslide.net/documents/zombicide-faq',
  'who is behind a shut hatch is reached as if it were open',
  () => {
    const table = hunt({ damage: 0 }, MOVES, 'x-b', { ann: 'w-b' });
    table.hatch('w-b', 'x-a', 'locked');
    // Ann is two steps away over the hatch, the others are four over open doorways.
    table.choose('end:end');
    expect(table.at('thing')).toBe('x-a');
  },
);

example('Q07', 'citadelnn.com/forum topic 3490', 'the way over a shut hatch is taken if it is the shorter one', () => {
  const tried = (...dice: number[]) => {
    const table = new Station({ heroes: ['roman-asimov', 'jared-drake'], slots: ['ravenous'] });
    for (const who of ['roman-asimov', 'jared-drake']) table.set(who, 'exhausted', 4);
    table.put('jared-drake', '24-a');
    table.put('roman-asimov', '10-b');
    const thing = table.spawn('ravenous', '5-b');
    table.dice(...dice).endTurn();
    return table.at(thing);
  };
  // Held, it stays before the hatch and does not go round; else it comes through.
  expect([tried(5, 1), tried(1, 1)]).toEqual(['5-b', '10-b']);
});

example(
  'Q09',
  'pdfslide.net/documents/zombicide-faq',
  'a companion must come as well: one of Horror 1 that is not left loses',
  () => {
    const game = (horror: number) =>
      new Table({
        items: [
          monster('husk', { damage: 0 }, { behavior: [], companion: 'eater' }),
          monster('eater', { damage: 0, horror }, { behavior: [], rank: 'companion', supply: 1 }),
          card('spawn', 'husks', { monster: 'husk', count: 2 }),
        ],
        chapter: { devouredDeck: ['x'], slots: [{ monster: 'husk' }] },
        track: { spaces: [{ id: 'start' }, { id: '1', numbers: { spawn: 1 } }, { id: '2' }, { id: 'end' }] },
      });
    const fearless = game(0);
    expect([fearless.result, fearless.everywhere('husk').length, fearless.everywhere('eater').length]).toEqual([
      '',
      2,
      1,
    ]);
    expect(game(1).view().result).toEqual({ outcome: 'loss', text: 'No Eater is left to come' });
  },
);

example(
  'Q10',
  'boardgames.stackexchange.com/questions/23080',
  'who is led somewhere by a card has not performed a Move',
  () => {
    const at = cardTable();
    at.give('ann', 'will/twitching-strings');
    at.give('ann', 'consciousness/counting-doors');
    at.put('bob', 'side-a');
    at.choose('counting-doors').choose('2');
    expect([at.at('ann'), at.cards('secret', 'ann').length]).toEqual(['hall-c', 0]);
    at.choose('move:hall-b').declineAll('move-on');
    expect(at.cards('secret', 'ann')).toHaveLength(1);
  },
);

example(
  'Q11',
  'boardgames.stackexchange.com/questions/49873',
  'in the last round it is still won; the end of the track comes after it',
  () => {
    const tissue = () => theatre.untilRound(theatre.scene('collecting-tissue', 4, { items: [theatre.STILL] }), 7);
    const at = tissue();
    const pairs = [
      ['room-7-b', 'room-36-c'],
      ['room-7-a', 'room-19-b'],
      ['room-23-c', 'room-8-a'],
      ['room-8-b', 'room-5-b'],
      ['room-27-a', 'room-1-a'],
    ] as const;
    for (const [from, to] of pairs) at.hatch(from, to, 'barricaded');
    at.set(theatre.numbered(at, 'token/brain', 3), 'tokens', 0);
    at.put(at.asked, 'room-20-b');
    expect([at.read(at.game, 'round'), at.result]).toEqual([7, '']);
    at.choose('turn-barrier');
    expect(at.result).toBe('win');
    expect(theatre.untilRound(tissue(), 8).result).toBe('loss');
  },
);

example(
  'Q12',
  'rules.dized.com/robinson-crusoe',
  'the search deck is shuffled anew when it is empty, the puppet deck is not',
  () => {
    const at = cardTable();
    at.empty('search');
    at.discarded('tool/rebreather', 'search');
    at.choose('search').choose('Rebreather');
    expect(at.cards('inventory', 'ann')).toEqual(['rebreather']);
    at.empty('puppet');
    at.give('ann', 'will/twitching-strings');
    at.choose('move:').declineAll('move-on');
    expect([at.cards('secret', 'ann'), at.question]).toEqual([[], 'turn']);
  },
);

example(
  'Q16',
  'wiki.dominionstrategy.com/index.php/Reshuffle',
  'who draws 3 of 2 takes those, and one of the shuffled discards',
  () => {
    const bag = card('tool', 'bag', {
      modifiers: [{ id: 'more', stat: 'searchDraw', for: 'character', where: 'it == owner', add: 2 }],
    });
    const table = new Table({ items: [...['rope', 'lamp', 'foam', 'wire'].map((id) => card('tool', id)), bag] });
    table.give('ann', 'bag');
    table.discarded('tool/foam', 'search');
    table.discarded('tool/wire', 'search');
    table.choose('search');
    const names = table.options().map(({ label }) => label);
    expect(names.filter((name) => name === 'Rope' || name === 'Lamp')).toHaveLength(2);
    expect(names.filter((name) => name === 'Foam' || name === 'Wire')).toHaveLength(1);
    table.choose('Rope');
    expect([table.cards('deck:search').length, table.cards('discard:search').length]).toEqual([1, 2]);
  },
);

example(
  'Q20',
  'ffg-forum-archive topic 36032',
  'a monster hits one of those on the space, the players say whom',
  () => {
    const table = hunt({ damage: 2 }, { behavior: [{ step: 'attack' }] }, 'w-a', { ann: 'w-a', ben: 'w-a' });
    table.choose('end:end');
    expect(table.question).toBe('tie-target');
    table.choose('Ben');
    expect(NAMES.map((who) => table.read(who, 'wounds'))).toEqual([0, 2, 0, 0]);
  },
);

example('Q21', 'ffg-forum-archive topic 4459', 'neither friends nor monsters stand in the way of sight', () => {
  const table = new Table({ items: [weapon('pistol', [2, 3, 5, 2]), monster('thing'), monster('wall')] });
  table.give('ann', 'pistol');
  table.spawn('thing', 'x-a');
  table.spawn('wall', 'w-b');
  table.put('ben', 'w-b');
  expect(table.offers('pistol').some((key) => key.endsWith('>x-a'))).toBe(true);
});

example(
  'Q27',
  'ffg-forum-archive topic 278946',
  'a monster that comes through a hatch attacks in the same activation',
  () => {
    const tried = (...dice: number[]) => {
      const behavior = [{ step: 'move' }, { step: 'attack' }];
      const table = hunt({ damage: 2 }, { behavior }, 'w-b', { ben: 'x-a' });
      table.hatch('w-b', 'x-a', 'closed');
      table.dice(...dice).choose('end:end');
      return [table.at('thing'), table.read('ben', 'wounds')];
    };
    expect(tried(1, 4)).toEqual(['x-a', 2]);
    expect(tried(5, 1)).toEqual(['w-b', 0]);
  },
);

example(
  'Q28',
  'kirsanova.relfbo.qapubl.club/view/598058',
  'a monster with range does not step back from who stands beside it',
  () => {
    const table = hunt({ damage: 1, range: 2 }, { behavior: [{ step: 'move' }, { step: 'attack' }] }, 'x-a', {
      ann: 'w-b',
    });
    table.choose('end:end');
    expect([table.at('thing'), table.read('ann', 'wounds')]).toEqual(['w-b', 1]);
  },
);

example(
  'Q29',
  'rules.dized.com/game/I7lEsCGOS2-zgol-ZRNf3g',
  'nearest is whom the fewest steps reach, not whom a wall parts from it',
  () => {
    const table = new Station({ heroes: ['roman-asimov', 'jared-drake'], slots: ['ravenous'] });
    table.put('roman-asimov', '10-b');
    table.put('jared-drake', '24-a');
    const thing = table.spawn('ravenous', '5-b');
    table.hatch('5-b', '10-b', 'wall');
    // Roman is next to it behind a wall, four steps round; Jared is three steps away. It takes two of them.
    table.endTurn();
    expect(table.at(thing)).toBe('5-c');
  },
);

example('Q30', 'lr.us.psf.lt/r/Gloomhaven/comments/1e36nwd', 'a monster that can reach nobody stays', () => {
  const table = hunt({ damage: 0 }, { behavior: [{ step: 'move' }, { step: 'move' }] }, 'x-b', {
    ann: 'w-a',
    ben: 'w-a',
    cas: 'w-a',
    dee: 'w-b',
  });
  table.hatch('w-b', 'x-a', 'wall');
  table.choose('end:end');
  expect(table.at('thing')).toBe('x-b');
});

example(
  'Q34',
  'ffg-forum-archive topics 62824, 40009',
  'without clear sanity one plays on, but pays none by choice',
  () => {
    const table = new Table({ items: [card('consciousness', 'thought'), monster('thing', { health: 9 })] });
    table.set('ann', 'exhausted', 4);
    expect([table.read('ann', 'clear'), table.read('ann', 'actions')]).toEqual([0, 3]);
    expect([table.offers('lucid').length, table.offers('move:').length, table.offers('rest:').length]).toEqual([
      0, 1, 1,
    ]);
    table.spawn('thing', 'w-a');
    // Both dice miss: no reroll is asked for.
    table.dice(1, 1).choose('attack');
    expect([table.question, table.read('ann', 'actions')]).toEqual(['turn', 2]);
  },
);

example(
  'Q36',
  'thezombiegame.com/forums thread 5138',
  'one shut hatch stops from both sides, and is opened from either',
  () => {
    const table = new Table({ investigators: [investigator('ann'), investigator('ben')], start: 'w-b' });
    table.put('ben', 'x-a');
    table.hatch('w-b', 'x-a', 'closed');
    expect(table.offers('move:x-a')).toEqual([]);
    table.choose('end:end');
    expect(table.offers('move:w-b')).toEqual([]);
    table.choose('open@');
    expect(table.offers('move:w-b')).toHaveLength(1);
    table.choose('end:end').untilTurnOf('ann');
    expect(table.offers('move:x-a')).toHaveLength(1);
  },
);
