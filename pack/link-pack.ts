/** Makes what the engine plays out of a checked pack, or says why it cannot be played. */
import type { Content, Item } from '../engine/content';
import type { CheckResult } from './checker';
import { isNeeded } from './file-place';
import type { Problem } from './problem';
import { recordOf } from './setup-demands';

export type Linked = { content: Content } | { problems: readonly Problem[] };

/** The problems are those errors of the pack, and of what it extends, that keep it from being played. */
export function linkPack({ packs, problems }: CheckResult, packId: string): Linked {
  const pack = packs.get(packId);
  const packsMeant = new Set(pack?.closure ?? [packId]);
  const errors = problems.filter(
    ({ severity, file }) => severity === 'error' && isNeeded(file) && packsMeant.has(file.slice(0, file.indexOf('/'))),
  );
  if (!pack || errors.length > 0) return { problems: errors.length > 0 ? errors : [noSuchPack(packId)] };
  const items = [...pack.joined.items.values()].map((item) => item as unknown as Item);
  items.sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
  const content = { system: pack.world.system, pack: packId, items };
  const { firstScenario } = recordOf(pack.world.items.get(`pack/${packId}`)?.file.value);
  return { content: typeof firstScenario === 'string' ? { ...content, firstScenario } : content };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const noSuchPack = (id: string): Problem => ({
  code: 'pack-missing',
  severity: 'error',
  layer: 'reference',
  file: `${id}/pack.json`,
  pointer: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  message: `There is no pack \`${id}\`.`,
  hint: 'Write a pack.json in a folder of this name.',
});
