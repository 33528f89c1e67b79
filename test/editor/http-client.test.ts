import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentChange } from '../../editor/workbench/content-client';
import { createHttpClient } from '../../editor/workbench/http-client';

/** A stream of changes that says what the test says. */
class Stream {
  static last: Stream;
  onopen = () => undefined;
  onerror = () => undefined;
  onmessage = (_: { data: string }) => undefined;
  constructor() {
    Stream.last = this;
  }
  close() {
    this.onopen = () => undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answering = (body: string, status: number) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

test('an answer that is no JSON is a refusal with its words, not an exception', async () => {
  answering('<h1>Gateway</h1>', 500);
  expect(await createHttpClient().save('p/monster/nurse.json', '{}', 'v1')).toEqual({
    kind: 'refused',
    reason: 'The server answered 500 in words of its own: <h1>Gateway</h1>',
  });
});

test('a removal tells under which name the file waits', async () => {
  answering('{"trashId":"0123"}', 200);
  expect(await createHttpClient().remove('p/monster/nurse.json', 'v1')).toEqual({ kind: 'removed', trashId: '0123' });
});

test('every opening of the stream is told, and a file that can not be read is not a removed one', () => {
  const heard: ContentChange[] = [];
  createHttpClient().watch((change) => heard.push(change));
  const { last } = Stream;
  const say = (type: string, version: string | null) =>
    last.onmessage({ data: JSON.stringify({ type, path: 'f', version }) });
  last.onopen();
  last.onerror();
  last.onerror();
  last.onopen();
  say('changed', null);
  say('removed', null);
  say('added', 'v2');
  expect(heard).toEqual([
    { kind: 'connected' },
    { kind: 'disconnected' },
    { kind: 'connected' },
    { kind: 'unreadable', file: 'f' },
    { kind: 'removed', file: 'f' },
    { kind: 'changed', file: 'f', revision: 'v2' },
  ]);
});
