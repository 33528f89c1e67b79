/** Games of more than one scenario: how many, which come next, what each has of its own, and how the last one wins. */
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { hero, monster, movement, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';

/** A scenario that is met once its levers have been pulled so often; each pull is worth `pull`. */
const levers = (id: string, wanted: number, more: Readonly<Record<string, unknown>> = {}) =>
  scenario(id, {
    text: 'Pull {setting.wanted} times.',
    settings: { wanted, pull: 1 },
    counters: { pulled: { name: 'Pulled', start: 0 } },
    objectives: [{ id: 'pull', text: 'Pull', progress: "scenario.counter('pulled')", needed: 'setting.wanted' }],
    jump: { if: "scenario.counter('pulled') >= 1", text: 'After the first pull.' },
    actions: [
      {
        id: `pull-${id}`,
        name: `Pull ${id}`,
        text: 'Pull.',
        windows: ['own-turn'],
        do: [{ effect: 'change', of: 'scenario', stat: 'counter:pulled', by: 'setting.pull' }],
      },
    ],
    ...more,
  });

const play = (first: Item, others: readonly Item[], more: Partial<TableSetup> = {}) =>
  new Table({
    heroes: [hero('one'), hero('two')],
    scenario: first,
    difficulty: 2,
    ...more,
    items: [...others, ...(more.items ?? [])],
  });

const running = (table: Table) =>
  table.play
    .all('scenario')
    .filter((each) => table.read(each, 'isRunning') === 1)
    .map((each) => table.play.program.infoOf(table.play, each)?.item.id);

/** Of each scenario that runs; how many are finished comes last, and is asked for by itself. */
const meters = (table: Table) =>
  table
    .view()
    .objectives.filter(({ id }) => id !== 'scenarios')
    .map(({ progress, needed }) => `${progress}/${needed}`);
const finished = (table: Table) => table.view().objectives.at(-1);

test('a game of difficulty 2, from the jump to the win', () => {
  const cellar = {
    settings: { wanted: 2, pull: 1 },
    uses: ['token/haunting'],
    setup: [{ step: 'scenario', do: [{ effect: 'spawn', what: 'haunting', at: "space('C-5')" }] }],
  };
  const table = play(levers('attic', 3), [levers('cellar', 2, cellar)], { settings: { finishDisorders: 0 } });
  expect(running(table)).toEqual(['attic']);
  expect(table.view().objectives.map(({ text }) => text)).toEqual(['Pull', 'Scenarios finished']);
  expect(table.everywhere('haunting')).toEqual([]);

  table.choose('pull-attic');
  expect(running(table)).toEqual(['attic', 'cellar']);
  expect(table.lines()).toContain('Another scenario begins: Cellar');
  expect(table.everywhere('haunting')).toEqual(['C-5']);
  expect(meters(table)).toEqual(['1/3', '0/2']);

  table.choose('pull-cellar').choose('pull-attic');
  expect(meters(table)).toEqual(['2/3', '1/2']);
  table.set('one', 'insanity', 3);
  table.set('two', 'insanity', 0);
  expect(finished(table)).toEqual({ id: 'scenarios', text: 'Scenarios finished', progress: 0, needed: 2 });
  table.choose('pull-attic');
  expect(running(table)).toEqual(['cellar']);
  expect(table.view().result).toBeNull();
  expect(table.view().objectives.map(({ text }) => text)).toEqual(['Pull (Cellar)', 'Scenarios finished']);
  expect([meters(table), finished(table)?.progress]).toEqual([['1/2'], 1]);
  expect([table.read('one', 'insanity'), table.read('two', 'insanity')]).toEqual([2, 0]);
  expect(table.everywhere('haunting')).toEqual(['C-5']);

  table.choose('pull-cellar');
  expect(table.view().result).toEqual({ outcome: 'win', text: 'Every scenario is finished before the Final Clash' });
  expect(table.everywhere('haunting')).toEqual([]);
  // The last one brings no reward: nobody needs it any more.
  expect(table.read('one', 'insanity')).toBe(2);
});

describe('the difficulty', () => {
  test.each([
    [1, 'A12'],
    [2, 'B12'],
    [3, 'C12'],
    [4, 'D12'],
  ])('of %i ends the track at %s, whatever the scenario says', (difficulty, end) => {
    const attic = levers('attic', 1, { settings: { wanted: 1, pull: 1, difficulty: 1 } });
    const table = play(attic, [], { difficulty });
    expect(table.view().tracks[0]?.spaces.at(-1)?.label).toBe(end);
  });

  test('starts as many scenarios as it says, and no more', () => {
    const others = ['b', 'c', 'd', 'e'].map((id) => levers(id, 1));
    const table = play(levers('attic', 1), others, { difficulty: 3, settings: { finishDisorders: 0 } });
    table.choose('pull-attic');
    expect(running(table)).toHaveLength(1);
    table.choose(`pull-${running(table)[0]}`);
    expect(table.view().result).toBeNull();
    table.choose(`pull-${running(table)[0]}`);
    expect(table.view().result?.outcome).toBe('win');
    expect(table.play.all('scenario')).toHaveLength(3);
  });

  test('has the seed draw which scenarios come next', () => {
    const others = ['b', 'c', 'd', 'e'].map((id) => levers(id, 9));
    const second = (seed: number) => running(play(levers('attic', 2), others, { seed }).choose('pull-attic'))[1];
    const seconds = [1, 2, 3, 4, 5, 6, 7, 8].map(second);
    expect(new Set(seconds).size).toBeGreaterThan(1);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(second)).toEqual(seconds);
  });
});

describe('a scenario that cannot begin', () => {
  test('is passed over because its quarter is not on the board, and the next one is drawn', () => {
    for (const seed of [1, 2, 3, 4]) {
      const others = [levers('away', 1, { quarter: 'q01' }), levers('cellar', 1)];
      const table = play(levers('attic', 2), others, { seed }).choose('pull-attic');
      expect(running(table)).toEqual(['attic', 'cellar']);
    }
  });

  test('says why', () => {
    const table = play(levers('attic', 2), [levers('away', 1, { quarter: 'q01' })]).choose('pull-attic');
    const tile = table.play.program.find('tile', 'q01')?.item.name;
    expect(table.lines()).toContain(`Away is passed over: ${tile} is not on the board`);
    expect(table.lines()).toContain('No other scenario is left to begin');
  });

  test('is passed over because it is for more characters', () => {
    const table = play(levers('attic', 2), [levers('crowd', 1, { players: { min: 3, max: 5 } })]).choose('pull-attic');
    expect(running(table)).toEqual(['attic']);
    expect(table.lines()).toContain('Crowd is passed over: it is for 3 characters or more');
  });

  test('need not be finished: with no other left, those that there were must do', () => {
    const table = play(levers('attic', 1), []).choose('pull-attic');
    expect(table.view().result?.outcome).toBe('win');
  });
});

describe('of several scenarios at once each has', () => {
  test('its own settings and counters, though they have the same names', () => {
    const cellar = levers('cellar', 9, { settings: { wanted: 9, pull: 3 } });
    const table = play(levers('attic', 9), [cellar]).choose('pull-attic').choose('pull-cellar').choose('pull-attic');
    expect(meters(table)).toEqual(['2/9', '3/9']);
  });

  test('its own handicaps', () => {
    const handicaps = [{ id: 'few', if: 'characters.size() <= 2', text: 'Few.', settings: { wanted: 4 } }];
    const table = play(levers('attic', 9), [levers('cellar', 9, { handicaps })]).choose('pull-attic');
    expect(meters(table)).toEqual(['1/9', '0/4']);
  });

  test('monsters that read the settings of the scenario which uses them', () => {
    const rat = (id: string) => monster(id, {}, { modifiers: [{ stat: 'defense', add: 'setting.pull' }] });
    const brings = (id: string, wanted: number, pull: number) =>
      levers(id, wanted, {
        settings: { wanted, pull },
        uses: [`monster/rat-${id}`],
        setup: [{ step: 'scenario', do: [{ effect: 'spawn', what: `rat-${id}`, at: "space('D-5')" }] }],
      });
    const table = play(brings('attic', 2, 1), [brings('cellar', 9, 4)], {
      items: [rat('rat-attic'), rat('rat-cellar')],
      settings: { finishDisorders: 0 },
    });
    const defense = () => ['rat-attic', 'rat-cellar'].map((id) => table.read(table.entity(id), 'defense'));
    table.choose('pull-attic');
    expect(defense()).toEqual([2, 5]);
    // They stay on the board when their scenario is over, as they were.
    table.choose('pull-attic');
    expect(running(table)).toEqual(['cellar']);
    expect(defense()).toEqual([2, 5]);
  });

  test('lasting effects that keep to its own settings, whoever they are on', () => {
    const drill = (id: string, pull: number) =>
      levers(id, 9, {
        settings: { wanted: 9, pull },
        jump: { if: 'true', text: 'At once.' },
        triggers: [
          {
            id: 'drill',
            when: 'surge',
            do: [
              {
                effect: 'lasting',
                on: 'characters',
                until: 'end-of-game',
                modifiers: [{ stat: 'imagination', add: 'setting.pull' }],
              },
            ],
          },
        ],
      });
    const table = play(drill('attic', 1), [drill('cellar', 10)], { cards: [movement('surge', { color: 'red' })] });
    expect(running(table)).toEqual(['attic', 'cellar']);
    table.endTurns();
    expect(table.read('one', 'imagination')).toBe(7 + 1 + 10);
  });
});

describe('in the Final Clash of a game of two', () => {
  const clash = () => {
    const table = play(levers('attic', 1), [levers('cellar', 1)], { settings: { trackPerScenario: 1 } });
    table.walkTheWarden(2);
    table.put('one', 'B-3');
    table.put('two', 'B-3');
    for (const id of ['one', 'two']) table.set(id, 'insanity', 7);
    return table;
  };

  test('scenarios are still finished and begun, without rewards, and the game is not won by them', () => {
    const table = clash();
    table.top('movement/quiet');
    table.choose('end-turn');
    table.set(table.play.program.gameEntity(table.play), 'wardenDue', 1);
    table.choose('end-turn');
    table.goOn();
    expect(table.warden).toBe('clash');
    table.choose('pull-attic');
    expect(running(table)).toEqual(['cellar']);
    expect(table.read('one', 'insanity')).toBe(7);
    table.choose('pull-cellar');
    expect(running(table)).toEqual([]);
    expect(table.view().result).toBeNull();
  });
});

describe('the insomnia track', () => {
  const track = (length: string | number, onEnd: readonly unknown[] = []): Item => ({
    kind: 'track',
    id: 'insomnia',
    source: 'original',
    name: 'Insomnia track',
    marker: 'warden',
    along: 'spaces.filter(s, s.number > 0)',
    orderBy: ['quarter', 'number'],
    length,
    onEnd,
  });

  test.each([
    [1, 5],
    [2, 20],
  ])('has as many spaces for difficulty %i as its item says: %i', (difficulty, length) => {
    const table = play(levers('attic', 2), [], { difficulty, items: [track('game.difficulty == 1 ? 5 : 20')] });
    expect(table.view().tracks[0]?.spaces).toHaveLength(length);
  });

  test('begins the Final Clash after the last space that its item says', () => {
    const table = play(levers('attic', 9), [], { items: [track(3)], cards: [movement('walk', { warden: true })] });
    table.walkTheWarden(3);
    table.put('one', 'B-3');
    table.put('two', 'B-3');
    table.endTurns();
    expect(table.warden).toBe('clash');
  });
});
