/** One check of all files, layer by layer. What may be kept for the next check is handed in. */
import { checkExpressions } from './check-expressions';
import { type CheckedPack, checkPackItems } from './check-pack-items';
import type { Elsewhere } from './check-references';
import { checkScenarios } from './check-scenarios';
import { checkUnused } from './check-unused';
import type { CheckResult } from './checker';
import type { PackCompiler } from './compile-pack';
import { itemsNamedIn } from './expression-links';
import { isNeeded } from './file-place';
import type { FileState } from './file-state';
import type { KnownFaces } from './known-faces';
import type { KnownReferences } from './known-references';
import { checkPack, type PackFolder, packFolder } from './pack-graph';
import type { ParsedFile } from './parsed-file';
import type { Problem } from './problem';
import { addToIndex, addUse, type ReferenceIndex } from './reference-index';
import { systemNames } from './schema-catalog';
import type { SetupTrials } from './setup-trials';
import type { Entry } from './world';

export interface Memory {
  stateFor(file: ParsedFile, system: string | undefined): FileState;
  /** Undefined if the expression layer is left out. */
  compilerFor(pack: string): PackCompiler | undefined;
  /** Undefined if set-ups are not tried. */
  trialsFor(pack: string): SetupTrials | undefined;
  known: KnownReferences;
  faces: KnownFaces;
  /** A throw of the engine is noted, not thrown on. */
  goesOn: boolean;
  /** Set-ups are tried at once; else they are due. */
  isPatient: boolean;
}

/** A pack.json is held against its schema even if nobody knows its system: every system's is the same. */
const systemFor = ({ kind }: { kind: string }, pack: PackFolder | undefined): string | undefined =>
  pack?.system ?? (kind === 'pack' ? systemNames[0] : undefined);

/** `files` come ordered by path. */
export function checkAll(files: readonly ParsedFile[], memory: Memory): CheckResult {
  const packs = listPacks(files);
  const states = new Map<string, FileState>();
  const entries: Entry[] = [];
  const checked: Record<string, number> = {};
  for (const file of files) {
    const { place } = file;
    const state = memory.stateFor(file, place.is === 'item' ? systemFor(place, packs.get(place.pack)) : undefined);
    states.set(file.path, state);
    if (place.is !== 'item' || state.kind === undefined) continue;
    checked[state.kind] = (checked[state.kind] ?? 0) + 1;
    entries.push({ kind: state.kind, id: place.id, pack: place.pack, file, uses: state.uses, state });
  }
  memory.known.begin(states.values());
  const elsewhere = whereElse(entries);
  const problems = [...states.values()].flatMap((state) => state.problems);
  const done = new Map<string, CheckedPack>();
  for (const folder of packs.values()) {
    problems.push(...checkPack(folder, packs));
    const pack = checkPackItems(folder, packs, entries, elsewhere, memory.known, memory.faces);
    if (pack) done.set(folder.id, pack);
  }
  for (const pack of done.values()) problems.push(...pack.problems);
  const told = byFile(problems);
  const missed: CheckResult['missed'][number][] = [];
  for (const pack of done.values()) {
    const compiler = memory.compilerFor(pack.folder.id);
    const own = entries.filter((entry) => entry.pack === pack.folder.id && entry.file.isReadable);
    if (compiler === undefined) continue;
    try {
      problems.push(...checkExpressions(pack, own, told, compiler));
    } catch (error) {
      if (!memory.goesOn) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      missed.push({ layer: 'expression', reason: `${pack.folder.id}: ${reason}` });
    }
  }
  const due = checkSetups(done, entries, memory, problems, missed);
  // While a file is broken, what it uses is not known, and so neither is what nothing uses.
  if (!problems.some(({ severity }) => severity === 'error'))
    problems.push(...checkUnused(entries, (pack) => packs.get(pack)?.system));
  let references: ReferenceIndex | undefined;
  return {
    problems: problems.sort(byPlace),
    checked: sorted(checked),
    packs: done,
    missed,
    due,
    get references() {
      references ??= indexReferences(entries, done);
      return references;
    },
  };
}

/** The scenario layer of each pack. One that has errors is not tried, and it says so. Answers how many scenarios are still to be tried. */
function checkSetups(
  done: ReadonlyMap<string, CheckedPack>,
  entries: readonly Entry[],
  memory: Memory,
  problems: Problem[],
  missed: CheckResult['missed'][number][],
): number {
  const errors = problems.filter(({ severity, file }) => severity === 'error' && isNeeded(file));
  const broken = new Set(errors.map(({ file }) => packOf(file)));
  const reasons: string[] = [];
  let due = 0;
  for (const pack of done.values()) {
    const { id } = pack.folder;
    const trials = memory.trialsFor(id);
    const own = entries.filter((entry) => entry.pack === id && entry.file.isReadable);
    if (trials === undefined || !entries.some((entry) => entry.pack === id && entry.kind === 'scenario')) continue;
    const isPlayable = !pack.closure.some((each) => broken.has(each));
    if (!isPlayable) reasons.push(`${id} has errors, so its scenarios were not set up`);
    try {
      problems.push(...checkScenarios(pack, own, trials, { isPlayable, isPatient: memory.isPatient }));
    } catch (error) {
      if (!memory.goesOn) throw error;
      reasons.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
    due += trials.due;
  }
  if (due > 0) reasons.push(`${due} ${due === 1 ? 'scenario is' : 'scenarios are'} being set up`);
  if (reasons.length > 0) missed.push({ layer: 'scenario', reason: reasons.join('; ') });
  return due;
}

const packOf = (file: string): string => file.slice(0, file.indexOf('/'));

function byFile(problems: readonly Problem[]): Map<string, Problem[]> {
  const files = new Map<string, Problem[]>();
  for (const problem of problems) {
    const same = files.get(problem.file);
    if (same) same.push(problem);
    else files.set(problem.file, [problem]);
  }
  return files;
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
    for (const expression of uses.expressions) {
      for (const { start, end, ...named } of itemsNamedIn(expression))
        addUse(index, named, { file: file.path, pointer: expression.pointer, start, end }, world);
    }
  }
  return index;
}

const byPlace = (a: Problem, b: Problem): number =>
  compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.code, b.code);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const sorted = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).sort(([a], [b]) => compare(a, b)));
