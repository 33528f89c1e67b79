import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled } from '../../scripts/bootstrap/install.mjs';

type Packages = Record<string, { version?: string; optional?: boolean }>;

/** A project whose lock file wants `locked`, and whose node_modules hold `installed` (null: there are none). */
function project(locked: Packages, installed: Packages | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'wardwright-install-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }));
  if (installed !== null) {
    mkdirSync(join(folder, 'node_modules'));
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  return folder;
}

const ajv = { 'node_modules/ajv': { version: '8.20.0' } };

test('finds nothing installed on a bare machine', () => {
  expect(isInstalled(project(ajv, null))).toBe(false);
});

test('finds everything installed when each package has the locked version', () => {
  expect(isInstalled(project(ajv, ajv))).toBe(true);
});

test('asks for a new install when a version differs', () => {
  expect(isInstalled(project(ajv, { 'node_modules/ajv': { version: '8.0.0' } }))).toBe(false);
});

test("does without packages that are for another machine's system", () => {
  expect(isInstalled(project({ ...ajv, 'node_modules/fsevents': { version: '2.3.3', optional: true } }, ajv))).toBe(
    true,
  );
});

test('asks for a new install when the lock file changes after one', () => {
  const folder = project(ajv, ajv);
  isInstalled(folder);
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/ajv': { version: '9.0.0' } } }),
  );
  expect(isInstalled(folder)).toBe(false);
});
