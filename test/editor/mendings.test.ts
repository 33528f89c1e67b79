/** What one press mends: each way does what it says, and the check then has nothing more to say of it. */
import { expect, test } from 'vitest';
import { mendingsOf } from '../../editor/workbench/mendings';
import { createObservable } from '../../editor/workbench/observable';
import type { Overlay, Studio } from '../../editor/workbench/studio';
import { createChecker } from '../../pack/checker';
import { fileOf, pack, patient } from '../pack/small-pack';
import { opened } from './document-bench';

type Item = Record<string, unknown>;
const FILE = 'lobotomy/monster/patient.json';

async function bench(monster: Item, code: string) {
  const files = Object.fromEntries([pack, monster].map((item) => fileOf(item)).map(({ path, text }) => [path, text]));
  const { store } = await opened(files);
  const overlay = createObservable<Overlay>({ type: 'none' });
  const studio = { documents: store, overlay } as unknown as Studio;
  const told = () => {
    const checker = createChecker();
    for (const { file, text } of store.state().documents.values()) checker.update(file, text);
    return checker.check().problems.filter((problem) => problem.code === code);
  };
  const [problem] = told();
  if (problem === undefined) throw new Error(`nothing is told of ${code}`);
  return { store, overlay, told, mendings: mendingsOf(studio, problem) };
}

test('a field that there is not is taken out, and nothing else', async () => {
  const { mendings, told, store } = await bench({ ...patient, zzz: { a: [1] } }, 'schema-unknown-field');
  expect(mendings.map(({ label }) => label)).toEqual(['Remove']);
  mendings[0]?.run();
  expect(told()).toEqual([]);
  expect(JSON.parse(store.get(FILE)?.text ?? '')).toEqual(patient);
});

test('a field that is nearly one is renamed first, or taken out', async () => {
  const { mendings, told } = await bench({ ...patient, flavour: 'Hums.' }, 'schema-unknown-field');
  expect(mendings.map(({ label }) => label)).toEqual(['Replace', 'Remove']);
  mendings[0]?.run();
  expect(told()).toEqual([]);
});

test('a field that must be there is added with the plainest value', async () => {
  const { stats, ...rest } = patient;
  const { mendings, told, store } = await bench(rest, 'schema-missing-field');
  expect(stats).toBeDefined();
  expect(mendings.map(({ label, title }) => [label, title])).toEqual([['Add', 'Add `stats`']]);
  mendings[0]?.run();
  expect(told().filter(({ key }) => key === 'stats')).toEqual([]);
  expect(JSON.parse(store.get(FILE)?.text ?? '')).toHaveProperty('stats');
});

test('an item that is named and not there is asked for, with its kind and its id', async () => {
  const { mendings, overlay } = await bench(patient, 'ref-unknown');
  expect(mendings.map(({ label }) => label)).toEqual(['New keyword']);
  mendings[0]?.run();
  expect(overlay.get()).toEqual({ type: 'new-item', pack: 'lobotomy', kind: 'keyword', id: 'fire' });
});

test('what may be of several kinds is not guessed', async () => {
  const triggers = [{ id: 'one', when: 'damage', do: [{ effect: 'spawn', what: 'zzzzzz', at: 'self.space' }] }];
  const { mendings } = await bench({ ...patient, attacks: [], triggers }, 'ref-unknown');
  expect(mendings).toEqual([]);
});
