import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { FileEvent } from '../../workspace/protocol';
import { Workspace } from '../../workspace/workspace';
import { contentFolder } from './content-folder';

const nurse = 'lobotomy/monster/nurse.json';
const refused = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) });

describe('reading a content folder', () => {
  test('gives every file in the order of its path, and nothing hidden', async () => {
    const { workspace } = await contentFolder({
      'b/pack.json': '{}',
      [nurse]: '{ "id": "nurse" }',
      'readme.txt': 'no content',
      '.git/config.json': '{}',
      'b/.draft.json': '{}',
      'node_modules/x/package.json': '{}',
    });
    const { files, unreadable } = await workspace.read();
    expect(files.map(({ path }) => path)).toEqual(['b/pack.json', nurse]);
    expect(files[1]?.text).toBe('{ "id": "nurse" }');
    expect(unreadable).toEqual([]);
  });

  test('names what it could not read and why, and reads the rest', async () => {
    const { workspace, root } = await contentFolder({
      [nurse]: '{}',
      'a/latin.json': new Uint8Array([0xe4]),
      'a/huge.json': new Uint8Array(3 * 1024 * 1024),
      'a/what?.json': '{}',
    });
    symlinkSync('/etc/hostname', join(root, 'a/out.json'));
    symlinkSync('nowhere.json', join(root, 'a/dangling.json'));
    symlinkSync('loop.json', join(root, 'a/loop.json'));
    const { files, unreadable } = await workspace.read();
    expect(files.map(({ path }) => path)).toEqual([nurse]);
    expect(unreadable).toEqual([
      { path: 'a/dangling.json', reason: 'a/dangling.json is a link that leaves the content folder.' },
      { path: 'a/huge.json', reason: 'a/huge.json holds 3.0 MiB; a content file may hold at most 2 MiB.' },
      { path: 'a/latin.json', reason: 'a/latin.json is not UTF-8 text (line 1).' },
      { path: 'a/loop.json', reason: 'a/loop.json is a link that leaves the content folder.' },
      { path: 'a/out.json', reason: 'a/out.json is a link that leaves the content folder.' },
      {
        path: 'a/what?.json',
        reason:
          '"a/what?.json" cannot be the path of a content file: "what?.json" has a character that not every system allows.',
      },
    ]);
  });

  test('follows a link to a file inside the folder, and no linked folder', async () => {
    const { workspace, root } = await contentFolder({ [nurse]: '{}' });
    symlinkSync('nurse.json', join(root, 'lobotomy/monster/matron.json'));
    symlinkSync('lobotomy', join(root, 'again'));
    const { files } = await workspace.read();
    expect(files.map(({ path }) => path)).toEqual(['lobotomy/monster/matron.json', nurse]);
  });
});

describe('a reading that meets what nobody has reported', () => {
  test('tells of it, and so nothing goes unheard', async () => {
    const { root, write, version } = await contentFolder({ [nurse]: 'old', 'b/pack.json': '{}' });
    // Not opened: it hears nothing from the disk by itself.
    const workspace = new Workspace(root, () => undefined);
    await workspace.read();
    const events: FileEvent[] = [];
    workspace.listen((event) => events.push(event));
    write(nurse, 'new');
    write('c/pack.json', '{}');
    rmSync(join(root, 'b/pack.json'));
    await workspace.read();
    await workspace.read();
    expect(events).toEqual([
      { type: 'added', path: 'c/pack.json', version: version('c/pack.json') },
      { type: 'changed', path: nurse, version: version(nurse) },
      { type: 'removed', path: 'b/pack.json', version: null },
    ]);
  });
});

describe('a listener that fails', () => {
  test('spoils no save and no other listener', async () => {
    const { workspace, version, failures, readBytes } = await contentFolder({ [nurse]: 'old' });
    const heard: string[] = [];
    workspace.listen(() => {
      throw new Error('the page is gone');
    });
    workspace.listen(({ path }) => heard.push(path));
    const outcome = await workspace.save({ path: nurse, text: 'new', baseVersion: version(nurse) });
    expect(outcome).toMatchObject({ ok: true });
    expect(readBytes(nurse).toString()).toBe('new');
    expect(heard).toEqual([nurse]);
    expect(failures).toEqual([new Error('the page is gone')]);
  });
});

describe('saving', () => {
  test('replaces the bytes and answers with their version', async () => {
    const { workspace, version, readBytes } = await contentFolder({ [nurse]: '\ufeff{}\r\n' });
    const outcome = await workspace.save({ path: nurse, text: '\ufeff{ }\r\n', baseVersion: version(nurse) });
    expect(readBytes(nurse)).toEqual(Buffer.from('\ufeff{ }\r\n'));
    expect(outcome).toEqual({ ok: true, path: nurse, version: version(nurse) });
  });

  test('never writes over a version that the author has not seen, and shows it', async () => {
    const { workspace, version, write, readBytes } = await contentFolder({ [nurse]: 'old' });
    const baseVersion = version(nurse);
    write(nurse, 'theirs');
    const outcome = await workspace.save({ path: nurse, text: 'mine', baseVersion });
    expect(outcome).toMatchObject({
      ok: false,
      refusal: { code: 'conflict', current: { text: 'theirs', version: version(nurse) } },
    });
    expect(readBytes(nurse).toString()).toBe('theirs');
  });

  test('is content when the other version says the same', async () => {
    const { workspace, version, write } = await contentFolder({ [nurse]: 'old' });
    const baseVersion = version(nurse);
    write(nurse, 'same');
    expect(await workspace.save({ path: nurse, text: 'same', baseVersion })).toMatchObject({ ok: true });
  });

  test('of a file that is gone is a conflict with nothing', async () => {
    const { workspace } = await contentFolder();
    const outcome = await workspace.save({ path: nurse, text: 'mine', baseVersion: 'any' });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'conflict', current: null } });
  });

  test('leaves no temporary file, and keeps the permissions', async () => {
    const { workspace, version, root } = await contentFolder({ [nurse]: 'old' });
    chmodSync(join(root, nurse), 0o600);
    await workspace.save({ path: nurse, text: 'new', baseVersion: version(nurse) });
    expect(readdirSync(join(root, 'lobotomy/monster'))).toEqual(['nurse.json']);
    expect(statSync(join(root, nurse)).mode & 0o777).toBe(0o600);
    chmodSync(join(root, nurse), 0o666);
    await workspace.save({ path: nurse, text: 'newer', baseVersion: version(nurse) });
    expect(statSync(join(root, nurse)).mode & 0o777).toBe(0o666);
  });

  test('through a link inside the folder writes the file and keeps the link', async () => {
    const { workspace, version, root, readBytes } = await contentFolder({ [nurse]: 'old' });
    symlinkSync('nurse.json', join(root, 'lobotomy/monster/matron.json'));
    const path = 'lobotomy/monster/matron.json';
    await workspace.save({ path, text: 'new', baseVersion: version(path) });
    expect(readBytes(nurse).toString()).toBe('new');
  });

  test.each(['../out.json', '/etc/out.json', '.wardwright/x.json', 'out.json'])(
    'never leaves the folder: %s',
    async (path) => {
      const { workspace, root } = await contentFolder({ [nurse]: '{}' });
      const nowhere = join(tmpdir(), 'wardwright-nowhere.json');
      symlinkSync(tmpdir(), join(root, 'tmp'));
      symlinkSync(nowhere, join(root, 'out.json'));
      expect(await workspace.create({ path, text: '{}' })).toMatchObject({ ok: false });
      expect(await workspace.create({ path: `tmp/${path}`, text: '{}' })).toMatchObject({ ok: false });
      expect(await workspace.save({ path, text: '{}', baseVersion: '' })).toMatchObject({ ok: false });
      expect(existsSync(nowhere)).toBe(false);
    },
  );

  test('many times at once lets exactly one of them win', async () => {
    const { workspace, version } = await contentFolder({ [nurse]: 'old' });
    const baseVersion = version(nurse);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => workspace.save({ path: nurse, text: `by ${at}`, baseVersion })),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(19).fill(refused('conflict')));
  });

  test('never shows half a file to who reads meanwhile', async () => {
    const line = (at: number) => `${String(at).repeat(50)}\n`.repeat(2000);
    const { workspace, version, readBytes } = await contentFolder({ [nurse]: line(0) });
    let isWriting = true;
    const reader = (async () => {
      const seen = new Set<string>();
      while (isWriting) {
        seen.add(readBytes(nurse).toString());
        await new Promise(setImmediate);
      }
      return seen;
    })();
    for (let at = 1; at < 10; at++) {
      await workspace.save({ path: nurse, text: line(at), baseVersion: version(nurse) });
    }
    isWriting = false;
    const whole = new Set(Array.from({ length: 10 }, (_, at) => line(at)));
    expect([...(await reader)].filter((text) => !whole.has(text))).toEqual([]);
  });
});

describe('creating', () => {
  test('makes the folders on the way', async () => {
    const { workspace, readBytes, version } = await contentFolder();
    expect(await workspace.create({ path: nurse, text: '{}' })).toEqual({
      ok: true,
      path: nurse,
      version: version(nurse),
    });
    expect(readBytes(nurse).toString()).toBe('{}');
  });

  test('where there is a file is refused, and shows it', async () => {
    const { workspace, readBytes } = await contentFolder({ [nurse]: 'old' });
    const outcome = await workspace.create({ path: nurse, text: 'new' });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'exists', current: { text: 'old' } } });
    expect(readBytes(nurse).toString()).toBe('old');
  });

  test('below a file is refused', async () => {
    const { workspace } = await contentFolder({ 'a.json': '{}' });
    expect(await workspace.create({ path: 'a.json/b.json', text: '{}' })).toMatchObject({ ok: false });
  });
});

describe('removing', () => {
  test('takes the file away, and restoring brings the same bytes back', async () => {
    const { workspace, version, readBytes, root } = await contentFolder({ [nurse]: '\ufeff{}' });
    const baseVersion = version(nurse);
    const removed = await workspace.remove({ path: nurse, baseVersion });
    expect(existsSync(join(root, nurse))).toBe(false);
    expect((await workspace.read()).files).toEqual([]);
    const trashId = removed.ok ? removed.trashId : '';
    expect(await workspace.restore({ trashId })).toEqual({ ok: true, path: nurse, version: baseVersion });
    expect(readBytes(nurse)).toEqual(Buffer.from('\ufeff{}'));
  });

  test('restores nothing over a file that took the place', async () => {
    const { workspace, version, write, readBytes } = await contentFolder({ [nurse]: 'old' });
    const removed = await workspace.remove({ path: nurse, baseVersion: version(nurse) });
    write(nurse, 'new');
    const trashId = removed.ok ? removed.trashId : '';
    expect(await workspace.restore({ trashId })).toEqual(refused('exists'));
    expect(readBytes(nurse).toString()).toBe('new');
  });

  test('removes no version that the author has not seen', async () => {
    const { workspace, readBytes } = await contentFolder({ [nurse]: 'theirs' });
    expect(await workspace.remove({ path: nurse, baseVersion: 'mine' })).toEqual(refused('conflict'));
    expect(readBytes(nurse).toString()).toBe('theirs');
  });

  test.each(['', '..', '../../lobotomy', '0123456789abcdef'])('restores nothing for the id "%s"', async (trashId) => {
    const { workspace } = await contentFolder({ [nurse]: '{}' });
    expect(await workspace.restore({ trashId })).toEqual(refused('missing'));
  });
});

describe('a trash that is a link', () => {
  const outsideFolder = () => {
    const outside = mkdtempSync(join(tmpdir(), 'wardwright-outside-'));
    onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
    return outside;
  };

  test.each(['.wardwright', '.wardwright/trash'])('out of the folder at %s takes nothing there', async (link) => {
    const { workspace, version, root } = await contentFolder({ [nurse]: '{}' });
    const outside = outsideFolder();
    mkdirSync(dirname(join(root, link)), { recursive: true });
    symlinkSync(outside, join(root, link));
    expect(await workspace.remove({ path: nurse, baseVersion: version(nurse) })).toEqual(refused('outside'));
    expect(existsSync(join(root, nurse))).toBe(true);
    expect(readdirSync(outside)).toEqual([]);
  });

  test('out of the folder gives nothing back', async () => {
    const { workspace, root } = await contentFolder({ [nurse]: '{}' });
    const outside = outsideFolder();
    writeFileSync(join(outside, 'stolen.json'), '{}');
    const trashId = '0123456789abcdef';
    mkdirSync(join(root, '.wardwright/trash'), { recursive: true });
    symlinkSync(outside, join(root, '.wardwright/trash', trashId));
    expect(await workspace.restore({ trashId })).toEqual(refused('outside'));
    expect(readdirSync(outside)).toEqual(['stolen.json']);
  });

  test('to nowhere takes nothing', async () => {
    const { workspace, version, root } = await contentFolder({ [nurse]: '{}' });
    symlinkSync('nowhere', join(root, '.wardwright'));
    expect(await workspace.remove({ path: nurse, baseVersion: version(nurse) })).toEqual(refused('outside'));
  });

  test('within the folder does', async () => {
    const { workspace, version, root } = await contentFolder({ [nurse]: '{}' });
    mkdirSync(join(root, '.cache'));
    symlinkSync('.cache', join(root, '.wardwright'));
    const removed = await workspace.remove({ path: nurse, baseVersion: version(nurse) });
    expect(await workspace.restore({ trashId: removed.ok ? removed.trashId : '' })).toMatchObject({ ok: true });
  });
});

describe('renaming', () => {
  const matron = 'lobotomy/monster/matron.json';

  test('moves the bytes to the new path', async () => {
    const { workspace, version, readBytes, root } = await contentFolder({ [nurse]: '{}' });
    const baseVersion = version(nurse);
    expect(await workspace.rename({ path: nurse, to: matron, baseVersion })).toEqual({
      ok: true,
      path: matron,
      version: baseVersion,
    });
    expect(existsSync(join(root, nurse))).toBe(false);
    expect(readBytes(matron).toString()).toBe('{}');
  });

  test('to a path that is taken is refused and changes neither', async () => {
    const { workspace, version, readBytes } = await contentFolder({ [nurse]: 'nurse', [matron]: 'matron' });
    const outcome = await workspace.rename({ path: nurse, to: matron, baseVersion: version(nurse) });
    expect(outcome).toEqual(refused('exists'));
    expect([readBytes(nurse).toString(), readBytes(matron).toString()]).toEqual(['nurse', 'matron']);
  });

  test('out of the folder is refused', async () => {
    const { workspace, version } = await contentFolder({ [nurse]: 'nurse' });
    const outcome = await workspace.rename({ path: nurse, to: '../nurse.json', baseVersion: version(nurse) });
    expect(outcome).toEqual(refused('bad-path'));
  });
});
