/** Starts the studio as an author does, on a free port and a content folder of its own, for the tests that need a server. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface RunningStudio {
  /** Such as `http://127.0.0.1:41234`. */
  address: string;
  port: number;
  content: string;
  /** With which its own pages may write. */
  token: string;
  /** Sends SIGTERM and resolves with the exit code once the process has ended. */
  stop: () => Promise<number | null>;
}

/** Lays out `files` (path to text) in a new folder and serves it. The folder goes when the studio is stopped. */
export async function startStudio(files: Readonly<Record<string, string>> = {}): Promise<RunningStudio> {
  const content = mkdtempSync(join(tmpdir(), 'wardwright-content-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, path)), { recursive: true });
    writeFileSync(join(content, path), text);
  }
  return serveFolder(content, () => rmSync(content, { recursive: true, force: true }));
}

/** Serves a folder as it stands. */
export async function serveFolder(content: string, afterwards: () => void = () => undefined): Promise<RunningStudio> {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0', '--content', content], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /open at (http:\/\/\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The studio ended with ${code}: ${output}`)));
  });
  const stop = () =>
    new Promise<number | null>((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', (code) => {
        afterwards();
        resolve(code);
      });
      child.kill('SIGTERM');
    });
  const page = await (await fetch(address)).text();
  const token = /name="wardwright-token" content="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
  return { address, token, port: Number(new URL(address).port), content, stop };
}
