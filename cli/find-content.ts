/** Finds the content folder that a path on the command line means: the folder of packs, one pack, one kind or one file. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { PACK_FILE } from '../pack/file-place';
import { CannotRun } from './command';

export interface Target {
  /** The folder of packs, as a real path. */
  root: string;
  /** Below the root with forward slashes: only this is asked for; '' is everything. */
  only: string;
}

export async function findContent(path: string, folder: string): Promise<Target> {
  const place = await realpath(resolve(folder, path)).catch(() => undefined);
  if (place === undefined) throw new CannotRun(`There is no ${path}.`);
  const isFolder = (await stat(place)).isDirectory();
  if (isFolder && (await holdsPacks(place))) return { root: place, only: '' };
  for (let at = isFolder ? place : dirname(place); dirname(at) !== at; at = dirname(at)) {
    if (!(await isThere(join(at, PACK_FILE)))) continue;
    return { root: dirname(at), only: relative(dirname(at), place).split(sep).join('/') };
  }
  throw new CannotRun(`${path} is not a content folder, nor in one: no ${PACK_FILE} is near.`);
}

/** Without a path: the `content` folder if there is one, else where one stands. */
export async function defaultContent(folder: string): Promise<string> {
  return (await isThere(join(folder, 'content'))) ? 'content' : '.';
}

async function holdsPacks(folder: string): Promise<boolean> {
  if (await isThere(join(folder, PACK_FILE))) return false;
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const found = await Promise.all(folders.map((entry) => isThere(join(folder, entry.name, PACK_FILE))));
  return found.includes(true);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
