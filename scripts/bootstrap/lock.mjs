/** Lets one process at a time install or build in this project; a second one waits for it. Node built-ins only. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Runs `work` alone. The lock of a process that is gone is taken over. */
export async function withLock(file, work) {
  await take(file);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

async function take(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = 0; ; waited++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isAlive(ownerOf(file))) {
      rmSync(file, { force: true });
      continue;
    }
    if (waited === 0) console.error('Waiting for another run that installs or builds here.');
    await sleep(300);
  }
}

/** Not a number while the owner is between creating and writing the file: then it counts as alive. */
function ownerOf(file) {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10);
  } catch (error) {
    if (error.code === 'ENOENT') return Number.NaN;
    throw error;
  }
}

function isAlive(pid) {
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
