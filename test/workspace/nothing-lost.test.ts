/** What happens to a file when a save goes wrong in the middle: the disk fills up, the program is killed, names are written in other ways. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import type { FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

const nurse = 'lobotomy/monster/nurse.json';

/** What the next file that is written does instead, or nothing. */
const disk = { fault: null as string | null };
let contentFolder: typeof import('./content-folder')['contentFolder'];

// Files of tests share what is loaded: here it is loaded again over a disk that fails, and given back as it was.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('node:fs/promises', async (original) => {
    const real = await original<typeof import('node:fs/promises')>();
    const opened: typeof open = async (...parts) => {
      const handle = await real.open(...parts);
      return disk.fault === null || parts[1] !== 'wx' ? handle : failing(handle, disk.fault);
    };
    return { ...real, open: opened };
  });
  ({ contentFolder } = await import('./content-folder'));
});
afterAll(() => {
  vi.doUnmock('node:fs/promises');
  vi.resetModules();
});
afterEach(() => {
  disk.fault = null;
});

/** Takes half of what it is given, as a disk does that fills up. */
function failing(handle: FileHandle, code: string): FileHandle {
  const write = handle.writeFile.bind(handle);
  return Object.assign(handle, {
    writeFile: async (bytes: Uint8Array) => {
      await write(bytes.subarray(0, bytes.length >> 1));
      throw Object.assign(new Error(code), { code });
    },
  });
}

describe.each(['ENOSPC', 'EDQUOT'])('a disk that fills up in the middle of a write (%s)', (code) => {
  test('leaves the old file whole, says so, and takes the text once there is room', async () => {
    const { workspace, root, readBytes, version } = await contentFolder({ [nurse]: '{ "health": 2 }' });
    const asked = { path: nurse, text: '{ "health": 4 }', baseVersion: version(nurse) };
    disk.fault = code;
    const refused = await workspace.save(asked);
    expect(refused).toMatchObject({
      ok: false,
      refusal: { error: 'The disk is full.', hint: 'Make room, then save again; your text is still here.' },
    });
    expect(readBytes(nurse).toString()).toBe('{ "health": 2 }');
    expect(readdirSync(join(root, 'lobotomy/monster'))).toEqual(['nurse.json']);
    disk.fault = null;
    expect(await workspace.save(asked)).toMatchObject({ ok: true });
    expect(readBytes(nurse).toString()).toBe('{ "health": 4 }');
  });

  test('makes no half of a new file', async () => {
    const { workspace, root } = await contentFolder();
    disk.fault = code;
    expect(await workspace.create({ path: nurse, text: '{ "health": 4 }' })).toMatchObject({ ok: false });
    expect(existsSync(join(root, nurse))).toBe(false);
  });
});

describe('a program that is killed while it writes', () => {
  /** Saves two long texts in turn, and says so after each, until it is killed. */
  const WRITER = `
    import { openWorkspace } from ${JSON.stringify(join(import.meta.dirname, '../../workspace/workspace.ts'))};
    const workspace = await openWorkspace(process.argv[1], () => undefined);
    const { files: [file] } = await workspace.read();
    let baseVersion = file.version;
    for (let turn = 0; ; turn++) {
      const saved = await workspace.save({ path: file.path, text: (turn % 2 ? 'b' : 'a').repeat(1_000_000), baseVersion });
      baseVersion = saved.version;
      process.stdout.write('saved\\n');
    }
  `;

  test('leaves a whole file, the old one or the new one, and what it began is no content', async () => {
    const { root, workspace, readBytes } = await contentFolder({ [nurse]: 'a'.repeat(1_000_000) });
    for (const saves of [1, 4, 7]) {
      const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', WRITER, root], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let count = 0;
      for await (const line of createInterface({ input: child.stdout })) {
        count += line === 'saved' ? 1 : 0;
        if (count === saves) child.kill('SIGKILL');
      }
      const text = readBytes(nurse).toString();
      expect(text.length).toBe(1_000_000);
      expect(new Set(text).size).toBe(1);
    }
    const { files, unreadable } = await workspace.read();
    expect(files.map(({ path }) => path)).toEqual([nurse]);
    expect(unreadable).toEqual([]);
  }, 60_000);
});

describe('names', () => {
  const composed = 'lobotomy/monster/cr\u00e8me.json';
  const decomposed = 'lobotomy/monster/cre\u0300me.json';

  test('that one can write in two ways are written in one: the other is refused, and never a second file', async () => {
    const { workspace, root } = await contentFolder();
    expect(await workspace.create({ path: decomposed, text: '{}' })).toMatchObject({
      ok: false,
      refusal: { code: 'bad-path' },
    });
    expect(await workspace.create({ path: composed, text: '{}' })).toMatchObject({ ok: true });
    expect(readdirSync(join(root, 'lobotomy/monster'))).toEqual(['cr\u00e8me.json']);
  });

  test('that came from elsewhere in the other way are told of, and the file stays as it is', async () => {
    const { workspace, root } = await contentFolder({ [nurse]: '{}' });
    writeFileSync(join(root, decomposed), '{ "kept": 1 }');
    const { files, unreadable } = await workspace.read();
    expect(files.map(({ path }) => path)).toEqual([nurse]);
    expect(unreadable).toEqual([
      { path: decomposed, reason: expect.stringContaining('is written in more than one way') },
    ]);
    expect(existsSync(join(root, decomposed))).toBe(true);
  });

  test('can be changed in their case alone', async () => {
    const { workspace, root, readBytes, version } = await contentFolder({
      'lobotomy/term/nearBy.json': '{ "id": "nearBy" }',
    });
    const asked = {
      path: 'lobotomy/term/nearBy.json',
      to: 'lobotomy/term/nearby.json',
      baseVersion: version('lobotomy/term/nearBy.json'),
    };
    expect(await workspace.rename(asked)).toMatchObject({ ok: true, path: 'lobotomy/term/nearby.json' });
    expect(readdirSync(join(root, 'lobotomy/term'))).toEqual(['nearby.json']);
    expect(readBytes('lobotomy/term/nearby.json').toString()).toBe('{ "id": "nearBy" }');
  });

  test('that differ in case only are two files where the disk knows both: neither takes the other’s place', async () => {
    const { workspace, readBytes, version } = await contentFolder({ 'p/term/a.json': '1' });
    const other = await workspace.create({ path: 'p/term/A.json', text: '2' });
    if (!other.ok) {
      // A disk that knows no case: the file that is there is shown, and stays.
      expect(other.refusal.code).toBe('exists');
      expect(readBytes('p/term/a.json').toString()).toBe('1');
      return;
    }
    const asked = { path: 'p/term/a.json', to: 'p/term/A.json', baseVersion: version('p/term/a.json') };
    expect(await workspace.rename(asked)).toMatchObject({ ok: false, refusal: { code: 'exists' } });
    expect([readBytes('p/term/a.json').toString(), readBytes('p/term/A.json').toString()]).toEqual(['1', '2']);
  });
});
