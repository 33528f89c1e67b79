import { describe, expect, test } from 'vitest';
import type { Face } from '../../../engine/board/face';
import type { Item } from '../../../engine/content';
import { hero, monster, movement, scenario, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { numbersOf, pinned } from './casefile-numbers';

/** A scenario that is met once somebody has pressed its button so often. */
const button = (id: string, needed: number, more: object = {}) =>
  scenario(id, {
    text: 'Press.',
    counters: { pressed: { name: 'Pressed', start: 0 } },
    objectives: [{ id: 'press', text: 'Press it', progress: "self.counter('pressed')", needed }],
    actions: [
      {
        id: `press-${id}`,
        name: `Press ${id}`,
        text: 'Press.',
        windows: ['own-turn'],
        do: [{ effect: 'change', of: 'self', stat: 'counter:pressed', by: 1 }],
      },
    ],
    ...more,
  });

const play = (
  first: ReturnType<typeof scenario>,
  others: readonly ReturnType<typeof scenario>[] = [],
  more: Partial<TableSetup> = {},
) => new Table({ heroes: [hero('one')], scenario: first, ...more, items: [...others, ...(more.items ?? [])] });

const running = (table: Table) =>
  table.play.all('scenario').map((each) => table.play.program.infoOf(table.play, each)?.item.id);

describe('a scenario', () => {
  test('is won when its objective is met, if the difficulty asks for no more', () => {
    const table = play(button('lamp', 2, { settings: { difficulty: 1 } }));
    table.choose('press-lamp');
    expect(table.view().objectives[0]).toMatchObject({ progress: 1, needed: 2 });
    table.choose('press-lamp');
    expect(table.view().result?.outcome).toBe('win');
  });

  test('says all its rules, with its handicaps that hold and its jump', () => {
    const lamp = button('lamp', 2, {
      settings: { difficulty: 1, wait: 3 },
      text: 'Press it within {setting.wait} rounds.',
      handicaps: [
        { id: 'few', if: 'characters.size() <= 4', text: 'Few hands: {setting.wait} rounds.', settings: { wait: 5 } },
        { id: 'many', if: 'characters.size() > 4', text: 'Many hands.' },
      ],
      jump: { if: "self.counter('pressed') >= 1", text: 'When it was pressed.' },
    });
    expect(play(lamp).view().rules).toEqual([
      {
        item: 'scenario/lamp',
        title: 'Lamp',
        text: 'Press it within 5 rounds.',
        parts: [
          { name: 'Press lamp', text: 'Press.' },
          { name: 'Handicap', text: 'Few hands: 5 rounds.' },
          { name: 'Jump', text: 'When it was pressed.' },
        ],
      },
    ]);
  });

  test('never jumps in a game of one scenario', () => {
    const lamp = button('lamp', 3, {
      settings: { difficulty: 1 },
      jump: { if: "self.counter('pressed') >= 1", text: 'Soon.' },
    });
    const table = play(lamp, [button('bell', 1)]).choose('press-lamp');
    expect(running(table)).toEqual(['lamp']);
  });

  test('jumps once to another one, which runs beside it; a scenario whose quarter is not there is passed over', () => {
    const lamp = button('lamp', 3, {
      settings: { difficulty: 2 },
      jump: { if: "self.counter('pressed') >= 1", text: 'Soon.' },
    });
    const set = { setup: [{ step: 'scenario', do: [{ effect: 'spawn', what: 'ghoul', at: "space('C-5')" }] }] };
    const away = button('away', 1, { quarter: 'q01' });
    const table = play(lamp, [button('bell', 1, set), away], { items: [monster('ghoul')] });
    table.choose('press-lamp');
    expect(running(table)).toEqual(['lamp', 'bell']);
    expect(table.everywhere('ghoul')).toEqual(['C-5']);
    table.choose('press-lamp');
    expect(running(table)).toHaveLength(2);
  });

  test('starts the next one at the latest when it is finished, without a jump of its own', () => {
    const table = play(button('lamp', 1, { settings: { difficulty: 2 } }), [button('bell', 1)], {
      settings: { finishDisorders: 0 },
    });
    table.choose('press-lamp');
    expect(running(table)).toHaveLength(2);
    expect(table.view().result).toBeNull();
    expect(table.view().tracks[0]?.spaces).toHaveLength(24);
  });

  test('takes its tokens along when it is finished and leaves its monsters; everybody regains 1 insanity and keeps a disorder', () => {
    const lamp = button('lamp', 1, {
      settings: { difficulty: 2 },
      uses: ['token/haunting', 'monster/ghoul'],
      setup: [
        {
          step: 'scenario',
          do: [
            { effect: 'spawn', what: 'haunting', at: "space('C-5')" },
            { effect: 'spawn', what: 'ghoul', at: "space('C-5')" },
          ],
        },
      ],
    });
    const table = new Table({
      heroes: [hero('one', {}, { disorders: ['ocd', 'phobia'] })],
      scenario: lamp,
      items: [monster('ghoul'), button('bell', 9)],
    });
    table.set('one', 'insanity', 2);
    table.choose('press-lamp');
    expect(table.question).toBe('keep-disorder');
    expect(table.options()).toHaveLength(2);
    table.choose(table.options()[0]?.key ?? '');
    expect(table.read('one', 'insanity')).toBe(1);
    expect(table.view().seats[0]?.cards.map(({ item }) => item.split('/')[0])).toEqual(['disorder']);
    expect(table.everywhere('ghoul')).toEqual(['C-5']);
    expect(table.everywhere('haunting')).toEqual([]);
  });
});

describe('handicaps', () => {
  const watch = scenario('watch', {
    text: 'Watch.',
    settings: { wanted: 5 },
    objectives: [{ id: 'watch', text: 'Watch', progress: '0', needed: 'setting.wanted' }],
    handicaps: [
      {
        id: 'four',
        if: 'characters.size() <= 4',
        text: 'Four want {setting.wanted}.',
        settings: { wanted: 4 },
        do: [{ effect: 'say', text: 'Four help.' }],
      },
      {
        id: 'three',
        if: 'characters.size() <= 3',
        text: 'Three want {setting.wanted}.',
        settings: { wanted: 3 },
        do: [{ effect: 'say', text: 'Three help.' }],
      },
    ],
  });

  test.each([
    [5, 5, []],
    [4, 4, ['Four want 4.', 'Four help.']],
    [3, 3, ['Four want 4.', 'Four help.', 'Three want 3.', 'Three help.']],
  ])('with %i characters are added up: %i are wanted', (count, wanted, said) => {
    const heroes = ['one', 'two', 'three', 'four', 'five'].slice(0, count).map((id) => hero(id));
    const table = new Table({ heroes, scenario: watch });
    expect(table.view().objectives[0]?.needed).toBe(wanted);
    expect(table.lines().filter((line) => /^(Four|Three) /.test(line))).toEqual(said);
  });
});

describe('The Razor Lullaby', () => {
  const LULLABY = pinned('slashers', {
    firstSlashers: 1,
    slasherCap: 2,
    slasherCapLate: 2,
    surgeAp: 1,
    exorciseCost: 1,
    exorciseModifier: 0,
    exorciseInsanity: 1,
  });
  const lullaby = (count: number, color: string, scenario: Item | string = LULLABY, stage?: Face) => {
    const heroes = ['one', 'two', 'three', 'four', 'five'].slice(0, count).map((id) => hero(id));
    const table = new Table({ heroes, scenario, stage, cards: [movement('surge', { color })] });
    for (const { entity } of table.view().seats) {
      table.put(entity, 'B-3');
      table.set(entity, 'insanity', 7);
    }
    for (const slasher of table.play.all('monster')) if (table.read(slasher, 'ap') === 2) table.put(slasher, 'D-1');
    return table;
  };

  test.each([5, 4, 3])('with %i characters has so many haunted spaces, no two on one', (count) => {
    const { hauntings } = numbersOf('slashers', count);
    const table = lullaby(count, 'none', 'slashers');
    expect(new Set(table.everywhere('haunting')).size).toBe(hauntings);
  });

  test('brings a Slasher that moves this turn with a green surge, up to the cap', () => {
    const table = lullaby(3, 'green');
    table.choose('end-turn').choose('end-turn').dice(2, 7).choose('end-turn');
    const slashers = table.everywhere('slasher');
    expect(slashers).toHaveLength(2);
    expect(slashers).toContain('B-5');
    const capped = lullaby(3, 'green', pinned('slashers', { firstSlashers: 1, slasherCap: 1, slasherCapLate: 1 }));
    expect(capped.endTurns().everywhere('slasher')).toHaveLength(1);
  });

  test('cleanses a space for 1 AP and a test; a failure costs 1 insanity', () => {
    const table = lullaby(3, 'none');
    const [space = ''] = table.everywhere('haunting');
    table.put('one', space);
    table.set('one', 'insanity', 0);
    table.dice(6, 6).choose('exorcise');
    expect([table.read('one', 'insanity'), table.read('one', 'ap'), table.view().objectives[0]?.progress]).toEqual([
      1, 2, 0,
    ]);
    table.dice(1, 1).choose('exorcise');
    expect(table.view().objectives[0]?.progress).toBe(1);
    expect(table.everywhere('haunting')).not.toContain(space);
  });

  test('makes Slashers ethereal and faster with a red surge, until the monsters’ turn ends', () => {
    const table = lullaby(3, 'red');
    const slasher = table.entity('slasher');
    table.put(slasher, 'B-9');
    table.choose('end-turn').choose('end-turn').choose('end-turn');
    expect(table.at(slasher)).toBe('B-6');
  });

  test.each([
    [1, 2],
    [2, 1],
  ])(
    'has so many Slashers after a green surge with %i spaces cleansed as the cap of then allows: %i',
    (cleansed, most) => {
      const caps = { firstSlashers: 1, slasherCap: 2, slasherCapLate: 1, cappedAfter: 2 };
      const table = lullaby(3, 'green', pinned('slashers', caps));
      table.setCounter('scenario/slashers', 'exorcised', cleansed);
      if (most > 1) table.dice(2, 7);
      expect(table.endTurns().everywhere('slasher')).toHaveLength(most);
    },
  );

  test('shuts the empty doorways of rooms with characters with a blue surge, and no others', () => {
    const stage = ward(['123', '456', '789'], { rooms: ['123', '456', '789'], doorways: ['14', '47'] });
    const table = lullaby(3, 'blue', LULLABY, stage);
    const [near, far] = [table.door('B-1', 'B-4', 'none'), table.door('B-4', 'B-7', 'none')];
    table.endTurns();
    expect([table.doorState(near), table.doorState(far)]).toEqual(['face-down', 'none']);
  });

  test('lets Slashers through walls with a red surge, and their attacks past Defense', () => {
    const stage = ward(['123', '456'], { rooms: ['123', '456'] });
    const table = lullaby(3, 'red', LULLABY, stage);
    for (const other of ['two', 'three']) table.put(other, 'C-1');
    const slasher = table.put('slasher', 'B-6');
    // Its table, and the four dice of Slice.
    table.dice(1, 5, 5, 1, 1).endTurns();
    expect([table.at(slasher), table.read('one', 'damage')]).toEqual(['B-3', 2]);
  });
});
