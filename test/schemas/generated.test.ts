/** Keeps what is made from the schemas in step with them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate, OUTPUT } from '../../scripts/schema/generate';

const root = join(import.meta.dirname, '../..');
const fresh = await generate(root);

test.each(Object.keys(fresh))('%s is what `npm run generate` makes of the schemas', (name) => {
  const isFresh = readFileSync(join(root, OUTPUT, name), 'utf8') === fresh[name];
  expect(isFresh, `schemas/generated/${name} is stale: run npm run generate`).toBe(true);
});

test('the validator needs nothing but itself', () => {
  const code = fresh['validate.js'] ?? '';
  expect(/\bimport\s*[("'{*]|(?<!')\brequire\(/.test(code)).toBe(false);
});
