#!/usr/bin/env node
/** The `wardwright` command: bundles cli/main.ts once, keeps the bundle until a source changes, and runs it. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../scripts/bootstrap/fingerprint.mjs';
import { ensureInstalled } from '../scripts/bootstrap/install.mjs';
import { cacheFolder, requireNode, root } from '../scripts/bootstrap/project.mjs';

const sources = ['cli', 'engine', 'pack', 'report', 'workspace', 'schemas', 'tsconfig.json', 'package-lock.json'];
const bundles = join(cacheFolder, 'cli');

requireNode();
await ensureInstalled();
const bundle = join(bundles, fingerprint(root, sources, process.version));
if (!existsSync(bundle)) await makeBundle();
await import(pathToFileURL(join(bundle, 'main.mjs')).href);

/** Worker files (`*.worker.ts`) become files of their own beside the main one, under the same name with `.mjs`. */
async function makeBundle() {
  const { build } = await import('esbuild');
  const workers = readdirSync(join(root, 'cli'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.worker.ts'),
  );
  const partial = `${bundle}.${process.pid}`;
  mkdirSync(bundles, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['cli/main.ts', ...workers.map((path) => `cli/${path}`)],
    outdir: partial,
    outbase: 'cli',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  });
  for (const old of readdirSync(bundles)) {
    if (!old.includes('.')) rmSync(join(bundles, old), { recursive: true, force: true });
  }
  renameSync(partial, bundle);
}
