/** Checks a content folder once. Whoever checks it again and again keeps a checker instead. */
import { type CheckOptions, type CheckResult, type ContentFile, createChecker } from './checker';

export function checkContent(files: readonly ContentFile[], options: CheckOptions = {}): CheckResult {
  const checker = createChecker(options);
  for (const { path, text } of files) checker.update(path, text);
  return checker.check();
}
