/**
 * States one example of a rulebook as a test under its own id, so that `npm run conformance` can list what holds. The folder
 * of the test file is the system: `test/conformance/lobotomy/…`.
 */
import { test } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    example?: ExampleMeta;
  }
}

export interface ExampleMeta {
  /** Such as `L04`. */
  id: string;
  /** What the example shows, as a sentence. */
  title: string;
  /** Where the rule stands: `rulebook p. 12`, or `errata 3`. */
  source: string;
}

export function example(id: string, source: string, title: string, play: () => void | Promise<void>): void {
  test(`${id} ${title}`, async ({ task }) => {
    task.meta.example = { id, title, source };
    await play();
  });
}
