/**
 * The content client that speaks to the studio's own server. It turns every answer, also none at all, into a result that the store of
 * documents knows; it keeps nothing.
 */
import {
  type ConflictAnswer,
  type ContentAnswer,
  type ContentFile,
  type FileAnswer,
  type FileEvent,
  folderMeta,
  type Refusal,
  type RemoveAnswer,
  tokenHeader,
  tokenMeta,
} from '../../workspace/protocol';
import type { ContentChange, ContentClient, SaveResult, StoredFile } from './content-client';

const FILE = '/api/file';

const readMeta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The content folder that this page was made for; what the browser keeps for an author is kept apart by it. */
export const pageFolder = () => readMeta(folderMeta);

const stored = ({ path, text, version, changedAt }: ContentFile): StoredFile => ({
  file: path,
  text,
  revision: version,
  changedAt,
});

const load = async (): Promise<ContentAnswer> => {
  const response = await fetch('/api/content', { cache: 'no-store' });
  if (!response.ok) throw new Error(`The content could not be read (${response.status}).`);
  return (await response.json()) as ContentAnswer;
};

/** Null when nobody answered. */
async function send(method: 'PUT' | 'POST' | 'DELETE', address: string, body: unknown): Promise<Response | null> {
  try {
    return await fetch(address, {
      method,
      headers: { 'content-type': 'application/json', [tokenHeader]: readMeta(tokenMeta) },
      body: JSON.stringify(body),
    });
  } catch {
    // The server is down or the network is; the caller keeps the edit and tries again.
    return null;
  }
}

async function judge<Done>(
  response: Response | null,
  file: string,
  done: (body: unknown) => Done,
): Promise<Done | Exclude<SaveResult, { kind: 'saved' }>> {
  if (response === null || response.status === 502 || response.status === 503) return { kind: 'offline' };
  const text = await response.text();
  const body = parse(text);
  if (body === null) {
    const start = text.trim().slice(0, QUOTED);
    return { kind: 'refused', reason: `The server answered ${response.status} in words of its own: ${start}` };
  }
  if (response.ok) return done(body);
  if (response.status === 409) {
    const { current } = body as ConflictAnswer;
    return { kind: 'conflict', current: current === null ? null : stored({ path: file, changedAt: 0, ...current }) };
  }
  const { error, hint } = body as Refusal;
  return { kind: 'refused', reason: hint === '' ? error : `${error} ${hint}` };
}

/** Characters of an answer that nobody expected. */
const QUOTED = 120;

/** Null for what is no JSON object: a proxy's page, or half an answer. */
function parse(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const saved = (body: unknown): SaveResult => ({ kind: 'saved', revision: (body as FileAnswer).version });

/** What becomes of a file, in the words of the store. */
export function changeOf({ type, path, version }: FileEvent): ContentChange {
  if (type === 'removed') return { kind: 'removed', file: path };
  return version === null ? { kind: 'unreadable', file: path } : { kind: 'changed', file: path, revision: version };
}

export function createHttpClient(): ContentClient {
  return {
    async load() {
      const { root, files, unreadable } = await load();
      return {
        folder: root,
        files: files.map(stored),
        unreadable: unreadable.map(({ path, reason }) => ({ file: path, reason })),
      };
    },
    async read(file) {
      const response = await fetch(`${FILE}?path=${encodeURIComponent(file)}`, { cache: 'no-store' });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${file} could not be read (${response.status}).`);
      return stored((await response.json()) as ContentFile);
    },
    async save(file, text, base) {
      const response =
        base === null
          ? await send('POST', FILE, { path: file, text })
          : await send('PUT', FILE, { path: file, text, baseVersion: base });
      return judge(response, file, saved);
    },
    async remove(file, base) {
      return judge(await send('DELETE', FILE, { path: file, baseVersion: base }), file, (body) => ({
        kind: 'removed' as const,
        trashId: (body as RemoveAnswer).trashId,
      }));
    },
    async restore(trashId, file) {
      return judge(await send('POST', `${FILE}/restore`, { trashId }), file, saved);
    },
    watch(listener) {
      const events = new EventSource('/api/events');
      let wasCut = false;
      events.onopen = () => {
        wasCut = false;
        listener({ kind: 'connected' });
      };
      events.onerror = () => {
        if (!wasCut) listener({ kind: 'disconnected' });
        wasCut = true;
      };
      events.onmessage = ({ data }) => listener(changeOf(JSON.parse(String(data)) as FileEvent));
      return () => events.close();
    },
  };
}
