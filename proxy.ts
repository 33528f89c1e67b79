/** Stands before every request, files of the build included: asks the guard, then adds the headers. It answers nothing itself. */
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { judge } from './app/server/guard';
import { contentSecurityPolicy, standingHeaders } from './app/server/response-headers';

export function proxy(request: NextRequest): NextResponse {
  const verdict = judge(
    { method: request.method, path: request.nextUrl.pathname, header: (name) => request.headers.get(name) },
    { port: process.env['PORT'] ?? '', token: process.env['WARDWRIGHT_TOKEN'] ?? '' },
  );
  if (verdict) {
    const { status, error, hint } = verdict;
    return withHeaders(NextResponse.json({ error, hint }, { status }));
  }
  const nonce = randomBytes(16).toString('base64');
  const policy = contentSecurityPolicy(nonce, process.env.NODE_ENV === 'development');
  // The framework finds the nonce in the policy of the request, and layout.tsx in a header of its own.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('x-nonce', nonce);
  return withHeaders(NextResponse.next({ request: { headers } }), policy);
}

function withHeaders(response: NextResponse, policy = "default-src 'none'"): NextResponse {
  for (const [name, value] of Object.entries(standingHeaders)) response.headers.set(name, value);
  response.headers.set('Content-Security-Policy', policy);
  return response;
}
