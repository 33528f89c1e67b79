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
  type Refusal,
  tokenHeader,
  tokenMeta,
} from '../../workspace/protocol';
import type { ContentClient, SaveResult, StoredFile } from './content-client';

const readToken = () => document.querySelector<HTMLMetaElement>(`meta[name="${tokenMeta}"]`)?.content ?? '';

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
async function send(method: 'PUT' | 'POST' | 'DELETE', body: unknown): Promise<Response | null> {
  try {
    return await fetch('/api/file', {
      method,
      headers: { 'content-type': 'application/json', [tokenHeader]: readToken() },
      body: JSON.stringify(body),
    });
  } catch {
    // The server is down or the network is; the caller keeps the edit and tries again.
    return null;
  }
}

async function judge(
  response: Response | null,
  file: string,
  revision: (body: unknown) => string,
): Promise<SaveResult> {
  if (response === null || response.status === 502 || response.status === 503) return { kind: 'offline' };
  const body: unknown = await response.json();
  if (response.ok) return { kind: 'saved', revision: revision(body) };
  if (response.status === 409) {
    const { current } = body as ConflictAnswer;
    return { kind: 'conflict', current: current === null ? null : stored({ path: file, changedAt: 0, ...current }) };
  }
  const { error, hint } = body as Refusal;
  return { kind: 'refused', reason: hint === '' ? error : `${error} ${hint}` };
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
      const response = await fetch(`/api/file?path=${encodeURIComponent(file)}`, { cache: 'no-store' });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${file} could not be read (${response.status}).`);
      return stored((await response.json()) as ContentFile);
    },
    async save(file, text, base) {
      const response =
        base === null
          ? await send('POST', { path: file, text })
          : await send('PUT', { path: file, text, baseVersion: base });
      return judge(response, file, (body) => (body as FileAnswer).version);
    },
    async remove(file, base) {
      return judge(await send('DELETE', { path: file, baseVersion: base }), file, () => '');
    },
    watch(listener) {
      const events = new EventSource('/api/events');
      let wasCut = false;
      events.onopen = () => {
        if (wasCut) listener({ kind: 'connected' });
        wasCut = false;
      };
      events.onerror = () => {
        if (!wasCut) listener({ kind: 'disconnected' });
        wasCut = true;
      };
      events.onmessage = ({ data }) => {
        const { type, path, version } = JSON.parse(String(data)) as FileEvent;
        if (type === 'removed' || version === null) listener({ kind: 'removed', file: path });
        else listener({ kind: 'changed', file: path, revision: version });
      };
      return () => events.close();
    },
  };
}
