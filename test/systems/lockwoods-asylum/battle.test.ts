/** The Battle and End Phases, which are ours: how damage is assigned, what falls, and each number that says it otherwise. */
import { describe, expect, test } from 'vitest';
import { ADA, card, Table, TOBIAS } from './table';

const FIGHTERS = [
  card('ally', 'guard', [1, 0, 3, 2]),
  card('ally', 'wall', [1, 0, 0, 2]),
  card('monster', 'brute', [1, 0, 2, 3]),
  card('monster', 'imp', [1, 0, 2, 1]),
  card('ally', 'healer', [1, 0, 0, 5], {
    survive: { text: 'Gain 1 Health.', do: [{ effect: 'heal', who: 'user', amount: 1 }] },
  }),
  card('monster', 'purse', [1, 0, 0, 1], {
    slain: { text: 'Gain 3 Health.', do: [{ effect: 'heal', who: 'user', amount: 3 }] },
  }),
];

const battle = (room: readonly string[], settings: Readonly<Record<string, number>> = {}): Table => {
  const table = new Table({ items: FIGHTERS, settings });
  table.health(ADA, 10).room(ADA, ...room);
  table.turnOf(ADA, 'battle');
  return table;
};

test('Allies and foes hit at once: what is slain has hit, and only what no Ally can take costs Health', () => {
  const table = battle(['guard', 'brute', 'imp']);
  expect(table.question).toBe('slay');
  table.choose('brute');
  // 4 damage on one Ally with 2 Health.
  expect(table.read(ADA, 'health')).toBe(8);
  expect(table.lines()).toContain('guard is slain');
});

test('no more is slain than the damage is enough for, and one may leave it', () => {
  const table = battle(['guard', 'brute', 'imp']);
  expect(table.options().map(({ label }) => label)).toEqual(['brute', 'imp', 'No more']);
  table.choose('imp');
  expect(
    table
      .lines()
      .filter((line) => line.endsWith('is slain'))
      .sort(),
  ).toEqual(['guard is slain', 'imp is slain']);
});

test('all that the damage is enough for may be slain at once', () => {
  const table = battle(['guard', 'imp', 'purse']);
  table.choose('all');
  expect(table.lines()).toEqual(expect.arrayContaining(['imp is slain', 'purse is slain', 'Ada Quill gains 3 Health']));
});

test('damage is shared among Allies so that as few as can be fall; which, the player says', () => {
  const table = battle(['guard', 'wall', 'imp', 'purse']);
  table.choose('none');
  // 2 damage are 1 for each.
  expect(table.lines().filter((line) => line.endsWith('is slain'))).toEqual([]);
  const harder = battle(['guard', 'wall', 'imp', 'imp', 'purse'], { overflowToHealth: 1 });
  harder.choose('No more');
  expect(harder.read(ADA, 'health')).toBe(10);
  const choice = new Table({ items: [...FIGHTERS, card('monster', 'hound', [1, 0, 3, 9])] });
  choice.room(ADA, 'guard', 'wall', 'hound');
  choice.turnOf(ADA, 'battle');
  expect([choice.question, choice.options().map(({ label }) => label)]).toEqual(['fall', ['guard', 'wall']]);
  choice.choose('wall');
  expect(choice.lines().filter((line) => line.endsWith('is slain'))).toEqual(['wall is slain']);
});

test('the Slain effects come before the Survive effects, in the order that the player picks', () => {
  const table = battle(['healer', 'guard', 'purse']);
  table.choose('purse');
  const gains = (of: Table) => of.lines().filter((line) => line.startsWith('Ada Quill gains'));
  expect(gains(table)).toEqual(['Ada Quill gains 3 Health', 'Ada Quill gains 1 Health']);
  const turned = battle(['healer', 'guard', 'purse'], { slainBeforeSurvive: 0 });
  turned.choose('purse');
  expect(gains(turned)).toEqual(['Ada Quill gains 1 Health', 'Ada Quill gains 3 Health']);
});

test('of several cards that answer, the player whose turn it is picks the next one', () => {
  const table = new Table({
    items: [
      ...FIGHTERS,
      card('monster', 'tax', [1, 0, 0, 1], {
        slain: { text: 'Lose 1 Health.', do: [{ effect: 'damage', to: 'user', amount: 1 }] },
      }),
    ],
  });
  table.health(ADA, 10).room(ADA, 'guard', 'purse', 'tax');
  table.turnOf(ADA, 'battle').choose('all');
  expect([table.question, table.asked]).toEqual(['order-slain', ADA]);
  table.choose('monster/tax');
  expect(table.lines().filter((line) => /^Ada Quill (gains|loses)/.test(line))).toEqual([
    'Ada Quill loses 1 Health',
    'Ada Quill gains 3 Health',
  ]);
});

test('a Room with one side only counts as a battle for what survives', () => {
  const table = battle(['healer']);
  expect(table.read(ADA, 'health')).toBe(11);
});

test('whoever falls below 1 Health in a battle is dead, whatever it gains there, unless the rules say otherwise', () => {
  const fall = (reviveInBattle: number) => {
    const table = new Table({ items: FIGHTERS, settings: { reviveInBattle } });
    table.health(ADA, 2).room(ADA, 'guard', 'imp', 'imp', 'purse');
    table.turnOf(ADA, 'battle').choose('purse', 'none');
    return table.lines().includes('Ada Quill is killed');
  };
  expect(fall(0)).toBe(true);
  expect(fall(1)).toBe(false);
});

describe('each reconstructed point is a number of the rule set', () => {
  test('Allies may hit first: what they slay does not hit', () => {
    const table = battle(['guard', 'imp'], { strikeOrder: 1 });
    table.choose('imp');
    expect(table.lines()).not.toContain('guard is slain');
  });

  test('foes may hit first: what they slay does not hit', () => {
    const table = battle(['guard', 'imp'], { strikeOrder: 2 });
    expect(table.lines()).toContain('guard is slain');
    expect(table.lines()).not.toContain('imp is slain');
  });

  test('damage that no Ally can take may be lost', () => {
    expect(battle(['imp']).read(ADA, 'health')).toBe(8);
    expect(battle(['imp'], { overflowToHealth: 0 }).read(ADA, 'health')).toBe(10);
  });

  test('the player on the left may say which Allies fall', () => {
    const table = new Table({
      items: [...FIGHTERS, card('monster', 'hound', [1, 0, 3, 9])],
      settings: { assignBy: 1 },
    });
    table.room(ADA, 'guard', 'wall', 'hound');
    table.turnOf(ADA, 'battle');
    expect([table.question, table.asked]).toEqual(['fall', TOBIAS]);
  });

  test.each([
    [0, 'discard:own', ADA],
    [1, 'box', ''],
    [2, 'room', ADA],
    [3, 'deck:asylum', ''],
    [4, 'victory', ADA],
  ] as const)('standing cards may go to place %i, and slain ones too', (place, zone, who) => {
    const table = battle(['guard', 'imp', 'brute'], {
      ...{ standingAllyTo: place, standingMonsterTo: place, slainMonsterTo: place, slainAllyTo: place },
    });
    table.give(ADA, 'deck:own', ...Array.from({ length: 5 }, () => 'frightened-patient'));
    table.choose('imp').passTurn();
    const found = table.cards(zone, who === '' ? 0 : who);
    expect(found).toEqual(expect.arrayContaining(['imp', 'brute', 'guard']));
  });

  test('a hand may be kept and filled up', () => {
    const table = new Table({ settings: { keepHand: 1 } });
    table.hand(ADA, 'the-old-alienist');
    table.give(ADA, 'deck:own', ...Array.from({ length: 6 }, () => 'frightened-patient'));
    table.turnOf(ADA, 'end').passTurn();
    expect(table.cards('hand', ADA)).toEqual([
      'the-old-alienist',
      ...Array.from({ length: 4 }, () => 'frightened-patient'),
    ]);
  });
});

test('in the End Phase the Room and the hand go to the discard pile, the Asylum is filled, five cards are drawn', () => {
  const table = new Table();
  table.room(ADA, 'laundry-matron', 'stitched-hound');
  table.hand(ADA, 'frightened-patient');
  table.give(ADA, 'deck:own', ...Array.from({ length: 6 }, () => 'stoic-orderly'));
  table.empty('deck:asylum').under('asylum', 'cellar-vermin');
  table.turnOf(ADA, 'end').passTurn();
  expect(table.cards('discard:own', ADA).sort()).toEqual(['frightened-patient', 'laundry-matron', 'stitched-hound']);
  expect(table.cards('hand', ADA)).toHaveLength(5);
  // The deck had one card; the game goes on without more.
  expect(table.cards('asylum')).toEqual(['cellar-vermin']);
});
