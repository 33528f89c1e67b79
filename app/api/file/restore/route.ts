/** Brings a removed content file back to where it was. */
import { answerWith } from '../../../server/file-answer';
import { handler } from '../../../server/handler';
import { readFields } from '../../../server/json-body';

export const POST = handler(async (request, workspace) => {
  const fields = await readFields(request, ['trashId']);
  return fields instanceof Response ? fields : answerWith(await workspace.restore(fields));
});
