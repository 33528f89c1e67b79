/**
 * What the screen draws of rooms, of the track and of seats: water, the devoured side, spawn signs, what lies beside a block,
 * what became of an investigator.
 */
import { expect, test } from 'vitest';
import { DEEP_MADNESS } from '../../../engine/systems/deep-madness';
import { Table } from './table';
import { card, investigator } from './table-content';
import { chapter, NAMES } from './ward-deck';

const dive = () =>
  new Table({
    story: 'first-dive',
    investigators: ['ann', 'ben', 'cas', 'dee'].map((id) => investigator(id)),
  });

const shown = (table: Table, id: string) => {
  const { board } = DEEP_MADNESS.view(table.play, 0);
  const space = board.spaces.find((candidate) => candidate.id === id);
  return { floor: space?.floor, cover: space?.cover, markers: space?.markers.map(({ kind }) => kind) };
};

test('a submerged room has water over its floor, and every room a sign where things appear', () => {
  const table = dive();
  expect(shown(table, 'room-10-a')).toEqual({ floor: 'plate', cover: 'water', markers: ['spawn'] });
  expect(shown(table, 'room-24-a')).toEqual({ floor: 'plate', cover: undefined, markers: [] });
});

test('a devoured room shows its other side, with a marker on its sign', () => {
  const table = dive();
  const [room, space] = [table.entity('tile/room-2'), table.space('room-2-spawn')];
  table.set(room, 'isDevoured', 1);
  table.set(space, 'hasSpawnMarker', 1);
  expect(shown(table, 'room-2-a')).toEqual({ floor: 'flesh', cover: undefined, markers: ['spawn-marker'] });
  expect(shown(table, 'room-2-b')).toMatchObject({ floor: 'flesh', markers: [] });
});

test('rooms are drawn with cells of the size that the game asks for', () => {
  const { board } = DEEP_MADNESS.view(dive().play, 0);
  expect([board.width, board.height]).toEqual([9 * 75, 9 * 75]);
});

/** What lies beside the blocks of the devouring track: `4: icon text`. */
const reminders = (table: Table): string[] =>
  table
    .view()
    .tracks[0]?.spaces.flatMap(({ label, beside = [] }) =>
      beside.map(({ icon, text }) => `${label}: ${icon} ${text}`),
    ) ?? [];

test('what content lays beside a block of the track is shown there, while it says so', () => {
  const table = new Table({
    track: {
      beside: [
        { space: 2, icon: 'moon', text: 'Night falls' },
        { space: 'game.round + 3', if: 'game.spawnCards == 0', icon: 'eye', text: 'Seen in round {game.round}' },
        { space: 99, icon: 'sun', text: 'Never' },
      ],
    },
  });
  expect(reminders(table)).toEqual(['2: moon Night falls', '4: eye Seen in round 1']);
  table.set(table.game, 'spawnCards', 1);
  expect(reminders(table)).toEqual(['2: moon Night falls']);
});

test('William’s Trial lies beside the blocks of rounds 4 and 7, as long as wills lie with investigators', () => {
  const table = chapter();
  expect(reminders(table)).toEqual([
    "4: tophat William's Trial, first punishment: with 3 puppet cards or more",
    "7: tophat William's Trial, second punishment: with 6 puppet cards or more",
  ]);
  for (const who of NAMES.slice(0, 4))
    for (const card of table.cards('traits', who))
      if (table.play.program.findById(card)?.item.kind === 'will') table.drop(who, card);
  expect(reminders(table)).toEqual([]);
});

test('a seat shows what became of an investigator in words of content, or that it is out of the game, or dead', () => {
  const leave = (who: string, more: object) => ({
    effect: 'remove',
    what: `characters.filter(c, c.def == '${who}')`,
    to: 'box',
    ...more,
  });
  const ward = (id: string, effect: object) => card('tool', id, { actions: [{ id, text: 'Go.', do: [effect] }] });
  const table = new Table({
    items: [
      ward('tide', leave('ben', { became: 'gone with the tide' })),
      ward('leave', leave('cas', {})),
      ward('end', { effect: 'damage', to: "characters.filter(c, c.def == 'dee')", amount: 99 }),
    ],
  });
  for (const id of ['tide', 'leave', 'end']) table.give('ann', id);
  table.choose('use:tide').choose('use:leave').choose('use:end');
  expect(table.view().seats.map(({ state }) => state)).toEqual([
    'active',
    'gone with the tide',
    'out of the game',
    'dead',
  ]);
});
