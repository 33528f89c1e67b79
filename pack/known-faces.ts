/** Keeps what was found of the face of each card, while neither it nor what all cards quote has changed: templates, keywords, settings. */
import type { FileState } from './file-state';
import type { Problem } from './problem';

interface KnownPack {
  quoted: readonly FileState[];
  problems: WeakMap<FileState, readonly Problem[]>;
}

export class KnownFaces {
  readonly #packs = new Map<string, KnownPack>();

  /** To be called before each check of a pack, with what its cards quote. */
  begin(pack: string, quoted: readonly FileState[]): void {
    const known = this.#packs.get(pack);
    const isSame = known?.quoted.length === quoted.length && quoted.every((state, i) => state === known.quoted[i]);
    if (!isSame) this.#packs.set(pack, { quoted, problems: new WeakMap() });
  }

  get(pack: string, state: FileState, find: () => readonly Problem[]): readonly Problem[] {
    const problems = this.#packs.get(pack)?.problems;
    const found = problems?.get(state) ?? find();
    problems?.set(state, found);
    return found;
  }
}
