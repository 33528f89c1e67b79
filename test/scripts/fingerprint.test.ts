import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint } from '../../scripts/bootstrap/fingerprint.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wardwright-fingerprint-'));
  mkdirSync(join(folder, 'app/deep'), { recursive: true });
  writeFileSync(join(folder, 'app/deep/a.ts'), 'a');
  writeFileSync(join(folder, 'app/b.ts'), 'b');
});

const of = (...facts: string[]) => fingerprint(folder, ['app', 'missing.ts'], ...facts);

test('is the same for the same files', () => {
  expect(of()).toBe(of());
});

test('changes with a text, however deep', () => {
  const before = of();
  writeFileSync(join(folder, 'app/deep/a.ts'), 'A');
  expect(of()).not.toBe(before);
});

test('changes when a file is renamed or appears', () => {
  const before = of();
  renameSync(join(folder, 'app/b.ts'), join(folder, 'app/c.ts'));
  const renamed = of();
  writeFileSync(join(folder, 'missing.ts'), '');
  expect(new Set([before, renamed, of()]).size).toBe(3);
});

test('changes with a fact beside the files', () => {
  expect(of('v20')).not.toBe(of('v22'));
});
