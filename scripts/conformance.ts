/** `npm run conformance`: plays every rulebook example and says which hold. With `--json`, as one array on standard output. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ExampleMeta } from '../test/conformance/example';

const root = join(import.meta.dirname, '..');

interface Score extends ExampleMeta {
  system: string;
  passed: boolean;
}

/** The part of the runner's JSON report that is read here. */
interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; meta: { example?: ExampleMeta } }[];
  }[];
}

function playExamples(): Report {
  const file = join(root, '.wardwright/reports/conformance.json');
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = ['run', '--project', 'conformance', '--passWithNoTests', '--reporter=json', `--outputFile=${file}`];
  const run = spawnSync(process.execPath, [vitest, ...args], { cwd: root, encoding: 'utf8' });
  if (!existsSync(file)) throw new Error(`The examples could not be played:\n${run.stdout}${run.stderr}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function score(report: Report): Score[] {
  const broken = report.testResults.filter(({ assertionResults, message }) => assertionResults.length === 0 && message);
  if (broken[0]) throw new Error(`${broken[0].name} could not be played:\n${broken[0].message}`);
  const scores = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, meta: { example } }) => {
      if (!example) return [];
      return [
        {
          id: example.id,
          system: basename(dirname(name)),
          title: example.title,
          passed: status === 'passed',
          source: example.source,
        },
      ];
    }),
  );
  return scores.sort(
    (a, b) => a.system.localeCompare(b.system, 'en') || a.id.localeCompare(b.id, 'en', { numeric: true }),
  );
}

function printTable(scores: readonly Score[]): void {
  for (const { id, passed, title, source } of scores)
    console.log(`${passed ? 'holds ' : 'FAILS '} ${id}  ${title}  (${source})`);
  for (const system of new Set(scores.map((each) => each.system))) {
    const own = scores.filter((each) => each.system === system);
    console.log(`${system}: ${own.filter(({ passed }) => passed).length} of ${own.length} examples hold`);
  }
}

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const scores = score(playExamples());
if (values.json) console.log(JSON.stringify(scores, null, 2));
else printTable(scores);
process.exitCode = scores.every(({ passed }) => passed) ? 0 : 1;
