/** Questions that players really asked, about how monsters move, see and are held. */
import { expect } from 'vitest';
import { example } from '../example';
import { hero, monster, ward, weapon } from './pieces';
import { Table } from './table';
import type { TableSetup } from './table-content';

/** Characters out of insanity, so that nobody is asked, at these spaces; and a monster of so many AP at another. */
function chase(where: Record<string, string>, from: string, ap: number, more: Partial<TableSetup> = {}) {
  const table = new Table({
    heroes: Object.keys(where).map((id) => hero(id)),
    items: [monster('ghoul', { ap })],
    ...more,
  });
  for (const [id, space] of Object.entries(where)) {
    table.put(id, space);
    table.set(id, 'insanity', 7);
  }
  const ghoul = table.spawn('ghoul', from);
  return { table, ghoul };
}

example('Q04', 'boardgamegeek.com/thread/1977504', 'every monster on the board walks, however far away it is', () => {
  const { table, ghoul } = chase({ one: 'B-12' }, 'B-1', 2);
  expect(table.at(ghoul)).toBe('B-1');
  expect(table.at(table.endTurns() && ghoul)).toBe('B-3');
});

/** Rooms in a row; the doors between them as given. */
const THREE_ROOMS = ward(['123456'], { rooms: ['12', '34', '56'], doorways: ['23', '45'] });

example(
  'Q05',
  'pdfslide.net/documents/zombicide-faq',
  'with no way to anybody a monster goes as if doors were open, up to the one that stops it',
  () => {
    const { table, ghoul } = chase({ one: 'B-6' }, 'B-1', 9, { stage: THREE_ROOMS });
    table.door('B-2', 'B-3', 'none');
    table.door('B-4', 'B-5', 'locked', { strength: 3, isRevealed: true });
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-4');
    // Somebody whom it can reach comes first, though farther away and out of sight.
    const stage = ward(['1ba', '..9', '..2', '..3'], { rooms: ['1ba92', '3'], doorways: ['23'] });
    const other = chase({ far: 'B-1', near: 'B-3' }, 'B-2', 1, { stage });
    other.table.door('B-2', 'B-3', 'locked', { strength: 3, isRevealed: true });
    other.table.choose('end-turn').choose('end-turn');
    expect(other.table.at(other.ghoul)).toBe('B-9');
  },
);

example(
  'Q06',
  'dev.coolminiornot.com/forums_dev/threads/68688',
  'a monster behind a revealed lock is held in its room, at the door',
  () => {
    const { table, ghoul } = chase({ one: 'B-6' }, 'B-1', 9, { stage: THREE_ROOMS });
    table.door('B-2', 'B-3', 'barricaded', { strength: 3, isRevealed: true });
    table.door('B-4', 'B-5', 'none');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-2');
  },
);

example(
  'Q07',
  'citadelnn.com/forum topic 3490',
  'an open way is taken even where one through a revealed door would be shorter',
  () => {
    const ring = ward(['123', '8.4', '765'], { rooms: ['18765', '234'], doorways: ['12'], openings: ['45'] });
    const { table, ghoul } = chase({ one: 'B-2' }, 'B-1', 1, { stage: ring });
    table.door('B-1', 'B-2', 'locked', { strength: 3, isRevealed: true });
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-8');
  },
);

example(
  'Q26',
  'ffg-forum-archive topic 43022',
  'a monster walks through a face-down door and is held by a revealed one',
  () => {
    for (const [isRevealed, goal] of [
      [false, 'B-3'],
      [true, 'B-2'],
    ] as const) {
      const { table, ghoul } = chase({ one: 'B-4' }, 'B-2', 1, { stage: THREE_ROOMS });
      table.door('B-2', 'B-3', 'locked', { strength: 3, isRevealed });
      table.endTurns();
      expect(table.at(ghoul)).toBe(goal);
    }
  },
);

example('Q27', 'ffg-forum-archive topic 278946', 'a monster that has spent its last AP to arrive still attacks', () => {
  const { table, ghoul } = chase({ one: 'B-4' }, 'B-2', 2);
  table.dice(5, 5, 5, 1).choose('end-turn');
  expect(table.at(ghoul)).toBe('B-4');
  expect(table.read('one', 'damage')).toBe(2);
});

const ARCHER = monster('archer', { ap: 5 }, { attacks: [{ id: 'arrow', dice: 1, range: 3 }] });

example(
  'Q28',
  'Gloomhaven FAQ, kirsanova mirror 598058',
  'a ranged monster goes as far from everybody as it can and still shoot',
  () => {
    for (const from of ['B-1', 'B-4', 'B-9']) {
      const table = new Table({ heroes: [hero('one')], items: [ARCHER] });
      table.put('one', 'B-1');
      table.set('one', 'insanity', 7);
      const archer = table.spawn('archer', from);
      table.dice(1).choose('end-turn');
      expect(table.at(archer)).toBe('B-4');
    }
  },
);

example(
  'Q29',
  'rules.dized.com/game/I7lEsCGOS2-zgol-ZRNf3g',
  'the closest is who is fewest steps away, round the walls',
  () => {
    // Beside it behind a wall, six steps away on foot; or three steps along the corridor.
    const stage = ward(['1234', '87.5', '.6..'], { rooms: ['1234', '8765'], openings: ['45'] });
    const { table, ghoul } = chase({ walled: 'B-8', open: 'B-4' }, 'B-1', 1, { stage });
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-2');
  },
);

example('Q21', 'ffg-forum-archive topic 4459', 'figures never block sight', () => {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [monster('ghoul'), weapon('bow', { dice: 1, range: 3 })],
  });
  table.put('one', 'B-1');
  table.put('two', 'B-2');
  table.spawn('ghoul', 'B-2');
  const far = table.spawn('ghoul', 'B-4');
  table.give('one', 'bow');
  table.dice(5).choose('bow#1.strike>monster/ghoul#2');
  expect(table.read(far, 'health')).toBe(4);
  expect(table.told('show 4 or more')).toBe(1);
});
