import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContentPath } from '../../workspace/content-path';
import fc from '../fixtures/fast-check';

const isAccepted = (path: string) => checkContentPath(path).ok;

describe('a content path', () => {
  test.each(['pack.json', 'lobotomy/pack.json', 'lobotomy/monster/nurse.json', 'mein-paket/figur/Käthe.json'])(
    'may be %s',
    (path) => {
      expect(isAccepted(path)).toBe(true);
    },
  );

  test.each([
    ['', 'it has an empty part'],
    ['/etc/passwd.json', 'it has an empty part'],
    ['a//b.json', 'it has an empty part'],
    ['../b.json', 'it has a part ".."'],
    ['a/../../b.json', 'it has a part ".."'],
    ['a/./b.json', 'it has a part "."'],
    ['.git/config.json', '".git" is hidden'],
    ['a/.b.json', '".b.json" is hidden'],
    ['a\\b.json', 'has a character that not every system allows'],
    ['c:/b.json', 'has a character that not every system allows'],
    ['a\u0000b.json', 'has a character that not every system allows'],
    ['a /b.json', 'ends in a dot or a space'],
    ['con.json', 'some systems keep for themselves'],
    ['nurse.ts', 'it does not end in .json'],
    [`${'n'.repeat(201)}.json`, 'a part of it is too long'],
    [`${'n/'.repeat(600)}.json`, 'it is too long'],
    ['Ka\u0308the.json', 'is written in more than one way'],
  ])('may not be %j: %s', (path, problem) => {
    const outcome = checkContentPath(path);
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'bad-path', error: expect.stringContaining(problem) },
    });
  });

  test('never leads out of the folder, whatever is typed', () => {
    const part = fc.oneof(
      fc.constantFrom('..', '.', '', '/', '\\', '~', 'a', '%2e%2e', '\u0000'),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), fc.constantFrom('/', '\\', ''), (parts, between) => {
        const path = `${parts.join(between)}.json`;
        if (!isAccepted(path)) return;
        expect(resolve('/content', path)).toBe(join('/content', path));
        expect(resolve('/content', path).startsWith('/content/')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
