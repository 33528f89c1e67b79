/** Moves one content file to a path that is free. */
import { answerWith } from '../../../server/file-answer';
import { handler } from '../../../server/handler';
import { readFields } from '../../../server/json-body';

export const POST = handler(async (request, workspace) => {
  const fields = await readFields(request, ['path', 'to', 'baseVersion']);
  return fields instanceof Response ? fields : answerWith(await workspace.rename(fields));
});
