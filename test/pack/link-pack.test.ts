/** Packs that extend others: joining, taking an item's place, patches, and what the engine is given. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';
import { fileOf, onlyProblem, pack, patient, placed, withFiles } from './small-pack';

type Item = Record<string, unknown>;
const more: Item = { ...pack, id: 'more', extends: ['lobotomy'] };
const inMore = (item: Item) => fileOf(item, 'more');
const armed: Item = { ...patient, triggers: [{ id: 'cry', when: 'kill', do: [] }] };

function link(patches: unknown[], ...files: ReturnType<typeof fileOf>[]) {
  const result = checkContent(withFiles(fileOf(armed), inMore({ ...more, patches }), ...files));
  return { result, linked: linkPack(result, 'more') };
}

/** The patient as the engine gets it. */
function patchedPatient(...patches: Item[]): Item | undefined {
  const { linked } = link(patches.map((patch) => ({ item: 'monster/patient', ...patch })));
  if ('problems' in linked) throw new Error(linked.problems.map(placed).join());
  return linked.content.items.find(({ id }) => id === 'patient');
}

test('joins the items of both packs, in order of kind and id', () => {
  const { linked } = link([], inMore({ ...patient, id: 'nurse' }));
  if ('problems' in linked) throw new Error('not linked');
  expect(linked.content.system).toBe('lobotomy');
  expect(linked.content.items.map(({ kind, id }) => `${kind}/${id}`)).toEqual([
    'condition/stunned',
    'keyword/avoidance',
    'keyword/fire',
    'monster/nurse',
    'monster/patient',
  ]);
});

describe('a patch', () => {
  test('sets a field, leaving the item of the other pack as it is', () => {
    expect(patchedPatient({ set: { 'stats.defense': 3 } })?.stats).toEqual({ ap: 1, health: 3, ar: 5, defense: 3 });
    const alone = linkPack(checkContent(withFiles(fileOf(armed))), 'lobotomy');
    expect('content' in alone && alone.content.items.find(({ id }) => id === 'patient')).toEqual(armed);
  });

  test('sets a field that was not there', () => {
    expect(patchedPatient({ set: { flavor: 'Coughs.' } })?.flavor).toBe('Coughs.');
  });

  test('adds to a list, or begins one', () => {
    const trigger = { id: 'sigh', when: 'kill', do: [] };
    expect(patchedPatient({ add: { triggers: [trigger] } })?.triggers).toHaveLength(2);
    expect(patchedPatient({ add: { modifiers: [{ stat: 'ap', add: 1 }] } })?.modifiers).toHaveLength(1);
  });

  test('reaches an entry by its id', () => {
    expect(patchedPatient({ set: { 'attacks#claw.dice': 6 } })?.attacks).toEqual([
      { id: 'claw', dice: 6, symbols: ['fire'] },
    ]);
    expect(patchedPatient({ remove: ['triggers#cry'] })?.triggers).toEqual([]);
  });

  test('several are applied in order', () => {
    expect(patchedPatient({ set: { name: 'A' } }, { set: { name: 'B' } })?.name).toBe('B');
  });
});

describe('a patch that cannot be applied is one problem, in its place', () => {
  test.each<[string, unknown, string, string]>([
    [
      'no such item',
      { item: 'monster/patien', set: { name: 'A' } },
      'ref-unknown 12:15-31',
      'There is no item `monster/patien`.',
    ],
    [
      'no such place',
      { item: 'monster/patient', set: { 'stat.ap': 3 } },
      'patch-path 14:9-18',
      'The item has no `stat.ap`.',
    ],
    [
      'no such entry',
      { item: 'monster/patient', remove: ['triggers#cri'] },
      'patch-path 14:9-23',
      'The item has no `triggers#cri`.',
    ],
    ['not a list', { item: 'monster/patient', add: { stats: [1] } }, 'patch-path 14:9-16', '`stats` is not a list.'],
    [
      'a value that the item may not have',
      { item: 'monster/patient', set: { 'stats.ar': 9 } },
      'patch-breaks 12:15-32',
      'After this patch `monster/patient` is not right: Attack rating must be from 2 to 6, found 9.',
    ],
    [
      'a field that the item may not have',
      { item: 'monster/patient', set: { color: 'red' } },
      'patch-breaks 12:15-32',
      'After this patch `monster/patient` is not right: `color` is not a field of Monster.',
    ],
  ])('%s', (_, patch, place, message) => {
    const { result, linked } = link([patch]);
    const problem = onlyProblem(result.problems);
    expect(placed(problem)).toBe(place);
    expect(problem.message).toBe(message);
    expect('problems' in linked && linked.problems).toEqual([problem]);
  });
});

test('two packs may set the same place only if one extends the other', () => {
  const patches = [{ item: 'monster/patient', set: { name: 'A' } }];
  const third = (bases: string[]) => ({
    path: 'third/pack.json',
    text: JSON.stringify({ ...more, id: 'third', extends: bases, patches }),
  });
  const both = (bases: string[]) => ({
    path: 'top/pack.json',
    text: JSON.stringify({ ...more, id: 'top', extends: ['more', 'third'], patches: [], note: bases.join() }),
  });
  const apart = link(patches, third(['lobotomy']), both([])).result.problems;
  expect(apart.map(({ code, file }) => `${code} ${file}`)).toEqual(['patch-conflict top/pack.json']);
  expect(link(patches, third(['more']), both([])).result.problems).toEqual([]);
});

describe('an item in the place of another', () => {
  test('is taken when it says so', () => {
    const { result, linked } = link([], inMore({ ...patient, name: 'Inmate', replaces: 'patient' }));
    expect(result.problems).toEqual([]);
    expect('content' in linked && linked.content.items.find(({ id }) => id === 'patient')?.name).toBe('Inmate');
  });

  test('is a problem when it does not', () => {
    const problem = onlyProblem(link([], inMore({ ...patient, name: 'Inmate' })).result.problems);
    expect(placed(problem)).toBe('item-doubled 3:9-18');
    expect(problem.message).toBe('The pack `lobotomy` already has `monster/patient`.');
  });

  test('is a problem when there is nothing to replace', () => {
    const problem = onlyProblem(link([], inMore({ ...patient, id: 'nurse', replaces: 'nurse' })).result.problems);
    expect(placed(problem)).toBe('replaces-nothing 22:15-22');
  });
});

test('a pack that cannot be played says why', () => {
  const broken = { path: 'lobotomy/keyword/fire.json', text: '{' };
  const { linked } = link([], broken);
  expect('problems' in linked && linked.problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'lobotomy/keyword/fire.json text-syntax',
  ]);
});

test('a mistake in another pack does not keep one from being played', () => {
  const result = checkContent(withFiles({ path: 'more/pack.json', text: '{' }));
  expect('content' in linkPack(result, 'lobotomy')).toBe(true);
  expect('problems' in linkPack(result, 'more')).toBe(true);
});

test('a pack that is not there is a problem of its own', () => {
  const linked = linkPack(checkContent([]), 'nowhere');
  expect('problems' in linked && linked.problems[0]?.message).toBe('There is no pack `nowhere`.');
});
