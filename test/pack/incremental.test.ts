/** A checker that was fed changes says what a fresh one says. */

import { expect, test } from 'vitest';
import type { Content } from '../../engine/content';
import { checkContent } from '../../pack/check-content';
import { type CheckResult, createChecker } from '../../pack/checker';
import fc from '../fixtures/fast-check';
import { avoidance, fileOf, fire, pack, patient, smallPack, stunned } from './small-pack';

type Item = Record<string, unknown>;
const changed = (item: Item, more: Item) => fileOf({ ...item, ...more }).text;
const other: Item = { ...pack, id: 'more', extends: ['lobotomy'] };

/** Texts that each file may have in turn; null is no file at all. */
const TEXTS: Readonly<Record<string, readonly (string | null)[]>> = {
  'lobotomy/pack.json': [
    fileOf(pack).text,
    changed(pack, { system: 'nothing' }),
    changed(pack, { extends: ['more'] }),
    '{',
    null,
  ],
  'lobotomy/monster/patient.json': [
    fileOf(patient).text,
    changed(patient, { keywords: [{ keyword: 'avoidance', value: 3 }] }),
    changed(patient, { keywords: [{ keyword: 'avoidance', valeu: 3 }] }),
    changed(patient, { text: 'A [[stunned]] one with {', modifiers: [{ stat: 'counter:heat', add: 1 }] }),
    '[]',
    null,
  ],
  'lobotomy/keyword/fire.json': [
    fileOf(fire).text,
    changed(fire, { counters: { heat: {} } }),
    changed(fire, { counters: { heat: 3 } }),
    changed(fire, { kind: 'condition' }),
    `// a note\n${fileOf(fire).text}`,
    null,
  ],
  'lobotomy/keyword/avoidance.json': [fileOf(avoidance).text, changed(avoidance, { params: {} }), '', null],
  'lobotomy/condition/stunned.json': [fileOf(stunned).text, null],
  'more/pack.json': [
    fileOf(other).text,
    changed(other, { patches: [{ item: 'monster/patient', set: { 'stats.ap': 2 } }] }),
    changed(other, { patches: [{ item: 'monster/patient', set: { 'stats.app': 2 } }] }),
    null,
  ],
  'more/monster/patient.json': [changed(patient, { replaces: 'patient' }), fileOf(patient).text, null],
  'lobotomy/notes.md': ['text', null],
};

/** Finds something in whatever has modifiers. */
const compile = ({ items }: Content) =>
  items
    .filter((item) => item.modifiers !== undefined)
    .map(({ kind, id }) => ({
      code: 'expression',
      severity: 'error' as const,
      item: `${kind}/${id}` as const,
      pointer: '/modifiers/0/add',
      message: 'No.',
    }));

const plain = ({ problems, checked, packs, references }: CheckResult) => ({
  problems,
  checked,
  packs: [...packs.values()].map(({ folder, closure, joined }) => [folder.id, closure, [...joined.items]]),
  references: [...references],
});

const change = fc
  .constantFrom(...Object.keys(TEXTS))
  .chain((path) => fc.constantFrom(...(TEXTS[path] ?? [])).map((text) => ({ path, text })));

test('after any changes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), (rounds) => {
      const checker = createChecker({ compile });
      const files = new Map<string, string>();
      const update = (path: string, text: string | null) => {
        checker.update(path, text);
        if (text === null) files.delete(path);
        else files.set(path, text);
      };
      for (const { path, text } of smallPack) update(path, text);
      for (const round of rounds) {
        for (const { path, text } of round) update(path, text);
        const fresh = checkContent(Array.from(files, ([path, text]) => ({ path, text })).reverse(), { compile });
        expect(plain(checker.check())).toEqual(plain(fresh));
      }
    }),
    { numRuns: 150 },
  );
});

test('after the engine threw, the layer is missed and the next check looks at everything again', () => {
  let isBroken = true;
  const breaking = (content: Content) => {
    if (isBroken) throw new Error('a mistake of ours');
    return compile(content);
  };
  const heated = changed(fire, { modifiers: [{ stat: 'counter:heat', add: 1 }] });
  const files = smallPack.map((file) => (file.path.endsWith('/fire.json') ? { ...file, text: heated } : file));
  const checker = createChecker({ compile: breaking, goesOn: true });
  for (const { path, text } of files) checker.update(path, text);
  expect(checker.check().missed).toEqual([{ layer: 'expression', reason: 'lobotomy: a mistake of ours' }]);
  expect(() => checkContent(files, { compile: breaking })).toThrow('a mistake of ours');

  isBroken = false;
  checker.update('lobotomy/monster/patient.json', changed(patient, { text: 'Another.' }));
  const mended = checker.check();
  expect(mended.missed).toEqual([]);
  expect(mended.problems.filter(({ layer }) => layer === 'expression')).toHaveLength(1);
});

test('a pack is compiled anew when what it or one that it extends offers has changed, and not for anybody else', () => {
  const compiled: string[] = [];
  const checker = createChecker({
    compile: (content) => {
      compiled.push(content.pack);
      return compile(content);
    },
  });
  const apart: Item = { ...pack, id: 'apart' };
  for (const { path, text } of [...smallPack, fileOf(other, 'more'), fileOf(apart, 'apart'), fileOf(fire, 'apart')])
    checker.update(path, text);
  const compiledNow = (path: string, text: string) => {
    compiled.length = 0;
    checker.update(path, text);
    checker.check();
    return compiled;
  };
  checker.check();
  expect(compiledNow('lobotomy/monster/patient.json', '{')).toEqual(['lobotomy', 'more']);
  expect(compiledNow('apart/keyword/fire.json', '{')).toEqual(['apart']);
});
