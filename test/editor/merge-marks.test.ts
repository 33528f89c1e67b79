/** Two versions in one text: every difference is chosen by itself, and what was chosen is one of the two. */
import { expect, test } from 'vitest';
import { changedPart } from '../../editor/workbench/line-diff';
import { chooseFirst, marksIn, withMarks } from '../../editor/workbench/merge-marks';

const mine = '{\n  "ap": 1,\n  "name": "Nurse",\n  "health": 2\n}\n';
const theirs = '{\n  "ap": 3,\n  "name": "Nurse",\n  "health": 4\n}\n';
const both = withMarks(mine, theirs);

test('every difference stands between marks, and they are counted', () => {
  expect(marksIn(both)).toEqual({ left: 2, line: 2 });
  expect(marksIn(mine)).toBeNull();
});

test('the choices of one side give the text of that side', () => {
  expect(chooseFirst(chooseFirst(both, 'mine'), 'mine')).toBe(mine);
  expect(chooseFirst(chooseFirst(both, 'theirs'), 'theirs')).toBe(theirs);
});

test('each difference is chosen by itself', () => {
  const text = chooseFirst(chooseFirst(both, 'theirs'), 'mine');
  expect(text).toContain('"ap": 3');
  expect(text).toContain('"health": 2');
  expect(marksIn(text)).toBeNull();
});

test('marks that were broken by hand are left as they stand, and still count', () => {
  const broken = both.replace('=======\n', '').replace('=======\n', '');
  expect(chooseFirst(broken, 'mine')).toBe(broken);
  expect(marksIn(broken)?.left).toBe(2);
});

test('of a long line that differs at its end the difference is shown, and a little before it', () => {
  const long = `  "text": "${'The lights go out. '.repeat(8)}`;
  const { before, changed, after } = changedPart(`${long}Run."`, `${long}Hide."`);
  expect(before).toHaveLength(33);
  expect(before.startsWith('…')).toBe(true);
  expect([changed, after]).toEqual(['Run', '."']);
});
