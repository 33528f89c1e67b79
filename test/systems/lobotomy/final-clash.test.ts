import { describe, expect, test } from 'vitest';
import { equipment, hero, monster, movement, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';

/** A Warden who hits with every die, but only with those. */
const WARDEN = monster(
  'warden',
  { ap: 1, health: 10, ar: 2, defense: 0 },
  { rank: 'boss', supply: 1, attacks: [{ id: 'hand', dice: 3 }] },
);

/** Characters without insanity round the pentagram, and the Warden about to leave his track. */
function lastSteps(where: Record<string, string>, more: Partial<TableSetup> = {}): Table {
  const table = new Table({
    heroes: Object.keys(where).map((id) => hero(id, { defense: 0, health: 9 })),
    items: [WARDEN, ...(more.items ?? [])],
    cards: [
      movement('patrol', { warden: true }),
      movement('green', { color: 'green', spawns: ['patient'] }),
      movement('calm'),
    ],
    ...(more.scenario === undefined ? {} : { scenario: more.scenario }),
  });
  for (const [id, space] of Object.entries(where)) {
    table.put(id, space);
    table.set(id, 'insanity', 7);
  }
  return table.walkTheWarden(12);
}

/** Ends the turns of a round; three dice for each attack of the Warden. */
function endRound(table: Table, ...dice: number[]): void {
  const { seats, round } = table.view();
  for (let left = seats.length; left > 0 && table.question === 'turn' && table.view().round === round; left--) {
    if (left === 1 || table.view().seats.filter(({ state }) => state !== 'dead').length === 1) table.dice(...dice);
    table.choose('end-turn');
  }
}

describe('the Final Clash', () => {
  test('begins when the Warden must leave his last space: he stands on the pentagram and fights at once', () => {
    const table = lastSteps({ one: 'centre-P' });
    endRound(table, 2, 2, 1);
    expect(table.at('warden')).toBe('centre-P');
    expect(table.view().phase).toContain('Final Clash');
    expect(table.read('one', 'damage')).toBe(2);
  });

  test('lets him be attacked, hold and hunt like any monster; he needs no symbol to move', () => {
    const table = lastSteps({ one: 'centre-1' });
    endRound(table, 1, 1, 1);
    expect(table.at('warden')).toBe('centre-1');
    expect(table.offers('attack:fists')).toEqual(['attack:fists>monster/warden#1']);
    expect(table.offers('move:')).toEqual([]);
    expect(table.offers('defy-time')).toEqual([]);
  });

  test('makes deaths permanent: the dead leave the board, their cards and every list', () => {
    const bell = equipment('bell', {
      charges: 9,
      triggers: [{ id: 'ring', when: 'phase.events', do: [{ effect: 'say', text: 'Ding.' }] }],
    });
    const table = lastSteps({ one: 'centre-P', two: 'B-3' }, { items: [bell] });
    table.give('one', 'bell');
    table.set('one', 'damage', 7);
    endRound(table, 2, 2, 1);
    expect(table.at('one')).toBe('');
    expect(table.view().seats.map(({ state }) => state)).toEqual(['dead', 'on turn']);
    expect(table.view().seats[0]?.cards).toEqual([]);
    const rings = () => table.lines().filter((line) => line === 'Ding.').length;
    const before = rings();
    table.dice(3, 5).choose('end-turn');
    expect(rings()).toBe(before);
    expect(table.view().result).toBeNull();
    // His health counts the seats, not the living.
    expect(table.asked).toBe(table.entity('two'));
  });

  test('is lost when nobody is left', () => {
    const table = lastSteps({ one: 'centre-P' });
    table.set('one', 'damage', 8);
    endRound(table, 2, 1, 1);
    expect(table.view().result?.outcome).toBe('loss');
    expect(table.question).toBe('');
  });

  test('is won when the Warden is killed with anybody alive', () => {
    const table = lastSteps({ one: 'centre-P' });
    endRound(table, 1, 1, 1);
    table.set('warden', 'damage', 9);
    table.dice(6, 1, 1).choose('fists');
    expect(table.view().result).toEqual({ outcome: 'win', text: 'The Warden is defeated' });
  });

  test('stops the movement cards once every scenario is finished, and gives no reward for it', () => {
    const casefile = scenario('quick', {
      text: 'Quick.',
      settings: { difficulty: 1 },
      counters: { done: { name: 'Done', start: 0 } },
      objectives: [{ id: 'do-it', text: 'Do it', progress: "scenario.counter('done')", needed: 1 }],
      actions: [
        {
          id: 'finish',
          name: 'Finish',
          text: 'Finish.',
          windows: ['own-turn'],
          do: [{ effect: 'change', of: 'scenario', stat: 'counter:done', by: 1 }],
        },
      ],
    });
    const table = lastSteps({ one: 'B-3' }, { scenario: casefile });
    table.choose('end-turn');
    expect(table.at('warden')).toBe('centre-P');
    table.choose('use:finish');
    expect(table.view().result).toBeNull();
    expect(table.read('one', 'insanity')).toBe(7);
    table.choose('end-turn');
    expect(table.everywhere('patient')).toEqual([]);
    expect(table.lines().filter((line) => line.startsWith('Movement card'))).toEqual(['Movement card: Patrol']);
  });
});

test('his health is 16 for each character beyond the first, whoever dies', () => {
  const table = new Table({ heroes: ['one', 'two', 'three'].map((id) => hero(id)) });
  expect(table.read('warden', 'health')).toBe(32);
  table.set('one', 'isDead', 1);
  expect(table.read('warden', 'health')).toBe(32);
});
