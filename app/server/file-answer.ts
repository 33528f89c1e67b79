/** Turns what the workspace says into a response. */
import type { FileRefusal, Outcome, RefusalCode } from '../../workspace/refusal';

const statuses: Record<RefusalCode, number> = {
  'bad-path': 400,
  outside: 403,
  missing: 404,
  exists: 409,
  conflict: 409,
  'too-large': 413,
  'not-text': 422,
  'not-permitted': 403,
};

export function answerWith<Done extends object>(outcome: Outcome<Done>): Response {
  if (!outcome.ok) return answerRefusal(outcome.refusal);
  const { ok: _, ...answer } = outcome;
  return Response.json(answer);
}

function answerRefusal({ code, error, hint, current }: FileRefusal): Response {
  const body = current === undefined ? { error, hint } : { error, hint, current };
  return Response.json(body, { status: statuses[code] });
}
