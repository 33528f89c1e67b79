/** Keeps what is made from the schemas in step with them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate } from '../../scripts/schema/generate';

const root = join(import.meta.dirname, '../..');
const fresh = await generate(root);

test.each(Object.keys(fresh))('%s is what `npm run generate` makes of the schemas', (path) => {
  const isFresh = readFileSync(join(root, path), 'utf8') === fresh[path];
  expect(isFresh, `${path} is stale: run npm run generate`).toBe(true);
});

test('the validator needs nothing but itself', () => {
  const code = fresh['schemas/generated/validate.js'] ?? '';
  expect(/\bimport\s*[("'{*]|(?<!')\brequire\(/.test(code)).toBe(false);
});
