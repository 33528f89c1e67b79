/** The list of codes is whole: every code that the sources can give stands in it, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemCodes } from '../../pack/problem-codes';

const root = join(import.meta.dirname, '../..');
const PREFIXES = new Set(Object.keys(problemCodes).map((code) => code.slice(0, code.indexOf('-'))));

function* matchesIn(folder: string, pattern: RegExp): Generator<string> {
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || name === 'problem-codes.ts') continue;
    const text = readFileSync(join(root, folder, name), 'utf8');
    for (const [, word] of text.matchAll(pattern)) if (word) yield word;
    // The one code that is put together from two words.
    if (text.includes('-doubled`')) yield* ['board-place-id-doubled', 'board-place-number-doubled'];
  }
}

const written = new Set([
  ...['pack', 'engine/board', 'cli'].flatMap((folder) => [...matchesIn(folder, /'([a-z]+(?:-[a-z]+)+)'/g)]),
  ...matchesIn('engine/language', /code: '([a-z-]+)'/g),
]);

test.each(Object.keys(problemCodes))('%s is given by some check', (code) => {
  expect(written.has(code)).toBe(true);
});

test('no check gives a code that is not listed', () => {
  const codeLike = [...written].filter((word) => PREFIXES.has(word.slice(0, word.indexOf('-'))));
  const notCodes = new Set(['file-reader', 'board-place', 'pack-file', 'card-face', 'card-kind']);
  expect(codeLike.filter((word) => !(word in problemCodes) && !notCodes.has(word))).toEqual([]);
});
