/** Every refusal, asked of a studio that runs: what the guard and the workspace promise must hold through the framework. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningStudio, startStudio } from './running-studio';

const nurse = 'lobotomy/monster/nurse.json';

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio({ [nurse]: '{ "id": "nurse" }\n' });
});

afterAll(() => studio.stop());

interface Reply {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Below `fetch`, which sets Host and Origin itself and tidies the path. */
function send(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Reply> {
  const length = 'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body ?? '')) };
  const own = { host: `127.0.0.1:${studio.port}`, 'x-wardwright-token': studio.token, ...length };
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      { host: '127.0.0.1', port: studio.port, method, path, headers: { ...own, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const sendJson = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  send(method, path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));

const expectRefusal = (reply: Reply, status: number, error: string) => {
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.body)).toMatchObject({ error: expect.stringContaining(error), hint: expect.any(String) });
};

describe('a running studio', () => {
  test('gives its page a token of this start', () => {
    expect(studio.token).toMatch(/^[0-9a-f]{64}$/);
  });

  test('allows nothing from another site, on pages, data and refusals alike', async () => {
    for (const path of ['/', '/api/content', '/no/such/page']) {
      const { headers } = await send('GET', path);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    }
    const refused = await send('GET', '/', { host: 'evil.example' });
    expect(refused.headers['content-security-policy']).toBe("default-src 'none'");
  });

  test('uses a new nonce for each page', async () => {
    const nonces = await Promise.all(
      [1, 2].map(
        async () => /nonce-([^']+)/.exec(String((await send('GET', '/')).headers['content-security-policy']))?.[1],
      ),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test.each(['/', '/api/content', '/api/events', '/_next/static/anything.js', '/no/such/page'])(
    'answers %s only under its own host',
    async (path) => {
      expectRefusal(await send('GET', path, { host: 'evil.example' }), 421, 'only under its own address');
    },
  );

  test.each(['/api/content', '/api/events', '/'])('gives nothing of %s to a foreign origin', async (path) => {
    expectRefusal(await send('GET', path, { origin: 'http://evil.example' }), 403, 'Another site');
  });

  test.each(['PUT', 'POST', 'DELETE'])('does not %s without the token, and changes nothing', async (method) => {
    const reply = await sendJson(
      method,
      '/api/file',
      { path: nurse, text: 'x', baseVersion: 'x' },
      { 'x-wardwright-token': '' },
    );
    expectRefusal(reply, 403, 'does not belong to the studio');
    expect(readFileSync(join(studio.content, nurse), 'utf8')).toBe('{ "id": "nurse" }\n');
  });

  test.each(['../out.json', 'a/../../out.json', '/etc/out.json', '..\\out.json', '.git/out.json'])(
    'writes nothing to %s',
    async (path) => {
      expectRefusal(await sendJson('POST', '/api/file', { path, text: '{}' }), 400, 'cannot be the path');
      expect(existsSync(join(studio.content, '../out.json'))).toBe(false);
    },
  );

  test('writes nothing through a link that leaves the folder', async () => {
    symlinkSync(tmpdir(), join(studio.content, 'elsewhere'));
    expectRefusal(
      await sendJson('POST', '/api/file', { path: 'elsewhere/x.json', text: '{}' }),
      403,
      'leaves the content',
    );
  });

  test('refuses a body that says it is too large, and one that does not say', async () => {
    const body = JSON.stringify({ path: nurse, text: 'x'.repeat(5 * 1024 * 1024), baseVersion: 'x' });
    expectRefusal(await send('PUT', '/api/file', {}, body), 413, 'at most 5 MiB');
    expectRefusal(await send('PUT', '/api/file', { 'transfer-encoding': 'chunked' }, body), 413, 'at most 5 MiB');
  });

  test('refuses a file that is too large', async () => {
    const text = 'x'.repeat(2 * 1024 * 1024 + 1);
    expectRefusal(await sendJson('POST', '/api/file', { path: 'a.json', text }), 413, 'at most 2 MiB');
  });

  test.each(['', '[]', '{"path": 1, "text": "", "baseVersion": ""}', '{"path": "a.json"', 'null'])(
    'says what is missing in the body %s',
    async (body) => {
      const reply = await send('PUT', '/api/file', {}, body);
      expect(reply.status).toBe(400);
      expect(JSON.parse(reply.body)).toMatchObject({
        hint: 'Send a JSON object with the texts path, text, baseVersion.',
      });
    },
  );

  test('answers an unknown address below /api in JSON, and any other with a page', async () => {
    expectRefusal(await send('GET', '/api/nothing'), 404, 'There is no /api/nothing.');
    const page = await send('GET', '/no/such/page');
    expect(page.status).toBe(404);
    expect(page.body).toContain('There is no such page');
  });
});
