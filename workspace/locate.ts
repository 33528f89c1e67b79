/** Turns a content path into a place on disk and makes sure that no link on the way leaves the content folder. */
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { checkContentPath } from './content-path';
import { done, type Outcome, refuse, systemCode } from './refusal';

/**
 * `root` is a real path. The place answered is real too, so far as it exists: a link inside the folder is followed once,
 * here, and a write goes to the file that it names.
 */
export async function locate(root: string, path: string): Promise<Outcome<{ place: string }>> {
  const checked = checkContentPath(path);
  if (!checked.ok) return checked;
  const place = join(root, path);
  const real = await realPlace(place);
  if (real === null || !isInside(root, real)) return refuseOutside(path);
  return done({ place: real });
}

/** The real path of a folder; as it was given if there is none. */
export async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch (error) {
    if (systemCode(error) === undefined) throw error;
    return folder;
  }
}

export const refuseOutside = (path: string) =>
  refuse(
    'outside',
    `${path} is a link that leaves the content folder.`,
    'Copy the file into the folder, or start the studio on the folder that holds it.',
  );

/** True for what lies below the root and is not hidden. */
export function isInside(root: string, place: string): boolean {
  const way = relative(root, place);
  return way !== '' && way !== '..' && !way.split(sep).some((name) => name.startsWith('.'));
}

/** True if every link on the way to the place, hidden or not, stays below the root; the place need not exist yet. */
export async function staysBelow(root: string, place: string): Promise<boolean> {
  const real = await realPlace(place);
  return real?.startsWith(root + sep) ?? false;
}

/** The real path of the deepest part that exists, with the rest as given; null for a link that leads to nothing. */
async function realPlace(place: string): Promise<string | null> {
  try {
    return await realpath(place);
  } catch (error) {
    if (systemCode(error) === 'ELOOP') return null;
    if (systemCode(error) !== 'ENOENT') throw error;
  }
  if (await isLink(place)) return null;
  const parent = await realPlace(dirname(place));
  return parent === null ? null : parent + sep + basename(place);
}

/** A link whose target is missing: writing to it would make a file wherever it points. */
async function isLink(place: string): Promise<boolean> {
  try {
    return (await lstat(place)).isSymbolicLink();
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    throw error;
  }
}
