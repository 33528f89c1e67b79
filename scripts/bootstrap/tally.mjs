/** Counts what the runners of `npm test` report, so that one line can end them all. */
import { existsSync, readFileSync } from 'node:fs';

/** A step without a report of its own, such as the type check, counts as one. */
export const tallyStep = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });

/** Vitest's JSON. A runner that failed without a failed test (a file that did not load) still counts as one failure. */
export function tallyVitest(file, code) {
  const report = readReport(file);
  if (report === null) return tallyStep(1);
  return withFailure({ passed: report.numPassedTests, failed: report.numFailedTests }, code);
}

/** Playwright's JSON. A test that passed only when it was tried again is a failure. */
export function tallyPlaywright(file, code) {
  const report = readReport(file);
  if (report === null) return tallyStep(1);
  return withFailure({ passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }, code);
}

export const add = (a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed });

const withFailure = (tally, code) => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
