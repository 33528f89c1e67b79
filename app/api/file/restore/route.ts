/** Brings a removed content file back to where it was. */
import { answerWith } from '../../../server/file-answer';
import { readFields } from '../../../server/json-body';
import { studioWorkspace } from '../../../server/studio-workspace';

export async function POST(request: Request): Promise<Response> {
  const fields = await readFields(request, ['trashId']);
  if (fields instanceof Response) return fields;
  return answerWith(await (await studioWorkspace()).restore(fields));
}
