/** The scenario layer: what keeps a scenario from being set up, for which numbers of characters, and where an author mends it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { trialsOf } from '../../engine/systems/check';
import { type CheckResult, createChecker } from '../../pack/checker';
import type { Problem } from '../../pack/problem';
import type { Try } from '../../pack/setup-trials';

type Item = Record<string, unknown>;

const folder = join(import.meta.dirname, '../../content/lobotomy');
const shipped = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.startsWith('scenario'))
    .map((path) => [`lobotomy/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path), 'utf8')]),
);

/** How often each scenario was tried, since the last reset. */
const tried: string[] = [];
const trying: Try = (content, orders) => {
  tried.push(...orders.map(({ scenario }) => scenario));
  return trialsOf(content, orders);
};

const checker = createChecker({ trySetups: trying });
const now = new Map<string, string>();
const put = (path: string, text: string | null) => {
  if (text === null) now.delete(path);
  else now.set(path, text);
  checker.update(path, text);
};
// A pack without scenarios has none that comes first.
const { firstScenario: _, ...pack } = JSON.parse(shipped.get('lobotomy/pack.json') ?? '');
shipped.set('lobotomy/pack.json', JSON.stringify(pack, null, 2));
for (const [path, text] of shipped) put(path, text);
// What speaks of scenarios goes with them.
for (let broken = errorFiles(); broken.length > 0; broken = errorFiles()) {
  for (const path of broken) {
    shipped.delete(path);
    put(path, null);
  }
}

function errorFiles(): string[] {
  return checker.check().problems.flatMap(({ severity, file }) => (severity === 'error' ? [file] : []));
}

/** The shipped pack without its scenarios, with so many characters more that five can play. */
beforeEach(() => {
  for (const path of now.keys()) if (!shipped.has(path)) put(path, null);
  for (const [path, text] of shipped) if (now.get(path) !== text) put(path, text);
  for (let n = count('character/'); n < 5; n++) add(hero(`spare-${n}`));
  tried.length = 0;
});

const count = (folder: string) => [...now.keys()].filter((path) => path.startsWith(`lobotomy/${folder}`)).length;
const read = (key: string): Item => JSON.parse(now.get(`lobotomy/${key}.json`) ?? '');
const add = (item: Item) => put(`lobotomy/${item.kind}/${item.id}.json`, JSON.stringify(item, null, 2));
const change = (key: string, more: Item) => add({ ...read(key), ...more });
const hero = (id: string): Item => ({ ...read('character/marta-quillon'), id, name: id, gear: [] });

const night = (more: Item): Item => ({
  kind: 'scenario',
  id: 'night',
  source: 'original',
  name: 'A night',
  text: 'A night.',
  board: 'morrow-hill',
  players: { min: 3, max: 5 },
  objectives: [{ id: 'dawn', text: 'See the dawn', progress: 'first(characters).steps', needed: 99 }],
  ...more,
});
const token = (more: Item): Item => ({ kind: 'token', id: 'lamp', source: 'original', name: 'Lamp', ...more });
const setup = (...effects: Item[]) => [{ step: 'scenario', do: effects }];
const lamps = (amount: number | string, more: Item = {}): Item => ({
  effect: 'spawn',
  what: 'lamp',
  count: amount,
  placement: 'random-space',
  ...more,
});

const layer = (result: CheckResult = checker.check()): Problem[] =>
  result.problems.filter((problem) => problem.layer === 'scenario');
const told = (): string[] =>
  layer().map(({ file, pointer, code, severity }) => `${file} ${pointer} ${code} ${severity}`);
const only = (): Problem => {
  const [problem, ...others] = layer();
  expect(others.map(({ message }) => message)).toEqual([]);
  if (problem === undefined) throw new Error('there is no problem');
  return problem;
};

test('a scenario that can be set up is no problem', () => {
  add(token({ supply: 5 }));
  add(night({ setup: setup(lamps(5)) }));
  expect(layer()).toEqual([]);
  expect(tried).toEqual(['night']);
});

describe('more than the supply', () => {
  test('is told at the number, with the players for which it fails and what to do', () => {
    add(token({ supply: 6 }));
    add(
      night({
        settings: { lamps: 8 },
        setup: setup(lamps('setting.lamps')),
        handicaps: [{ id: 'three', if: 'characters.size() <= 3', text: 'Three.', settings: { lamps: 6 } }],
      }),
    );
    const { file, pointer, line, code, severity, message, hint } = only();
    expect([file, pointer, code, severity]).toEqual([
      'lobotomy/scenario/night.json',
      '/setup/0/do/0/count',
      'scenario-few-pieces',
      'error',
    ]);
    expect(now.get(file)?.split('\n')[line - 1]).toContain('"count": "setting.lamps"');
    expect(message).toBe('With 4 and 5 characters the set-up places up to 8 of `token/lamp`, and there are only 6.');
    expect(hint).toBe('Raise `supply` of `token/lamp` to 8, or place fewer: a handicap can lower the number.');
  });

  test('is added up over the set-up, over characters, over repeats, and over handicaps', () => {
    const each = { effect: 'each', in: 'characters', as: 'who', do: [lamps(1)] };
    add(token({ supply: 8 }));
    add(night({ setup: setup(lamps(4), each) }));
    expect(only().message).toContain('With 5 characters the set-up places up to 9 of');
    add(night({ setup: setup({ effect: 'repeat', times: 'characters.size() - 2', do: [lamps(4)] }) }));
    expect(only().message).toContain('With 5 characters the set-up places up to 12 of');
    const handicaps = [{ id: 'three', if: 'characters.size() <= 3', text: 'Three.', do: [lamps(5)] }];
    add(night({ setup: setup(lamps(4)), handicaps }));
    expect(only().message).toContain('With 3 characters the set-up places up to 9 of');
  });

  test('is found by trying where content alone does not say it', () => {
    add(token({ supply: 3 }));
    const everyCell = { effect: 'each', in: 'spaces.filter(s, s.isCell)', as: 'cell', do: [lamps(1)] };
    add(night({ setup: setup(everyCell) }));
    const { pointer, message, severity } = only();
    expect([pointer, severity]).toEqual(['/setup/0/do/0/do/0', 'error']);
    expect(message).toMatch(/^With 3, 4 and 5 characters the set-up takes \d+ more of `token\/lamp` than there are\.$/);
  });

  test('is told of the rules at what is short, once for all scenarios', () => {
    change('monster/patient', { supply: 3 });
    add(night({}));
    add({ ...night({}), id: 'day', name: 'A day' });
    const { file, pointer, message } = only();
    expect([file, pointer]).toEqual(['lobotomy/monster/patient.json', '/supply']);
    expect(message).toBe(
      'With 3, 4 and 5 characters the set-up of `day` and 1 other scenario takes 1 more of `monster/patient` than there is.',
    );
  });

  test('is told of a bag', () => {
    change('supply/body-tokens', { pieces: [{ piece: 'body-drug', count: 2 }] });
    add(night({}));
    expect(only()).toMatchObject({ file: 'lobotomy/supply/body-tokens.json', pointer: '/pieces' });
  });

  test('counts what a patch of another pack says', () => {
    add(token({ supply: 6 }));
    add(night({ setup: setup(lamps(6)) }));
    const more = { kind: 'pack', id: 'more', source: 'original', name: 'More', system: 'lobotomy' };
    const patches = [{ item: 'token/lamp', set: { supply: 4 } }];
    put('more/pack.json', JSON.stringify({ ...more, extends: ['lobotomy'], patches }));
    put('more/scenario/dusk.json', JSON.stringify({ ...night({ setup: setup(lamps(6)) }), id: 'dusk' }));
    expect(told()).toEqual(['more/scenario/dusk.json /setup/0/do/0/count scenario-few-pieces error']);
  });
});

describe('a variant', () => {
  const variant = (id: string, settings: Record<string, number>) => ({ id, name: id, text: `${id}.`, settings });

  test('is tried too, and what it brings about is told of it', () => {
    add(token({ supply: 5 }));
    const variants = [variant('bright', { lamps: 6 }), variant('dim', { lamps: 1 })];
    add(night({ settings: { lamps: 5 }, setup: setup(lamps('setting.lamps')), variants }));
    const { pointer, severity, message } = only();
    expect([pointer, severity]).toEqual(['/setup/0/do/0', 'error']);
    expect(message).toBe(
      'With 3, 4 and 5 characters and the variant `bright` the set-up takes 1 more of `token/lamp` than there is.',
    );
  });

  test('of a rule set is tried with every scenario', () => {
    change('rule-set/lobotomy', { variants: [variant('crowd', { patientsPerQuarter: 9 })] });
    add(night({}));
    expect(only().message).toMatch(
      /^With 3, 4 and 5 characters and the variant `crowd` the set-up of `night` takes \d+ more of `monster\/patient`/,
    );
  });

  test('is not told of what goes wrong without it', () => {
    add(token({ supply: 4 }));
    const everyCell = { effect: 'each', in: 'spaces.filter(s, s.isCell)', as: 'cell', do: [lamps('setting.lamps')] };
    add(night({ settings: { lamps: 9 }, setup: setup(everyCell), variants: [variant('bright', { lamps: 10 })] }));
    expect(only().message).toMatch(/^With 3, 4 and 5 characters the set-up takes/);
  });
});

describe('more cards than a deck has', () => {
  const draw = (amount: number): Item => ({ effect: 'draw', from: 'weapons', who: 'self', count: amount, into: 'box' });

  test('is told with both numbers', () => {
    const cards = read('deck/weapons');
    const weapons = count('weapon/');
    expect(cards.from).toEqual({ kind: 'weapon' });
    add(night({ setup: setup(draw(99)) }));
    const { pointer, code, message } = only();
    expect([pointer, code]).toEqual(['/setup/0/do/0/count', 'scenario-few-cards']);
    expect(message).toContain('draws up to 99 cards of `deck/weapons`, which has only');
    expect(Number(/only (\d+)/.exec(message)?.[1])).toBeGreaterThanOrEqual(weapons);
  });

  test('is told of the gear of a character that no deck has left', () => {
    const [gear] = read('character/marta-quillon').gear as string[];
    change('character/marta-quillon', { gear: [gear, gear, gear] });
    add(night({}));
    expect(layer().map(({ file, code }) => [file, code])).toContainEqual([
      'lobotomy/character/marta-quillon.json',
      'scenario-few-cards',
    ]);
  });
});

describe('a place that is not there', () => {
  test('is told at the effect that wants it', () => {
    add(token({}));
    add(night({ setup: setup({ effect: 'spawn', what: 'lamp', at: "space('A-99')" }) }));
    const { pointer, code, message } = only();
    expect([pointer, code]).toEqual(['/setup/0/do/0', 'scenario-no-place']);
    expect(message).toContain('With 3, 4 and 5 characters the set-up puts `token/lamp` in a place that is not there');
  });

  test('is told of a quarter that the board cannot take', () => {
    add(night({ quarter: 'centre' }));
    expect(layer()[0]).toMatchObject({ pointer: '/quarter', code: 'scenario-no-place', severity: 'error' });
  });

  test('is told of a board with more places than tiles', () => {
    const tiles = [...now.keys()].filter((path) => path.startsWith('lobotomy/tile/q'));
    for (const path of tiles.slice(3)) put(path, null);
    add(night({}));
    expect(layer()).toMatchObject([
      { file: 'lobotomy/board/morrow-hill.json', pointer: '/places/3', code: 'scenario-few-pieces', severity: 'error' },
    ]);
  });

  test('is a warning if it is a tile that may be drawn, and none once the scenario asks for it', () => {
    const speaks = { triggers: [{ id: 't', when: 'round', if: "current.space.tile.def == 'q01'", do: [] }] };
    const quiet = { id: 'say', effect: 'say', text: 'Here.' };
    const triggers = speaks.triggers.map((trigger) => ({
      ...trigger,
      do: [{ effect: quiet.effect, text: quiet.text }],
    }));
    add(night({ triggers }));
    expect(only()).toMatchObject({ pointer: '/triggers/0/if', code: 'scenario-tile-by-chance', severity: 'warning' });
    add(night({ triggers, quarter: 'q01' }));
    expect(layer()).toEqual([]);
  });
});

describe('too few characters', () => {
  test('is a warning while the scenario can be played with fewer', () => {
    add(night({ players: { min: 3, max: 7 } }));
    for (const path of [...now.keys()].filter((path) => path.startsWith('lobotomy/character/')).slice(5))
      put(path, null);
    const { pointer, severity, message, hint } = only();
    expect([pointer, severity]).toEqual(['/players/max', 'warning']);
    expect(message).toBe('With 6 and 7 characters it cannot be played: there are only 5.');
    expect(hint).toBe('Write 2 more, or allow fewer.');
  });

  test('is an error if nobody can play it', () => {
    add(night({ players: { min: 11, max: 12 } }));
    expect(told()).toEqual(['lobotomy/scenario/night.json /players/max scenario-few-characters error']);
  });
});

describe('a set-up that never comes to the first round', () => {
  const endless = (test: string) => [
    {
      id: 'again',
      when: 'settled',
      if: test,
      do: [{ effect: 'repeat', until: 'false', do: [{ effect: 'say', text: 'x' }] }],
    },
  ];

  test('is told with what is in the loop', () => {
    add(night({ triggers: endless('true') }));
    const { code, message } = only();
    expect(code).toBe('scenario-endless');
    expect(message).toBe(
      'With 3, 4 and 5 characters the set-up of `night` comes to no end; `scenario/night` is in the loop.',
    );
  });

  test('is told for the numbers of characters that bring it about', () => {
    add(night({ triggers: endless('characters.size() == 4') }));
    expect(only().message).toMatch(/^With 4 characters the set-up/);
  });

  test('ends the check soon, however much is asked for', () => {
    add(token({}));
    add(night({ setup: setup(lamps(2_000_000_000)) }));
    expect(only().code).toBe('scenario-endless');
  });

  test('is told if it only asks and asks', () => {
    const ask = {
      effect: 'choose',
      text: 'Again?',
      options: [
        { id: 'yes', text: 'Yes', do: [] },
        { id: 'no', text: 'No', do: [] },
      ],
    };
    add(night({ setup: setup({ effect: 'repeat', times: 1000, do: [ask] }) }));
    expect(only().message).toContain('asks one question after the other');
  });
});

describe('a pack with errors', () => {
  test('is not tried, and says so', () => {
    add(token({}));
    add(night({ setup: setup({ effect: 'spawn', what: 'lamp', at: "space('A-99')" }) }));
    expect(layer()).toHaveLength(1);
    tried.length = 0;
    change('monster/patient', { stats: { ap: 'x' } });
    const result = checker.check();
    expect(layer(result)).toEqual([]);
    expect(tried).toEqual([]);
    expect(result.missed).toEqual([
      { layer: 'scenario', reason: 'lobotomy has errors, so its scenarios were not set up' },
    ]);
  });

  test('is still told what content alone says', () => {
    add(token({ supply: 1 }));
    add(night({ setup: setup(lamps(2)) }));
    change('monster/patient', { stats: { ap: 'x' } });
    expect(told()).toEqual(['lobotomy/scenario/night.json /setup/0/do/0/count scenario-few-pieces error']);
  });

  test('without scenarios misses nothing', () => {
    change('monster/patient', { stats: { ap: 'x' } });
    expect(checker.check().missed).toEqual([]);
  });
});

describe('scenarios are tried again', () => {
  const rest = () => {
    add(night({}));
    add({ ...night({}), id: 'day', name: 'A day' });
    checker.check();
    tried.length = 0;
  };

  test('not after a change of words', () => {
    rest();
    add(night({ text: 'Another night.', flavor: 'Dark.' }));
    change('monster/patient', { text: 'Sad.' });
    checker.check();
    expect(tried).toEqual([]);
  });

  test('after a change of their own, and only they', () => {
    rest();
    add(night({ settings: { lamps: 2 } }));
    checker.check();
    expect(tried).toEqual(['night']);
  });

  test('after a change of what all of them use', () => {
    rest();
    change('monster/patient', { supply: 15 });
    checker.check();
    expect(tried).toEqual(['day', 'night']);
  });

  test('by a kept checker with the same outcome as by a fresh one', () => {
    rest();
    add(token({ supply: 1 }));
    add(night({ setup: setup(lamps(2)) }));
    change('monster/patient', { supply: 3 });
    const fresh = createChecker({ trySetups: trialsOf });
    for (const [path, text] of now) fresh.update(path, text);
    expect(checker.check().problems).toEqual(fresh.check().problems);
  });
});
