/** `npm run generate`: writes everything that is made from the schemas. With `--check` it writes nothing and names what is stale. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, OUTPUT } from './schema/generate';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');
const stale: string[] = [];
mkdirSync(join(root, OUTPUT), { recursive: true });
for (const [name, text] of Object.entries(await generate(root))) {
  const file = join(root, OUTPUT, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  stale.push(`${OUTPUT}/${name}`);
  if (!isCheck) writeFileSync(file, text);
}
if (stale.length > 0)
  process.stdout.write(`${isCheck ? 'Stale, run npm run generate:' : 'Written:'} ${stale.join(', ')}\n`);
if (isCheck && stale.length > 0) process.exitCode = 1;
