/**
 * Bundles the benches as the command line and the studio are bundled, and runs them: loose modules run slower.
 * boardgame.io is bundled twice, as Node runs it by itself and with NODE_ENV set to production.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ensureBrowser } from '../../scripts/bootstrap/browser.mjs';
import { cacheFolder, root } from '../../scripts/bootstrap/project.mjs';

process.chdir(root);
const only = process.argv.slice(2).join(' ');
if (!only.includes('--only') || /\bboard\b/.test(only)) process.env['CHROMIUM_PATH'] = await ensureBrowser();

const folder = join(cacheFolder, 'bench');
mkdirSync(folder, { recursive: true });

/** @param {string} entry @param {string} name @param {'development' | 'production'} mode @param {string[]} mainFields */
async function bundle(entry, name, mode, mainFields = ['main', 'module']) {
  const outfile = join(folder, name);
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minifySyntax: true,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    platform: 'node',
    format: 'esm',
    mainFields,
    target: 'node20',
    // These bring files of their own along.
    external: ['vite', '@playwright/test'],
    logLevel: 'error',
  });
  return pathToFileURL(outfile).href;
}

for (const mode of /** @type {const} */ (['development', 'production'])) {
  await bundle('test/bench/hunt/boardgameio.ts', `boardgameio-${mode}.mjs`, mode);
}
// The JSON parser's other build loads its parts at run time, and cannot be bundled.
await import(await bundle('test/bench/bench.ts', 'bench.mjs', 'production', ['module', 'main']));
