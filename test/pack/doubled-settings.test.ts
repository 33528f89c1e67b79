/** Settings of one name: the whole pack shares them, so that only one of two numbers counts. */
import { describe, expect, test } from 'vitest';
import type { ContentFile } from '../../pack/checker';
import type { Problem } from '../../pack/problem';
import { fileOf, onlyProblem, pack, problemsWith } from './small-pack';

const having = (kind: string, id: string, settings: Record<string, number>, folder?: string): ContentFile =>
  fileOf({ kind, id, source: 'original', name: id, settings }, folder);

const about = (...files: ContentFile[]): Problem[] =>
  problemsWith(...files).filter(({ code }) => code === 'setting-doubled');
const told = (...files: ContentFile[]): string[] =>
  about(...files).map(
    ({ file, pointer, key, severity, message }) => `${file} ${pointer} ${key} ${severity}: ${message}`,
  );

const saw = having('weapon', 'saw', { teeth: 9 });
const rules = having('rule-set', 'rules', { teeth: 3 });
const night = having('scenario', 'night', { teeth: 4 });

describe('a setting is told', () => {
  test('if another item has one of its name, where it does not count', () => {
    expect(told(saw, having('equipment', 'comb', { teeth: 2, colors: 1 }))).toEqual([
      'lobotomy/equipment/comb.json /settings teeth warning: `weapon/saw` has a setting `teeth` too: only that one counts, for both.',
    ]);
    expect(onlyProblem(about(saw, having('equipment', 'comb', { teeth: 2 }))).hint).toMatch(
      /Give this one another name/,
    );
  });

  test('if the rules have one of its name', () => {
    expect(told(saw, rules)).toEqual([
      'lobotomy/weapon/saw.json /settings teeth warning: `rule-set/rules` has a setting `teeth` too: only that one counts, for both.',
    ]);
  });

  test('if a scenario changes it, which may be meant', () => {
    expect(told(saw, night)).toEqual([
      'lobotomy/weapon/saw.json /settings teeth info: `scenario/night` has a setting `teeth` too: only that one counts, for both while it is played.',
    ]);
  });

  test('of two rule sets', () => {
    expect(told(rules, having('rule-set', 'house-rules', { teeth: 5 }))).toEqual([
      'lobotomy/rule-set/house-rules.json /settings teeth warning: `rule-set/rules` has a setting `teeth` too: only that one counts, for both.',
    ]);
  });

  test('in the pack that brings it about, whichever of the two counts', () => {
    const more = fileOf({ ...pack, id: 'more', extends: ['lobotomy'] }, 'more');
    expect(told(saw, more, having('rule-set', 'zone', { teeth: 1 }, 'more'))).toEqual([
      'more/rule-set/zone.json /settings teeth warning: `weapon/saw` has a setting `teeth` too: only the one here counts, for both.',
    ]);
    expect(told(saw, more, having('drug', 'paste', { teeth: 1 }, 'more'))).toHaveLength(1);
  });
});

test('scenarios may share names, and have other numbers than the rules', () => {
  expect(about(rules, night, having('scenario', 'day', { teeth: 6 }))).toEqual([]);
});
