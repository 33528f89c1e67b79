/** One hash over files and folders, to tell whether anything changed since the last time. Node built-ins only. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Paths are relative to `folder`; what is missing counts as missing. The same content gives the same 16 hex digits. */
export function fingerprint(folder, paths, ...facts) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  for (const path of paths.flatMap((each) => listFiles(folder, each)).sort()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(folder, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function listFiles(folder, path) {
  const full = join(folder, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full).flatMap((name) => listFiles(folder, `${path}/${name}`));
}
