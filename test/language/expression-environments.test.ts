/** What is declared the same way is read once; anything declared otherwise is read anew. */
import { expect, test } from 'vitest';
import { type Declarations, environmentFor } from '../../engine/language/expression/environment';
import { selfScope } from '../../engine/language/scope';
import { SANDBOX } from './sandbox-system';

const declared = (more: Partial<Declarations> = {}): Declarations => ({
  spec: SANDBOX,
  events: new Map([['storm', { strength: { type: 'int' } }]]),
  settings: new Set(['lamps']),
  terms: new Map([['lit', { returns: 'int', parameters: [] }]]),
  ...more,
});
const read = (source: string, declarations = declared()) => environmentFor(declarations).parse(source, selfScope());

test('an expression under the same declarations has the same tree, whoever declares them', () => {
  const first = read('setting.lamps + lit()');
  expect(first).toMatchObject({ type: 'int' });
  expect(read('setting.lamps + lit()')).toEqual(first);
  expect(environmentFor(declared())).toBe(environmentFor(declared()));
});

test.each<[string, Partial<Declarations>]>([
  ['a setting', { settings: new Set(['beds']) }],
  ['what a term gives', { terms: new Map([['lit', { returns: 'bool', parameters: [] }]]) }],
  ['what a term takes', { terms: new Map([['lit', { returns: 'int', parameters: ['int'] }]]) }],
  ['a field', { spec: { ...SANDBOX, stats: [], fields: [] }, settings: new Set() }],
])('%s that is declared otherwise makes a mistake of what was right', (_, more) => {
  const source = 'setting.lamps + lit()';
  expect(read(source)).toMatchObject({ type: 'int' });
  expect(read(source, declared(more))).toHaveProperty('error');
});

test('a mistake is told again as it was told first', () => {
  expect(read('setting.lamp')).toHaveProperty('error.replacement', 'lamps');
  expect(read('setting.lamp')).toEqual(read('setting.lamp'));
});
