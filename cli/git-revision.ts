/** Reads content as a git revision has it, without touching the working tree. */
import { spawnSync } from 'node:child_process';
import { CannotRun } from './command';

export interface RevisionFile {
  /** Below the content folder, with forward slashes. */
  path: string;
  text: string;
}

/** The most that git may answer, in bytes: a large pack many times over. */
const MOST_BYTES = 512 * 1024 * 1024;

/** The JSON files of a content folder at a revision. Undefined if `revision` names none; throws `CannotRun` if the folder was not there then. */
export function readRevision(root: string, revision: string): RevisionFile[] | undefined {
  const commit = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  if (commit === undefined) return undefined;
  const sha = commit.toString('utf8').trim();
  const listed = git(root, ['ls-tree', '-r', '-z', '--name-only', sha, '--', '.'])?.toString('utf8') ?? '';
  const paths = listed.split('\0').filter((path) => path.endsWith('.json'));
  if (paths.length === 0) throw new CannotRun(`${revision} has no content in this folder.`);
  const blobs = git(root, ['cat-file', '--batch'], `${paths.map((path) => `${sha}:./${path}`).join('\n')}\n`);
  if (blobs === undefined) throw new CannotRun(`git could not read ${revision}.`);
  return readBatch(blobs, paths);
}

/** What `git` writes; undefined if there is no git, no repository, or it refuses. */
function git(folder: string, args: readonly string[], input?: string): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : undefined;
}

/** Answers of `cat-file --batch`, in the order of the questions: a head with the size, that many bytes, a line feed. */
function readBatch(bytes: Buffer, paths: readonly string[]): RevisionFile[] {
  let at = 0;
  return paths.map((path) => {
    const end = bytes.indexOf('\n', at);
    const size = Number(bytes.toString('utf8', at, end).split(' ').at(-1));
    if (!Number.isInteger(size)) throw new CannotRun(`git could not read ${path}.`);
    const text = bytes.toString('utf8', end + 1, end + 1 + size);
    at = end + 1 + size + 1;
    return { path, text };
  });
}
