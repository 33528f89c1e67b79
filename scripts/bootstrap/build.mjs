/** Builds the studio when its sources changed, and keeps the last good build when that fails. Node built-ins only. */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { root } from './project.mjs';
import { runPackage } from './run.mjs';

/** Everything that ends up in the build. Content does not: it is read while the studio runs. */
const folders = ['app', 'editor', 'engine', 'pack', 'report', 'workspace', 'schemas'];
const files = ['proxy.ts', 'next.config.js', 'tsconfig.json', 'package-lock.json'];

/** Each build has a folder named by the fingerprint of its sources; it is finished once this file is in it. */
const stampOf = (project, build) => join(project, '.wardwright/studio', build, 'wardwright-build');

/** How many finished builds stay: a studio that is still running from the one before goes on working. */
const kept = 2;

/**
 * Resolves with the build's folder, relative to the project, and whether it is of the sources as they stand. `compile` gets
 * that folder and resolves with `{ code, output }`. Throws an Error with a sentence when there is no build at all.
 */
export async function ensureBuilt(project = root, compile = compileStudio) {
  const wanted = fingerprint(project, [...folders, ...files], process.version);
  const answer = (build) => ({ folder: `.wardwright/studio/${build}`, isCurrent: build === wanted });
  if (existsSync(stampOf(project, wanted))) return answer(wanted);
  return withLock(join(project, '.wardwright/build.lock'), async () => {
    if (existsSync(stampOf(project, wanted))) return answer(wanted);
    console.log('Building the studio (once, until its sources change) …');
    dropBuilds(project, unfinishedBuilds(project));
    const { code, output } = await compile(answer(wanted).folder);
    if (code === 0) {
      writeFileSync(stampOf(project, wanted), '');
      dropBuilds(project, finishedBuilds(project).slice(kept));
      return answer(wanted);
    }
    console.error(output);
    dropBuilds(project, [wanted]);
    const [last] = finishedBuilds(project);
    if (last === undefined) throw new Error('The studio could not be built (above).');
    console.error('The studio could not be built (above). The last build that worked stays in place.');
    return answer(last);
  });
}

function compileStudio(folder) {
  writeTypeSettings();
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', WARDWRIGHT_BUILD: folder };
  return runPackage('next/dist/bin/next', ['build'], { env, quiet: true });
}

/** Next rewrites the settings file that it is given, so it gets one of its own. */
export function writeTypeSettings() {
  mkdirSync(join(root, '.wardwright'), { recursive: true });
  const settings = { extends: '../tsconfig.json', include: ['../app/**/*.ts', '../app/**/*.tsx'], exclude: [] };
  writeFileSync(join(root, '.wardwright/tsconfig.next.json'), `${JSON.stringify(settings, null, 2)}\n`);
}

function allBuilds(project) {
  const builds = join(project, '.wardwright/studio');
  return existsSync(builds) ? readdirSync(builds) : [];
}

/** Newest first. */
function finishedBuilds(project) {
  const age = (build) => statSync(stampOf(project, build)).mtimeMs;
  return allBuilds(project)
    .filter((build) => existsSync(stampOf(project, build)))
    .sort((a, b) => age(b) - age(a));
}

/** What was stopped half-way. Nobody else is building: the lock is held. */
const unfinishedBuilds = (project) => allBuilds(project).filter((build) => !existsSync(stampOf(project, build)));

function dropBuilds(project, builds) {
  for (const build of builds) rmSync(join(project, '.wardwright/studio', build), { recursive: true, force: true });
}
