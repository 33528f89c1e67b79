import { describe, expect, test } from 'vitest';
import { bodyLimit, judge, type RequestFacts } from '../../app/server/guard';

const token = 'f'.repeat(64);

/** A request that the studio's own page would send, changed by `headers` (null takes one away). */
function status(method: string, path: string, headers: Record<string, string | null> = {}, port = '3000'): number {
  const all: Record<string, string | null> = {
    host: '127.0.0.1:3000',
    origin: method === 'GET' ? null : 'http://127.0.0.1:3000',
    'sec-fetch-site': 'same-origin',
    'x-wardwright-token': token,
    ...headers,
  };
  const request: RequestFacts = { method, path, header: (name) => all[name] ?? null };
  return judge(request, { port, token })?.status ?? 200;
}

describe('the guard', () => {
  test.each(['GET', 'PUT', 'POST', 'DELETE'])("lets the studio's own page %s", (method) => {
    expect(status(method, '/api/file')).toBe(200);
  });

  test.each(['127.0.0.1:3000', 'localhost:3000', '[::1]:3000'])('answers under %s', (host) => {
    expect(status('GET', '/', { host })).toBe(200);
  });

  test('answers under a host without a port only where browsers leave the port away', () => {
    const page = { host: 'localhost', origin: 'http://localhost' };
    expect(status('PUT', '/api/file', page, '80')).toBe(200);
    expect(status('GET', '/', { host: 'localhost:80' }, '80')).toBe(200);
    expect(status('GET', '/', { host: 'evil.example' }, '80')).toBe(421);
  });

  test.each(['evil.example:3000', '127.0.0.1:3001', '127.0.0.1', 'localhost', '', null])(
    'does not answer under the host %s',
    (host) => {
      expect(status('GET', '/', { host })).toBe(421);
    },
  );

  test.each(['http://evil.example', 'null', 'http://127.0.0.1:3001', 'https://127.0.0.1:3000', 'http://localhost'])(
    'does nothing for the origin %s, reading included',
    (origin) => {
      expect(status('GET', '/api/content', { origin })).toBe(403);
      expect(status('PUT', '/api/file', { origin })).toBe(403);
    },
  );

  test('lets a link of another site open a page, and nothing else', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(status('GET', '/write', link)).toBe(200);
    expect(status('GET', '/api/content', link)).toBe(403);
    expect(status('GET', '/_next/static/a.js', { ...link, 'sec-fetch-mode': 'no-cors' })).toBe(403);
  });

  test.each([null, '', 'f', 'e'.repeat(64), `${token}f`])('writes nothing with the token %s', (guess) => {
    expect(status('PUT', '/api/file', { 'x-wardwright-token': guess })).toBe(403);
  });

  test('writes nothing when the studio itself has no token', () => {
    const request: RequestFacts = {
      method: 'POST',
      path: '/api/file',
      header: (name) => (name === 'host' ? '127.0.0.1:3000' : name === 'x-wardwright-token' ? '' : null),
    };
    expect(judge(request, { port: '3000', token: '' })?.status).toBe(403);
  });

  test('takes a body up to the limit', () => {
    expect(status('PUT', '/api/file', { 'content-length': String(bodyLimit) })).toBe(200);
    expect(status('PUT', '/api/file', { 'content-length': String(bodyLimit + 1) })).toBe(413);
  });
});
