/** A new expansion of each game, made as the dialog makes it: it has no problems, and its first scenario asks its first question. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { firstGame } from '../../editor/play/game-choices';
import type { StartOptions } from '../../editor/play/playtest-api';
import { PlaytestGame } from '../../editor/play/playtest-game';
import { packFiles } from '../../editor/workbench/new-pack';
import { textRangeOf } from '../../editor/workbench/use-range';
import { findingsOf } from '../../engine/systems/check';
import { createChecker } from '../../pack/checker';
import { linkPack } from '../../pack/link-pack';
import { indexKey } from '../../pack/reference-index';

const folder = join(import.meta.dirname, '../../content');
const packs = readdirSync(folder).filter((pack) => readdirSync(join(folder, pack)).includes('scenario'));

const texts = new Map<string, string>();
const checker = createChecker({ compile: findingsOf });
beforeAll(() => {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.json')) texts.set(path, readFileSync(join(folder, path), 'utf8'));
  for (const [path, text] of texts) checker.update(path, text);
});

/** The shortest scenario of a pack, under another id in an expansion of it. */
function expansionOf(base: string): ReadonlyMap<string, string> {
  const scenarios = [...texts].filter(([path]) => path.startsWith(`${base}/scenario/`));
  const [file = '', text = ''] = scenarios.sort(([, a], [, b]) => a.length - b.length)[0] ?? [];
  const from = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
  const uses = (checker.check().references.get(indexKey(base, 'scenario', from))?.usedBy ?? []).flatMap((place) => {
    const parsed = checker.fileAt(place.file)?.file;
    const range = parsed === undefined ? null : textRangeOf(parsed, place);
    return range === null ? [] : [{ file: place.file, pointer: place.pointer, ...range }];
  });
  const { system } = JSON.parse(texts.get(`${base}/pack.json`) ?? '{}') as { system: string };
  const scenario = { id: 'first-night', name: 'First night', from: { file, text, uses } };
  return packFiles({ id: 'mine', name: 'Mine', system, base, language: 'en', scenario });
}

describe.each(packs)('an expansion of %s', (base) => {
  test('can be played at once: its first scenario asks its first question', async () => {
    const files = expansionOf(base);
    for (const [path, text] of files) checker.update(path, text);
    const result = checker.check();
    for (const path of files.keys()) checker.update(path, null);
    const told = result.problems.filter(({ file, severity }) => file.startsWith('mine/') && severity !== 'hint');
    expect(told).toEqual([]);
    const linked = linkPack(result, 'mine');
    if ('problems' in linked) throw new Error('the pack cannot be played');
    const options = firstGame(linked.content, 1);
    expect(options?.scenario).toBe('first-night');
    const game = new PlaytestGame(() => ({ choose: () => 0 }));
    const { view, error } = await game.start(linked.content, options as StartOptions);
    expect(error).toBeNull();
    expect(view.title).toContain('First night');
    expect(view.decision?.options.length).toBeGreaterThan(0);
  });
});

test('a pack that stands alone is one file, and builds on nothing', () => {
  const plan = { id: 'mine', name: 'Mine', system: 'lobotomy', base: '', language: 'en', scenario: null };
  expect([...packFiles(plan).keys()]).toEqual(['mine/pack.json']);
  expect(JSON.parse(packFiles(plan).get('mine/pack.json') ?? '')).not.toHaveProperty('extends');
});
