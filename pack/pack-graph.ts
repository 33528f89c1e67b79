/** Which packs there are and which of them extend which. */
import { PACK_FILE } from './file-place';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { systemNames } from './schema-catalog';
import { quote, suggest } from './wording';

export interface PackFolder {
  /** Id of the pack: the name of its folder. */
  id: string;
  name: string;
  /** Its pack.json; missing if there is none. */
  file: ParsedFile | undefined;
  /** Missing if it is not told and cannot be guessed. */
  system: string | undefined;
  /** Packs that it says it extends; they may not exist. */
  extends: readonly string[];
}

export function packFolder(id: string, file: ParsedFile | undefined): PackFolder {
  const value = (file?.isReadable ? file.value : {}) as Record<string, unknown>;
  const told = typeof value.system === 'string' && systemNames.includes(value.system) ? value.system : undefined;
  const only = systemNames.length === 1 ? systemNames[0] : undefined;
  const bases = Array.isArray(value.extends) ? value.extends.filter((base) => typeof base === 'string') : [];
  return { id, name: typeof value.name === 'string' ? value.name : id, file, system: told ?? only, extends: bases };
}

/** The pack and all that it builds on, what is extended first. Missing packs and circles are passed over. */
export function closureOf(id: string, packs: ReadonlyMap<string, PackFolder>): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name) || !packs.has(name)) return;
    visited.add(name);
    for (const base of packs.get(name)?.extends ?? []) visit(base);
    order.push(name);
  };
  visit(id);
  return order;
}

export function checkPack(pack: PackFolder, packs: ReadonlyMap<string, PackFolder>): Problem[] {
  const { file } = pack;
  if (!file) return [missingPackFile(pack.id)];
  const problems = unknownSystem(pack, file);
  for (const [i, base] of pack.extends.entries()) {
    const other = packs.get(base);
    const pointer = `/extends/${i}`;
    if (other?.system !== undefined && pack.system !== undefined && other.system !== pack.system) {
      const message = `The pack ${quote(base)} is for ${quote(other.system)}, this one for ${quote(pack.system)}.`;
      problems.push(
        problemAt(file, 'reference', pointer, {
          code: 'pack-system',
          severity: 'error',
          message,
          hint: 'A pack can only extend packs of its own system.',
        }),
      );
    }
    // The first of a circle tells of it.
    const circle = closureOf(base, packs);
    const isFirst =
      circle.includes(pack.id) && circle.every((name) => !closureOf(name, packs).includes(pack.id) || name >= pack.id);
    if (isFirst) {
      const message =
        base === pack.id ? 'This pack extends itself.' : `The pack ${quote(base)} extends this one in turn.`;
      problems.push(
        problemAt(file, 'reference', pointer, {
          code: 'pack-circle',
          severity: 'error',
          message,
          hint: 'Take one of them out of `extends`.',
        }),
      );
    }
  }
  return problems;
}

/** A pack whose system nobody knows: nothing else can be said of what is in it. */
function unknownSystem({ system }: PackFolder, file: ParsedFile): Problem[] {
  const told = file.isReadable ? (file.value as { system?: unknown }).system : undefined;
  if (system !== undefined || typeof told !== 'string') return [];
  const message = `There is no system ${quote(told)}.`;
  return [
    problemAt(file, 'reference', '/system', {
      code: 'name-unknown',
      severity: 'error',
      message,
      ...suggest(told, systemNames),
    }),
  ];
}

const missingPackFile = (id: string): Problem => ({
  code: 'pack-missing',
  severity: 'error',
  layer: 'text',
  file: `${id}/${PACK_FILE}`,
  pointer: '',
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
  message: `The folder ${quote(id)} has items but no ${PACK_FILE}.`,
  hint: 'Write one that names the pack and its system.',
});
