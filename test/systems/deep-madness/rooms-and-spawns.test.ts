/** Devoured rooms, devoured placement, spawn cards, reserves, the track. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { card, investigator, monster } from './table-content';

const still = { behavior: [] };
const ONE = [investigator('ann')];
/** Blocks whose first one brings so many spawn cards. */
const bringing = (spawn: number, icon?: string) => ({
  spaces: [
    { id: 'start' },
    { id: '1', numbers: { spawn }, ...(icon === undefined ? {} : { icon }) },
    ...['2', '3', '4', '5', '6', '7', 'end'].map((id) => ({ id })),
  ],
  icons: { devour: { do: [{ effect: 'call', procedure: 'devour-room' }] } },
});

test('those that come together all come to one room', () => {
  const table = new Table({
    investigators: ONE,
    items: [
      monster('rat', { damage: 0 }, still),
      card('spawn', 'rats', { monster: 'rat', count: 2, placement: 'together' }),
    ],
    chapter: { devouredDeck: ['x', 'y'], slots: [{ monster: 'rat' }] },
    track: bringing(1),
  });
  const places = table.everywhere('rat');
  expect(places).toHaveLength(2);
  expect(new Set(places).size).toBe(1);
});

test('a room without spawn marker is passed over', () => {
  const table = new Table({
    investigators: ONE,
    items: [monster('rat', { damage: 0 }, still), card('spawn', 'rats', { monster: 'rat', count: 2 })],
    chapter: { devouredDeck: ['x', 'y'], unmarked: ['x'], slots: [{ monster: 'rat' }] },
    track: bringing(1),
  });
  expect(table.everywhere('rat')).toEqual(['y-b', 'y-b']);
});

test('a monster with a companion brings it along', () => {
  const table = new Table({
    investigators: ONE,
    items: [
      monster('husk', { damage: 0 }, { ...still, companion: 'eater' }),
      monster('eater', { damage: 0, horror: 0 }, { ...still, rank: 'companion', supply: 1 }),
      card('spawn', 'husks', { monster: 'husk', count: 2 }),
    ],
    chapter: { devouredDeck: ['x'], slots: [{ monster: 'husk' }] },
    track: bringing(1),
  });
  expect(table.everywhere('husk')).toHaveLength(2);
  expect(table.everywhere('eater')).toEqual(['x-b']);
});

describe('a reserve that is empty', () => {
  const setup = (horror: number) => ({
    investigators: ONE,
    items: [
      monster('rat', { damage: 0, horror }, { ...still, supply: 1 }),
      card('spawn', 'rats', { monster: 'rat', count: 2 }),
    ],
    chapter: { devouredDeck: ['x'], slots: [{ monster: 'rat' }] },
    track: bringing(1),
  });

  test('loses the game if the monster has Horror 1 or more', () => {
    expect(new Table(setup(1)).view().result).toEqual({ outcome: 'loss', text: 'No Rat is left to come' });
  });

  test('does nothing if it has none', () => {
    expect(new Table(setup(0)).everywhere('rat')).toEqual(['x-b']);
  });

  test('counts what the chapter leaves out', () => {
    const out = setup(1);
    const rat = monster('rat', { damage: 0 }, { ...still, supply: 3 });
    const table = new Table({
      ...out,
      items: [rat, card('spawn', 'rats', { monster: 'rat', count: 2 })],
      chapter: { ...out.chapter, leaveOut: [{ item: 'monster/rat', copies: 2 }] },
    });
    expect(table.result).toBe('loss');
  });
});

test('an epic monster that is there already acts instead of coming twice', () => {
  const table = new Table({
    investigators: ONE,
    items: [
      monster('leviathan', { damage: 0 }, { rank: 'epic', supply: 1, behavior: [{ step: 'move' }] }),
      card('spawn', 'rise', { monster: 'leviathan', copies: 2 }),
    ],
    chapter: { devouredDeck: ['z'], slots: [{ monster: 'leviathan' }] },
    track: bringing(2),
  });
  expect(table.everywhere('leviathan')).toEqual(['z-a']);
});

test('a card may come from another deck for one round', () => {
  const table = new Table({
    investigators: ONE,
    items: [
      monster('rat', { damage: 0 }, still),
      monster('guest', { damage: 0 }, still),
      card('spawn', 'rats', { monster: 'rat' }),
      card('spawn', 'guests', { monster: 'guest' }),
    ],
    chapter: {
      devouredDeck: ['x'],
      slots: [{ monster: 'rat' }, { monster: 'guest' }],
      spawnDecks: { guests: ['guest'] },
    },
    track: {
      ...bringing(2, 'skull'),
      icons: { skull: { do: [{ effect: 'call', procedure: 'spawn-from', with: { deck: "'guests'" } }] } },
    },
  });
  expect(table.everywhere('guest')).toHaveLength(2);
  expect(table.everywhere('rat')).toHaveLength(0);
});

describe('a devour icon', () => {
  const moss = card('devoured', 'moss', {
    copies: 4,
    triggers: [
      {
        id: 'sting',
        when: 'activation',
        if: "event.actor.kind == 'character' && event.actor.space == self.space",
        do: [{ effect: 'damage', to: 'event.actor', amount: 1 }],
      },
    ],
  });

  function devoured(settings = {}): Table {
    return new Table({
      investigators: ONE,
      items: [moss],
      chapter: { roomDeck: ['x'] },
      track: bringing(0, 'devour'),
      settings,
    });
  }

  test('devours a room: its card is in the devoured deck, effects lie where no spawn marker is', () => {
    const table = devoured();
    expect(table.read('x', 'isDevoured')).toBe(1);
    expect(table.cards('deck:devoured')).toEqual(['x']);
    expect(table.everywhere('moss')).toEqual(['x-a']);
  });

  test('lays no effects in rooms with a spawn marker where the chapter says so', () => {
    expect(devoured({ effectsInSpawnRooms: 0 }).everywhere('moss')).toEqual([]);
  });

  test('an effect that is removed goes back among the others', () => {
    const table = devoured();
    const [marker] = table.view().figures.filter(({ item }) => item === 'devoured/moss');
    table.play.program.system.remove(table.play, marker?.entity ?? 0, 'supply');
    expect(table.everywhere('moss')).toEqual([]);
    expect(table.cards('deck:devoured-effects')).toHaveLength(4);
  });

  test('an effect works on whoever ends an activation there, and not outside of one', () => {
    const table = devoured();
    table.put('ann', 'x-a');
    expect(table.read('ann', 'wounds')).toBe(0);
    table.choose('end:end');
    expect(table.read('ann', 'wounds')).toBe(1);
  });
});

test('an icon may change how many cards come', () => {
  const table = new Table({
    investigators: ONE,
    items: [monster('rat', { damage: 0 }, still), card('spawn', 'rats', { monster: 'rat' })],
    chapter: { devouredDeck: ['x'], slots: [{ monster: 'rat' }] },
    track: {
      ...bringing(1, 'more'),
      icons: { more: { do: [{ effect: 'change', of: 'game', stat: 'spawnCards', by: 1 }] } },
    },
  });
  expect(table.everywhere('rat')).toHaveLength(2);
});

test('random slots take monsters with spawn cards, each once, and none that is barred', () => {
  const kinds = ['a1', 'b1', 'c1'];
  const table = new Table({
    items: [
      ...kinds.map((id) => monster(id, { damage: 0 }, still)),
      ...kinds.map((id) => card('spawn', `card-${id}`, { monster: id })),
      monster('loner', { damage: 0 }, still),
    ],
    chapter: { slots: [{}, {}, {}], barred: ['b1'] },
  });
  const labels =
    table
      .view()
      .tracks.find(({ id }) => id === 'activation')
      ?.spaces.map(({ label }) => label) ?? [];
  expect(labels.filter((label) => /^[abc]1$/i.test(label)).sort()).toEqual(['A1', 'C1']);
  expect(labels).toContain('empty');
});

test('by devoured placement investigators begin in different rooms', () => {
  const table = new Table({
    investigators: [investigator('ann'), investigator('ben')],
    chapter: { setup: [], startPlacement: 'devoured', devouredDeck: ['x', 'z'] },
  });
  expect(new Set([table.at('ann'), table.at('ben')])).toEqual(new Set(['x-b', 'z-b']));
});
