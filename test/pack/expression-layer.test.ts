/** Expressions and texts: what the engine finds is shown in the file, once, at the very characters. */
import { describe, expect, test } from 'vitest';
import type { Content } from '../../engine/content';
import type { Finding } from '../../engine/language/findings';
import { checkContent } from '../../pack/check-content';
import { createChecker } from '../../pack/checker';
import { avoidance, fileOf, fire, onlyProblem, patient, placed, problemsWith, withFiles } from './small-pack';

type Item = Record<string, unknown>;
const withText = (text: string): Item => ({ ...patient, text });
const finding = (pointer: string, more: Partial<Finding> = {}): Finding => ({
  code: 'expression',
  severity: 'error',
  item: 'monster/patient',
  pointer,
  message: 'There is no `slef` here.',
  ...more,
});
/** The problems of the small pack with this item when the engine finds this. */
const compiledWith = (item: Item, ...findings: Finding[]) =>
  checkContent(withFiles(fileOf(item)), { compile: () => findings }).problems;

describe('findings of the engine', () => {
  const item = { ...patient, text: 'a', modifiers: [{ stat: 'ap', add: '"é" == slef.x' }] };

  test('underline the characters meant, past what JSON writes with escapes', () => {
    const range = { start: 7, end: 11 };
    const problem = onlyProblem(compiledWith(item, finding('/modifiers/0/add', { range, replacement: 'self' })));
    expect(placed(problem)).toBe('expression 26:24-28');
    expect(problem).toMatchObject({ layer: 'expression', fix: { text: 'self' } });
  });

  test('underline the whole value without a range', () => {
    expect(placed(onlyProblem(compiledWith(item, finding('/modifiers/0/add'))))).toBe('expression 26:14-31');
  });

  test('are left out at places of which an earlier layer has spoken', () => {
    const misspelt = { ...patient, modifiers: [{ stat: 'app', add: 1 }] };
    const code = 'stat-unknown';
    expect(onlyProblem(compiledWith(misspelt, finding('/modifiers/0/stat', { code }))).code).toBe('name-unknown');
  });

  test('the engine is given what can be played, and of a broken item only what others may speak of', () => {
    let content: Content | undefined;
    const compile = (given: Content) => {
      content = given;
      return [];
    };
    const broken = { ...fire, settings: { heat: 2 }, symbol: 'yes' };
    checkContent(withFiles(fileOf(broken)), { compile });
    const items = content?.items.map(({ kind, id }) => `${kind}/${id}`);
    expect(items).toEqual([
      'carrier/carrier',
      'condition/stunned',
      'keyword/avoidance',
      'keyword/fire',
      'monster/patient',
    ]);
    expect(content?.items.find(({ id }) => id === 'fire')).toEqual({
      kind: 'keyword',
      id: 'fire',
      source: 'original',
      name: 'fire',
      settings: { heat: 2 },
    });
  });

  test('are asked for again only when content has changed', () => {
    let count = 0;
    const checker = createChecker({
      compile: () => {
        count++;
        return [];
      },
    });
    for (const { path, text } of withFiles()) checker.update(path, text);
    checker.check();
    checker.update('lobotomy/notes.md', 'x');
    checker.check();
    checker.update('lobotomy/keyword/fire.json', fileOf(fire).text);
    checker.check();
    expect(count).toBe(1);
    checker.update('lobotomy/keyword/fire.json', fileOf({ ...fire, name: 'Flame' }).text);
    checker.check();
    expect(count).toBe(2);
  });
});

describe('texts', () => {
  test.each([
    ['Take {setting.a} now', []],
    ['{n|one token|# tokens}, {a || b}, [[stunned]], :fire:', []],
    ['Take {n', ['template-broken 22:17-18']],
    ['Take n}', ['template-broken 22:18-19']],
    ['Take {}', ['template-broken 22:17-19']],
    ['Take {n|one}', ['template-broken 22:17-24']],
    ['A [[stuned]] one', ['ref-unknown 22:16-22']],
    ['A [[stunned', ['template-broken 22:14-16']],
    ['A "quoted" :fier: one', ['name-unknown 22:26-30']],
  ])('%s', (text, expected) => {
    expect(problemsWith(fileOf(withText(text))).map(placed)).toEqual(expected);
  });

  test('suggest the keyword that was meant', () => {
    const problem = onlyProblem(problemsWith(fileOf(withText('A [[stuned]] one'))));
    expect(problem.message).toBe('There is no keyword or condition `stuned`.');
    expect(problem.fix).toEqual({ title: 'Change to `stunned`', text: 'stunned' });
  });
});

describe('hints at what is hard to read', () => {
  const keyword = (effects: unknown[]): Item => ({
    ...avoidance,
    triggers: [{ id: 'one', when: 'damage', do: effects }],
  });
  const say = { effect: 'say', text: 'a' };
  const nested = (depth: number): unknown =>
    depth === 0 ? say : { effect: 'if', test: true, do: [nested(depth - 1)] };

  test.each([
    [
      'a long expression',
      keyword([{ effect: 'if', test: `${'true && '.repeat(11)}true`, do: [] }]),
      'reading-long-expression 16:19-113',
    ],
    ['more than eight effects', keyword(Array(9).fill(say)), 'reading-long-trigger 10:5-6'],
    ['three ifs in each other', keyword([nested(3)]), 'reading-deep-if 22:17-18'],
  ])('%s', (_, item, place) => {
    const problem = onlyProblem(problemsWith(fileOf(item)));
    expect(placed(problem)).toBe(place);
    expect(problem.severity).toBe('hint');
  });

  test('count what an expression joins, calls and goes through, however long its names are', () => {
    const steps = 'monsters.filter(m, m.health > 1 && m.space == self.space).exists(m, half(m.health) + 1 > 2 * 3 - 1)';
    const held = (times: number) => keyword([{ effect: 'if', test: `${steps}${' || true'.repeat(times)}`, do: [] }]);
    expect(problemsWith(fileOf(held(3)))).toEqual([]);
    expect(onlyProblem(problemsWith(fileOf(held(4)))).message).toMatch(/^This expression takes 11 steps/);
  });

  test('count one of several alternatives', () => {
    const list = (count: number) => Array(count).fill(say);
    const either = { effect: 'if', test: true, do: list(7), else: list(7) };
    const options = ['a', 'b'].map((id) => ({ id, text: id, do: list(7) }));
    const choose = { effect: 'choose', text: 'Which?', options };
    for (const effect of [either, choose]) {
      expect(problemsWith(fileOf(keyword([effect])))).toEqual([]);
      expect(onlyProblem(problemsWith(fileOf(keyword([effect, say])))).message).toBe('This trigger has 9 effects.');
    }
  });

  test('but not at what is just short enough', () => {
    expect(problemsWith(fileOf(keyword([...Array(6).fill(say), nested(2)].slice(0, 6))))).toEqual([]);
  });
});
