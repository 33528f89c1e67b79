import { expect } from 'vitest';
import { example } from '../example';
import { equipment, hero, monster, movement, ward, weapon } from './pieces';
import { Table } from './table';

example('L11', 'S000:347', 'Imagination 9 needs 7 or less in a test of -2', () => {
  const test = {
    effect: 'test',
    test: 'imagination',
    who: 'user',
    modifier: -2,
    pass: [{ effect: 'say', text: 'Passed.' }],
    fail: [{ effect: 'say', text: 'Failed.' }],
  };
  const table = new Table({
    heroes: [hero('one', { imagination: 9 })],
    items: [
      equipment('riddle', {
        charges: 4,
        actions: [{ id: 'use', text: 'A riddle.', windows: ['own-turn'], do: [test] }],
      }),
    ],
  });
  table.give('one', 'riddle');
  table.dice(3, 4).choose('riddle');
  expect(table.lines().at(-1)).toBe('Passed.');
  table.dice(3, 5).choose('riddle').choose('keep');
  expect(table.lines().at(-1)).toBe('Failed.');
});

const LOCKER = {
  kind: 'token',
  id: 'big-locker',
  source: 'original',
  name: 'Big locker',
  family: 'locker',
  search: { weapon: 2, equipment: 4, drug: 3, monster: 'ghoul' },
} as const;

function atALocker(imagination: number) {
  const table = new Table({ heroes: [hero('one', { imagination })], items: [monster('ghoul'), LOCKER] });
  table.put('one', 'B-3');
  const locker = table.spawn('big-locker', 'B-3');
  return { table, locker };
}

example(
  'L12',
  'S000:488',
  'five successes at a locker of 2, 4 and 3 buy a weapon and a drug, or equipment, or one cheaper card',
  () => {
    const { table, locker } = atALocker(7);
    table.dice(4, 4, 5, 6, 6, 1, 1).choose('search');
    expect(table.options().map(({ key }) => key)).toEqual(['weapon', 'equipment', 'drug', 'weapon+drug', 'nothing']);
    table.choose('weapon+drug');
    expect(table.view().seats[0]?.cards.map(({ item }) => item.split('/')[0])).toEqual(['weapon', 'drug']);
    expect(table.everywhere('ghoul')).toEqual([]);
    expect(table.isGone(locker)).toBe(true);
  },
);

example('L13', 'S000:482', 'a search with Imagination 8 rolls 8 dice', () => {
  const { table } = atALocker(8);
  table.dice(1, 1, 1, 1, 1, 1, 1, 1).choose('search');
  expect(table.lines()).toContain('One rolls 8 dice: 0 successes');
});

const TWO_ROOMS = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });

example(
  'L14',
  'S000:936',
  'a barricade of 6: two tokens for AP, four from two weapons of a runner, who then may only move',
  () => {
    const table = new Table({
      heroes: [hero('first'), hero('runner')],
      items: [weapon('pipe', { dice: 4 }), weapon('plank', { dice: 4 })],
      stage: TWO_ROOMS,
    });
    for (const one of ['first', 'runner']) table.put(one, 'B-2');
    table.put('runner', 'B-1');
    const [pipe, plank] = [table.give('runner', 'pipe'), table.give('runner', 'plank')];
    const door = table.door('B-2', 'B-3', 'barricaded', { strength: 6 });
    table.choose('reveal').choose('barricade:B-2|B-3').choose('barricade:B-2|B-3');
    expect(table.read(door, 'tokens')).toBe(2);
    expect(table.read('first', 'ap')).toBe(0);
    table.choose('end-turn').choose('run:').choose('move:B-2');
    for (const arm of ['pipe', 'pipe', 'plank']) table.choose(`${arm}#1`);
    expect(table.read(door, 'tokens')).toBe(5);
    expect(table.read('runner', 'ap')).toBe(4);
    table.choose('plank#1');
    expect(table.doorState(door)).toBe('none');
    expect([pipe, plank].map((arm) => table.read(arm, 'durability'))).toEqual([4, 4]);
    expect(table.read('runner', 'ap')).toBe(4);
    expect(
      table
        .options()
        .filter(({ cost }) => cost.includes('AP'))
        .every(({ key }) => key.startsWith('move:')),
    ).toBe(true);
    table.choose('move:B-3');
    expect(table.at('runner')).toBe('B-3');
  },
);

/** Two characters of Imagination 7 and 6 at a face-down door with a lock of strength 5. */
function atALock() {
  const table = new Table({
    heroes: [hero('first', { imagination: 7 }), hero('second', { imagination: 6 })],
    stage: TWO_ROOMS,
  });
  for (const one of ['first', 'second']) table.put(one, 'B-2');
  const door = table.door('B-2', 'B-3', 'locked', { strength: 5 });
  return { table, door };
}

example(
  'L15',
  'S000:954',
  'a lock of 5: three successes fail, the retry needs 6, and the next character needs 5 again',
  () => {
    const { table, door } = atALock();
    table.choose('reveal').dice(4, 5, 6, 1, 1, 1, 1).choose('try');
    expect(table.doorState(door)).toBe('locked');
    expect(table.lines().at(-1)).toContain('5 needed');
    table.dice(6, 1, 1, 1, 1, 1, 1).choose('unlock');
    expect(table.doorState(door)).toBe('locked');
    expect(table.lines().at(-1)).toContain('6 needed');
    table.choose('end-turn').dice(4, 4, 5, 6, 6, 1).choose('unlock');
    expect(table.doorState(door)).toBe('none');
  },
);

/** Every way in which six dice can succeed or fail. */
const PATTERNS = Array.from({ length: 64 }, (_, mask) =>
  Array.from({ length: 6 }, (_, bit) => ((mask >> bit) & 1 ? 6 : 1)),
);

example(
  'L31',
  'boardgamegeek.com/thread/1977504',
  'Imagination 6 opens a lock of 5 in 7 of 64 rolls, and in 1 of 64 when it tries again',
  () => {
    const { table, door } = atALock();
    const opens = (faces: number[], option: string) => {
      let isOpen = false;
      table.whatIf(() => {
        table.dice(...faces).choose(option);
        isOpen = table.doorState(door) === 'none';
      });
      return isOpen;
    };
    table.choose('end-turn').choose('reveal');
    expect(PATTERNS.filter((faces) => opens(faces, 'try'))).toHaveLength(7);
    table.dice(1, 1, 1, 1, 1, 1).choose('try');
    expect(PATTERNS.filter((faces) => opens(faces, 'unlock'))).toHaveLength(1);
  },
);

example(
  'L23',
  'S000:896',
  'at the maximum of the track a roll of 2 and 6 is saved by Defy Gravity, for a step of the Warden',
  () => {
    const dread = {
      effect: 'each',
      in: 'characters',
      as: 'patient',
      do: [
        {
          effect: 'test',
          test: 'imagination',
          who: 'patient',
          fail: [{ effect: 'change', of: 'patient', stat: 'insanity', by: 1 }],
        },
      ],
    };
    const table = new Table({ heroes: [hero('one', { imagination: 7 })], cards: [movement('dread', { do: [dread] })] });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 7);
    table.dice(2, 6).choose('end-turn').choose('6 to 5');
    expect(table.at('one')).toBe('B-3');
    expect(table.read('one', 'insanity')).toBe(7);
    expect(table.warden).toBe('A2');
  },
);
