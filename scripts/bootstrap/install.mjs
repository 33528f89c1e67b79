/**
 * Installs the dependencies when they are missing or older than the lock file. Node built-ins only. What it has to say goes to
 * standard error: the command that asked may be printing data.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './project.mjs';
import { run } from './run.mjs';

/** Inside node_modules, so that it goes when they go. */
const stampOf = (folder) => join(folder, 'node_modules/.wardwright-install');
const wanted = (folder) => fingerprint(folder, ['package-lock.json', 'package.json', '.npmrc'], process.version);

export async function ensureInstalled() {
  if (isInstalled(root)) return;
  await withLock(join(cacheFolder, 'install.lock'), async () => {
    if (isInstalled(root)) return;
    console.error('Installing what is missing (once, until the lock file changes) …');
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
    const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
    const { code } = await run(command, [...first, ...args], { aside: true });
    if (code !== 0) {
      console.error(
        'npm could not install the dependencies (above). Is the network up? Then try the same command again.',
      );
      process.exit(1);
    }
    writeFileSync(stampOf(root), wanted(root));
  });
}

/** True with a stamp of this lock file, or when npm's own record names every package of it at the same version. */
export function isInstalled(folder) {
  const stamp = stampOf(folder);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(folder)) return true;
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages;
  const isComplete = Object.entries(locked).every(
    ([path, entry]) => path === '' || entry.optional || installed[path]?.version === entry.version,
  );
  if (isComplete) writeFileSync(stamp, wanted(folder));
  return isComplete;
}
