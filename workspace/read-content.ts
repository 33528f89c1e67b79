/** Reads content files, one or all. A file that can't be read never keeps the others from being read. */
import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decode, fileLimit, tooLarge } from './file-text';
import { locate } from './locate';
import type { ContentAnswer, ContentFile, UnreadableFile } from './protocol';
import { done, type Outcome, refuseSystemError } from './refusal';

/** How many files are open at once. */
const atOnce = 32;

/** `root` is a real path. Both lists come ordered by path. */
export async function readContent(root: string): Promise<ContentAnswer> {
  const answer: ContentAnswer = { root, files: [], unreadable: [] };
  const paths = (await listFolder(root, '', answer.unreadable)).sort();
  for (let from = 0; from < paths.length; from += atOnce) {
    const batch = paths.slice(from, from + atOnce);
    const outcomes = await Promise.all(batch.map((path) => readContentFile(root, path)));
    outcomes.forEach((outcome, at) => {
      const path = batch[at] ?? '';
      if (outcome.ok) answer.files.push(outcome.file);
      else if (outcome.refusal.code !== 'missing') answer.unreadable.push({ path, reason: outcome.refusal.error });
    });
  }
  answer.unreadable.sort((a, b) => (a.path < b.path ? -1 : 1));
  return answer;
}

export async function readContentFile(root: string, path: string): Promise<Outcome<{ file: ContentFile }>> {
  try {
    const located = await locate(root, path);
    if (!located.ok) return located;
    const { size, mtimeMs } = await stat(located.place);
    // Asked before reading: a file of many gigabytes must not be taken into memory to be refused.
    if (size > fileLimit) return tooLarge(path, size);
    const decoded = decode(await readFile(located.place), path);
    if (!decoded.ok) return decoded;
    return done({ file: { path, text: decoded.text, version: decoded.version, changedAt: Math.trunc(mtimeMs) } });
  } catch (error) {
    return refuseSystemError(error, path);
  }
}

/** Folders that are never content, however many `.json` files they hold. */
export const isSkipped = (name: string) => name.startsWith('.') || name === 'node_modules';

/** Linked folders are not entered: they could lead in a circle, or out. One that can't be opened is told of. */
async function listFolder(root: string, folder: string, unreadable: UnreadableFile[]): Promise<string[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (folder === '') throw error;
    const { refusal } = refuseSystemError(error, folder);
    if (refusal.code !== 'missing') unreadable.push({ path: folder, reason: refusal.error });
    return [];
  }
  const shown = entries.filter((entry) => !isSkipped(entry.name));
  const lists = await Promise.all(shown.map((entry) => listEntry(root, folder, entry, unreadable)));
  return lists.flat();
}

async function listEntry(root: string, folder: string, entry: Dirent, unreadable: UnreadableFile[]): Promise<string[]> {
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  if (entry.isDirectory()) return listFolder(root, path, unreadable);
  return entry.name.endsWith('.json') ? [path] : [];
}
