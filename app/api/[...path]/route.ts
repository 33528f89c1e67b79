/** Answers for every address below `/api/` that is none. */
import { refuseRequest } from '../../server/json-body';

export function GET(request: Request): Response {
  const { pathname } = new URL(request.url);
  return refuseRequest(404, {
    error: `There is no ${pathname}.`,
    hint: 'The studio may be newer than this page. Reload it.',
  });
}

export { GET as DELETE, GET as PATCH, GET as POST, GET as PUT };
