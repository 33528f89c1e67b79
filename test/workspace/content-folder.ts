/** A content folder made for one test, and an open workspace on it; both go when the test ends. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { versionOf } from '../../workspace/file-text';
import { openWorkspace, type Workspace } from '../../workspace/workspace';

export interface ContentFolder {
  root: string;
  workspace: Workspace;
  /** What went wrong while nobody waited. */
  failures: unknown[];
  write: (path: string, text: string | Uint8Array) => void;
  readBytes: (path: string) => Buffer;
  /** The version of what is on disk now. */
  version: (path: string) => string;
}

export async function contentFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Promise<ContentFolder> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'wardwright-workspace-')));
  const write = (path: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  const failures: unknown[] = [];
  const workspace = await openWorkspace(root, (error) => failures.push(error));
  onTestFinished(async () => {
    await workspace.close();
    rmSync(root, { recursive: true, force: true });
  });
  const readBytes = (path: string) => readFileSync(join(root, path));
  return { root, workspace, failures, write, readBytes, version: (path) => versionOf(readBytes(path)) };
}
