/** The scenario layer: objectives that nobody can meet, as far as content alone proves it. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../pack/check-content';
import { checkObjectives } from '../../pack/check-objectives';
import type { ContentFile } from '../../pack/checker';
import { parseFile } from '../../pack/parse-file';
import type { Problem } from '../../pack/problem';
import { fileOf, onlyProblem, withFiles } from './small-pack';

type Item = Record<string, unknown>;

const night = (objectives: Item[], more: Item = {}): ContentFile =>
  fileOf({
    kind: 'scenario',
    id: 'night',
    source: 'original',
    name: 'A night',
    text: 'A night.',
    players: { min: 3, max: 5 },
    objectives: objectives.map((each, place) => ({ id: `goal-${place + 1}`, text: 'The goal', ...each })),
    ...more,
  });
const lamp = (more: Item = {}): ContentFile =>
  fileOf({ kind: 'token', id: 'lamp', source: 'original', name: 'Lamp', supply: 4, ...more });
const change = (more: Item): Item => ({ effect: 'change', of: 'self', stat: 'counter:lit', ...more });
const lighting = (...effects: Item[]): Item => ({
  counters: { lit: { name: 'Lit' } },
  triggers: [{ id: 'light', when: 'round', do: effects }],
});

const about = (...files: ContentFile[]): Problem[] =>
  checkContent(withFiles(...files), { trySetups: () => [] }).problems.filter(({ code }) =>
    ['scenario-no-objective', 'scenario-never-met'].includes(code),
  );

describe('a scenario without objectives', () => {
  test('is told that nothing finishes it', () => {
    const { severity, message, hint } = onlyProblem(about(night([])));
    expect(severity).toBe('warning');
    expect(message).toBe(
      'Nothing finishes this scenario: it has no objective, no way to win and no effect that finishes it.',
    );
    expect(hint).toBe('Add an objective, or an ending to `win`.');
  });

  test.each([
    ['a way to win', { win: [{ if: 'monsters.size() > 5' }] }],
    ['an effect that wins', lighting({ effect: 'end', result: 'win', text: 'Dawn.' })],
    ['an effect that finishes it', lighting({ effect: 'scenario', do: 'finish' })],
  ])('is not told with %s', (_, more) => {
    expect(about(night([], more))).toEqual([]);
  });

  test('is not told where the rules of the game finish it', () => {
    const { file } = about(night([]))[0] as Problem;
    const scenario = { kind: 'scenario', id: 'night' };
    const parsed = parseFile(file, JSON.stringify(scenario));
    const items = new Map([['scenario/night', scenario]]) as Parameters<typeof checkObjectives>[2];
    expect(checkObjectives(parsed, 'night', items, false).map(({ code }) => code)).toEqual(['scenario-no-objective']);
    expect(checkObjectives(parsed, 'night', items, true)).toEqual([]);
  });

  test('is told if an effect only loses', () => {
    expect(about(night([], lighting({ effect: 'end', result: 'loss', text: 'Dark.' })))).toHaveLength(1);
  });
});

describe('an objective that needs more than there is', () => {
  const lamps = { progress: "inPlay('lamp').filter(l, l.space.isCell).size()", needed: 'setting.lamps' };

  test('is told with both numbers, and for which numbers of characters', () => {
    const settings = { settings: { lamps: 5 }, handicaps: [{ if: 'characters.size() == 3', settings: { lamps: 4 } }] };
    const { file, pointer, severity, message, hint } = onlyProblem(about(night([lamps], settings), lamp()));
    expect([file, pointer, severity]).toEqual(['lobotomy/scenario/night.json', '/objectives/0/needed', 'error']);
    expect(message).toBe(
      'With 4 and 5 characters the objective `goal-1` is never met: it needs 5, and its progress comes to 4 at most.',
    );
    expect(hint).toMatch(/^Ask for less/);
  });

  test('is not told if the supply is enough, or has no end', () => {
    expect(about(night([lamps], { settings: { lamps: 4 } }), lamp())).toEqual([]);
    expect(about(night([lamps], { settings: { lamps: 5 } }), lamp({ supply: undefined }))).toEqual([]);
  });

  test('is not told if something else wins', () => {
    const more = { settings: { lamps: 5 }, win: [{ if: 'monsters.size() > 5' }] };
    expect(about(night([lamps], more), lamp())).toEqual([]);
  });

  test('is told of pieces that only a bag holds, beside a supply', () => {
    const bag = fileOf({
      kind: 'supply',
      id: 'bag',
      source: 'original',
      name: 'Bag',
      pieces: [{ piece: 'lamp', count: 2 }],
    });
    expect(about(night([{ ...lamps, needed: 6 }]), lamp(), bag)).toEqual([]);
    expect(about(night([{ ...lamps, needed: 7 }]), lamp(), bag)).toHaveLength(1);
  });

  test('is told of characters', () => {
    const progress = 'characters.filter(c, c.health > 0).size()';
    expect(onlyProblem(about(night([{ progress, needed: 4 }]))).message).toMatch(/^With 3 characters the objective/);
    expect(about(night([{ progress, needed: 'characters.size()' }]))).toEqual([]);
    const comes = lighting({ effect: 'spawn', what: 'guest', at: 'current.space' });
    const guest = fileOf({ kind: 'character', id: 'guest', source: 'original', name: 'Guest' });
    expect(about(night([{ progress, needed: 4 }], comes), guest)).toEqual([]);
  });

  test('is read through terms, sums and choices', () => {
    const litLamps: Item = { kind: 'term', id: 'litLamps', source: 'original', text: 'lit lamps', returns: 'int' };
    const term = fileOf({ ...litLamps, value: "sum(inPlay('lamp').map(l, l.health > 1 ? 2 : 1)) - 1" });
    const needing = (needed: number) => about(night([{ progress: 'litLamps()', needed }]), lamp(), term);
    expect(needing(7)).toEqual([]);
    expect(onlyProblem(needing(8)).message).toContain('comes to 7 at most');
  });

  test('is told of those of an item among others', () => {
    const needing = (progress: string) => about(night([{ progress, needed: 5 }]), lamp());
    expect(needing("tokens.filter(t, t.def == 'lamp' && t.space.isCell).size()")).toHaveLength(1);
    expect(needing("tokens.filter(t, t.def != 'lamp').size()")).toEqual([]);
    expect(needing("union(inPlay('lamp'), inPlay('patient')).size()")).toEqual([]);
  });
});

describe('ways to win', () => {
  const winning = (...tests: string[]): ContentFile => night([], { win: tests.map((test) => ({ if: test })) });

  test('are told if none of them can ever hold', () => {
    const { pointer, message } = onlyProblem(about(winning("inPlay('lamp').size() > 4"), lamp()));
    expect(pointer).toBe('/win');
    expect(message).toMatch(/nothing in `win` ever holds/);
  });

  test('are not told if one can', () => {
    expect(about(winning("inPlay('lamp').size() > 4", "inPlay('lamp').size() > 3"), lamp())).toEqual([]);
  });
});

describe('an objective that reads a counter', () => {
  const lit = { progress: "self.counter('lit')", needed: 3 };

  test.each([
    ['that nothing raises', [], 0],
    ['that is only lowered', [change({ by: -1 })], 0],
    ['that is set to less', [change({ to: 2 }), change({ to: 'setting.least' })], 2],
  ])('%s is never met', (_, effects, most) => {
    const { message } = onlyProblem(about(night([lit], { ...lighting(...effects), settings: { least: 1 } })));
    expect(message).toContain(`it needs 3, and its progress comes to ${most} at most`);
  });

  test.each([
    ['is added to', [change({ by: 1 })]],
    ['is added to by who knows how much', [change({ by: 'current.health' })]],
    ['is set to enough', [change({ to: 3 })]],
    ['is set to who knows what', [change({ to: 'current.health' })]],
  ])('that %s is not told', (_, effects) => {
    expect(about(night([lit], lighting(...effects)))).toEqual([]);
  });

  test('is told of several that are set once each', () => {
    const counters = { a: { name: 'A' }, b: { name: 'B' } };
    const set = (name: string): Item => ({ effect: 'change', of: 'self', stat: `counter:${name}`, to: 1 });
    const more = { counters, triggers: [{ id: 'set', when: 'round', do: [set('a'), set('b')] }] };
    const sum = { progress: "self.counter('a') + self.counter('b')", needed: 2 };
    expect(about(night([sum], more))).toEqual([]);
    expect(about(night([{ ...sum, needed: 3 }], more))).toHaveLength(1);
  });
});
