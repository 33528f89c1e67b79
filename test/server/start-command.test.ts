/** `npm start` as an author types it: what it says when it can't, and that it ends with what started it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type RunningStudio, startStudio } from './running-studio';

const root = join(import.meta.dirname, '../..');

let studio: RunningStudio | null = null;
afterEach(async () => {
  await studio?.stop();
  studio = null;
});

function start(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: root });
    resolve(ended(child));
  });
}

function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

test('says that the port is taken, and what to do', async () => {
  studio = await startStudio();
  const { code, output } = await start('--port', String(studio.port));
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    `Port ${studio.port} is taken. Is the studio open already? Else: npm start -- --port ${studio.port + 1}`,
  );
});

test('says that the content folder is missing', async () => {
  const { code, output } = await start('--content', 'no-such-folder');
  expect(code).toBe(1);
  expect(output).toContain('There is no folder');
});

test('frees its port when the shell that npm put before it is stopped', async () => {
  const script = 'node scripts/start.mjs --port 0 & echo "pid $!"; wait';
  const shell = spawn('sh', ['-c', script], { cwd: root, env: { ...process.env, npm_lifecycle_event: 'start' } });
  let output = '';
  const port = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /open at http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  // The pipe closes when the last process that holds it has ended, which is the studio.
  const end = ended(shell);
  shell.kill('SIGKILL');
  await end;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => resolve());
  });
  probe.close();
});
