/**
 * What the studio's pages and its server say to each other about files: shapes and two names, no code and no Node, so that
 * the editor may import it. Every path is relative to the content folder, with forward slashes: `lobotomy/monster/nurse.json`.
 */

/** Each request that is not a GET carries the token of this start in this header … */
export const tokenHeader = 'x-wardwright-token';
/** … and each page of the studio finds it in the meta element of this name. */
export const tokenMeta = 'wardwright-token';
/** Holds the content folder's real path, so that a page knows at once for which content it keeps drafts, tabs and games. */
export const folderMeta = 'wardwright-folder';

/** The hash of a file's bytes; two files with the same version hold the same bytes. */
export type FileVersion = string;

/** Answers `GET /api/file?path=…`, and stands in the list of all. */
export interface ContentFile {
  path: string;
  /** As on disk, a byte order mark and the line ends included. */
  text: string;
  version: FileVersion;
  /** When its bytes were last written, in whole milliseconds since 1970. */
  changedAt: number;
}

/** A file that is there and could not be read as text; `reason` is a sentence for the author. */
export interface UnreadableFile {
  path: string;
  reason: string;
}

/** `GET /api/content`. Both lists are ordered by path. */
export interface ContentAnswer {
  /** The folder's absolute path, for showing. */
  root: string;
  files: ContentFile[];
  unreadable: UnreadableFile[];
}

/** `PUT /api/file`: replaces a file that is still at `baseVersion`. */
export interface SaveRequest {
  path: string;
  text: string;
  baseVersion: FileVersion;
}

/** `POST /api/file`: makes a file where there is none, and the folders above it. */
export interface CreateRequest {
  path: string;
  text: string;
}

/** `DELETE /api/file`: moves a file that is still at `baseVersion` to the trash. */
export interface RemoveRequest {
  path: string;
  baseVersion: FileVersion;
}

/** `POST /api/file/rename`: `to` must be free; the file must still be at `baseVersion`. */
export interface RenameRequest {
  path: string;
  to: string;
  baseVersion: FileVersion;
}

/** `POST /api/file/restore`: brings a removed file back to where it was, if that place is free. */
export interface RestoreRequest {
  trashId: string;
}

/** Answers a save, a creation, a renaming and a restoring. */
export interface FileAnswer {
  path: string;
  version: FileVersion;
}

/** Answers a removal; `trashId` restores the file. */
export interface RemoveAnswer {
  trashId: string;
}

/** Body of every refusal. */
export interface Refusal {
  error: string;
  hint: string;
}

/** Status 409: the file is not what the author saw. `current` is what is there now, or null if nothing is. */
export interface ConflictAnswer extends Refusal {
  current: { text: string; version: FileVersion } | null;
}

/**
 * A message of `GET /api/events`. `version` is null for `removed`, and for a file that can't be read now. The page knows
 * its own writes by their version.
 */
export interface FileEvent {
  type: 'added' | 'changed' | 'removed';
  path: string;
  version: FileVersion | null;
}
