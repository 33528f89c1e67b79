/** `wardwright simulate` as it is installed: the same seed gives the same bytes on any number of workers. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

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
