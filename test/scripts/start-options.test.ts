import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStartOptions } from '../../scripts/bootstrap/start-options.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'wardwright-options-')));
const read = (args: string[], env: Record<string, string> = {}) =>
  readStartOptions(['--content', folder, ...args], env, tmpdir());

describe('the options of npm start', () => {
  test('serve on port 3000 unless told otherwise', () => {
    expect(read([]).port).toBe(3000);
  });

  test('take the port from PORT, and from --port before that', () => {
    expect(read([], { PORT: '4000' }).port).toBe(4000);
    expect(read(['--port', '5000'], { PORT: '4000' }).port).toBe(5000);
  });

  test.each(['', 'abc', '-1', '65536', '80.5'])('refuse "%s" as a port, with what would do', (port) => {
    expect(() => read([`--port=${port}`])).toThrow(`"${port}" is not a port. Give a number from 0 to 65535.`);
  });

  test('take a relative content folder from where the command was typed', () => {
    expect(readStartOptions(['--content', basename(folder)], {}, dirname(folder)).content).toBe(folder);
  });

  test('name the content folder that is missing', () => {
    expect(() => readStartOptions(['--content', 'nowhere'], {}, folder)).toThrow(
      `There is no folder ${join(folder, 'nowhere')}. Create it, or name another with --content.`,
    );
  });

  test('tell how they are used, whatever else is wrong', () => {
    expect(readStartOptions(['--help', '--content', 'nowhere', '--port', 'abc'], {}, folder).wantsHelp).toBe(true);
    expect(read([]).wantsHelp).toBe(false);
  });

  test('refuse an option that does not exist', () => {
    expect(() => read(['--prot', '1'])).toThrow("Unknown option '--prot'");
  });
});
