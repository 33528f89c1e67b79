/** One mistake in a real pack gives exactly one error, whatever the mistake; and no text at all makes a check throw. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findingsOf, trialsOf } from '../../engine/systems/check';
import { createChecker, type Unreadable } from '../../pack/checker';
import { collectUses } from '../../pack/collect-uses';
import { pointerKeys, pointerTo, valueAt } from '../../pack/json-pointer';
import { type SchemaNode, schemaAt } from '../../pack/schema-catalog';
import fc from '../fixtures/fast-check';

type Json = Record<string, unknown>;
interface Sample {
  path: string;
  text: string;
  item: Json;
}

const root = join(import.meta.dirname, '../../content');
const samples: Sample[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return { path: path.replaceAll('\\', '/'), text, item: JSON.parse(text) };
  });

const packOf = ({ path }: Sample): string => path.slice(0, path.indexOf('/'));
/** The system of each pack. */
const systems = new Map(
  samples.filter(({ item }) => item.kind === 'pack').map((sample) => [packOf(sample), String(sample.item.system)]),
);
const systemOf = (sample: Sample): string => systems.get(packOf(sample)) ?? '';

const checker = createChecker({ compile: findingsOf });
for (const { path, text } of samples) checker.update(path, text);
const errorsNow = () => checker.check().problems.filter(({ severity }) => severity === 'error');

/** The errors while a file has another text. */
function errorsWith({ path, text }: Sample, changed: string | Unreadable | null) {
  checker.update(path, changed);
  const errors = errorsNow();
  checker.update(path, text);
  return errors;
}

function sampleAt(path: string): Sample {
  const sample = samples.find((each) => each.path.endsWith(`/${path}`));
  if (!sample) throw new Error(path);
  return sample;
}

interface Spot {
  pointer: string;
  value: unknown;
  schema: SchemaNode;
}

function* spotsOf(sample: Sample, value: unknown = sample.item, pointer = ''): Generator<Spot> {
  const schema = schemaAt(systemOf(sample), String(sample.item.kind), pointer, sample.item);
  if (!schema) return;
  yield { pointer, value, schema };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* spotsOf(sample, child, pointerTo(pointer, key));
}

const isClosed = ({ schema }: Spot) => schema.properties !== undefined && schema.additionalProperties === false;
const isIdentity = ({ pointer }: Spot) => ['', '/kind', '/id'].includes(pointer);

/** Where each mistake can be made, and how; the copy may be changed at will. */
const MISTAKES: Readonly<
  Record<string, { fits: (spot: Spot) => boolean; make: (spot: Spot, holder: Json, key: string) => void }>
> = {
  'a field that nobody knows': {
    fits: isClosed,
    make: ({ value }) => {
      (value as Json).zzqxj = 1;
    },
  },
  'a value of a wrong type': {
    fits: (spot) =>
      !isIdentity(spot) &&
      !spot.schema.discriminator &&
      spot.schema.const === undefined &&
      spot.schema.enum === undefined,
    make: ({ value }, holder, key) => {
      holder[key] = Array.isArray(value) ? 'zzqxj' : [];
    },
  },
  'a word that is not one of several': {
    fits: ({ schema }) => schema.enum !== undefined,
    make: (_, holder, key) => {
      holder[key] = 'zzqxj';
    },
  },
  'a reference to nothing': {
    fits: ({ schema, value }) =>
      typeof value === 'string' &&
      (schema['x-ref'] !== undefined || schema['x-vocabulary'] === 'verb') &&
      schema['x-also'] === undefined,
    make: ({ value }, holder, key) => {
      holder[key] = `${String(value)}zz`;
    },
  },
  'a name that an expression does not know': {
    // The engine does not read `about` of `clear`.
    fits: ({ schema, value, pointer }) =>
      typeof value === 'string' &&
      schema['x-expression'] !== undefined &&
      schema['x-expression'].returns !== 'text' &&
      !pointer.endsWith('/about'),
    make: ({ value }, holder, key) => {
      holder[key] = `zzqxj.first == ${String(value)}`;
    },
  },
  'a field that is missing': {
    fits: ({ schema }) => (schema.required ?? []).length > 0,
    make: ({ value, schema }) => {
      delete (value as Json)[(schema.required ?? [])[0] ?? ''];
    },
  },
};

test.each(Object.keys(MISTAKES))('%s is one error', (name) => {
  const mistake = MISTAKES[name];
  if (!mistake) throw new Error(name);
  const places = samples.flatMap((sample) =>
    [...spotsOf(sample)].filter(mistake.fits).map(({ pointer }) => ({ sample, pointer })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...places), ({ sample, pointer }) => {
      const copy = structuredClone(sample.item);
      const schema = schemaAt(systemOf(sample), String(copy.kind), pointer, copy) ?? {};
      const holder = valueAt(copy, pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')))) as Json;
      mistake.make({ pointer, value: valueAt(copy, pointer), schema }, holder, pointerKeys(pointer).at(-1) ?? '');
      const errors = errorsWith(sample, JSON.stringify(copy, null, 2));
      expect(errors.map(({ file, code, pointer: at, message }) => `${file} ${code} ${at} ${message}`)).toEqual([
        expect.any(String),
      ]);
      expect(errors[0]?.file).toBe(sample.path);
    }),
    { numRuns: 80 },
  );
});

describe('is one error, though much else speaks of it:', () => {
  const rules = sampleAt('rule-set/lobotomy.json');
  const nurse = sampleAt('monster/nurse.json');
  const board = sampleAt('board/morrow-hill.json');

  test('a setting that is taken out', () => {
    const { moveCost, ...settings } = rules.item.settings as Json;
    expect(moveCost).toBeDefined();
    const [error, ...others] = errorsWith(rules, JSON.stringify({ ...rules.item, settings }));
    expect(others).toEqual([]);
    expect(error?.message).toContain('no rule set with the setting `moveCost`');
  });

  test('settings that are a list', () => {
    const errors = errorsWith(rules, JSON.stringify({ ...rules.item, settings: [] }));
    expect(errors).toMatchObject([{ code: 'schema-type', pointer: '/settings' }]);
  });

  test('events whose fields cannot be read', () => {
    const puppet = sampleAt('rule-set/puppet-rules.json');
    for (const events of [[], { 'puppet-card': [], 'puppet-appears': { target: 'zzqxj' } }]) {
      const errors = errorsWith(puppet, JSON.stringify({ ...puppet.item, events }));
      expect(errors.map(({ file }) => file)).toEqual(errors.map(() => puppet.path));
    }
  });

  test('the rule set that is gone', () => {
    const [error, ...others] = errorsWith(rules, null);
    expect(others).toEqual([]);
    expect(error?.message).toContain('not `rule-set/lobotomy`');
  });

  test.each([nurse, rules, sampleAt('pack.json')])('bytes that are no text', (sample) => {
    const errors = errorsWith(sample, { reason: 'It is not UTF-8 text.' });
    expect(errors).toMatchObject([{ code: 'file-unreadable', file: sample.path, message: 'It is not UTF-8 text.' }]);
  });

  test('what remembers somebody under a name, and does not say which effect it is', () => {
    const change = sampleAt('procedure/become-puppet.json');
    const errors = errorsWith(change, change.text.replace('"effect": "link", ', ''));
    expect(errors.map(({ file, code }) => [file, code])).toEqual([[change.path, 'schema-missing-field']]);
  });

  test('a family of tiles that is misspelt', () => {
    const errors = errorsWith(board, board.text.replace('"from": "quarter"', '"from": "quater"'));
    expect(errors).toMatchObject([{ code: 'name-unknown', hint: 'Did you mean `quarter`?' }]);
  });
});

describe('a set-up that cannot be is one error at the scenario, whichever it is:', () => {
  const setups = createChecker({ compile: findingsOf, trySetups: trialsOf });
  for (const { path, text } of samples) setups.update(path, text);
  const scenarios = samples.filter(({ item }) => item.kind === 'scenario');
  /** The errors while one file has another text. */
  const errorsIn = ({ path, text, item }: Sample, more: Json) => {
    setups.update(path, JSON.stringify({ ...item, ...more }, null, 2));
    const errors = setups.check().problems.filter(({ severity }) => severity === 'error');
    setups.update(path, text);
    return errors;
  };
  const withSetup = ({ item }: Sample, effect: Json): Json => {
    const own = Array.isArray(item.setup) ? item.setup : [];
    return { setup: [...own, { step: 'scenario', do: [effect] }] };
  };
  /** Each scenario with each item of its pack that fits. */
  const pairsWith = (fits: (sample: Sample) => boolean, only?: string) =>
    scenarios
      .filter((scenario) => only === undefined || systemOf(scenario) === only)
      .flatMap((scenario) =>
        samples
          .filter((other) => packOf(other) === packOf(scenario) && fits(other))
          .map((other) => ({ scenario, other })),
      );
  const isLimited = ({ item }: Sample) => item.kind === 'token' && typeof item.supply === 'number';
  const isDeck = ({ item }: Sample) => item.kind === 'deck' && item.per !== 'character';

  test('the pack itself has none, and every set-up was tried', () => {
    const { problems, missed } = setups.check();
    expect(problems.filter(({ layer, severity }) => layer === 'scenario' && severity === 'error')).toEqual([]);
    expect(missed).toEqual([]);
    expect(scenarios.length).toBeGreaterThan(0);
  });

  const MISSHAPEN: Readonly<
    Record<string, { code: string; only?: string; make: (scenario: Sample, other: Sample) => Json }>
  > = {
    'more tokens than the supply has': {
      code: 'scenario-few-pieces',
      make: (scenario, { item }) =>
        withSetup(scenario, { effect: 'spawn', what: item.id, count: 120, placement: 'random-space' }),
    },
    'a token on a space that is not there': {
      code: 'scenario-no-place',
      make: (scenario, { item }) => withSetup(scenario, { effect: 'spawn', what: item.id, at: "space('A-99')" }),
    },
    'a tile that the board cannot take': {
      code: 'scenario-no-place',
      only: 'lobotomy',
      make: () => ({ quarter: 'centre' }),
    },
    'a quarter that is missing': { code: 'ref-unknown', only: 'lobotomy', make: () => ({ quarter: 'q99' }) },
    'a monster that is missing': {
      code: 'ref-unknown',
      make: (scenario) => withSetup(scenario, { effect: 'spawn', what: 'zzqxj', placement: 'random-space' }),
    },
    'more characters than there are': {
      code: 'scenario-few-characters',
      make: () => ({ players: { min: 11, max: 12 } }),
    },
    'a set-up without end': {
      code: 'scenario-endless',
      make: (scenario) =>
        withSetup(scenario, { effect: 'repeat', until: 'false', do: [{ effect: 'say', text: 'Again.' }] }),
    },
  };

  test.each(Object.keys(MISSHAPEN))('%s', (name) => {
    const mistake = MISSHAPEN[name];
    if (!mistake) throw new Error(name);
    fc.assert(
      fc.property(fc.constantFrom(...pairsWith(isLimited, mistake.only)), ({ scenario, other }) => {
        // One more of what the scenario uses up anyway would be a second mistake.
        fc.pre(!scenario.text.includes(`"token/${other.item.id}"`));
        const errors = errorsIn(scenario, mistake.make(scenario, other));
        expect(errors.map(({ file, code }) => [file, code])).toEqual([[scenario.path, mistake.code]]);
      }),
      { numRuns: 8 },
    );
  });

  test('more cards than a deck has', () => {
    fc.assert(
      fc.property(fc.constantFrom(...pairsWith(isDeck)), ({ scenario, other: { item } }) => {
        const draw = { effect: 'draw', from: item.id, who: 'self', count: 500, into: 'box' };
        const errors = errorsIn(scenario, withSetup(scenario, draw));
        expect(errors.map(({ file, code }) => [file, code])).toEqual([[scenario.path, 'scenario-few-cards']]);
      }),
      { numRuns: 8 },
    );
  });
});

test('a file that was no text and becomes an empty one is told to be empty', () => {
  const checker = createChecker();
  checker.update('p/monster/nurse.json', { reason: 'It is not UTF-8 text.' });
  checker.update('p/monster/nurse.json', '');
  expect(checker.check().problems.map(({ code }) => code)).toContain('text-empty');
});

test('a stray character is one error', () => {
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.nat(), (sample, at) => {
      // Before a line break no text is open, so the character stands alone.
      const ends = [...sample.text.matchAll(/\n/g)].map(({ index }) => index);
      const offset = ends[at % ends.length] ?? 0;
      const errors = errorsWith(sample, `${sample.text.slice(0, offset)}@${sample.text.slice(offset)}`);
      expect(errors.map(({ code }) => code)).toEqual(['text-syntax']);
    }),
    { numRuns: 300 },
  );
});

test('a checker that was fed mistakes says what a fresh one says', () => {
  const kept = createChecker({ compile: findingsOf });
  for (const { path, text } of samples) kept.update(path, text);
  kept.check();
  const edit = fc
    .constantFrom(...samples)
    .chain((sample) =>
      fc
        .constantFrom(
          sample.text,
          sample.text.replace(/\d/, '7'),
          sample.text.replace('self.', 'slef.'),
          `${sample.text}}`,
        )
        .map((text) => ({ path: sample.path, text })),
    );
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const fresh = createChecker({ compile: findingsOf });
      for (const { path, text } of samples) fresh.update(path, text);
      for (const { path, text } of edits) {
        kept.update(path, text);
        fresh.update(path, text);
        kept.check();
      }
      expect(kept.check().problems).toEqual(fresh.check().problems);
      for (const { path } of edits) kept.update(path, samples.find((sample) => sample.path === path)?.text ?? null);
    }),
    { numRuns: 25 },
  );
});

test('no text makes a check throw', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .constantFrom(...samples)
      .chain((sample) =>
        fc
          .tuple(fc.nat(sample.text.length), fc.nat(40), fc.string({ maxLength: 5 }))
          .map(([at, cut, piece]) => sample.text.slice(0, at) + piece + sample.text.slice(at + cut)),
      ),
  );
  fc.assert(
    fc.property(fc.constantFrom(...samples), text, (sample, changed) => {
      for (const { line, column, endLine, endColumn } of errorsWith(sample, changed)) {
        expect(line >= 1 && column >= 1 && (endLine > line || (endLine === line && endColumn >= column))).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});

test('no shape of data makes the walk throw', () => {
  fc.assert(
    fc.property(fc.constantFrom('scenario', 'keyword', 'memory', 'tile', 'deck'), fc.jsonValue(), (kind, value) => {
      expect(() => collectUses('lobotomy', kind, value)).not.toThrow();
    }),
    { numRuns: 300 },
  );
});

test('the pack itself has no error', () => {
  expect(errorsNow()).toEqual([]);
});
