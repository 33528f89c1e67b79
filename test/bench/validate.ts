/** How long checking takes: all of a large pack at once, and one change in it, each with and without the engine's compiling. */
import { findingsOf } from '../../engine/systems/check';
import { type CheckOptions, createChecker } from '../../pack/checker';
import { largePack } from './large-pack';
import { duration, type Report } from './report';

interface ValidateTimes {
  cards: number;
  effects: number;
  /** Milliseconds for a first check of all files. */
  full: number;
  /** Milliseconds for a check after one file has changed. */
  edit: number;
}

const RUNS = 5;

export function raceValidation(): Report {
  const plain = timeValidation(5000, {});
  const whole = timeValidation(5000, { compile: findingsOf });
  const line = (what: string, milliseconds: number, note = '') => ({
    what,
    figure: duration(milliseconds / 1000),
    note,
  });
  const lines = [
    line('all files, without expressions', plain.full, `${plain.cards} cards, ${plain.effects} effects`),
    line('all files', whole.full),
    line('after one change, without expressions', plain.edit),
    line('after one change', whole.edit),
  ];
  return { lines, data: { plain, whole } };
}

function timeValidation(cards: number, options: CheckOptions): ValidateTimes {
  const { files, effects } = largePack(cards);
  const full: number[] = [];
  let checker = createChecker(options);
  for (let run = 0; run < RUNS; run++) {
    checker = createChecker(options);
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
