/** What happens in a game when one more is wanted and none is left, and what the log says of it. */
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { equipment, hero, monster, movement, scenario, ward, weapon } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { type Effects, tool } from './pieces';

const SAID: Effects = [{ effect: 'say', text: 'The last one is out.' }];

/** Somebody on B-3 whose bell brings a ghoul there each time. */
function bell(ghoul: Readonly<Record<string, unknown>>, items: readonly Item[] = []): Table {
  const ring = tool('bell', [{ effect: 'spawn', what: 'ghoul', at: 'user.space' }]);
  const table = new Table({ heroes: [hero('one')], items: [monster('ghoul', {}, ghoul), ring, ...items] });
  table.put('one', 'B-3');
  table.give('one', 'bell');
  return table;
}

describe('a figure of which none is left', () => {
  test.each([{ whenEmpty: 'skip' }, {}])('does not appear, and the log says which (%j)', (rule) => {
    const table = bell({ supply: 1, ...rule });
    table.choose('bell').choose('bell');
    expect(table.everywhere('ghoul')).toHaveLength(1);
    expect(table.lines()).toContain('No Ghoul is left: none is added');
    expect(table.view().result).toBeNull();
  });

  test('comes back once one has left the board', () => {
    const table = bell({ supply: 1 });
    table.choose('bell');
    table.set('ghoul', 'damage', 3);
    table.dice(6, 6, 6).choose('fists');
    expect(table.everywhere('ghoul')).toEqual([]);
    table.choose('bell');
    expect(table.everywhere('ghoul')).toEqual(['B-3']);
  });

  test('loses the game if its item says so', () => {
    const table = bell({ supply: 1, whenEmpty: 'lose' });
    table.choose('bell');
    expect(table.view().result).toBeNull();
    table.choose('bell');
    expect(table.lines()).toContain('No Ghoul is left, and so the game is lost');
    expect(table.view().result).toEqual({ outcome: 'loss', text: 'No Ghoul is left' });
  });

  test('does what its item says for then', () => {
    const table = bell({ supply: 1, onEmpty: SAID });
    table.choose('bell');
    expect(table.lines()).not.toContain('The last one is out.');
    table.choose('bell');
    expect(table.lines()).toContain('The last one is out.');
  });

  test('is replaced by another of its rank; the players say which', () => {
    const others = [
      monster('wight', {}, { supply: 1 }),
      monster('lurker', {}, { supply: 1 }),
      monster('giant', {}, { supply: 1, rank: 'boss' }),
      monster('spent', {}, { supply: 0 }),
    ];
    const basics = ['patient', 'nurse', 'scavenger'].map((id) => monster(id, {}, { supply: 0 }));
    const table = bell({ supply: 1, whenEmpty: 'choose-another' }, [...others, ...basics]);
    table.choose('bell').choose('bell');
    expect(table.question).toBe('another-instead');
    expect(table.view().decision?.question).toBe('No Ghoul is left. What comes instead?');
    expect(table.offers('')).toEqual(['monster/lurker', 'monster/wight']);
    table.choose('monster/wight');
    expect(table.everywhere('wight')).toEqual(['B-3']);
    expect(table.lines()).toContain('No Ghoul is left: Wight comes instead');
    // Only one is left now: nobody needs to be asked.
    table.choose('bell');
    expect(table.everywhere('lurker')).toEqual(['B-3']);
    table.choose('bell');
    expect(table.lines()).toContain('No Ghoul is left, nor anything that could come instead');
  });

  test('has its rule on a movement card too', () => {
    const table = new Table({
      heroes: [hero('one')],
      items: [monster('patient', {}, { supply: 0, whenEmpty: 'lose' })],
      cards: [movement('crowd', { spawns: ['patient'] })],
    });
    table.dice(2, 5).endTurns();
    expect(table.view().result).toEqual({ outcome: 'loss', text: 'No Patient is left' });
  });

  test('that wants itself once more for then is a loop with an error that names it', () => {
    const again = [{ effect: 'spawn', what: 'ghoul', at: "space('B-4')" }];
    const table = bell({ supply: 1, onEmpty: again });
    table.choose('bell');
    expect(() => table.choose('bell')).toThrow(/In the loop: .*monster\/ghoul/);
  });
});

describe('a token of which none is left', () => {
  const mark = (more: Readonly<Record<string, unknown>>): Item => ({
    kind: 'token',
    id: 'mark',
    source: 'original',
    name: 'Mark',
    supply: 1,
    ...more,
  });
  const marking = (more: Readonly<Record<string, unknown>>, items: readonly Item[] = []) => {
    const chalk = tool('chalk', [{ effect: 'spawn', what: 'mark', at: 'user.space' }]);
    const table = new Table({ heroes: [hero('one')], items: [mark(more), chalk, ...items] });
    table.put('one', 'B-3');
    table.give('one', 'chalk');
    return table.choose('chalk').choose('chalk');
  };

  test('is not placed', () => {
    const table = marking({ whenEmpty: 'skip' });
    expect(table.everywhere('mark')).toEqual(['B-3']);
    expect(table.lines()).toContain('No Mark is left: none is added');
  });

  test('loses the game, or is replaced by one of its family', () => {
    expect(marking({ whenEmpty: 'lose' }).view().result?.outcome).toBe('loss');
    const spare = { ...mark({ family: 'chalk' }), id: 'scrawl', name: 'Scrawl' };
    const table = marking({ whenEmpty: 'choose-another', family: 'chalk' }, [spare]);
    expect(table.everywhere('scrawl')).toEqual(['B-3']);
  });

  test('has no place: the log says so', () => {
    const lost = tool('lost', [{ effect: 'spawn', what: 'mark', at: "space('Z-9')" }]);
    const table = new Table({ heroes: [hero('one')], items: [mark({}), lost] });
    table.give('one', 'lost');
    table.choose('lost');
    expect(table.lines()).toContain('There is no place for Mark: none is added');
  });
});

describe('memory tokens', () => {
  test('are not added beyond the cap, and the log says so', () => {
    const table = new Table({
      heroes: [hero('one')],
      cards: [movement('recall', { memory: true })],
      settings: { memoryCap: 1 },
    });
    table.spawn('token/memory-token', 'C-5');
    table.endTurns();
    expect(table.everywhere('memory-token')).toEqual(['C-5']);
    expect(table.lines()).toContain('No memory is added: 1 lie on the board, and there are no more');
  });
});

describe('a bag that is empty', () => {
  test('leaves a doorway as it is', () => {
    const stage = ward(['12'], { rooms: ['1', '2'], doorways: ['12'] });
    const shut = tool('shut', [
      { effect: 'edge', edges: "edges(space('B-1'))", state: 'token', token: 'door-tokens' },
      { effect: 'edge', edges: "edges(space('B-1'))", state: 'locked' },
    ]);
    const empty: Item = {
      kind: 'supply',
      id: 'door-tokens',
      source: 'original',
      name: 'Door tokens',
      pieces: [{ piece: 'door-open', count: 1 }],
    };
    const table = new Table({ heroes: [hero('one')], items: [shut, empty], stage });
    table.give('one', 'shut');
    table.choose('shut');
    expect(table.lines()).toContain('No token of a locked door is left for B1–B2: it stays as it is');
  });
});

describe('a bag of pieces', () => {
  const mark = (id: string): Item => ({ kind: 'token', id, source: 'original', name: id });
  const withBag = (more: Readonly<Record<string, unknown>>) => {
    const pieces = [
      { piece: 'chalk', count: 2 },
      { piece: 'ash', count: 1 },
    ];
    const bag: Item = { kind: 'supply', id: 'marks', source: 'original', name: 'Marks', pieces, ...more };
    const lay = tool('lay', [{ effect: 'spawn', what: 'marks', at: 'user.space' }]);
    const wipe = tool('wipe', [{ effect: 'remove', what: 'at(user.space, "ash")', to: 'supply' }]);
    const table = new Table({ heroes: [hero('one')], items: [bag, mark('chalk'), mark('ash'), lay, wipe] });
    table.put('one', 'B-3');
    for (const id of ['lay', 'wipe']) table.give('one', id);
    return table;
  };

  test('may leave the choice to the players, each sort once', () => {
    const table = withBag({ draw: 'choose' }).choose('use@equipment/lay');
    expect(table.question).toBe('piece');
    expect(table.options().map(({ label }) => label)).toEqual(['chalk', 'ash']);
    table.choose('ash').choose('use@equipment/lay');
    // Only chalk is left: nobody needs to be asked.
    expect([table.everywhere('ash'), table.everywhere('chalk')]).toEqual([['B-3'], ['B-3']]);
  });

  test.each([
    [{}, ['B-3']],
    [{ returns: false }, []],
  ])('takes back what is removed, unless it says not to (%j)', (more, again) => {
    const table = withBag({ draw: 'choose', ...more });
    table.choose('use@equipment/lay').choose('ash').choose('use@equipment/wipe');
    expect(table.everywhere('ash')).toEqual([]);
    table.choose('use@equipment/lay');
    if (table.question === 'piece') table.choose('ash');
    expect(table.everywhere('ash')).toEqual(again);
  });
});

describe('a deck that is empty', () => {
  const deck = (more: Readonly<Record<string, unknown>>): Item => ({
    kind: 'deck',
    id: 'weapons',
    source: 'original',
    name: 'Weapons',
    cards: ['pin', 'peg', 'pen'].map((card) => ({ card })),
    discardTo: 'own-pile',
    ...more,
  });
  const cards = ['pin', 'peg', 'pen'].map((id) =>
    weapon(id, { dice: 3 }, { durability: 2, keywords: [{ keyword: 'small' }] }),
  );
  const drawing = (more: Readonly<Record<string, unknown>>, draw: object, setup: Partial<TableSetup> = {}) => {
    const hand = tool('hand', [{ effect: 'draw', from: 'weapons', who: 'user', count: 1, as: 'got', ...draw }]);
    const release = tool('release', [
      { effect: 'discard', what: "zone('inventory', user).filter(c, c.kind == 'weapon')" },
    ]);
    const table = new Table({
      heroes: [hero('one')],
      ...setup,
      items: [deck(more), hand, release, ...cards, ...(setup.items ?? [])],
    });
    table.give('one', 'hand');
    table.give('one', 'release');
    return table;
  };
  const held = (table: Table) =>
    table
      .view()
      .seats[0]?.cards.map(({ item }) => item)
      .filter((item) => item.startsWith('weapon/'))
      .sort();

  test('gives no card if its item says so', () => {
    const table = drawing({ whenEmpty: 'nothing' }, { count: 5 });
    table.choose('hand');
    expect(held(table)).toHaveLength(3);
    expect(table.lines()).toContain('The deck Weapons is empty: no card is drawn');
  });

  test.each([{ whenEmpty: 'reshuffle' }, {}])('takes its discards, shuffled (%j)', (rule) => {
    const table = drawing(rule, { count: 3 });
    table.choose('hand').choose('release').choose('hand');
    expect(held(table)).toEqual(['weapon/peg', 'weapon/pen', 'weapon/pin']);
    expect(table.lines()).toContain('The deck Weapons is empty: its discards are shuffled');
    table.choose('hand');
    expect(table.lines()).toContain('The deck Weapons is empty, and so are its discards: no card is drawn');
  });

  test('is drawn to its end before its discards are shuffled; what was just drawn is not among them', () => {
    const table = drawing({}, { count: 2 });
    table.choose('hand').choose('release').choose('hand');
    expect(new Set(held(table)).size).toBe(2);
    expect(table.lines().filter((line) => line.includes('its discards are shuffled'))).toHaveLength(1);
  });

  test('loses the game if its item says so, when a card is wanted and not before', () => {
    const table = drawing({ whenEmpty: 'lose' }, { count: 3 });
    table.choose('hand');
    expect(table.view().result).toBeNull();
    table.choose('hand');
    expect(table.lines()).toContain('The deck Weapons is empty, and so the game is lost');
    expect(table.view().result).toEqual({ outcome: 'loss', text: 'The deck Weapons is empty' });
  });

  test('does what its item says for then, and others hear of it', () => {
    const ear = equipment('ear', {
      charges: 9,
      keywords: [{ keyword: 'small' }],
      triggers: [
        { id: 'hear', when: 'deck-empty', if: "event.deck == 'weapons'", do: [{ effect: 'say', text: 'Heard.' }] },
      ],
    });
    const table = drawing({ whenEmpty: 'nothing', onEmpty: SAID }, { count: 3 }, { items: [ear] });
    table.give('one', 'ear');
    table.choose('hand');
    expect(table.lines()).not.toContain('The last one is out.');
    table.choose('hand');
    expect(table.lines().filter((line) => line === 'The last one is out.' || line === 'Heard.')).toEqual([
      'The last one is out.',
      'Heard.',
    ]);
  });

  test('looked through in vain ends the search', () => {
    const table = drawing({}, { where: "it.def == 'patient'" });
    table.choose('hand');
    expect(held(table)).toEqual([]);
    expect(table.lines()).toContain('The deck Weapons is empty, and so are its discards: no card is drawn');
  });

  test('of items leaves whoever searches without one', () => {
    const table = new Table({ heroes: [hero('one')], scenario: scenario('table', { text: 'Nothing.' }) });
    table.put('one', 'B-3');
    table.empty('drugs');
    table.spawn('token/body-drug', 'B-3');
    table.choose('search');
    expect(table.lines()).toContain('The deck Drugs is empty: no card is drawn');
    expect(table.lines()).toContain('One finds no drug: none is left');
  });
});
