/** An item under another id: whatever names it follows, wherever that stands, and a copy speaks of itself. */
import { expect, test } from 'vitest';
import { namedAt } from '../../editor/workbench/named-at';
import { usesBesides } from '../../editor/workbench/references';
import { copyItem, renameItem } from '../../editor/workbench/rename-item';
import type { Studio } from '../../editor/workbench/studio';
import { textRangeOf } from '../../editor/workbench/use-range';
import { createChecker } from '../../pack/checker';
import { indexKey } from '../../pack/reference-index';
import { fileOf, pack, patient } from '../pack/small-pack';
import { opened } from './document-bench';

type Item = Record<string, unknown>;

const TOKEN = 'lobotomy/token/lamp.json';
const LANTERN = 'lobotomy/token/lantern.json';
const lamp: Item = {
  kind: 'token',
  id: 'lamp',
  source: 'original',
  name: 'Lamp',
  triggers: [
    {
      id: 'dim',
      when: 'damage',
      if: "event.target.def == 'lamp'",
      do: [{ effect: 'spawn', what: 'lamp', at: 'self.space' }],
    },
  ],
};
const others: readonly Item[] = [
  {
    kind: 'track',
    id: 'hours',
    source: 'original',
    name: 'Hours',
    spaces: [{ id: 'one', enter: [{ effect: 'spawn', what: 'lamp', at: 'self.space' }] }],
  },
  { ...patient, triggers: [{ id: 'see', when: 'damage', if: "event.target.def == 'lamp'", do: [] }] },
  {
    kind: 'language',
    id: 'de',
    source: 'original',
    name: 'Deutsch',
    texts: { 'token/lamp': { '/name': { text: 'Lampe', of: '0000000' } } },
  },
  { kind: 'tile', id: 'hall', source: 'original', name: 'Hall' },
  {
    kind: 'board',
    id: 'ward',
    source: 'original',
    name: 'Ward',
    places: [{ id: 'one', at: [0, 0], tile: 'hall', side: 'a' }],
  },
];

async function bench(kind = 'token', id = 'lamp') {
  const files = Object.fromEntries(
    [pack, lamp, ...others].map((item) => fileOf(item)).map(({ path, text }) => [path, text]),
  );
  const checker = createChecker();
  for (const [path, text] of Object.entries(files)) checker.update(path, text);
  const { references } = checker.check();
  const uses = (references.get(indexKey('lobotomy', kind, id))?.usedBy ?? []).flatMap((place) => {
    const file = checker.fileAt(place.file)?.file;
    const range = file === undefined ? null : textRangeOf(file, place);
    return range === null ? [] : [{ file: place.file, pointer: place.pointer, ...range }];
  });
  const { store } = await opened(files);
  const at = (file: string, word: string) =>
    namedAt(references, checker.fileAt, file, (files[file] ?? '').indexOf(word) + 1);
  return { uses, at, store, studio: { documents: store } as unknown as Studio };
}
const textOf = (made: Awaited<ReturnType<typeof bench>>, file: string) => made.store.get(file)?.text ?? '';

test('a renaming is followed by effects on tracks, by words in expressions, and by translations', async () => {
  const made = await bench();
  renameItem(made.studio, TOKEN, LANTERN, made.uses);
  expect(textOf(made, 'lobotomy/track/hours.json')).toContain('"what": "lantern"');
  expect(textOf(made, 'lobotomy/monster/patient.json')).toContain("def == 'lantern'");
  expect(textOf(made, 'lobotomy/language/de.json')).toContain('"token/lantern": {');
  expect(made.store.get(TOKEN)).toBeUndefined();
});

test('a renamed tile is followed by the boards that it lies on', async () => {
  const made = await bench('tile', 'hall');
  renameItem(made.studio, 'lobotomy/tile/hall.json', 'lobotomy/tile/corridor.json', made.uses);
  expect(textOf(made, 'lobotomy/board/ward.json')).toContain('"tile": "corridor"');
});

test('a copy speaks of itself where the original did, and nobody else of it', async () => {
  const made = await bench();
  copyItem(made.studio, TOKEN, LANTERN, made.uses);
  const copy = JSON.parse(textOf(made, LANTERN));
  expect(copy).toMatchObject({ id: 'lantern', triggers: [{ do: [{ what: 'lantern' }] }] });
  expect(textOf(made, TOKEN)).toContain('"what": "lamp"');
  expect(textOf(made, 'lobotomy/track/hours.json')).toContain('"what": "lamp"');
});

test('what would name nothing after a deletion is told, but neither the item itself nor its translations', async () => {
  const { uses } = await bench();
  const told = usesBesides(uses, [TOKEN]).map(({ file }) => file);
  expect(new Set(told)).toEqual(new Set(['lobotomy/track/hours.json', 'lobotomy/monster/patient.json']));
});

test('what is named under the cursor is found in values, in expressions, in keys, and at the own id', async () => {
  const { at } = await bench();
  const found = { pack: 'lobotomy', kind: 'token', id: 'lamp' };
  expect(at('lobotomy/track/hours.json', 'lamp')).toEqual(found);
  expect(at('lobotomy/monster/patient.json', "lamp'")).toEqual(found);
  expect(at('lobotomy/language/de.json', 'lamp"')).toEqual(found);
  expect(at(TOKEN, 'lamp"')).toEqual(found);
  expect(at(TOKEN, 'Lamp')).toBeNull();
});
