/** The `wardwright` command as it is installed: bundled when its sources changed, and quick after that. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bundles = () => readdirSync(join(root, '.wardwright/cli')).filter((name) => !name.includes('.'));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['bin/wardwright.mjs', ...args], { cwd: root, encoding: 'utf8' });

test('runs from one bundle, made once', () => {
  const first = run('--help');
  expect(first.stderr).toBe('');
  expect(first.stdout).toContain('wardwright');
  const made = bundles();
  expect(made).toHaveLength(1);
  run('--help');
  expect(bundles()).toEqual(made);
});
