/**
 * `npm run bench`: how fast the engine is, as ratios from one run, and how the studio answers. `--only hunt,copy` runs some of them, `--json` prints
 * what they found as data. It judges nothing.
 */
import { parseArgs } from 'node:util';
import { DEEP_MADNESS } from '../../engine/systems/deep-madness';
import { LOBOTOMY } from '../../engine/systems/lobotomy';
import { paceBoards } from './board';
import { raceHunt } from './hunt/race';
import { type Report, table } from './report';
import { paceStudio } from './studio/studio';
import { raceValidation } from './validate';
import { paceWholeGames } from './whole-games';

interface Bench {
  title: string;
  run(): Report | Promise<Report>;
}

const BENCHES: Readonly<Record<string, Bench>> = {
  hunt: { title: 'One small game, played to its end at random', run: raceHunt },
  lobotomy: {
    title: 'Whole games of Lobotomy, one scenario and four characters, on one core',
    run: () => paceWholeGames({ system: LOBOTOMY, scenario: 'slashers' }),
  },
  'deep-madness': {
    title: 'Whole games of Deep Madness, its first chapter and four investigators, on one core',
    run: () => paceWholeGames({ system: DEEP_MADNESS, scenario: 'first-dive' }),
  },
  board: { title: 'Boards: questions to the engine, and a board of 500 tiles in the editor', run: paceBoards },
  validate: { title: 'Checking a large pack', run: raceValidation },
  studio: { title: 'The studio in a headless browser, from its production build', run: paceStudio },
};

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, json: { type: 'boolean' } } });
  const names = values.only?.split(',') ?? Object.keys(BENCHES);
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const bench = BENCHES[name];
    if (bench === undefined) {
      process.stderr.write(`There is no bench ${name}; there are ${Object.keys(BENCHES).join(', ')}.\n`);
      process.exitCode = 2;
      return;
    }
    const report = await bench.run();
    found[name] = report.data;
    if (values.json !== true) process.stdout.write(`${table(bench.title, report.lines)}\n`);
  }
  if (values.json === true) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
}

await main();
