/**
 * Checks a whole content folder and keeps what it learnt, so that after a change only the changed files are read again.
 * The answer is the same as that of a fresh check of all files.
 */
import { checkAll } from './check-all';
import type { CheckedPack } from './check-pack-items';
import { type Compile, PackCompiler } from './compile-pack';
import { placeOf } from './file-place';
import { type FileState, stateOf } from './file-state';
import { KnownFaces } from './known-faces';
import { KnownReferences } from './known-references';
import { parseFile } from './parse-file';
import { isOfText, type ParsedFile, unreadableFile } from './parsed-file';
import type { CheckLayer, Problem } from './problem';
import type { ReferenceIndex } from './reference-index';
import { SetupTrials, type Try } from './setup-trials';

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
  /** Layers that did not run to their end, each with why: set-ups of packs with errors, and with `goesOn` what was thrown. */
  missed: readonly { layer: CheckLayer; reason: string }[];
  /** How many scenarios are still to be set up; the scenario layer is `missed` until then. */
  due: number;
  /** Who speaks of whom. Made when it is first asked for. */
  readonly references: ReferenceIndex;
}

export interface CheckOptions {
  /** Loads content into the engine, for the expression layer; without it that layer is left out. */
  compile?: Compile;
  /** Sets scenarios up on trial, for the scenario layer; without it that layer is left out. */
  trySetups?: Try;
  /** When the engine throws, the other layers still speak and the expression layer is `missed`; without it the check throws. */
  goesOn?: boolean;
}

/** A file that is there, but not as text. Its path still says which item it would hold. */
export interface Unreadable {
  reason: string;
}

export interface Checker {
  /** Takes over the new text of a file, or why it has none; null deletes it. */
  update(path: string, text: string | Unreadable | null): void;
  check(): CheckResult;
  /** The same but for set-ups that have to be tried: those are `due`, and come with `tryNext` and another check. */
  checkQuickly(): CheckResult;
  /** Sets up one scenario of those that are due. Whether there was one. */
  tryNext(): boolean;
  /** What was read of a file, for who completes or edits it; as of the last check. */
  fileAt(path: string): FileState | undefined;
}

export function createChecker({ compile, trySetups, goesOn = false }: CheckOptions = {}): Checker {
  const parsed = new Map<string, ParsedFile>();
  const states = new Map<string, FileState & { system: string | undefined }>();
  const compilers = new Map<string, PackCompiler>();
  const trials = new Map<string, SetupTrials>();
  const known = new KnownReferences();
  const faces = new KnownFaces();
  let result: CheckResult | undefined;

  /** The state of a file, kept from the last time if neither its text nor its system has changed. */
  const stateFor = (file: ParsedFile, system: string | undefined): FileState => {
    const known = states.get(file.path);
    if (known?.file === file && known.system === system) return known;
    const state = { ...stateOf(file, system), system };
    states.set(file.path, state);
    return state;
  };

  const compilerFor = (pack: string): PackCompiler | undefined => {
    const known = compilers.get(pack);
    if (known || !compile) return known;
    const compiler = new PackCompiler(compile);
    compilers.set(pack, compiler);
    return compiler;
  };

  const trialsFor = (pack: string): SetupTrials | undefined => {
    const known = trials.get(pack);
    if (known || !trySetups) return known;
    const made = new SetupTrials(trySetups);
    trials.set(pack, made);
    return made;
  };

  const check = (isPatient: boolean): CheckResult => {
    if (result !== undefined && (result.due === 0 || !isPatient)) return result;
    const files = [...parsed.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
    result = checkAll(files, { stateFor, compilerFor, trialsFor, known, faces, goesOn, isPatient });
    return result;
  };

  return {
    update(path, text) {
      const isText = typeof text === 'string';
      if (isText && placeOf(path).is === 'other') return;
      result = undefined;
      if (text === null) {
        parsed.delete(path);
        states.delete(path);
      } else if (!isText) parsed.set(path, unreadableFile(path, text.reason));
      else {
        const known = parsed.get(path);
        if (known === undefined || !isOfText(known, text)) parsed.set(path, parseFile(path, text));
      }
    },
    check: () => check(true),
    checkQuickly: () => check(false),
    tryNext() {
      const next = [...trials.values()].find(({ due }) => due > 0);
      next?.tryNext();
      return next !== undefined;
    },
    fileAt: (path) => states.get(path),
  };
}
