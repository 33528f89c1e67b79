/**
 * Where removed files wait: `.wardwright/trash/<id>/<path>` inside the content folder, so that a removal is a move on one
 * disk and can be taken back. Nothing here deletes for good, or follows a link out of the content folder.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { staysBelow } from './locate';
import { done, type Outcome, refuse, refuseSystemError } from './refusal';
import { moveToFreePlace, syncFolder } from './write-file';

const trash = '.wardwright/trash';

const refuseOutside = () =>
  refuse(
    'outside',
    `${trash} is a link that leaves the content folder.`,
    'Delete the link; the studio then makes a folder of its own.',
  );

/** Answers with the id under which the file can be brought back. */
export async function moveToTrash(root: string, path: string, place: string): Promise<Outcome<{ trashId: string }>> {
  const trashId = randomBytes(8).toString('hex');
  const target = join(root, trash, trashId, path);
  if (!(await staysBelow(root, target))) return refuseOutside();
  await mkdir(dirname(target), { recursive: true });
  await moveToFreePlace(place, target);
  await syncFolder(dirname(target));
  await syncFolder(dirname(place));
  return done({ trashId });
}

/** Where the file lies and the content path that it had. */
export async function findInTrash(root: string, id: string): Promise<Outcome<{ place: string; path: string }>> {
  const gone = refuse('missing', 'The removed file is not in the trash.', 'It may have been restored already.');
  if (!/^[0-9a-f]{16}$/.test(id)) return gone;
  const folder = join(root, trash, id);
  try {
    if (!(await staysBelow(root, folder))) return refuseOutside();
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
