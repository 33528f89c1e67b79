/** How long checking takes: all of a large pack at once, and one keystroke in it. Prints medians; `--json` for programs. */
import { compileContent } from '../../cli/compile-content';
import { createChecker } from '../../pack/checker';
import { largePack } from './large-pack';

export interface ValidateTimes {
  cards: number;
  effects: number;
  /** Milliseconds for a first check of all files. */
  full: number;
  /** Milliseconds for a check after one file has changed. */
  edit: number;
}

const RUNS = 5;

export function timeValidation(cards = 5000): ValidateTimes {
  const { files, effects } = largePack(cards);
  const full: number[] = [];
  let checker = createChecker({ compile: compileContent });
  for (let run = 0; run < RUNS; run++) {
    checker = createChecker({ compile: compileContent });
    full.push(
      milliseconds(() => {
        for (const { path, text } of files) checker.update(path, text);
        const mistake = checker.check().problems.find(({ severity }) => severity === 'error');
        if (mistake) throw new Error(`The large pack is not sound: ${mistake.message}`);
      }),
    );
  }
  const edited = files[files.length - 1];
  if (!edited) throw new Error('No files');
  const edit = Array.from({ length: RUNS * 2 }, (_, run) =>
    milliseconds(() => {
      checker.update(edited.path, edited.text.replace('"name": "', `"name": "${run} `));
      checker.check();
    }),
  );
  return { cards, effects, full: median(full), edit: median(edit) };
}

function milliseconds(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const median = (times: number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

if (process.argv[1]?.endsWith('validate.ts')) {
  const times = timeValidation();
  if (process.argv.includes('--json')) console.log(JSON.stringify({ validate: times }));
  else {
    console.log(`${times.cards} cards with ${times.effects} effects`);
    console.log(`  all at once      ${times.full.toFixed(0)} ms`);
    console.log(`  after one edit   ${times.edit.toFixed(1)} ms`);
  }
}
