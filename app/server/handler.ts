/** Wraps what answers a request, so that a mistake of ours or a disk that is gone comes to the page in words. */
import type { Workspace } from '../../workspace/workspace';
import { refuseRequest } from './json-body';
import { studioWorkspace } from './studio-workspace';

type Answer = (request: Request, workspace: Workspace) => Response | Promise<Response>;

export const handler =
  (answer: Answer) =>
  async (request: Request): Promise<Response> => {
    try {
      return await answer(request, await studioWorkspace());
    } catch (error) {
      console.error(error);
      const reason = error instanceof Error ? error.message : String(error);
      const hint = 'Is the content folder still there? The terminal in which the studio runs says more.';
      return refuseRequest(500, { error: `The studio could not answer: ${reason}`, hint });
    }
  };
