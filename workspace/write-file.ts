/** Puts whole files in place: whoever reads meanwhile sees the old text or the new one, never a part. */
import { randomBytes } from 'node:crypto';
import { link, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { systemCode } from './refusal';

/** Replaces what is at `place`, and keeps its permissions. The folder must exist. */
export async function replaceFile(place: string, bytes: Uint8Array): Promise<void> {
  const { mode } = await stat(place);
  await throughTemporary(place, bytes, mode & PERMISSIONS, (temporary) => rename(temporary, place));
}

/** Makes a file where there is none; EEXIST if there is one, even one that appeared this very moment. */
export async function createFile(place: string, bytes: Uint8Array): Promise<void> {
  await throughTemporary(place, bytes, null, (temporary) => moveToFreePlace(temporary, place));
}

/** Moves a file to a place that is free; EEXIST if it is not. Both must be on the same disk. */
export async function moveToFreePlace(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    // A disk that knows no case finds the file itself in its place.
    if (systemCode(error) === 'EEXIST' && (await isSameButForCase(from, to))) return rename(from, to);
    // Some disks know no second name for a file. There the check and the move are two steps.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(systemCode(error) ?? '')) throw error;
    await requireFree(to);
    await rename(from, to);
    return;
  }
  await rm(from);
}

/** A rename is on disk only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The part of a file's mode that says who may do what. */
const PERMISSIONS = 0o7777;

/** `mode` null is that of any new file of this process. */
async function throughTemporary(
  place: string,
  bytes: Uint8Array,
  mode: number | null,
  putInPlace: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dirname(place), `.${basename(place)}.${randomBytes(6).toString('hex')}.tmp`);
  const handle = await open(temporary, 'wx', mode ?? 0o644);
  try {
    try {
      // At opening, the process's mask takes bits away.
      if (mode !== null) await handle.chmod(mode);
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await putInPlace(temporary);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(place));
}

async function isSameButForCase(from: string, to: string): Promise<boolean> {
  if (from === to || from.toLowerCase() !== to.toLowerCase()) return false;
  const [one, other] = [await lstat(from), await lstat(to)];
  // Two names that a disk knows apart have two entries in their folder, even where they lead to one file.
  const names = await readdir(dirname(from));
  return (
    one.ino === other.ino && one.dev === other.dev && !(names.includes(basename(from)) && names.includes(basename(to)))
  );
}

async function requireFree(place: string): Promise<void> {
  try {
    await lstat(place);
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return;
    throw error;
  }
  throw Object.assign(new Error(`${place} exists`), { code: 'EEXIST' });
}
