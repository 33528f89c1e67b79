/**
 * What the studio needs of whoever keeps the files: read all, save one unless it changed meanwhile, and hear of changes. The store of
 * documents speaks to this interface only; http-client puts it on the server's routes.
 */

/** Names one version of a file's bytes on disk; two versions with the same bytes may share it. */
export type Revision = string;

export interface StoredFile {
  /** Path below the content folder with forward slashes. */
  file: string;
  text: string;
  revision: Revision;
  /** Milliseconds since 1970, 0 if not known. */
  changedAt: number;
}

export type SaveResult =
  | { kind: 'saved'; revision: Revision }
  /** Somebody else wrote it since `base`; `current` is null if it was deleted. Nothing was written. */
  | { kind: 'conflict'; current: StoredFile | null }
  /** Nobody answered; trying again later is right. */
  | { kind: 'offline' }
  /** The disk or the server said no, and will say so again. */
  | { kind: 'refused'; reason: string };

/** As a save; what was removed waits under `trashId`. */
export type RemoveResult = Exclude<SaveResult, { kind: 'saved' }> | { kind: 'removed'; trashId: string };

export type ContentChange =
  | { kind: 'changed'; file: string; revision: Revision }
  | { kind: 'removed'; file: string }
  /** It is there, or is there again, and cannot be read as text. */
  | { kind: 'unreadable'; file: string }
  /** The stream of changes is open, or was cut. What happened before it was open was not told: everything must be compared. */
  | { kind: 'connected' }
  | { kind: 'disconnected' };

export interface LoadedContent {
  /** As the author knows it, such as `~/games/content`. */
  folder: string;
  files: readonly StoredFile[];
  /** Files that are there and could not be read, each with a sentence for the author. */
  unreadable: readonly { file: string; reason: string }[];
}

export interface ContentClient {
  load(): Promise<LoadedContent>;
  read(file: string): Promise<StoredFile | null>;
  /** `base` is the revision that `text` grew from; null for a file that should not be there yet. */
  save(file: string, text: string, base: Revision | null): Promise<SaveResult>;
  remove(file: string, base: Revision): Promise<RemoveResult>;
  /** Brings back what was removed, byte for byte, if its place is free. */
  restore(trashId: string, file: string): Promise<SaveResult>;
  watch(listener: (change: ContentChange) => void): () => void;
}
