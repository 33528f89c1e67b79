/** Searching, resting, trading, items, and what other seats see of them. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { card, monster } from './table-content';

const THINGS = ['rope', 'lamp', 'foam'].map((id) => card('tool', id));

describe('a Search', () => {
  test('draws a card that may be kept, once in a round', () => {
    const table = new Table({ items: [card('tool', 'rope')] });
    table.choose('search').choose('Rope');
    expect(table.cards('inventory', 'ann')).toEqual(['rope']);
    expect(table.offers('search')).toEqual([]);
    expect(table.read('ann', 'actions')).toBe(2);
  });

  test('or be left', () => {
    const table = new Table({ items: [card('tool', 'rope')] });
    table.choose('search').choose('none');
    expect(table.cards('discard:search')).toEqual(['rope']);
  });

  test('of somebody who draws more keeps one of them', () => {
    const bag = card('tool', 'bag', {
      modifiers: [{ id: 'more', stat: 'searchDraw', for: 'character', where: 'it == owner', add: 2 }],
    });
    const table = new Table({ items: THINGS });
    const more = new Table({ items: [...THINGS, bag] });
    more.give('ann', 'bag');
    more.choose('search');
    expect(more.options()).toHaveLength(4);
    more.choose('Lamp');
    expect(more.cards('inventory', 'ann')).toEqual(['bag', 'lamp']);
    expect(more.cards('discard:search').sort()).toEqual(['foam', 'rope']);
    expect(table.choose('search').options()).toHaveLength(2);
  });

  test('and a Rest are barred beside a monster, unless a part lets it pass', () => {
    const earplugs = card('tool', 'earplugs', {
      permits: [{ id: 'hush', what: 'be-searched-beside', where: 'other == owner', allow: true }],
    });
    const table = new Table({ items: [...THINGS, monster('rat'), earplugs] });
    table.spawn('rat', 'w-a');
    table.set('ann', 'exhausted', 1);
    expect(table.offers('search:')).toEqual([]);
    expect(table.offers('rest:')).toEqual([]);
    table.give('ann', 'earplugs');
    expect(table.offers('search:')).toHaveLength(1);
    expect(table.offers('rest:')).toHaveLength(1);
  });
});

describe('a Rest', () => {
  test('readies 2', () => {
    const table = new Table();
    table.set('ann', 'exhausted', 3);
    table.choose('rest');
    expect(table.read('ann', 'exhausted')).toBe(1);
  });

  test('or readies 1 and heals 1', () => {
    const table = new Table();
    table.set('ann', 'exhausted', 3).set('ann', 'wounds', 2);
    table.choose('rest').choose('mixed');
    expect([table.read('ann', 'exhausted'), table.read('ann', 'wounds')]).toEqual([2, 1]);
  });

  test('heals nobody who can’t be healed', () => {
    const curse = card('victim', 'suture', {
      permits: [{ id: 'open', what: 'be-healed', where: 'it == owner', allow: false }],
    });
    const table = new Table({ items: [curse] });
    table.give('ann', 'suture');
    table.set('ann', 'exhausted', 3).set('ann', 'wounds', 2);
    table.choose('rest');
    expect(table.read('ann', 'exhausted')).toBe(1);
  });
});

describe('a Trade', () => {
  /** Ann has a rope, Ben a lamp, and Cas stands elsewhere unless told. */
  const laden = (settings: Readonly<Record<string, number>> = {}, casAt = 'x-a'): Table => {
    const table = new Table({ items: THINGS, settings });
    table.give('ann', 'rope');
    table.give('ben', 'lamp');
    table.put('cas', casAt);
    return table;
  };
  const held = (table: Table): string[][] => ['ann', 'ben', 'cas'].map((who) => table.cards('inventory', who));

  test('moves any number of items on one space for one action', () => {
    const table = laden();
    table.choose('trade').choose('rope#1>character/ben').choose('lamp#1>character/ann').choose('agree');
    expect(held(table)).toEqual([['lamp'], ['rope'], []]);
    expect(table.read('ann', 'actions')).toBe(2);
  });

  test('is asked of whom it is with, and of nobody else', () => {
    const table = laden({}, 'w-a');
    table.choose('trade').choose('rope#1>character/ben').choose('lamp#1>character/ann');
    expect([table.question, table.asked, table.view().decision?.seat]).toEqual([
      'trade-consent',
      table.entity('ben'),
      1,
    ]);
    expect(table.view().decision?.question).toBe('Ann trades with Ben: Rope for Lamp. Does Ben agree?');
    expect(table.options().map(({ label, isDecline }) => [label, isDecline])).toEqual([
      ['Agree', false],
      ['No, keep everything', true],
    ]);
  });

  test('moves nothing against its will, and costs no action, no air and no event then', () => {
    const heard = {
      when: 'action',
      if: "event.action == 'trade'",
      do: [{ effect: 'damage', to: 'event.actor', amount: 1 }],
    };
    const table = new Table({ items: THINGS, chapter: { triggers: [heard] } });
    table.give('ann', 'rope');
    table.put('cas', 'x-a');
    table.set(table.space('w-a'), 'submerged', 1);
    const numbers = () => ['actions', 'oxygen', 'health'].map((stat) => table.read('ann', stat));
    const before = numbers();
    table.choose('trade').choose('rope#1>character/ben').choose('refuse');
    expect(table.cards('inventory', 'ann')).toEqual(['rope']);
    expect(table.lines()).toContain('Ben refuses to trade');
    expect(numbers()).toEqual(before);
    table.choose('trade').choose('rope#1>character/ben').choose('agree');
    expect(numbers()).toEqual(before.map((number) => number - 1));
  });

  test('with several may be agreed to by one and refused by another', () => {
    const table = laden({}, 'w-a');
    table
      .choose('trade')
      .choose('rope#1>character/cas')
      .choose('lamp#1>character/ann')
      .choose('refuse')
      .choose('agree');
    expect(held(table)).toEqual([['rope', 'lamp'], [], []]);
    expect(table.read('ann', 'actions')).toBe(2);
  });

  test('is of one item only where the rules say so', () => {
    const table = laden({ tradeAnyNumber: 0 });
    expect(table.options().find(({ key }) => key === 'trade:trade')?.detail).toBe('1 item, if the other agrees');
    table.choose('trade').choose('rope#1>character/ben').choose('agree');
    expect(held(table)).toEqual([[], ['lamp', 'rope'], []]);
    expect(table.question).toBe('turn');
  });
});

describe('what says any turn', () => {
  const anyTurn = (id: string, more: object = {}) =>
    card('tool', id, {
      actions: [
        {
          id,
          name: `Use the ${id}`,
          text: 'Heal 1.',
          windows: ['any-turn'],
          limit: { times: 1, per: 'round' },
          do: [{ effect: 'heal', who: 'user', amount: 1 }],
          ...more,
        },
      ],
    });
  const benWith = (item = anyTurn('balm')) => {
    const table = new Table({ items: [item] });
    table.give('ben', item.id);
    table.set('ben', 'wounds', 3);
    return table;
  };

  test('is offered to its owner in the activation of another, who hands over', () => {
    const table = benWith().choose('others:');
    expect([table.question, table.asked]).toEqual(['anothers-turn', table.entity('ben')]);
    expect(table.view().decision?.question).toBe('What does Ben use in the activation of Ann?');
    table.choose('balm');
    expect([table.read('ben', 'wounds'), table.question, table.asked]).toEqual([2, 'turn', table.entity('ann')]);
    expect(table.offers('others:')).toEqual([]);
  });

  test('can be left alone', () => {
    const table = benWith().choose('others:').choose('nothing');
    expect([table.read('ben', 'wounds'), table.offers('others:').length]).toEqual([3, 1]);
  });

  test('takes neither an action nor air, of nobody', () => {
    const table = benWith();
    table.set('w', 'submerged', 1);
    table.choose('others:').choose('balm');
    for (const who of ['ann', 'ben']) expect([table.read(who, 'actions'), table.read(who, 'oxygen')]).toEqual([3, 3]);
  });

  test('is offered in the own activation as before, and what is for that alone only there', () => {
    const table = benWith().untilTurnOf('ben');
    expect(table.offers('balm')).toEqual(['use:balm@tool/balm#1']);
    expect(benWith(anyTurn('balm', { windows: ['own-turn'] })).offers('others:')).toEqual([]);
  });

  test('is not offered to others where it costs actions, which they have none of', () => {
    const table = benWith(anyTurn('balm', { cost: { actions: 1 } }));
    expect(table.offers('others:')).toEqual([]);
    expect(table.untilTurnOf('ben').offers('balm')).toHaveLength(1);
  });

  test('does not keep an activation going in which nothing else is left', () => {
    const table = benWith();
    table.set('ann', 'hasBeenLucid', 1).set('ann', 'spent', 3);
    expect(table.asked).toBe(table.entity('ben'));
  });
});

test('the fifth item makes one of them go', () => {
  const items = ['i1', 'i2', 'i3', 'i4'].map((id) => card('tool', id));
  const table = new Table({ items: [...items, card('tool', 'rope')] });
  for (const { id } of items) table.give('ann', id);
  table.choose('search').choose('Rope');
  expect(table.question).toBe('overflow');
  table.choose('I2');
  expect(table.cards('inventory', 'ann')).toEqual(['i1', 'i3', 'i4', 'rope']);
});

test('an item of one use is discarded when it is used', () => {
  const dressing = card('once', 'dressing', {
    actions: [{ id: 'bind', text: 'Heal 2.', cost: { actions: 1 }, do: [{ effect: 'heal', who: 'user', amount: 2 }] }],
  });
  const table = new Table({ items: [dressing] });
  table.give('ann', 'dressing');
  table.set('ann', 'wounds', 3);
  table.choose('bind');
  expect(table.read('ann', 'wounds')).toBe(1);
  expect(table.cards('inventory', 'ann')).toEqual([]);
  expect(table.read('ann', 'actions')).toBe(2);
});

test('content’s Investigate counts as one, costs an action and air', () => {
  const core = card('token', 'core', {
    actions: [
      {
        id: 'drill',
        text: 'Drill.',
        as: 'investigate',
        cost: { actions: 'user.investigateCost' },
        if: 'user.space == self.space',
        do: [{ effect: 'change', of: 'self', stat: 'tokens', by: -1 }],
      },
    ],
    triggers: [
      {
        id: 'hum',
        when: 'action',
        if: "event.action == 'investigate'",
        do: [{ effect: 'change', of: 'game', stat: 'spawnCards', by: 1 }],
      },
    ],
  });
  const table = new Table({ items: [core] });
  const token = table.spawn('core', 'w-a');
  table.set(token, 'tokens', 3).set('w', 'submerged', 1);
  table.choose('drill');
  expect(table.read(token, 'tokens')).toBe(2);
  expect([table.read('ann', 'actions'), table.read('ann', 'oxygen')]).toEqual([2, 2]);
  expect(table.read(table.game, 'spawnCards')).toBe(1);
});

test('an optional part in hand is asked before wounds', () => {
  const hold = card('consciousness', 'hold', {
    triggers: [
      {
        id: 'fast',
        when: 'damage',
        timing: 'before',
        if: 'event.target == owner',
        active: 'hand',
        optional: true,
        text: '2 wounds fewer.',
        do: [
          { effect: 'alter', set: { amount: 'event.amount - 2' } },
          { effect: 'discard', what: 'self' },
        ],
      },
    ],
  });
  const blow = card('tool', 'blow', {
    actions: [{ id: 'strike', text: 'Ouch.', do: [{ effect: 'damage', to: 'user', amount: 3 }] }],
  });
  const table = new Table({ items: [hold, blow] });
  table.give('ann', 'hold');
  table.give('ann', 'blow');
  table.choose('strike');
  expect(table.question).toBe('use');
  table.choose('use');
  expect(table.read('ann', 'wounds')).toBe(1);
  expect(table.cards('hand', 'ann')).toEqual([]);
});

describe('a face-down card', () => {
  const threads = card('puppet', 'thread', { copies: 5 });
  const face = card('puppet', 'face');
  const pile = { kind: 'deck', id: 'puppets', source: 'original' as const, name: 'Puppets', from: { kind: 'puppet' } };

  test('shows what it is to nobody, but to who was shown it', () => {
    const table = new Table({ items: [threads, pile] });
    const secret = table.give('ann', 'thread');
    const seen = (seat: number) => table.view(seat).seats[0]?.cards.map(({ name, isFaceDown }) => [name, isFaceDown]);
    expect(seen(0)).toEqual([['Puppet', true]]);
    table.play.program.system.reveal(table.play, secret, [table.entity('ann')]);
    expect(seen(0)).toEqual([['Thread', false]]);
    expect(seen(1)).toEqual([['Puppet', true]]);
  });

  test('could be any of its deck in the eyes of a bot', () => {
    const table = new Table({ items: [threads, face, pile] });
    const secret = table.give('ann', 'thread');
    const found = new Set<string>();
    for (let seed = 1; seed < 40; seed++) {
      table.play.program.system.hideFrom(table.play, 0, seed);
      found.add(table.play.program.infoOf(table.play, secret)?.item.id ?? '');
    }
    expect([...found].sort()).toEqual(['face', 'thread']);
    expect(table.cards('deck:puppets')).toHaveLength(5);
  });
});

test('every option of an activation has a key of its own and words', () => {
  const table = new Table({ items: [...THINGS, monster('rat')], start: 'w-b' });
  table.spawn('rat', 'w-b');
  table.give('ann', 'rope');
  const options = table.options();
  expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
  expect(options.filter(({ label }) => label === '')).toEqual([]);
});
