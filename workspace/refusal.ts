/** What a workspace answers when it does not do what it was asked: a code for programs, two sentences for the author. */
import type { FileVersion } from './protocol';

export type RefusalCode =
  | 'bad-path'
  | 'outside'
  | 'missing'
  | 'exists'
  | 'conflict'
  | 'too-large'
  | 'not-text'
  | 'not-permitted';

export interface FileRefusal {
  code: RefusalCode;
  error: string;
  hint: string;
  /** With `conflict` and `exists`: what is on disk now; null if nothing is, or nothing that can be read. */
  current?: { text: string; version: FileVersion } | null;
}

export type Outcome<Done> = ({ ok: true } & Done) | { ok: false; refusal: FileRefusal };

export const done = <Done extends object>(value: Done): Outcome<Done> => ({ ok: true, ...value });

export const refuse = (
  code: RefusalCode,
  error: string,
  hint: string,
  current?: FileRefusal['current'],
): { ok: false; refusal: FileRefusal } => ({
  ok: false,
  refusal: current === undefined ? { code, error, hint } : { code, error, hint, current },
});

/** An error that the file system itself gave. Anything else is a mistake of ours and is thrown on. */
export function refuseSystemError(error: unknown, path: string): { ok: false; refusal: FileRefusal } {
  const code = systemCode(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') {
    return refuse('missing', `${path} is not there.`, 'It may have been moved or removed in another program.');
  }
  if (code === 'EEXIST' || code === 'EISDIR') {
    return refuse('exists', `There is something at ${path} already.`, 'Choose another name.');
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return refuse('not-permitted', `The system does not permit it for ${path} (${code}).`, 'Check who owns the file.');
  }
  // The disk, or what its owner may have of it.
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return refuse('not-permitted', 'The disk is full.', 'Make room, then save again; your text is still here.');
  }
  if (code === 'ENAMETOOLONG') return refuse('bad-path', `The name of ${path} is too long.`, 'Choose a shorter id.');
  throw error;
}

export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
