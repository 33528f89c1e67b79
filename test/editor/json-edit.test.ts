import { expect, test } from 'vitest';
import { insertElement, removeValue, renameKey, setValue } from '../../editor/workbench/json-edit';
import { moveElement } from '../../editor/workbench/json-move';
import { parseText, readNode } from '../../editor/workbench/json-text';
import fc from '../fixtures/fast-check';

const nurse = `{
  // Elite of the night shift.
  "kind": "monster", "id": "nurse",
  "stats": { "ap": 1, "health": 2, "big": 9007199254740993, "one": 1.0 }, // tuned
  "attacks": [
    // first
    { "id": "syringe", "dice": 3 }, // frost
    { "id": "saw", "dice": 4 }
  ],
}
`;
const read = (text: string) => {
  const { root, errors } = parseText(text);
  expect(errors).toEqual([]);
  return root === undefined ? undefined : readNode(root);
};

test('a changed number changes only its digits', () => {
  expect(setValue(nurse, ['stats', 'health'], 4)).toBe(nurse.replace('"health": 2', '"health": 4'));
});

test('numbers that cannot be held exactly stay as typed when another value changes', () => {
  expect(setValue(nurse, ['stats', 'ap'], 3)).toContain('"big": 9007199254740993, "one": 1.0');
});

test('a new field joins a one-line object on its line, in the order of the schema', () => {
  const text = setValue(nurse, ['stats', 'ar'], 4, ['ap', 'ar', 'health']);
  expect(text).toBe(nurse.replace('"ap": 1,', '"ap": 1, "ar": 4,'));
});

test('a new field takes a line of its own among lines, after the comment that ends the line before', () => {
  const text = setValue(nurse, ['keywords'], ['frost'], ['stats', 'keywords', 'attacks']);
  expect(text).toBe(nurse.replace('// tuned\n', '// tuned\n  "keywords": ["frost"],\n'));
});

test('a new field keeps the trailing comma at the end', () => {
  expect(setValue(nurse, ['text'], 'Hm.')).toBe(nurse.replace('  ],\n}', '  ],\n  "text": "Hm.",\n}'));
});

test('windows line ends are used where the file has them', () => {
  const text = setValue('{\r\n  "a": 1\r\n}\r\n', ['b'], 2);
  expect(text).toBe('{\r\n  "a": 1,\r\n  "b": 2\r\n}\r\n');
});

test('a parent that is missing is made', () => {
  expect(setValue('{\n  "a": 1\n}\n', ['stats', 'ap'], 2)).toBe('{\n  "a": 1,\n  "stats": { "ap": 2 }\n}\n');
});

test('a removed field takes its comma, and the comment that ends its line', () => {
  expect(removeValue(nurse, ['stats'])).toBe(nurse.replace(/ {2}"stats".*\n/, ''));
  expect(removeValue(nurse, ['stats', 'one'])).toBe(nurse.replace(', "one": 1.0', ''));
  expect(removeValue(nurse, ['stats', 'ap'])).toBe(nurse.replace('"ap": 1, ', ''));
});

test('the last member of a list leaves no comma behind', () => {
  expect(removeValue(nurse, ['attacks', 1])).toContain('{ "id": "syringe", "dice": 3 } // frost\n  ]');
});

test('an emptied list closes up', () => {
  expect(removeValue('{ "a": [1] }', ['a', 0])).toBe('{ "a": [] }');
  expect(removeValue('{\n  "a": [\n    1\n  ]\n}\n', ['a', 0])).toBe('{\n  "a": []\n}\n');
});

test('a member put into a list keeps to its lines', () => {
  const text = insertElement(nurse, ['attacks'], 2, { id: 'kick', dice: 1 });
  expect(text).toBe(nurse.replace('"dice": 4 }\n', '"dice": 4 },\n    { "id": "kick", "dice": 1 }\n'));
  expect(insertElement('{ "a": [] }', ['a'], 0, 1)).toBe('{ "a": [1] }');
});

test('a moved member takes its comments along', () => {
  expect(moveElement(nurse, ['attacks'], 0, 1)).toContain(
    '[\n    { "id": "saw", "dice": 4 },\n    // first\n    { "id": "syringe", "dice": 3 } // frost\n  ],',
  );
});

test('moving a member there and back gives the same text', () => {
  expect(moveElement(moveElement(nurse, ['attacks'], 0, 1), ['attacks'], 1, 0)).toBe(nurse);
});

test('a renamed field keeps its value and its place', () => {
  expect(renameKey(nurse, ['stats', 'ap'], 'actions')).toBe(nurse.replace('"ap"', '"actions"'));
});

test('a key named __proto__ is an ordinary key', () => {
  const value = read('{ "__proto__": { "polluted": true } }');
  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

const key = fc.constantFrom('a', 'b', 'c', 'd e', '"q"');
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.integer(),
    fc.string(),
    fc.boolean(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

/** Writes a value with comments, odd white space and trailing commas strewn in. */
function strew(value: unknown, pick: () => number): string {
  const trivia = () => ['', ' ', '\n  ', ' /* x */ ', ' // y\n'][pick() % 5] ?? '';
  const list = (parts: string[], open: string, close: string) => {
    const comma = parts.length > 0 && pick() % 3 === 0 ? ',' : '';
    return open + trivia() + parts.map((part) => part + trivia()).join(`,${trivia()}`) + comma + trivia() + close;
  };
  if (Array.isArray(value))
    return list(
      value.map((member) => strew(member, pick)),
      '[',
      ']',
    );
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([k, v]) => `${JSON.stringify(k)}:${trivia()}${strew(v, pick)}`);
    return list(parts, '{', '}');
  }
  return JSON.stringify(value);
}

/** The characters of a text but for white space, sorted: nothing got lost and nothing was added. */
const inked = (text: string) => [...text.replace(/\s/g, '')].sort().join('');

const strewn = fc.tuple(
  fc.dictionary(key, json, { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  fc.infiniteStream(fc.nat(59)),
);

test('after any edit the text parses to the edited value and no comment is lost', () => {
  fc.assert(
    fc.property(strewn, key, json, ([value, stream], name, next) => {
      const numbers = stream[Symbol.iterator]();
      const text = strew(value, () => Number(numbers.next().value));
      expect(read(setValue(text, [name], next))).toEqual({ ...value, [name]: next });
      const { [name]: _, ...rest } = value;
      expect(read(removeValue(text, [name]))).toEqual(rest);
      for (const [field, list] of Object.entries(value)) {
        if (!Array.isArray(list)) continue;
        expect(read(insertElement(text, [field], 1, next))).toEqual({ ...value, [field]: list.toSpliced(1, 0, next) });
        if (list.length > 1) {
          const moved = moveElement(text, [field], 0, list.length - 1);
          expect(read(moved)).toEqual({ ...value, [field]: [...list.slice(1), list[0]] });
          expect(inked(moved)).toBe(inked(text));
        }
        if (list.length > 0) expect(read(removeValue(text, [field, 0]))).toEqual({ ...value, [field]: list.slice(1) });
      }
    }),
    { numRuns: 600 },
  );
});
