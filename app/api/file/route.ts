/** Gives, saves, creates and removes one content file. */
import { done } from '../../../workspace/refusal';
import { answerWith } from '../../server/file-answer';
import { readFields } from '../../server/json-body';
import { studioWorkspace } from '../../server/studio-workspace';

export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? '';
  const outcome = await (await studioWorkspace()).readFile(path);
  return answerWith(outcome.ok ? done(outcome.file) : outcome);
}

export async function PUT(request: Request): Promise<Response> {
  const fields = await readFields(request, ['path', 'text', 'baseVersion']);
  if (fields instanceof Response) return fields;
  return answerWith(await (await studioWorkspace()).save(fields));
}

export async function POST(request: Request): Promise<Response> {
  const fields = await readFields(request, ['path', 'text']);
  if (fields instanceof Response) return fields;
  return answerWith(await (await studioWorkspace()).create(fields));
}

export async function DELETE(request: Request): Promise<Response> {
  const fields = await readFields(request, ['path', 'baseVersion']);
  if (fields instanceof Response) return fields;
  return answerWith(await (await studioWorkspace()).remove(fields));
}
