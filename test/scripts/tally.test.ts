import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { add, tallyPlaywright, tallyStep, tallyVitest } from '../../scripts/bootstrap/tally.mjs';

const folder = mkdtempSync(join(tmpdir(), 'wardwright-tally-'));
const report = (value: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
};

test('counts a step without a report as one', () => {
  expect(add(tallyStep(0), tallyStep(2))).toEqual({ passed: 1, failed: 1 });
});

test('takes the numbers of a report', () => {
  expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 });
});

test('counts a file that did not load as a failure though no test failed', () => {
  expect(tallyVitest(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 });
});

test('counts a test of the browser that passed only at the second try as failed', () => {
  expect(tallyPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 1 } }), 1)).toEqual({
    passed: 3,
    failed: 2,
  });
});

test('counts a runner that left no report as failed', () => {
  expect(tallyVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 });
});
