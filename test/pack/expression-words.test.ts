/** What is wrong in an expression is told in words for an author, never in those of the expression library. */
import { expect, test } from 'vitest';
import { findingsOf } from '../../engine/systems/check';
import { checkContent } from '../../pack/check-content';
import { avoidance, fileOf, onlyProblem, withFiles } from './small-pack';

const problemIn = (condition: string) => {
  const trigger = { id: 'one', when: 'damage', if: condition, do: [] };
  const item = { ...avoidance, settings: { limit: 1 }, triggers: [trigger] };
  return onlyProblem(checkContent(withFiles(fileOf(item)), { compile: findingsOf }).problems);
};

test.each([
  ['self.health <= ', 'The expression is not finished.', undefined],
  ['self.health <= <= 3', '`<=` cannot stand here.', undefined],
  ['self.health = 3', '`=` cannot stand here.', 'To compare two values, write `==`.'],
  ["self.kind == 'monster", 'The name in quotes is not closed.', undefined],
  ['characters.sise() > 1', 'There is no function `sise`.', 'Did you mean `size`?'],
  ['distence(self, self) > 1', 'There is no function `distence`.', 'Did you mean `distance`?'],
  ['distance(self) > 1', '`distance` cannot be used on these values (at `distance(self)`).', undefined],
  ['self.health && true', 'Both sides of `&&` and `||` must be yes or no, but one gives a number.', undefined],
  ['self.health + true > 1', 'These do not go together: a number + yes or no (at `self.health + true`).', undefined],
  ['setting.xyz > 1', 'There is no setting `xyz`.', undefined],
  ['setting.limt > 1', 'There is no setting `limt`.', 'Did you mean `limit`?'],
])('%s', (condition, message, hint) => {
  const problem = problemIn(condition);
  expect(problem.message).toBe(message);
  expect(problem.hint).toBe(hint);
});

test('the fix of a misspelt function replaces its name alone', () => {
  const { column, endColumn, fix } = problemIn('characters.sise() > 1');
  expect(endColumn - column).toBe('sise'.length);
  expect(fix?.text).toBe('size');
});
