/** Bundles the benches as the command line and the studio are bundled, and runs them: loose modules run slower. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { cacheFolder, root } from '../../scripts/bootstrap/project.mjs';

const folder = join(cacheFolder, 'bench');
const outfile = join(folder, 'bench.mjs');
mkdirSync(folder, { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: ['test/bench/bench.ts'],
  outfile,
  bundle: true,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
await import(pathToFileURL(outfile).href);
