/**
 * Ways to run procedures that may ask. A procedure written as a plain generator becomes lazy here: it runs at once up to
 * its first question, and only if there is one does its caller get a generator to pass on.
 */
import type { Asking, Decision, Proc } from './decision';

/** Runs a procedure up to its first question. Undefined when it never asks. */
export function begin(proc: Proc<unknown>): Asking {
  const first = proc.next(0);
  return first.done ? undefined : resume(first.value, proc);
}

function* resume(question: Decision, proc: Proc<unknown>): Proc {
  let answer = yield question;
  for (let next = proc.next(answer); !next.done; next = proc.next(answer)) answer = yield next.value;
}

/** Does `rest` after what may still be asking. */
export function andThen(begun: Asking, rest: () => Asking): Asking {
  return begun === undefined ? rest() : inOrder(begun, rest);
}

function* inOrder(begun: Proc, rest: () => Asking): Proc {
  yield* begun;
  const more = rest();
  if (more !== undefined) yield* more;
}
