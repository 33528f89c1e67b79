/** A quick check leaves set-ups for later, scenario by scenario, and in the end has said the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { TrialFinding } from '../../engine/language/trial-findings';
import { createChecker } from '../../pack/checker';
import type { Try } from '../../pack/setup-trials';
import { fileOf } from './small-pack';

const folder = join(import.meta.dirname, '../../content/deep-madness');
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .map((path) => ({
    path: `deep-madness/${path.replaceAll('\\', '/')}`,
    text: readFileSync(join(folder, path), 'utf8'),
  }));
const firstDive = JSON.parse(readFileSync(join(folder, 'scenario/first-dive.json'), 'utf8'));

/** Another scenario of the pack, which is the same but for its name and `more`. */
const scenario = (id: string, more: Record<string, unknown> = {}) =>
  fileOf({ ...firstDive, id, ...more }, 'deep-madness');

const endless = (id: string): TrialFinding => ({
  scenario: id,
  players: 3,
  variant: '',
  what: 'endless',
  item: `scenario/${id}`,
  at: undefined,
  missing: 0,
  isCertain: true,
  reason: '',
});

/** A checker of the scenarios `first-dive` and `night`, of which `night` comes to no end. */
function begin(trying: Try = (_, orders) => orders.map((order) => endless(order.scenario))) {
  const tried: string[] = [];
  const checker = createChecker({
    goesOn: true,
    trySetups: (content, orders) => {
      tried.push(...orders.map((order) => order.scenario));
      return trying(content, orders).filter((finding) => finding.scenario === 'night');
    },
  });
  for (const { path, text } of [...shipped, scenario('night')]) checker.update(path, text);
  const layer = (problems = checker.check().problems) =>
    problems.filter(({ layer }) => layer === 'scenario').map(({ code, file }) => `${code} ${file}`);
  const change = ({ path, text }: { path: string; text: string }) => checker.update(path, text);
  return { checker, tried, layer, change };
}

test('what is left is said, and found once it is tried', () => {
  const { checker, tried, layer } = begin();
  const quick = checker.checkQuickly();
  expect([quick.due, layer(quick.problems), tried]).toEqual([2, [], []]);
  expect(quick.missed).toEqual([{ layer: 'scenario', reason: '2 scenarios are being set up' }]);
  expect([checker.tryNext(), checker.tryNext(), checker.tryNext()]).toEqual([true, true, false]);
  const whole = checker.check();
  expect([whole.due, whole.missed, tried]).toEqual([0, [], ['first-dive', 'night']]);
  expect(layer()).toEqual([expect.stringMatching(/^scenario-endless .*night\.json$/)]);
});

test('a whole check does not wait for anybody', () => {
  const { checker, tried, layer } = begin();
  checker.checkQuickly();
  expect(checker.check().due).toBe(0);
  expect([layer().length, tried]).toEqual([1, ['first-dive', 'night']]);
  expect(checker.tryNext()).toBe(false);
});

test('what was found before is not told while its scenario is due again', () => {
  const { checker, layer, change } = begin();
  expect(layer()).toHaveLength(1);
  change(scenario('night', { settings: { ...firstDive.settings, samplesNeeded: 2 } }));
  const quick = checker.checkQuickly();
  expect([quick.due, layer(quick.problems)]).toEqual([1, []]);
  expect(layer()).toHaveLength(1);
});

test('a change of words takes nothing back of what was tried', () => {
  const { checker, tried, change } = begin();
  checker.checkQuickly();
  checker.tryNext();
  change(scenario('first-dive', { text: 'Bright.' }));
  expect(checker.checkQuickly().due).toBe(1);
  checker.check();
  expect(tried).toEqual(['first-dive', 'night']);
});

test('nothing is due of a pack that has errors since', () => {
  const { checker, tried, change } = begin();
  expect(checker.checkQuickly().due).toBe(2);
  change(scenario('night', { players: 'many' }));
  expect(checker.checkQuickly().due).toBe(0);
  expect([checker.tryNext(), tried]).toEqual([false, []]);
});

test('what the engine throws is told as in a whole check', () => {
  const { checker } = begin(() => {
    throw new Error('out of numbers');
  });
  checker.checkQuickly();
  while (checker.tryNext());
  expect(checker.check().missed).toMatchObject([
    { layer: 'scenario', reason: expect.stringContaining('out of numbers') },
  ]);
});
