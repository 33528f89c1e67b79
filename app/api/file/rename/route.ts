/** Moves one content file to a path that is free. */
import { answerWith } from '../../../server/file-answer';
import { readFields } from '../../../server/json-body';
import { studioWorkspace } from '../../../server/studio-workspace';

export async function POST(request: Request): Promise<Response> {
  const fields = await readFields(request, ['path', 'to', 'baseVersion']);
  if (fields instanceof Response) return fields;
  return answerWith(await (await studioWorkspace()).rename(fields));
}
