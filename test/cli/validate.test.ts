/** `wardwright validate` as somebody types it. */
import { describe, expect, test } from 'vitest';
import { contentFolder, run } from './content-folder';

const PACK = '{ "kind": "pack", "id": "small", "source": "original", "name": "Small", "system": "lobotomy" }\n';
const FIRE = '{ "kind": "keyword", "id": "fire", "source": "rulebook", "name": "Fire" }\n';
const BROKEN = '{\n  "kind": "keyword",\n  "id": "frost",\n  "source": "rulebook",\n  "naem": "Frost"\n}\n';
const sound = { 'content/small/pack.json': PACK, 'content/small/keyword/fire.json': FIRE };
const broken = { ...sound, 'content/small/keyword/frost.json': BROKEN };

test('a sound folder: counts by kind, and 0', async () => {
  const { code, out, err } = await run(contentFolder(sound), ['validate']);
  expect(out).toBe('Checked 2 items:\n      1 keyword\n      1 pack\nNo problems.\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('a broken file: the place, the line, what to do, and 1', async () => {
  const { code, out } = await run(contentFolder(broken), ['validate', 'content']);
  expect(code).toBe(1);
  expect(
    out,
  ).toBe(`content/small/keyword/frost.json:5:3  error  \`naem\` is not a field of Keyword.  schema-unknown-field
  5 |   "naem": "Frost"
    |   ^^^^^^
  Did you mean \`name\`?

Checked 3 items:
      2 keyword
      1 pack
Found 1 error.
`);
});

test('an empty folder: nothing to check yet, and 0', async () => {
  const { code, out, err } = await run(contentFolder({ 'content/.keep': '' }), ['validate', 'content']);
  expect(out).toBe('There is nothing to check yet: no pack is in this folder.\n');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('a folder whose only pack lost its pack.json: that is the problem, and 1', async () => {
  const { 'content/small/pack.json': _, ...lost } = sound;
  const { code, out } = await run(contentFolder(lost), ['validate', '--format', 'json']);
  expect(JSON.parse(out).problems).toMatchObject([{ code: 'pack-missing', file: 'content/small/pack.json' }]);
  expect(code).toBe(1);
});

test('scenarios of a pack with errors are not set up on trial, and the report says so', async () => {
  const night = '{ "kind": "scenario", "id": "night", "source": "original", "name": "A night" }\n';
  const folder = contentFolder({ ...broken, 'content/small/scenario/night.json': night });
  const { out } = await run(folder, ['validate']);
  expect(out).toContain('\nNot checked: small has errors, so its scenarios were not set up.\nFound ');
});

test('colours only for somebody who looks', async () => {
  const folder = contentFolder(broken);
  expect((await run(folder, ['validate'])).out).not.toContain('\u001b');
  expect((await run(folder, ['validate'], true)).out).toContain('\u001b[31m');
});

test('warnings and hints alone are not a failure', async () => {
  const unused = FIRE.replace('rulebook', 'original');
  const { code, out } = await run(contentFolder({ ...sound, 'content/small/keyword/fire.json': unused }), ['validate']);
  expect(out).toContain('hint  Nothing uses the keyword `fire`.');
  expect(code).toBe(0);
});

test('mistakes in expressions are found by the engine, at the very characters', async () => {
  const modifier = FIRE.replace('"Fire"', '"Fire", "modifiers": [{ "stat": "ap", "add": "slef.ap" }]');
  const monster = `{ "kind": "monster", "id": "imp", "source": "original", "name": "Imp", "rank": "basic",
  "stats": { "ap": 1, "health": 1, "ar": 4, "defense": 0 }, "keywords": [{ "keyword": "fire" }] }\n`;
  const files = { ...sound, 'content/small/keyword/fire.json': modifier, 'content/small/monster/imp.json': monster };
  const { code, out } = await run(contentFolder(files), ['validate', '--format', 'json']);
  expect(code).toBe(1);
  expect(JSON.parse(out).problems).toMatchObject([
    {
      code: 'expression',
      file: 'content/small/keyword/fire.json',
      line: 1,
      column: 112,
      pointer: '/modifiers/0/add',
      hint: 'Did you mean `self`?',
    },
  ]);
});

describe('paths', () => {
  test.each([
    ['a content folder', 'content', { keyword: 2, pack: 1 }, 1],
    ['a pack', 'content/small', { keyword: 2, pack: 1 }, 1],
    ['a kind', 'content/small/keyword', { keyword: 2 }, 1],
    ['a file', 'content/small/keyword/fire.json', { keyword: 1 }, 0],
    ['a pack with a slash at the end', 'content/small/', { keyword: 2, pack: 1 }, 1],
  ])('%s', async (_, path, checked, count) => {
    const { out } = await run(contentFolder(broken), ['validate', path, '--format', 'json']);
    const report = JSON.parse(out);
    expect(report.checked).toEqual(checked);
    expect(report.problems).toHaveLength(count);
  });

  test('several at once', async () => {
    const folder = contentFolder(broken);
    const paths = ['content/small/pack.json', 'content/small/keyword/frost.json'];
    const { out } = await run(folder, ['validate', ...paths, '--format', 'json']);
    expect(JSON.parse(out).checked).toEqual({ keyword: 1, pack: 1 });
  });

  test('a file alone is checked with the items that it speaks of', async () => {
    const user = FIRE.replaceAll('fire', 'ice').replace('"Fire"', '"Ice", "keywords": [{ "keyword": "fire" }]');
    const folder = contentFolder({ ...sound, 'content/small/keyword/ice.json': user });
    const { out } = await run(folder, ['validate', 'content/small/keyword/ice.json', '--format', 'json']);
    expect(JSON.parse(out).problems).toEqual([]);
  });
});

test('JSON has exactly the promised fields', async () => {
  const { out } = await run(contentFolder(broken), ['validate', '--format', 'json']);
  expect(JSON.parse(out)).toEqual({
    checked: { keyword: 2, pack: 1 },
    problems: [
      {
        code: 'schema-unknown-field',
        severity: 'error',
        file: 'content/small/keyword/frost.json',
        line: 5,
        column: 3,
        pointer: '',
        message: '`naem` is not a field of Keyword.',
        hint: 'Did you mean `name`?',
      },
    ],
  });
});

test('SARIF names the rule, the place and the fix', async () => {
  const { out } = await run(contentFolder(broken), ['validate', '--format', 'sarif']);
  const log = JSON.parse(out);
  expect(log.version).toBe('2.1.0');
  const [{ tool, results }] = log.runs;
  expect(tool.driver.rules).toEqual([
    { id: 'schema-unknown-field', shortDescription: { text: 'A field that this kind of thing does not have.' } },
  ]);
  const region = { startLine: 5, startColumn: 3, endLine: 5, endColumn: 9 };
  const artifactLocation = { uri: 'content/small/keyword/frost.json' };
  expect(results).toEqual([
    {
      ruleId: 'schema-unknown-field',
      ruleIndex: 0,
      level: 'error',
      message: { text: '`naem` is not a field of Keyword. Did you mean `name`?' },
      locations: [
        {
          physicalLocation: { artifactLocation, region },
          logicalLocations: [{ fullyQualifiedName: '', kind: 'value' }],
        },
      ],
      fixes: [
        {
          description: { text: 'Change to `name`' },
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '"name"' } }] },
          ],
        },
      ],
    },
  ]);
});

test('a file that is not text is a problem of its own', async () => {
  const folder = contentFolder({ ...sound, 'content/small/keyword/bin.json': '' });
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${folder}/content/small/keyword/bin.json`, Buffer.from([0xff, 0xfe, 0xfd]));
  const { code, out } = await run(folder, ['validate', '--format', 'json']);
  expect(JSON.parse(out).problems).toMatchObject([{ code: 'file-unreadable', file: 'content/small/keyword/bin.json' }]);
  expect(code).toBe(1);
});

describe('what cannot be run ends with 2, and says why on the other stream', () => {
  test.each([
    [['validate', 'nowhere'], 'wardwright validate: There is no nowhere.\n'],
    [['validate', '--format', 'xml'], 'wardwright validate: --format can be text, json, sarif, not "xml".\n'],
    [['validate', '.'], 'wardwright validate: . is not a content folder, nor in one: no pack.json is near.\n'],
  ])('%s', async (args, message) => {
    const { code, out, err } = await run(contentFolder({ 'empty/readme.txt': '' }), args);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: message });
  });

  test('an unknown option', async () => {
    const { code, err } = await run(contentFolder(sound), ['validate', '--fromat', 'json']);
    expect(code).toBe(2);
    expect(err).toContain("Unknown option '--fromat'");
  });

  test('an unknown command, with the nearest one', async () => {
    const { code, err } = await run(contentFolder(sound), ['validat']);
    expect(code).toBe(2);
    expect(err).toContain('There is no command "validat". Did you mean "validate"?');
  });
});

test('a value that begins with a dash is asked for in plain words', async () => {
  const { code, err } = await run('.', ['simulate', 'lobotomy/slashers', '--seed', '-1']);
  expect(code).toBe(2);
  expect(err).toBe(
    'wardwright simulate: The value of --seed begins with a dash. Is it missing? If it is meant so: --seed=-…\n',
  );
});

test('tells how it is used', async () => {
  expect(await run('.', ['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('validate') });
  expect(await run('.', ['validate', '--help'])).toMatchObject({ code: 0, out: expect.stringContaining('--format') });
  expect((await run('.', [])).code).toBe(2);
});
