/** The short chapter of the base pack: samples are drilled, hauled and stowed while rooms are devoured and the hull gives. */
import { describe, expect, test } from 'vitest';
import { Table } from './table';
import { investigator } from './table-content';

const NAMES = ['ann', 'ben', 'cas', 'dee', 'eve', 'fay'];
const dive = (crew = 4, more: object = {}) =>
  new Table({ story: 'first-dive', investigators: NAMES.slice(0, crew).map((id) => investigator(id)), ...more });

/** Puts a drilled sample, by its place among them, into the hands of somebody. */
function carry(table: Table, who: number, n: number): void {
  const sample = table.entity('token/sample', n);
  table.set(sample, 'tokens', 0);
  table.hold(sample, who);
}

function stow(table: Table, n: number): void {
  carry(table, table.entity('token/dock'), n);
}

describe('the set-up', () => {
  test('stands everybody in the dock, with three samples of two tokens, a shut hatch and a flooded room', () => {
    const table = dive();
    expect(NAMES.slice(0, 4).map((who) => table.at(who))).toEqual(Array(4).fill('room-24-a'));
    expect(table.everywhere('sample').sort()).toEqual(['room-10-a', 'room-13-c', 'room-2-a']);
    expect([1, 2, 3].map((n) => table.read(table.entity('token/sample', n), 'tokens'))).toEqual([2, 2, 2]);
    expect(table.everywhere('dock')).toEqual(['room-24-a']);
    expect(table.hatchState('room-5-b', 'room-10-b')).toBe('closed');
    expect(['room-10-a', 'room-24-a'].map((id) => table.read(table.space(id), 'submerged'))).toEqual([1, 0]);
  });

  test('gives each investigator a consciousness card', () => {
    const table = dive();
    expect(NAMES.slice(0, 4).map((who) => table.cards('hand', who).length)).toEqual([1, 1, 1, 1]);
  });

  test('lays a fourth sample for six', () => {
    expect(dive(5).everywhere('sample').length).toBe(3);
    expect(dive(6).everywhere('sample').sort()).toEqual(['room-10-a', 'room-13-c', 'room-2-a', 'room-29-b']);
  });

  test('brings the nine spawn cards of Husk, Ravenous and Agony, and nobody else', () => {
    const cards = dive().cards('deck:spawns').concat(dive().cards('discard:spawns'));
    expect([...new Set(cards.map((id) => id.split('-')[0]))].sort()).toEqual(['agony', 'husk', 'ravenous']);
    expect(cards.length).toBe(9);
  });
});

describe('a sample', () => {
  test('is drilled token by token; whoever takes the last one carries it', () => {
    const table = dive();
    const [who, sample] = [table.asked, table.entity('token/sample', 3)];
    table.put(who, 'room-13-c');
    table.choose('drill');
    expect([table.read(sample, 'tokens'), table.read(who, 'actions')]).toEqual([1, 2]);
    table.choose('drill');
    expect([table.read(sample, 'tokens'), table.read(who, 'actions')]).toEqual([0, 1]);
    expect(table.play.zone(sample)).toBe(who);
    expect(table.offers('drill')).toEqual([]);
  });

  test('lies loose if whoever takes its last token carries one already', () => {
    const table = dive();
    const [who, sample] = [table.asked, table.entity('token/sample', 3)];
    carry(table, who, 1);
    table.put(who, 'room-13-c');
    table.set(sample, 'tokens', 1).choose('drill');
    expect(table.at(sample)).toBe('room-13-c');
    expect(table.play.zone(sample)).toBe(table.space('room-13-c'));
    expect(table.offers('take-up')).toEqual([]);
  });

  test('makes the Moves of whoever carries it 1 space', () => {
    const table = dive();
    const who = table.asked;
    table.put(who, 'room-13-c');
    expect(table.read(who, 'moveSpaces')).toBe(2);
    carry(table, who, 3);
    expect(table.read(who, 'moveSpaces')).toBe(1);
    expect(NAMES.slice(0, 4).filter((id) => table.read(id, 'moveSpaces') === 2).length).toBe(3);
    table.choose('move:room-13-b');
    expect([table.question, table.at(who), table.at(table.entity('token/sample', 3))]).toEqual([
      'turn',
      'room-13-b',
      'room-13-b',
    ]);
  });

  test('is dropped by a status, and taken up again free', () => {
    const table = dive();
    const [who, sample] = [table.asked, table.entity('token/sample', 3)];
    table.put(who, 'room-13-c');
    carry(table, who, 3);
    table.spawn('monster/agony', 'room-13-c');
    while (table.play.zone(sample) === who && table.result === '') {
      if (table.question === 'turn') table.choose('end:end');
      else table.choose(table.options().find(({ isDecline }) => isDecline)?.key ?? table.options()[0]?.key ?? '');
    }
    expect(table.read(who, 'slowed')).toBe(1);
    expect(table.play.zone(sample)).toBe(table.space('room-13-c'));
    table.untilTurnOf(who);
    table.choose('take-up');
    expect([table.play.zone(sample), table.read(who, 'actions')]).toEqual([who, 3]);
  });
});

describe('the dock', () => {
  test('takes a sample free, from whoever stands in its space', () => {
    const table = dive();
    const who = table.asked;
    carry(table, who, 1);
    table.put(who, 'room-24-b');
    expect(table.offers('stow')).toEqual([]);
    table.put(who, 'room-24-a');
    table.choose('stow');
    expect([table.view().objectives[0]?.progress, table.read(who, 'actions')]).toEqual([1, 3]);
    expect(table.read(who, 'moveSpaces')).toBe(2);
    expect(table.offers('take-up')).toEqual([]);
  });

  test('wins with all samples in it once everybody is in its room', () => {
    const table = dive();
    const who = table.asked;
    const [other] = NAMES.slice(0, 4).filter((id) => table.entity(id) !== who);
    for (const n of [1, 2, 3]) stow(table, n);
    table.put(other as string, 'room-5-a');
    table.choose('lucid');
    expect(table.result).toBe('');
    table.put(other as string, 'room-24-b');
    table.choose('end:end');
    expect(table.result).toBe('win');
  });

  test('wins nothing with a sample short: four and five need three, six need four', () => {
    for (const [crew, needed] of [
      [4, 3],
      [5, 3],
      [6, 4],
    ] as const) {
      const table = dive(crew);
      for (let n = 1; n < needed; n++) stow(table, n);
      table.choose('lucid');
      expect(table.result).toBe('');
      stow(table, needed);
      table.choose('end:end');
      expect(table.result).toBe('win');
    }
  });
});

describe('the track', () => {
  const quiet = { chapter: { slots: [] } };

  test('devours a room on blocks 1, 2, 4 and 6, and floods one on 3 and 5, never the dock', () => {
    const table = dive(4, quiet);
    const rooms = () => table.play.all('tile').filter((tile) => table.read(tile, 'isDevoured') === 1).length;
    const wet = () => table.play.all('tile').filter((tile) => table.read(tile, 'submerged') === 1).length;
    const seen = [1, 2, 3, 4, 5, 6].map((round) => {
      table.untilRound(round);
      return [rooms(), wet(), table.read(table.game, 'spawnCards')];
    });
    expect(seen).toEqual([
      [1, 1, 1],
      [2, 1, 1],
      [2, 2, 1],
      [3, 2, 1],
      [3, 3, 1],
      [4, 3, 1],
    ]);
    expect(['submerged', 'isDevoured'].map((fact) => table.read(table.space('room-24-a'), fact))).toEqual([0, 0]);
  });

  test('brings one more spawn card on a breach with five or six', () => {
    expect(
      [5, 6].map((crew) => dive(crew, quiet).untilRound(3)).map((table) => table.read(table.game, 'spawnCards')),
    ).toEqual([2, 2]);
  });

  test('loses at its seventh block', () => {
    const table = dive(4, quiet).untilRound(7);
    expect([table.result, table.lines().at(-1)]).toEqual(['loss', 'The end of Devouring track is reached']);
  });

  test('is explained by the dive supervisor, a line a round', () => {
    const table = dive(4, quiet).untilRound(6);
    const lines = table.lines();
    const told = [
      'Two spaces to a Move. Search while the rooms are empty.',
      'Something arrived in the devoured room. It comes for the nearest of you.',
      'Add up the Trap in your space before you plan to leave it.',
      'Exhausted sanity is ammunition. Rest before it turns.',
      "Under water every action costs air. Don't end a shift there.",
      'Last block. Everyone to the dock.',
    ];
    expect(told.map((line) => lines.indexOf(line) - lines.indexOf(`Round ${told.indexOf(line) + 1}`))).toEqual(
      told.map(() => 1),
    );
  });
});

describe('it is lost', () => {
  test('when an investigator is killed', () => {
    const table = dive();
    const who = table.asked;
    table.put(who, 'room-13-c');
    table.set(who, 'wounds', 8);
    table.spawn('monster/ravenous', 'room-13-c');
    for (let n = 0; n < 20 && table.result === ''; n++) {
      if (table.question === 'turn') table.choose('end:end');
      else table.choose(table.options().find(({ isDecline }) => isDecline)?.key ?? '');
    }
    expect([table.result, table.lines().at(-1)?.endsWith('is dead')]).toEqual(['loss', true]);
  });

  test('when a monster must come and none is left in the reserve', () => {
    const table = dive();
    for (let n = table.everywhere('ravenous').length; n < 6; n++) table.spawn('monster/ravenous', 'room-2-a');
    table.top('spawn/ravenous-two-apart', 'spawns');
    table.untilRound(2);
    expect([table.result, table.lines().at(-1)]).toEqual(['loss', 'No Ravenous is left to come']);
  });
});
