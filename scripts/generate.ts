/** `npm run generate`: writes everything that is made from the schemas and the tables beside them. With `--check` it writes nothing and names what is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generate } from './schema/generate';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const stale: string[] = [];
for (const [path, text] of Object.entries(await generate(root))) {
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(path);
  if (isCheck) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
if (stale.length > 0)
  process.stdout.write(`${isCheck ? 'Stale, run npm run generate:' : 'Written:'} ${stale.join(', ')}\n`);
if (isCheck && stale.length > 0) process.exitCode = 1;
