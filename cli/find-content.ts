/** Finds the content folder that a path on the command line means: the folder of packs, one pack, one kind or one file. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { PACK_FILE } from '../pack/file-place';
import { kindsOf, systemNames } from '../pack/schema-catalog';
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
  const isRoot = isFolder && !(await isThere(join(place, PACK_FILE)));
  if (isRoot && (await holds(place, isPack))) return { root: place, only: '' };
  for (let at = isFolder ? place : dirname(place); dirname(at) !== at; at = dirname(at)) {
    if (!(await isThere(join(at, PACK_FILE)))) continue;
    return { root: dirname(at), only: relative(dirname(at), place).split(sep).join('/') };
  }
  // A folder of packs that lost their pack.json, or nothing yet.
  const isEmpty = isRoot && (await readdir(place)).every(isHidden);
  if (isRoot && (isEmpty || (await holds(place, hasItems)))) return { root: place, only: '' };
  throw new CannotRun(`${path} is not a content folder, nor in one: no ${PACK_FILE} is near.`);
}

/** Without a path: the `content` folder if there is one, else where one stands. */
export async function defaultContent(folder: string): Promise<string> {
  return (await isThere(join(folder, 'content'))) ? 'content' : '.';
}

/** Whether one of the folders in a folder is as asked. */
async function holds(folder: string, isWanted: (folder: string) => Promise<boolean>): Promise<boolean> {
  const found = await Promise.all((await foldersIn(folder)).map(isWanted));
  return found.includes(true);
}

const isPack = (folder: string): Promise<boolean> => isThere(join(folder, PACK_FILE));

/** Whether there are folders named after kinds, with JSON in them. */
async function hasItems(folder: string): Promise<boolean> {
  const kinds = (await foldersIn(folder)).filter((kind) => KINDS.has(basename(kind)));
  const lists = await Promise.all(kinds.map((kind) => readdir(kind)));
  return lists.flat().some((name) => name.endsWith('.json'));
}

const KINDS = new Set(systemNames.flatMap(kindsOf));

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !isHidden(entry.name)).map(({ name }) => join(folder, name));
}

const isHidden = (name: string): boolean => name.startsWith('.');

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
