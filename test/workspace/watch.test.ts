import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { FileEvent } from '../../workspace/protocol';
import { contentFolder } from './content-folder';

const nurse = 'lobotomy/monster/nurse.json';

async function watched(files: Record<string, string>) {
  const folder = await contentFolder(files);
  const events: FileEvent[] = [];
  folder.workspace.listen((event) => events.push(event));
  /** Writes a last file and waits for its event: whatever came before it has been reported by then. */
  const settle = async () => {
    folder.write('last.json', String(events.length));
    await vi.waitUntil(() => events.some(({ path }) => path === 'last.json'), { timeout: 5000 });
    return events.filter(({ path }) => path !== 'last.json');
  };
  return { ...folder, events, settle };
}

describe('watching a content folder', () => {
  test('reports a file that another program adds, with its version', async () => {
    const { write, version, events } = await watched({});
    write(nurse, '{}');
    await vi.waitUntil(() => events.length > 0, { timeout: 5000 });
    expect(events).toEqual([{ type: 'added', path: nurse, version: version(nurse) }]);
  });

  test('reports a change and a removal', async () => {
    const { write, root, version, events } = await watched({ [nurse]: 'old' });
    write(nurse, 'new');
    await vi.waitUntil(() => events.length === 1, { timeout: 5000 });
    const changed = { type: 'changed', path: nurse, version: version(nurse) };
    rmSync(join(root, nurse));
    await vi.waitUntil(() => events.length === 2, { timeout: 5000 });
    expect(events).toEqual([changed, { type: 'removed', path: nurse, version: null }]);
  });

  test('sees a save by renaming, as editors do it, as one change', async () => {
    const { write, root, version, settle } = await watched({ [nurse]: 'old' });
    write('lobotomy/monster/nurse.json~', 'new');
    renameSync(join(root, 'lobotomy/monster/nurse.json~'), join(root, nurse));
    expect(await settle()).toEqual([{ type: 'changed', path: nurse, version: version(nurse) }]);
  });

  test('reports our own writes once, though the disk echoes them', async () => {
    const { workspace, version, settle } = await watched({ [nurse]: 'old' });
    const saved = await workspace.save({ path: nurse, text: 'new', baseVersion: version(nurse) });
    expect(saved.ok).toBe(true);
    expect(await settle()).toEqual([{ type: 'changed', path: nurse, version: version(nurse) }]);
  });

  test('reports nothing for a file that was written without a change', async () => {
    const { write, settle } = await watched({ [nurse]: 'same' });
    write(nurse, 'same');
    expect(await settle()).toEqual([]);
  });

  test('reports a file that becomes unreadable without a version', async () => {
    const { write, events } = await watched({ [nurse]: 'old' });
    write(nurse, new Uint8Array([0xff]));
    await vi.waitUntil(() => events.length > 0, { timeout: 5000 });
    expect(events).toEqual([{ type: 'changed', path: nurse, version: null }]);
  });

  test('reports nothing hidden and nothing to who no longer listens', async () => {
    const { write, workspace, settle } = await watched({});
    const late: FileEvent[] = [];
    workspace.listen((event) => late.push(event))();
    write('.git/index.json', '{}');
    expect(await settle()).toEqual([]);
    expect(late).toEqual([]);
  });
});
