/** Sanity tokens, madness cards, possession, lucid moments, the refresh. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { card, investigator } from './table-content';

/** An item of whose actions each does one thing to `user`. */
const lever = (id: string, effect: object): ReturnType<typeof card> =>
  card('tool', id, { actions: [{ id, text: id, do: [effect] }] });

const _EXHAUST_2 = lever('dread', { effect: 'change', of: 'user', stat: 'exhausted', by: 2 });
const MADNESS = lever('whisper', { effect: 'change', of: 'user', stat: 'madness', by: 1 });
const SHAKES = card('madness', 'shakes', {
  copies: 9,
  do: [{ effect: 'change', of: 'user', stat: 'weakened', by: 1 }],
});
const TAKEN = card('possessed', 'taken', {
  copies: 3,
  modifiers: [{ id: 'less', stat: 'escape', for: 'character', where: 'it == self.owner', add: -1 }],
});

function holding(item: ReturnType<typeof card>, more: ConstructorParameters<typeof Table>[0] = {}): Table {
  const table = new Table({ ...more, items: [item, SHAKES, TAKEN, ...(more.items ?? [])] });
  table.give('ann', item.id);
  return table;
}

const tokens = (table: Table) => ['clear', 'exhausted', 'madness'].map((stat) => table.read('ann', stat));

test('madness turns exhausted tokens first', () => {
  const table = holding(MADNESS, { investigators: [investigator('ann', { sanity: 5 })] });
  table.set('ann', 'exhausted', 1);
  table.choose('whisper');
  expect(tokens(table)).toEqual([4, 0, 1]);
});

test('costs that one chooses need clear sanity', () => {
  const table = holding(
    card('tool', 'pill', { actions: [{ id: 'swallow', text: 'Swallow.', cost: { sanity: 2 }, do: [] }] }),
  );
  table.set('ann', 'exhausted', 3);
  expect(table.offers('swallow')).toEqual([]);
  table.set('ann', 'exhausted', 2);
  table.choose('swallow');
  expect(tokens(table)).toEqual([0, 4, 0]);
});

test('whoever may pay for somebody is asked whose sanity goes', () => {
  const link = card('fusion', 'mingled', {
    permits: [{ id: 'pays', what: 'pay-sanity', where: "it.def == 'ben' && other == owner", allow: true }],
  });
  const table = holding(
    card('tool', 'pill', { actions: [{ id: 'swallow', text: 'Swallow.', cost: { sanity: 1 }, do: [] }] }),
    { items: [link] },
  );
  table.give('ann', 'mingled');
  table.set('ann', 'exhausted', 4);
  table.choose('swallow');
  expect(table.question).toBe('sanity-payer');
  table.choose('Ben');
  expect([table.read('ann', 'exhausted'), table.read('ben', 'exhausted')]).toEqual([4, 1]);
});

test('a psycho token is flipped in place of exhausting, and is that madness token', () => {
  const table = holding(
    card('tool', 'pill', { actions: [{ id: 'swallow', text: 'Swallow.', cost: { sanity: 1 }, do: [] }] }),
  );
  table.set('ann', 'extraSanity', 2);
  table.choose('swallow').choose('flip');
  expect(tokens(table)).toEqual([4, 0, 1]);
  expect(table.read('ann', 'extraSanity')).toBe(1);
});

test('what would be taken can be altered', () => {
  const cowl = card('tool', 'cowl', {
    triggers: [
      {
        id: 'ward',
        when: 'madness',
        timing: 'before',
        if: 'event.target == owner',
        do: [{ effect: 'alter', set: { amount: 0 } }],
      },
    ],
  });
  const table = holding(MADNESS, { items: [cowl] });
  table.give('ann', 'cowl');
  table.choose('whisper');
  expect(tokens(table)).toEqual([4, 0, 0]);
});

describe('possession', () => {
  /** Ann keeps two madness cards and takes madness until the third is drawn. */
  function possessed(): Table {
    const table = holding(MADNESS, { investigators: [investigator('ann', { sanity: 2 })] });
    for (let n = 0; n < 2; n++) table.give('ann', 'shakes', 'madness');
    return table.choose('whisper');
  }

  test('comes with the third kept madness card, and all of them are discarded', () => {
    const table = possessed();
    expect(table.cards('possession', 'ann')).toEqual(['taken']);
    expect(table.cards('madness', 'ann')).toEqual([]);
    expect(table.read('ann', 'escape')).toBe(3);
  });

  test('is shed by all actions of one activation', () => {
    const table = possessed();
    table.choose('shed-possession');
    expect(table.cards('possession', 'ann')).toEqual([]);
    expect(table.read('ann', 'actions')).toBe(0);
  });

  test('a second one is wounds', () => {
    const table = possessed();
    for (let n = 0; n < 2; n++) table.give('ann', 'shakes', 'madness');
    table.choose('whisper');
    expect(table.cards('possession', 'ann')).toEqual(['taken']);
    expect(table.read('ann', 'wounds')).toBe(3);
  });
});

describe('a lucid moment', () => {
  const THOUGHTS = ['one', 'two', 'three'].map((id) => card('consciousness', id));

  test('costs 1 sanity, once in an activation, and draws a card', () => {
    const table = new Table({ items: THOUGHTS });
    table.choose('lucid');
    expect(table.cards('hand', 'ann')).toHaveLength(1);
    expect(table.read('ann', 'exhausted')).toBe(1);
    expect(table.offers('lucid')).toEqual([]);
    expect(table.read('ann', 'actions')).toBe(3);
  });

  test('the third card of a hand makes one of them go', () => {
    const table = new Table({ items: THOUGHTS });
    for (const id of ['one', 'two']) table.give('ann', id);
    table.choose('lucid');
    expect(table.question).toBe('overflow');
    table.choose('One');
    expect(table.cards('hand', 'ann')).toEqual(['two', 'three']);
  });
});

test('the refresh readies 1 sanity of each, and two may change places in the track', () => {
  const table = new Table();
  table.set('ann', 'exhausted', 2).set('ben', 'exhausted', 1);
  for (let n = 0; n < 4; n++) table.choose('end:end');
  expect(table.question).toBe('swap');
  table.choose('Ann and Dee');
  expect([table.read('ann', 'exhausted'), table.read('ben', 'exhausted')]).toEqual([1, 0]);
  expect(table.asked).toBe(table.entity('dee'));
});
