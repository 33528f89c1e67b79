/** `wardwright simulate` as it is installed: the same seed gives the same bytes on any number of workers. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('two versions are compared, a page is written, and a share of wins outside of the bounds has a code of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'content'), join(folder, 'other'), { recursive: true });
  const nurse = join(folder, 'other/lobotomy/monster/patient.json');
  writeFileSync(nurse, readFileSync(nurse, 'utf8').replace(/"health": \d+/, '"health": 40'));
  const page = join(folder, 'report.html');
  const options = ['--bot', 'random', '--games', '4', '--compare', join(folder, 'other'), '--report', page];
  const command = [
    'bin/wardwright.mjs',
    'simulate',
    'lobotomy/slashers',
    '--format',
    'json',
    '--fail-outside',
    '90-100',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^wardwright simulate: won \S+ % of 4 games, not 90 to 100 %\.\n$/);
  expect(status).toBe(3);
  const { comparison } = JSON.parse(stdout);
  expect(comparison.changes).toEqual([{ item: 'monster/patient', text: expect.stringMatching(/^health 40 -> \d$/) }]);
  expect(comparison.pairs).toBe(4);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('Two versions, 4 games paired by seed');
  expect(html.match(/<svg/g)?.length).toBe(4);
  expect(html).not.toMatch(/(src|href)=|url\(|@import|<script/);
}, 180_000);

const simulate = (...args: string[]) => simulateOf('lobotomy/slashers', ...args);

function simulateOf(scenario: string, ...args: string[]) {
  const command = ['bin/wardwright.mjs', 'simulate', scenario, '--format', 'json', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout);
}

/** Three runs of the command, on a machine that may have other things to do. */
const PATIENCE = 180_000;

const FIELDS = [
  'scenario',
  'players',
  'difficulty',
  'variants',
  'bot',
  'seed',
  'games',
  'wins',
  'losses',
  'lastBlows',
  'stepLimit',
  'rounds',
  'decisions',
];

test.each([
  ['random', '12'],
  ['greedy', '3'],
])(
  '%s plays the same games on 1, 2 and 3 workers',
  (bot, games) => {
    const reports = ['1', '2', '3'].map((workers) => {
      const { timing, ...rest } = simulate('--bot', bot, '--games', games, '--seed', '11', '--workers', workers);
      expect(timing.workers).toBe(Number(workers));
      return JSON.stringify(rest);
    });
    expect(new Set(reports).size).toBe(1);
    const report = JSON.parse(reports[0] ?? '');
    expect(Object.keys(report)).toEqual([...FIELDS, 'digest']);
    expect(report).toMatchObject({ scenario: 'lobotomy/slashers', players: 3, bot, seed: 11, games: Number(games) });
  },
  PATIENCE,
);

test('another seed gives other games', () => {
  const digests = ['1', '2'].map((seed) => simulate('--bot', 'random', '--games', '4', '--seed', seed).digest);
  expect(digests[0]).not.toBe(digests[1]);
});

test('games with variants are other games, and the report names them', () => {
  const play = (...args: string[]) => simulateOf('deep-madness/first-dive', '--bot', 'random', '--games', '2', ...args);
  const [plain, prepared] = [play(), play('--variant', 'more-prepared-team', '--variant', 'more-prepared-team')];
  expect([plain.variants, prepared.variants]).toEqual([[], ['more-prepared-team']]);
  expect(prepared.digest).not.toBe(plain.digest);
});
