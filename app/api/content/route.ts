/** Every file of the content folder, with its text. */
import { studioWorkspace } from '../../server/studio-workspace';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const workspace = await studioWorkspace();
  return Response.json(await workspace.read());
}
