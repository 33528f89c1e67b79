/**
 * Checks a whole content folder and keeps what it learnt, so that after a change only the changed files are read again.
 * The answer is the same as that of a fresh check of all files.
 */
import { type CheckedPack, checkPackItems } from './check-pack-items';
import type { Elsewhere } from './check-references';
import { checkUnused } from './check-unused';
import { placeOf } from './file-place';
import { type FileState, stateOf } from './file-state';
import { checkPack, type PackFolder, packFolder } from './pack-graph';
import { parseFile } from './parse-file';
import type { ParsedFile } from './parsed-file';
import type { Problem } from './problem';
import { addToIndex, addUse, type ReferenceIndex } from './reference-index';
import type { Entry } from './world';

export interface ContentFile {
  /** Below the content folder, with forward slashes: `lobotomy/monster/nurse.json`. */
  path: string;
  text: string;
}

export interface CheckResult {
  /** By file and place. */
  problems: readonly Problem[];
  /** How many items of each kind were looked at. */
  checked: Readonly<Record<string, number>>;
  packs: ReadonlyMap<string, CheckedPack>;
  references: ReferenceIndex;
}

export interface Checker {
  /** Takes over the new text of a file; null deletes it. */
  update(path: string, text: string | null): void;
  check(): CheckResult;
  /** What was read of a file, for who completes or edits it. */
  fileAt(path: string): FileState | undefined;
}

export function createChecker(): Checker {
  const parsed = new Map<string, ParsedFile>();
  const states = new Map<string, FileState & { system: string | undefined }>();
  let result: CheckResult | undefined;

  /** The state of each file, kept from the last time if neither its text nor its system has changed. */
  const stateFor = (file: ParsedFile, system: string | undefined): FileState => {
    const known = states.get(file.path);
    if (known?.file === file && known.system === system) return known;
    const state = { ...stateOf(file, system), system };
    states.set(file.path, state);
    return state;
  };

  return {
    update(path, text) {
      if (placeOf(path).is === 'other') return;
      result = undefined;
      if (text === null) {
        parsed.delete(path);
        states.delete(path);
      } else if (parsed.get(path)?.source.written !== text) parsed.set(path, parseFile(path, text));
    },
    check() {
      result ??= checkAll([...parsed.values()], stateFor);
      return result;
    },
    fileAt: (path) => states.get(path),
  };
}

function checkAll(
  files: readonly ParsedFile[],
  stateFor: (file: ParsedFile, system: string | undefined) => FileState,
): CheckResult {
  const packs = listPacks(files);
  const states = new Map<string, FileState>();
  const entries: Entry[] = [];
  const checked: Record<string, number> = {};
  for (const file of files) {
    const { place } = file;
    const state = stateFor(file, place.is === 'item' ? packs.get(place.pack)?.system : undefined);
    states.set(file.path, state);
    if (place.is !== 'item' || state.kind === undefined) continue;
    checked[state.kind] = (checked[state.kind] ?? 0) + 1;
    entries.push({ kind: state.kind, id: place.id, pack: place.pack, file, uses: state.uses });
  }
  const elsewhere = whereElse(entries);
  const problems = [...states.values()].flatMap((state) => state.problems);
  const done = new Map<string, CheckedPack>();
  for (const folder of packs.values()) {
    problems.push(...checkPack(folder, packs));
    const pack = checkPackItems(folder, packs, entries, states, elsewhere);
    if (pack) done.set(folder.id, pack);
  }
  for (const pack of done.values()) problems.push(...pack.problems);
  const references = indexReferences(entries, done);
  // While a file is broken, what it uses is not known, and so neither is what nothing uses.
  if (!problems.some(({ severity }) => severity === 'error'))
    for (const entry of entries) problems.push(...checkUnused(entry, packs.get(entry.pack)?.system ?? '', references));
  return { problems: problems.sort(byPlace), checked: sorted(checked), packs: done, references };
}

function listPacks(files: readonly ParsedFile[]): Map<string, PackFolder> {
  const packFiles = new Map<string, ParsedFile | undefined>();
  for (const file of files) {
    if (file.place.is !== 'item') continue;
    const { pack, kind } = file.place;
    if (kind === 'pack') packFiles.set(pack, file);
    else if (!packFiles.has(pack)) packFiles.set(pack, undefined);
  }
  const ids = [...packFiles.keys()].sort();
  return new Map(ids.map((id) => [id, packFolder(id, packFiles.get(id))]));
}

function whereElse(entries: readonly Entry[]): Elsewhere {
  const packs = new Map<string, string>();
  for (const { kind, id, pack } of entries) packs.set(`${kind}/${id}`, pack);
  return { packOf: (kinds, id) => kinds.map((kind) => packs.get(`${kind}/${id}`)).find((pack) => pack !== undefined) };
}

function indexReferences(entries: readonly Entry[], packs: ReadonlyMap<string, CheckedPack>): ReferenceIndex {
  const index: ReferenceIndex = new Map();
  for (const entry of entries) addToIndex(index, entry);
  for (const { pack, file, uses } of entries) {
    const world = packs.get(pack)?.world;
    if (!world) continue;
    for (const use of uses.references) {
      const { pointer, key } = use;
      addUse(index, use, key === undefined ? { file: file.path, pointer } : { file: file.path, pointer, key }, world);
    }
  }
  return index;
}

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sorted = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => compare(a, b)));
