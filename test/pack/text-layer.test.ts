/** Text that is not JSON, or not JSON that is safe: what is said, and exactly where. */
import { describe, expect, test } from 'vitest';
import { fileOf, fire, onlyProblem, placed, problemsWith } from './small-pack';

const PATH = 'lobotomy/keyword/fire.json';
const GOOD = '{ "kind": "keyword", "id": "fire", "source": "original", "name": "Fire" }';
const inFire = (text: string) => onlyProblem(problemsWith({ path: PATH, text }));

test('finds nothing in a sound pack', () => {
  expect(problemsWith()).toEqual([]);
});

describe('says once, and where, why a text is not JSON', () => {
  test.each([
    ['{ "kind": "keyword" "id": "fire" }', 'text-syntax 1:21-25', 'A comma is missing before this.'],
    ['{ "kind": 04 }', 'text-syntax 1:12-13', 'A number cannot begin with a zero.'],
    ['{ "kind" "keyword" }', 'text-syntax 1:10-19', 'A colon was expected here.'],
    ['{ "kind": keyword }', 'text-syntax 1:11-18', 'This word means nothing in JSON.'],
    ['{ "kind": }', 'text-syntax 1:11-12', 'A value was expected here.'],
    ['{ kind: "keyword" }', 'text-syntax 1:3-7', 'This word means nothing in JSON.'],
    ['{ "kind": "keyword', 'text-syntax 1:11-19', 'This text is not closed.'],
    ['{ "kind": "keyword"', 'text-syntax 1:20-20', 'A closing brace } is missing.'],
    ['{ "kind": ["keyword" }', 'text-syntax 1:22-23', 'A closing bracket ] is missing before this.'],
    ['{ "kind": 3. }', 'text-syntax 1:11-13', 'This number breaks off.'],
    ['{ "kind": "a\\x" }', 'text-syntax 1:11-16', 'A backslash cannot stand before this character.'],
    ['{ "kind": "a\tb" }', 'text-syntax 1:11-16', 'A text cannot hold this character as it is.'],
    ['{ "kind": "\\u12" }', 'text-syntax 1:11-17', 'This \\u is not followed by four digits.'],
    ['{ /* never closed', 'text-syntax 1:3-18', 'This comment is not closed.'],
    [`${GOOD} }`, 'text-syntax 1:75-76', 'The item ends before this.'],
  ])('%s', (text, place, message) => {
    const problem = inFire(text);
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect(problem).toMatchObject({ severity: 'error', layer: 'text', file: PATH });
    expect(problem.hint).toEqual(expect.any(String));
  });
});

test('offers the missing comma', () => {
  expect(inFire('{ "kind": "keyword" "id": "fire" }').fix).toEqual({ title: 'Put a comma before it', text: ',"id"' });
});

test('counts lines and columns as an editor does, with a byte order mark and any line ends', () => {
  const broken = ['{', '  "kind": "keyword"', '  "id": "fire"', '}'];
  for (const end of ['\n', '\r\n', '\r']) expect(placed(inFire(`\uFEFF${broken.join(end)}`))).toBe('text-syntax 3:3-7');
});

test('reads a file with a byte order mark and Windows line ends', () => {
  expect(problemsWith({ path: PATH, text: `\uFEFF${fileOf(fire).text.replaceAll('\n', '\r\n')}` })).toEqual([]);
});

test.each([
  ['', 'text-empty 1:1-1', 'This file is empty.'],
  ['  \n', 'text-empty 1:1-1', 'This file is empty.'],
  ['[1, 2]', 'text-not-object 1:1-7', 'A file holds one item, and that is an object.'],
  ['"fire"', 'text-not-object 1:1-7', 'A file holds one item, and that is an object.'],
  [
    GOOD.replace('"name"', '"id": "fire", "name"'),
    'text-duplicate-key 1:58-62',
    '`id` stands here twice; only the last one counts.',
  ],
  [
    GOOD.replace('"name"', '"__proto__": {}, "name"'),
    'text-reserved-key 1:58-69',
    'A field cannot be called `__proto__`.',
  ],
  [
    GOOD.replace('}', ', "limitPerOwner": 9007199254740993 }'),
    'text-unsafe-number 1:92-108',
    '9007199254740993 is too large; it would be read as 9007199254740992.',
  ],
])('%s', (text, place, message) => {
  const problem = inFire(text);
  expect(placed(problem)).toBe(place);
  expect(problem.message).toBe(message);
});

test('stops at a text that nests without end', () => {
  expect(placed(inFire('['.repeat(20000)))).toBe('text-too-deep 1:101-102');
});

test('a reserved key changes nothing', () => {
  inFire(GOOD.replace('"name"', '"__proto__": { "polluted": true }, "name"'));
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test.each([
  [`// a note\n${GOOD}`, 'text-comment 1:1-10', 'This file has comments.'],
  [GOOD.replace('"Fire"', '"Fire" /* a note */'), 'text-comment 1:73-85', 'This file has comments.'],
  [GOOD.replace('"Fire"', '"Fire",'), 'text-trailing-comma 1:72-73', 'A comma stands after the last entry.'],
])('takes loose JSON and says so: %s', (text, place, message) => {
  const problems = problemsWith({ path: PATH, text });
  expect(problems.map(placed)).toContain(place);
  expect(problems.find((problem) => placed(problem) === place)).toMatchObject({ message, severity: 'info' });
  expect(problems.every(({ severity }) => severity === 'info')).toBe(true);
});

test('does not take two slashes in a text for a comment', () => {
  expect(problemsWith({ path: PATH, text: GOOD.replace('"Fire"', '"Fire // , ]"') })).toEqual([]);
});
