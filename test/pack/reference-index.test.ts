/** Who names an item: in references, and inside expressions and texts, at the very characters. */
import { expect, test } from 'vitest';
import { createChecker } from '../../pack/checker';
import { indexKey } from '../../pack/reference-index';
import { fileOf, patient, withFiles } from './small-pack';

/** Where `kind/id` is named when the patient has these parts: the pointer, and the characters inside an expression. */
function placesOf(kind: string, id: string, parts: Record<string, unknown>): string[] {
  const checker = createChecker();
  for (const { path, text } of withFiles(fileOf({ ...patient, ...parts }))) checker.update(path, text);
  const found = checker.check().references.get(indexKey('lobotomy', kind, id))?.usedBy ?? [];
  return found.map(({ pointer, start, end }) => (start === undefined ? pointer : `${pointer} ${start}-${end}`));
}
const trigger = (test: string) => ({
  triggers: [{ id: 'a', when: 'round-started', do: [{ effect: 'if', test, do: [] }] }],
});

test('an id inside an expression names the item', () => {
  expect(placesOf('monster', 'patient', trigger("1 > 0 && !inPlay('patient')"))).toEqual([
    '/triggers/0/do/0/test 18-25',
  ]);
});

test('a definition that is compared with names the item, in a list too', () => {
  expect(placesOf('monster', 'patient', trigger("self.def == 'patient' || self.def in ['x', 'patient']"))).toEqual([
    '/triggers/0/do/0/test 13-20',
    '/triggers/0/do/0/test 44-51',
  ]);
});

test('a keyword asked for in an expression is named, and an event of the same name is not', () => {
  expect(placesOf('keyword', 'fire', trigger("self.is('fire') || during('fire')"))).toContain(
    '/triggers/0/do/0/test 9-13',
  );
  expect(placesOf('keyword', 'fire', trigger("during('fire')"))).toEqual(['/attacks/0/symbols/0']);
});

test('a text names what it links to and what its expressions name', () => {
  const text = "Be [[stunned]] if {self.is('stunned')|a|b}.";
  expect(placesOf('condition', 'stunned', { text })).toEqual(['/text 5-12', '/text 28-35']);
});

test('an expression that cannot be parsed names nothing', () => {
  expect(placesOf('monster', 'patient', trigger("inPlay('patient'"))).toEqual([]);
});
