/**
 * One open content folder: the only writer of content files. It never writes outside the folder, never over a version
 * that the author has not seen, and never half a file. It knows nothing of JSON.
 */
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { dirname } from 'node:path';
import { decode, encode } from './file-text';
import { locate } from './locate';
import type * as protocol from './protocol';
import { readContent, readContentFile } from './read-content';
import { done, type Outcome, refuse, refuseSystemError } from './refusal';
import { findInTrash, moveToTrash } from './trash';
import { watchContent } from './watch-content';
import { createFile, moveToFreePlace, replaceFile, syncFolder } from './write-file';

type Listener = (event: protocol.FileEvent) => void;

/** Opens a folder and watches it. `failed` hears of what went wrong while nobody waited, such as a watch that broke. */
export async function openWorkspace(folder: string, failed: (error: unknown) => void): Promise<Workspace> {
  const workspace = new Workspace(await realpath(folder), failed);
  await workspace.open();
  return workspace;
}

export class Workspace {
  /** The version of each file as it was last reported or written; null for one that can't be read. */
  private readonly known = new Map<string, protocol.FileVersion | null>();
  private readonly listeners = new Set<Listener>();
  private endWatch = () => Promise.resolve();
  private lastTurn: Promise<unknown> = Promise.resolve();

  constructor(
    /** The folder's real path. */
    readonly root: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  async open(): Promise<void> {
    this.endWatch = await watchContent(
      this.root,
      (path) => this.inTurn(() => this.look(path)).catch(this.failed),
      this.failed,
    );
    await this.read();
  }

  async close(): Promise<void> {
    this.listeners.clear();
    await this.endWatch();
    await this.lastTurn;
  }

  /** Calls back for every change, whoever made it, until the returned function is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  read(): Promise<protocol.ContentAnswer> {
    return this.inTurn(async () => {
      const content = await readContent(this.root);
      const gone = new Set(this.known.keys());
      const unreadable = content.unreadable.map(({ path }) => ({ path, version: null }));
      for (const { path, version } of [...content.files, ...unreadable]) {
        gone.delete(path);
        this.compare(path, version);
      }
      for (const path of gone) this.report('removed', path, null);
      return content;
    });
  }

  readFile(path: string): Promise<Outcome<{ file: protocol.ContentFile }>> {
    return this.guarded(path, () => readContentFile(this.root, path));
  }

  save({ path, text, baseVersion }: protocol.SaveRequest): Promise<Outcome<protocol.FileAnswer>> {
    return this.guarded(path, async () => {
      const encoded = encode(text, path);
      if (!encoded.ok) return encoded;
      const { bytes, version } = encoded;
      const current = await this.requireVersion(path, [baseVersion, version]);
      if (!current.ok) return current;
      if (current.version !== version) {
        await replaceFile(current.place, bytes);
        this.report('changed', path, version);
      }
      return done({ path, version });
    });
  }

  create({ path, text }: protocol.CreateRequest): Promise<Outcome<protocol.FileAnswer>> {
    return this.guarded(path, async () => {
      const encoded = encode(text, path);
      if (!encoded.ok) return encoded;
      const { bytes, version } = encoded;
      return this.intoFreePlace(path, version, (place) => createFile(place, bytes));
    });
  }

  remove({ path, baseVersion }: protocol.RemoveRequest): Promise<Outcome<protocol.RemoveAnswer>> {
    return this.guarded(path, async () => {
      const current = await this.requireVersion(path, [baseVersion]);
      if (!current.ok) return current;
      const moved = await moveToTrash(this.root, path, current.place);
      if (moved.ok) this.report('removed', path, null);
      return moved;
    });
  }

  restore({ trashId }: protocol.RestoreRequest): Promise<Outcome<protocol.FileAnswer>> {
    return this.guarded(trashId, async () => {
      const found = await findInTrash(this.root, trashId);
      if (!found.ok) return found;
      const { path, place } = found;
      const kept = decode(await readFile(place), path);
      if (!kept.ok) return kept;
      return this.intoFreePlace(path, kept.version, (free) => moveToFreePlace(place, free));
    });
  }

  rename({ path, to, baseVersion }: protocol.RenameRequest): Promise<Outcome<protocol.FileAnswer>> {
    return this.guarded(path, async () => {
      const current = await this.requireVersion(path, [baseVersion]);
      if (!current.ok) return current;
      const moved = await this.intoFreePlace(to, baseVersion, (place) => moveToFreePlace(current.place, place));
      if (!moved.ok) return moved;
      await syncFolder(dirname(current.place));
      this.report('removed', path, null);
      return moved;
    });
  }

  /** `fill` must put the file there, or fail with EEXIST. */
  private async intoFreePlace(
    path: string,
    version: protocol.FileVersion,
    fill: (place: string) => Promise<void>,
  ): Promise<Outcome<protocol.FileAnswer>> {
    const located = await locate(this.root, path);
    if (!located.ok) return located;
    await mkdir(dirname(located.place), { recursive: true });
    try {
      await fill(located.place);
    } catch (error) {
      const { refusal } = refuseSystemError(error, path);
      if (refusal.code !== 'exists') return { ok: false, refusal };
      return refuse('exists', refusal.error, refusal.hint, await this.current(path));
    }
    await syncFolder(dirname(located.place));
    this.report('added', path, version);
    return done({ path, version });
  }

  /** The place and version of a file that is still at one of these versions; else a conflict that shows what is there. */
  private async requireVersion(
    path: string,
    versions: readonly protocol.FileVersion[],
  ): Promise<Outcome<{ place: string; version: protocol.FileVersion }>> {
    const located = await locate(this.root, path);
    if (!located.ok) return located;
    const current = await this.current(path);
    if (current && versions.includes(current.version)) return done({ place: located.place, version: current.version });
    return current
      ? refuse('conflict', `${path} was changed in another program.`, 'Compare the two texts and choose.', current)
      : refuse(
          'conflict',
          `${path} is no longer there, or no longer text.`,
          'Save under another name, or let go.',
          null,
        );
  }

  private async current(path: string): Promise<protocol.ConflictAnswer['current']> {
    const outcome = await readContentFile(this.root, path);
    return outcome.ok ? { text: outcome.file.text, version: outcome.file.version } : null;
  }

  /** Compares one file with what was last reported of it. */
  private async look(path: string): Promise<void> {
    const outcome = await readContentFile(this.root, path);
    if (!outcome.ok && outcome.refusal.code === 'missing') {
      if (this.known.has(path)) this.report('removed', path, null);
      return;
    }
    this.compare(path, outcome.ok ? outcome.file.version : null);
  }

  private compare(path: string, version: protocol.FileVersion | null): void {
    const before = this.known.get(path);
    if (before === undefined) this.report('added', path, version);
    else if (before !== version) this.report('changed', path, version);
  }

  private report(type: protocol.FileEvent['type'], path: string, version: protocol.FileVersion | null): void {
    if (type === 'removed') this.known.delete(path);
    else this.known.set(path, version);
    for (const listener of this.listeners) {
      try {
        listener({ type, path, version });
      } catch (error) {
        // What was done to the file is done, whoever could not be told of it.
        this.failed(error);
      }
    }
  }

  /** Runs `work` in turn and makes refusals of the file system's own errors. */
  private guarded<Done>(path: string, work: () => Promise<Outcome<Done>>): Promise<Outcome<Done>> {
    return this.inTurn(async () => {
      try {
        return await work();
      } catch (error) {
        return refuseSystemError(error, path);
      }
    });
  }

  /** One thing at a time: between asking for a version and replacing the file, nobody else of us may write. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.lastTurn.then(work, work);
    this.lastTurn = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}
