/** All that concerns one pack as a whole: its items among each other and together with the packs it extends. */
import { checkBoardFile, checkTile } from './check-boards';
import { checkReferences, type Elsewhere } from './check-references';
import type { FileState } from './file-state';
import { type Joined, joinPacks } from './join-packs';
import { closureOf, type PackFolder } from './pack-graph';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { quote } from './wording';
import { type Entry, systemTable, World } from './world';

export interface CheckedPack {
  folder: PackFolder;
  /** The pack and what it extends, what is extended first. */
  closure: readonly string[];
  world: World;
  joined: Joined;
  problems: Problem[];
}

export function checkPackItems(
  folder: PackFolder,
  packs: ReadonlyMap<string, PackFolder>,
  entries: readonly Entry[],
  states: ReadonlyMap<string, FileState>,
  elsewhere: Elsewhere,
): CheckedPack | undefined {
  const { system, id } = folder;
  if (system === undefined) return undefined;
  const closure = closureOf(id, packs);
  // Every pack.json is known, so that `extends` can be checked like any reference.
  const reachable = entries.filter((entry) => entry.kind === 'pack' || closure.includes(entry.pack));
  const world = new World(system, closure, reachable);
  const own = entries.filter((entry) => entry.pack === id);
  const problems = own.flatMap((entry) => checkReferences(entry, world, elsewhere));
  const joined = joinPacks(closure, reachable, system, (base, pack) => closureOf(pack, packs).includes(base));
  problems.push(...joined.problems.filter(({ file }) => file.startsWith(`${id}/`)));
  problems.push(...checkGeometry(own, reachable, states));
  problems.push(...missingItems(folder, world));
  return { folder, closure, world, joined, problems };
}

function checkGeometry(
  own: readonly Entry[],
  reachable: readonly Entry[],
  states: ReadonlyMap<string, FileState>,
): Problem[] {
  const isSound = (file: ParsedFile) => !states.get(file.path)?.problems.some(({ severity }) => severity === 'error');
  const tiles = new Map<string, ParsedFile | null>();
  for (const { kind, id, file } of reachable) if (kind === 'tile') tiles.set(id, isSound(file) ? file : null);
  return own
    .filter(({ file }) => isSound(file))
    .flatMap(({ kind, file }) =>
      kind === 'tile' ? checkTile(file) : kind === 'board' ? checkBoardFile(file, tiles) : [],
    );
}

/** Items that the rules of the system ask for by id. A pack without a scenario need not have them. */
function missingItems({ file, system }: PackFolder, world: World): Problem[] {
  if (!file?.isReadable || system === undefined || world.idsOf(['scenario']).length === 0) return [];
  const missing = (systemTable(system)?.expects ?? []).filter((key) => !world.items.has(key));
  return missing.map((key) => {
    const message = `This pack has scenarios, but not ${quote(key)}, which the rules of ${systemTable(system)?.title ?? system} ask for.`;
    const hint = 'Write that item, or extend a pack that has it.';
    return problemAt(file, 'reference', '/system', { code: 'pack-lacks', severity: 'error', message, hint });
  });
}
