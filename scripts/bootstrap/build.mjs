/** Builds the studio when its sources changed, and keeps the last good build when that fails. Node built-ins only. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { cacheFolder, root } from './project.mjs';
import { runPackage } from './run.mjs';

/** Everything that ends up in the build. Content does not: it is read while the studio runs. */
const sources = [
  'app',
  'editor',
  'engine',
  'pack',
  'workspace',
  'schemas',
  'proxy.ts',
  'next.config.js',
  'tsconfig.json',
  'package-lock.json',
];
const builds = join(cacheFolder, 'studio');
const stampOf = (build) => join(builds, build, 'wardwright-build');

/** Resolves with the build folder, relative to the project, and whether it is of the sources as they stand. */
export async function ensureBuilt() {
  const hash = fingerprint(root, sources, process.version);
  if (existsSync(stampOf(hash))) return { folder: `.wardwright/studio/${hash}`, isCurrent: true };
  return withLock(join(cacheFolder, 'build.lock'), async () => {
    if (existsSync(stampOf(hash))) return { folder: `.wardwright/studio/${hash}`, isCurrent: true };
    console.log('Building the studio (once, until its sources change) …');
    const { code, output } = await build(hash);
    if (code === 0) {
      writeFileSync(stampOf(hash), new Date().toISOString());
      dropOldBuilds(2);
      return { folder: `.wardwright/studio/${hash}`, isCurrent: true };
    }
    console.error(output);
    rmSync(join(builds, hash), { recursive: true, force: true });
    const [last] = finishedBuilds();
    if (last === undefined)
      throw new Error('The studio could not be built (above), and there is no earlier build to fall back to.');
    console.error('The studio could not be built (above). This is the last build that worked.');
    return { folder: `.wardwright/studio/${last}`, isCurrent: false };
  });
}

function build(hash) {
  mkdirSync(cacheFolder, { recursive: true });
  writeTypeSettings();
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', WARDWRIGHT_BUILD: `.wardwright/studio/${hash}` };
  return runPackage('next/dist/bin/next', ['build'], { env, quiet: true });
}

/** Next rewrites the settings file that it is given, so it gets one of its own. */
export function writeTypeSettings() {
  mkdirSync(cacheFolder, { recursive: true });
  const settings = { extends: '../tsconfig.json', include: ['../app/**/*.ts', '../app/**/*.tsx'], exclude: [] };
  writeFileSync(join(cacheFolder, 'tsconfig.next.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

/** Newest first. */
function finishedBuilds() {
  if (!existsSync(builds)) return [];
  const finished = readdirSync(builds).filter((name) => existsSync(stampOf(name)));
  return finished.sort((a, b) => statSync(stampOf(b)).mtimeMs - statSync(stampOf(a)).mtimeMs);
}

/** A studio that is still running from the build before goes on working. */
function dropOldBuilds(keep) {
  for (const name of finishedBuilds().slice(keep)) rmSync(join(builds, name), { recursive: true, force: true });
}
