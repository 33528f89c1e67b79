/**
 * Where removed files wait: `.wardwright/trash/<id>/<path>` inside the content folder, so that a removal is a move on one
 * disk and can be taken back. Nothing here deletes for good.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { done, type Outcome, refuse, refuseSystemError } from './refusal';
import { moveToFreePlace, syncFolder } from './write-file';

const trashOf = (root: string) => join(root, '.wardwright/trash');

/** Resolves with the id under which the file can be brought back. */
export async function moveToTrash(root: string, path: string, place: string): Promise<string> {
  const id = randomBytes(8).toString('hex');
  const target = join(trashOf(root), id, path);
  await mkdir(dirname(target), { recursive: true });
  await moveToFreePlace(place, target);
  await syncFolder(dirname(target));
  await syncFolder(dirname(place));
  return id;
}

/** Where the file lies and the content path that it had. */
export async function findInTrash(root: string, id: string): Promise<Outcome<{ place: string; path: string }>> {
  const gone = refuse('missing', 'The removed file is not in the trash.', 'It may have been restored already.');
  if (!/^[0-9a-f]{16}$/.test(id)) return gone;
  const folder = join(trashOf(root), id);
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const file = entries.find((entry) => entry.isFile());
    if (file === undefined) return gone;
    const place = join(file.parentPath, file.name);
    return done({ place, path: relative(folder, place).split(sep).join('/') });
  } catch (error) {
    const outcome = refuseSystemError(error, id);
    return outcome.refusal.code === 'missing' ? gone : outcome;
  }
}
