/** What `wardwright simulate` refuses, and how it says so. The games themselves are played in test/server. */
import { expect, test } from 'vitest';
import { simulationText } from '../../cli/simulation-text';
import { contentFolder, run } from './content-folder';

const root = new URL('../..', import.meta.url).pathname;
const PACK = '{ "kind": "pack", "id": "small", "source": "original", "name": "Small", "system": "lobotomy" }\n';
const BROKEN = '{ "kind": "keyword", "id": "frost", "source": "rulebook", "naem": "Frost" }\n';

test.each([
  [[], 'Which scenario? Write it as <pack>/<scenario>.'],
  [['slashers'], 'A scenario is written as <pack>/<scenario>, not "slashers".'],
  [['lobotomy/slashers', 'lobotomy/other'], 'One scenario at a time: lobotomy/slashers, not also lobotomy/other.'],
  [['lobotmy/slashers'], 'There is no pack called "lobotmy". Did you mean "lobotomy"?'],
  [['lobotomy/slasher'], 'There is no scenario in lobotomy called "slasher". Did you mean "slashers"?'],
  [['lobotomy/nothing-like-it'], /There is no scenario in lobotomy called "nothing-like-it". There is: .*slashers/],
  [['lobotomy/slashers', '--bot', 'gredy'], '--bot can be random, greedy, not "gredy". Did you mean "greedy"?'],
  [['lobotomy/slashers', '--format', 'xml'], '--format can be text, json, not "xml".'],
  [['lobotomy/slashers', '--games', '0'], '--games is a whole number from 1 to 1000000, not "0".'],
  [['lobotomy/slashers', '--seed', 'abc'], '--seed is a whole number from 0 to 4294967295, not "abc".'],
  [['lobotomy/slashers', '--workers', '1.5'], '--workers is a whole number from 1 to 64, not "1.5".'],
  [['lobotomy/slashers', '--players', '2'], /--players is a whole number from 3 to \d, not "2"/],
  [['lobotomy/slashers', '--difficulty', '5'], /--difficulty is a whole number from 1 to [1-4], not "5"/],
  [
    ['oracles-betrayal/first-dive', '--variant', 'more-prepared-team', '--variant', 'fuson'],
    '--variant can be more-prepared-team, fusion, not "fuson". Did you mean "fusion"?',
  ],
  [['lobotomy/slashers', '--variant', 'fast'], 'lobotomy/slashers has no variants, so not "fast".'],
  [['lobotomy/slashers', '--content', 'nowhere'], 'There is no nowhere.'],
  [['lobotomy/slashers', '--compare', 'no-such-place'], 'no-such-place is neither a folder nor a git revision.'],
  [
    ['lobotomy/slashers', '--fail-outside', '45-20'],
    '--fail-outside is a range of percent such as 20-45, not "45-20".',
  ],
  [['lobotomy/slashers', '--fail-outside', 'some'], '--fail-outside is a range of percent such as 20-45, not "some".'],
])('%j is refused', async (args, message) => {
  const { code, out, err } = await run(root, ['simulate', ...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(message);
});

test('a pack with errors is not played, and says why', async () => {
  const folder = contentFolder({ 'content/small/pack.json': PACK, 'content/small/keyword/frost.json': BROKEN });
  const { code, err } = await run(folder, ['simulate', 'small/anything']);
  expect(code).toBe(2);
  expect(err).toBe(`wardwright simulate: small can't be played:
  content/small/keyword/frost.json:1:59  \`naem\` is not a field of Keyword. Did you mean \`name\`?
wardwright validate shows them all.
`);
});

test('a pack whose rules nobody wrote is not played', async () => {
  const folder = contentFolder({ 'content/small/pack.json': PACK.replace('lobotomy', 'deranged') });
  const { err } = await run(folder, ['simulate', 'small/anything']);
  expect(err).toContain('small');
});

test('a summary for people', () => {
  const report = {
    scenario: 'lobotomy/slashers',
    players: 3,
    difficulty: 1,
    variants: [],
    bot: 'greedy',
    seed: 1,
    games: 200,
    wins: 50,
    losses: { 'Nobody is left': 30, 'Everybody died': 119 },
    lastBlows: { 'monster/nurse': 149 },
    stepLimit: 1,
    rounds: { n: 200, mean: 9.2, interval: [8.9, 9.5] as const, min: 5, median: 9, max: 15 },
    decisions: { n: 200, mean: 200.1, interval: [190, 210] as const, min: 90, median: 201, max: 340 },
    digest: '0badcafe',
    timing: { workers: 2, seconds: 20.04, gamesPerSecond: 9.98, decisionsPerSecond: 1996 },
  };
  expect(simulationText(report)).toBe(`lobotomy/slashers, 3 characters, greedy, seed 1

  won 25.0 % (95%: 19.5 % to 31.4 %, n = 200)

    50  won
   119  lost: Everybody died
    30  lost: Nobody is left
     1  never ended (step limit)

  rounds     5 to 15, median 9
  decisions  200 a game
  digest     0badcafe
  time       20.0 s, 10.0 games a second on 2 workers
`);
  expect(simulationText({ ...report, difficulty: 2 })).toContain('slashers, 2 scenarios, 3 characters, greedy');
  expect(simulationText({ ...report, variants: ['fast', 'dark'] })).toContain('3 characters, fast, dark, greedy');
});

test('a summary against another version says what changed, and marks what is sure', () => {
  const difference = {
    measure: 'wins',
    now: 0.25,
    before: 0.5,
    change: -0.25,
    interval: [-0.4, -0.1],
    isSure: true,
  } as const;
  const unsure = {
    measure: 'dealt:monster/nurse',
    now: 2,
    before: 1.5,
    change: 0.5,
    interval: [-1, 2],
    isSure: false,
  } as const;
  const spread = { n: 4, mean: 9, interval: [8, 10] as const, min: 5, median: 9, max: 15 };
  const text = simulationText({
    scenario: 'lobotomy/slashers',
    players: 3,
    difficulty: 1,
    variants: [],
    bot: 'greedy',
    seed: 1,
    games: 4,
    wins: 1,
    losses: { 'Everybody died': 3 },
    lastBlows: {},
    stepLimit: 0,
    rounds: spread,
    decisions: spread,
    digest: '0badcafe',
    comparison: {
      with: 'HEAD~1',
      changes: [{ item: 'monster/nurse', text: 'health 2 -> 4' }],
      pairs: 4,
      same: 1,
      differences: [difference, unsure],
    },
    timing: { workers: 2, seconds: 2, gamesPerSecond: 2, decisionsPerSecond: 20 },
  });
  expect(text.slice(text.indexOf('  against'))).toBe(`  against HEAD~1, 4 games paired by seed, 1 the very same
    monster/nurse: health 2 -> 4

                                            now   before   change  95 % interval
* Wins                                   25.0 %   50.0 %    −25.0  −40.0 to −10.0
  Damage by monster/nurse a game           2.00     1.50    +0.50  −1.00 to +2.00
  * the interval leaves out zero
`);
});
