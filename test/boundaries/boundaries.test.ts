/**
 * Proves that every import boundary of biome.json still bites: each file of fixtures/boundaries breaks one rule on purpose
 * and says in its first line which message must come. The fixtures mirror the tree, so the real folder patterns are tried.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const fixtures = join(root, 'test/fixtures/boundaries');
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

interface Diagnostic {
  file: string;
  text: string;
}

/** The report that a person reads, cut at the heads `path:line:column lint/group/rule ━━━`. */
function parseDiagnostics(report: string): Diagnostic[] {
  const parts = report.split(/^(\S+\.ts):\d+:\d+ lint\/\S+.*$/m).slice(1);
  return parts.flatMap((file, at) => (at % 2 === 0 ? [{ file, text: parts[at + 1] ?? '' }] : []));
}

const files = readdirSync(fixtures, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.split(sep).join('/'))
  .sort();

describe('import boundaries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardwright-boundaries-'));
  let diagnostics: Diagnostic[] = [];

  beforeAll(async () => {
    cpSync(fixtures, folder, { recursive: true });
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    // No repository there, so the one setting that needs one is switched off; every rule stays as it is.
    const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none'];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [biome, ...args, folder], {
      cwd: folder,
    }).catch((failed: { stdout: string; stderr: string }) => failed);
    diagnostics = parseDiagnostics(stdout + stderr);
  }, 30_000);

  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(files)('refuses %s and says what to do instead', (file) => {
    const expected = /^\/\/ says: (.+)$/m.exec(readFileSync(join(fixtures, file), 'utf8'))?.[1] ?? '(no expectation)';
    const found = diagnostics.filter((diagnostic) => diagnostic.file === file);
    expect(found.map(({ text }) => text)).toContainEqual(expect.stringContaining(expected));
  });

  test('has a bad fixture for every message that a boundary can print', () => {
    const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as unknown;
    const messages = collectMessages(config);
    expect(messages.filter((message) => !diagnostics.some(({ text }) => text.includes(message)))).toEqual([]);
  });
});

/** Every `message` and every text of `deniedGlobals`, wherever it stands in the configuration. */
function collectMessages(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    if (key === 'message' && typeof child === 'string') return [child];
    if (key === 'deniedGlobals') return Object.values(child as Record<string, string>);
    return collectMessages(child);
  });
}
