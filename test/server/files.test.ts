/** The files of a running studio, as a page sees them: read, saved, in conflict, created, renamed, removed, and live. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ContentAnswer, FileEvent } from '../../workspace/protocol';
import { type RunningStudio, startStudio } from './running-studio';

const nurse = 'lobotomy/monster/nurse.json';
const matron = 'lobotomy/monster/matron.json';

let studio: RunningStudio;

beforeEach(async () => {
  studio = await startStudio({ [nurse]: '\ufeff{ "health": 2 }\r\n' });
});

afterEach(() => studio.stop());

async function send(method: string, path: string, body: object) {
  const response = await fetch(studio.address + path, {
    method,
    headers: { 'content-type': 'application/json', 'x-wardwright-token': studio.token },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const readContent = async () => (await (await fetch(`${studio.address}/api/content`)).json()) as ContentAnswer;
const onDisk = (path: string) => readFileSync(join(studio.content, path), 'utf8');

test('gives the texts, and saves one over the version that was read', async () => {
  const { files, unreadable } = await readContent();
  expect(unreadable).toEqual([]);
  expect(files.map(({ path, text }) => [path, text])).toEqual([[nurse, '\ufeff{ "health": 2 }\r\n']]);
  const saved = await send('PUT', '/api/file', {
    path: nurse,
    text: '\ufeff{ "health": 4 }\r\n',
    baseVersion: files[0]?.version,
  });
  expect(saved.status).toBe(200);
  expect(onDisk(nurse)).toBe('\ufeff{ "health": 4 }\r\n');
  expect((await readContent()).files[0]?.version).toBe(saved.body['version']);
});

test('gives one file by its path, and says when there is none', async () => {
  const one = await fetch(`${studio.address}/api/file?path=${nurse}`);
  expect(await one.json()).toEqual((await readContent()).files[0]);
  const none = await fetch(`${studio.address}/api/file?path=${matron}`);
  expect(none.status).toBe(404);
  expect(await none.json()).toMatchObject({ error: `${matron} is not there.` });
});

test('answers 409 with what is there when the file changed on disk', async () => {
  const baseVersion = (await readContent()).files[0]?.version;
  writeFileSync(join(studio.content, nurse), '{ "health": 9 }');
  const { status, body } = await send('PUT', '/api/file', { path: nurse, text: '{}', baseVersion });
  expect(status).toBe(409);
  expect(body).toMatchObject({ current: { text: '{ "health": 9 }', version: expect.any(String) } });
  expect(onDisk(nurse)).toBe('{ "health": 9 }');
});

test('creates, renames, removes and restores', async () => {
  const created = await send('POST', '/api/file', { path: matron, text: '{}' });
  expect(created.status).toBe(200);
  expect((await send('POST', '/api/file', { path: matron, text: '[]' })).status).toBe(409);
  const baseVersion = created.body['version'];
  const to = 'lobotomy/monster/head-nurse.json';
  expect((await send('POST', '/api/file/rename', { path: matron, to, baseVersion })).status).toBe(200);
  const removed = await send('DELETE', '/api/file', { path: to, baseVersion });
  expect(removed.status).toBe(200);
  expect((await readContent()).files.map(({ path }) => path)).toEqual([nurse]);
  expect((await send('POST', '/api/file/restore', { trashId: removed.body['trashId'] })).body).toMatchObject({
    path: to,
  });
  expect(onDisk(to)).toBe('{}');
});

test('says that the content folder is gone, and serves it again once it is back', async () => {
  await readContent();
  rmSync(studio.content, { recursive: true });
  const gone = await fetch(`${studio.address}/api/content`);
  expect(gone.status).toBe(500);
  expect(await gone.json()).toMatchObject({ hint: expect.stringContaining('Is the content folder still there?') });
  mkdirSync(studio.content);
  expect((await readContent()).files).toEqual([]);
});

test('pushes what another program does to a page that listens', async () => {
  const events = await listen();
  writeFileSync(join(studio.content, nurse), '{ "health": 3 }');
  const version = (await readContent()).files[0]?.version;
  // A file that is just being written may be told of while it is still empty; what it has in the end is told of last.
  let event = await events.next();
  while (event.version !== version) event = await events.next();
  expect(event).toEqual({ type: 'changed', path: nurse, version });
  await events.close();
});

test('ends at once though a page listens', async () => {
  await listen();
  expect(await studio.stop()).toBe(0);
  studio = await startStudio();
});

/** Reads the event stream; resolves once it is open. */
async function listen() {
  const response = await fetch(`${studio.address}/api/events`);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('The stream of events has no body.');
  expect((await reader.read()).value).toBe('retry: 1000\n\n');
  const waiting: FileEvent[] = [];
  return {
    next: async () => {
      while (waiting.length === 0) {
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream of events has ended.');
        const messages = value.split('\n\n').filter((message) => message !== '');
        waiting.push(...messages.map((message) => JSON.parse(message.replace(/^data: /, '')) as FileEvent));
      }
      return waiting.shift() as FileEvent;
    },
    close: () => reader.cancel(),
  };
}
