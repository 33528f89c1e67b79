/** A content folder on disk for one test, and a terminal that keeps what is written to it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommand } from '../../cli/run-command';

/** Path to text; the folder is removed when the test is over. */
export function contentFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'wardwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export async function run(folder: string, args: readonly string[], isWatched = false) {
  let out = '';
  let err = '';
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    isWatched,
    isErrWatched: false,
    folder,
  };
  const code = await runCommand(args, terminal);
  return { code, out, err };
}
