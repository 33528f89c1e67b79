/** Every file of the content folder, with its text. */
import { handler } from '../../server/handler';

export const dynamic = 'force-dynamic';

export const GET = handler(async (_, workspace) => Response.json(await workspace.read()));
