/** Gives, saves, creates and removes one content file. */
import { done } from '../../../workspace/refusal';
import { answerWith } from '../../server/file-answer';
import { handler } from '../../server/handler';
import { readFields } from '../../server/json-body';

export const GET = handler(async (request, workspace) => {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const outcome = await workspace.readFile(path);
  return answerWith(outcome.ok ? done(outcome.file) : outcome);
});

export const PUT = handler(async (request, workspace) => {
  const fields = await readFields(request, ['path', 'text', 'baseVersion']);
  return fields instanceof Response ? fields : answerWith(await workspace.save(fields));
});

export const POST = handler(async (request, workspace) => {
  const fields = await readFields(request, ['path', 'text']);
  return fields instanceof Response ? fields : answerWith(await workspace.create(fields));
});

export const DELETE = handler(async (request, workspace) => {
  const fields = await readFields(request, ['path', 'baseVersion']);
  return fields instanceof Response ? fields : answerWith(await workspace.remove(fields));
});
