/** Shadows: their ways, whom they catch, what follows. */
import { expect, test } from 'vitest';
import { LINDQVIST, ORRIN, STACEY, Table } from './table';

/** Day Room, hallway 2, Dark Hallway 3 in one line, with a Shadow in the dark. */
function line(): Table {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.lay('dark-hallway', 0, 6);
  table.put(table.shadow(1), '3a');
  return table;
}

test('a Shadow stops where it catches somebody, who flees to the nearest Room and makes a check', () => {
  const table = line();
  table.put(STACEY, '2b');
  table.stalked(STACEY, 4).dice(6, 6);
  expect(table.question).toBe('turn');
  expect([table.at(STACEY), table.at(table.shadow(1))]).toEqual(['1a', '2b']);
  expect(table.lines()).toContain('Stacey makes a Horror Check of 2: 12, passed');
});

test('whoever is in a Room or with somebody else is safe, and Shadows pass', () => {
  const table = line();
  table.put(STACEY, '1a');
  table.put(ORRIN, '2a');
  table.put(LINDQVIST, '2a');
  table.stalked(STACEY, 6).view();
  expect(table.at(table.shadow(1))).toBe('1a');
  expect(table.lines().some((words) => words.includes('catches'))).toBe(false);
});

test('of equally short ways the player whose turn it is chooses one', () => {
  const table = new Table();
  table.lay('dark-hallway', 2, 0);
  table.lay('dark-hallway', 0, 3);
  table.lay('dark-hallway', 2, 3);
  table.put(STACEY, '1a');
  table.put(table.shadow(1), '4a');
  table.stalked(STACEY, 2);
  expect([table.question, table.asked, table.options().length]).toEqual(['shadow-path', STACEY, 2]);
});

test('a Shadow never jumps from Room to Room', () => {
  const table = new Table();
  table.lay('room-linen', 6, 0);
  table.put(table.shadow(1), '2a');
  table.put(STACEY, '1a');
  table.stalked(STACEY, 6).view();
  expect(table.at(table.shadow(1))).toBe('2a');
});

test('with no way to a Room one flees to where it all began', () => {
  const table = new Table();
  table.lay('music-box', 6, 3, 0, 0);
  table.lay('dark-hallway', 6, 6);
  table.put(table.shadow(1), '3a');
  table.put(STACEY, '2b');
  table.stalked(STACEY, 1).dice(6, 6).view();
  expect(table.at(STACEY)).toBe('1a');
});

test('a failed check brings a Hallucination, which may have its say at once', () => {
  const table = line();
  table.put(STACEY, '2b');
  table.give(STACEY, 'syringe-of-forgetting', 'rope');
  table.stalked(STACEY, 1).dice(1, 1);
  while (table.question !== 'use' || !table.view().decision?.question.includes('Syringe')) table.choose('decline');
  table.choose('use');
  expect([table.cards('hallucinations', STACEY), table.cards('items', STACEY)]).toEqual([
    [],
    ['syringe-of-forgetting'],
  ]);
});

test('a Deep Breath passes a check without dice, and Lights Out keeps all Shadows still', () => {
  const table = line();
  table.put(STACEY, '2b');
  table.give(STACEY, 'deep-breath');
  table.stalked(STACEY, 1).choose('use');
  expect([table.cards('hand', STACEY), table.cards('hallucinations', STACEY)]).toEqual([[], []]);
  const dark = line();
  dark.put(STACEY, '2b');
  dark.give(ORRIN, 'lights-out');
  dark.stalked(STACEY, 4);
  expect(dark.asked).toBe(ORRIN);
  expect(dark.view(0).decision).toMatchObject({ question: 'Orrin Vale decides', options: [] });
  dark.choose('use');
  expect([dark.at(dark.shadow(1)), dark.at(STACEY)]).toEqual(['3a', '2b']);
});

test('Demonic Mists carry the first Shadow 2 further, and the Music Box drives one away', () => {
  const table = line();
  table.lay('dark-hallway', 0, 9);
  table.lay('dark-hallway', 0, 12);
  table.put(table.shadow(1), '5a');
  table.put(STACEY, '1a');
  table.give(STACEY, 'demonic-mists', 'music-box');
  table.stalked(STACEY, 1).view();
  expect(table.at(table.shadow(1))).toBe('2b');
  table.turnOf(STACEY, 2).choose('Use Music Box');
  expect(table.at(table.shadow(1))).toBe('4a');
});
