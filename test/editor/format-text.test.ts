/** Formatting sets spaces right and nothing else: whoever broke lines and wrote comments finds them again. */
import { expect, test } from 'vitest';
import { formatText } from '../../editor/code/format-text';

test('sets indents and spaces, and leaves lines and comments where they are', () => {
  const text = '{\n "id":"nurse",   // hers\n"stats":{"ap":1,"health":4},\n      "do":[\n{"effect":"say"}\n]\n}';
  expect(formatText(text)).toBe(
    '{\n  "id": "nurse", // hers\n  "stats": { "ap": 1, "health": 4 },\n  "do": [\n    { "effect": "say" }\n  ]\n}\n',
  );
});

test('keeps the line ends of the file', () => {
  expect(formatText('{\r\n"id":1\r\n}\r\n')).toBe('{\r\n  "id": 1\r\n}\r\n');
});

test('changes nothing in a text that is well set', () => {
  const text = '{\n  "kind": "monster",\n  "stats": { "ap": 1 }\n}\n';
  expect(formatText(text)).toBe(text);
});
