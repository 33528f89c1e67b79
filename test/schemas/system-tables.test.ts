/** What the schemas tell authors of a system is what the engine registers: no name in one that is not in the other. */
import { describe, expect, test } from 'vitest';
import { LANGUAGE_FIELDS } from '../../engine/language/entities';
import { LANGUAGE_FUNCTIONS } from '../../engine/language/expression/functions';
import type { System } from '../../engine/language/system';
import { systemFor, systemIds } from '../../engine/systems';
import { schemaAt } from '../../pack/schema-catalog';
import { coreEvents, entityFields, expressionWords, systems } from '../../schemas/generated/language';

interface Table {
  stats: Record<string, Record<string, unknown>>;
  events: Record<string, { fields: Record<string, unknown> }>;
  phases: Record<string, unknown>;
  [name: string]: Record<string, unknown>;
}

const unique = (names: Iterable<string>) => [...new Set(names)].sort();
/** What the expression library itself brings. */
const LIBRARY = ['size', 'filter', 'map', 'exists', 'all'];

const signatures = (system: System) => [...LANGUAGE_FUNCTIONS, ...system.functions].map(({ signature }) => signature);
const nameIn = (signature: string) => /(\w+)\(/.exec(signature)?.[1] ?? '';
const methodsOf = (system: System) => signatures(system).filter(isMethod).map(nameIn);
const functionsOf = (system: System) =>
  signatures(system)
    .filter((signature) => !isMethod(signature))
    .map(nameIn);
const fieldsOf = (system: System) => [...LANGUAGE_FIELDS, ...system.fields].map(({ name }) => name);

function isMethod(signature: string): boolean {
  return signature.startsWith('Entity.');
}

/** What authors of a system are offered: words of every system, and its own. */
const toldIn = (system: string, words: Readonly<Record<string, Word>>) =>
  Object.keys(words).filter(
    (name) => (words[name]?.systems?.includes(system) ?? true) && !isInVain(system, words[name]),
  );
interface Word {
  readonly about: string;
  readonly systems?: readonly string[];
  readonly board?: boolean;
}
/** A word about boards, in a game that has none. */
const isInVain = (system: string, word: Word | undefined): boolean =>
  word?.board === true && (systems as Readonly<Record<string, { board?: unknown }>>)[system]?.board === undefined;

test('every function and field that authors are told of is one of some system', () => {
  const known = systemIds.map((id) => systemFor(id)).filter((system) => system !== undefined);
  expect(unique(known.flatMap(functionsOf))).toEqual(unique(Object.keys(expressionWords.functions)));
  expect(unique(known.flatMap(fieldsOf))).toEqual(unique(Object.keys(entityFields)));
});

test('every system has a table', () => {
  expect(Object.keys(systems)).toEqual(systemIds);
});

describe.each(Object.entries(systems))('%s', (id, written) => {
  const system = systemFor(id);
  if (!system) throw new Error(id);
  const table = written as unknown as Table;
  const events: Table['events'] = { ...coreEvents, ...table.events };
  const phases = Object.keys(table.phases).map((phase) => `phase.${phase}`);
  test.each([
    ['numbers', Object.values(table.stats).flatMap(Object.keys), system.stats.map(({ name }) => name)],
    ['events', [...Object.keys(events), ...phases], system.events.map(({ name }) => name)],
    ['zones', Object.keys(table.zones ?? {}), system.zones.map(({ name }) => name)],
    ['verbs', Object.keys(table.verbs ?? {}), system.verbs],
    ['windows', Object.keys(table.windows ?? {}), system.windows],
    ['setup steps', Object.keys(table.setupSteps ?? {}), system.setupSteps],
    ['phases', Object.keys(table.phases), system.phases],
    ['placements', Object.keys(table.placements ?? {}), system.placements],
    ['procedures', Object.keys(table.procedures ?? {}), system.procedures],
    ['tests', Object.keys(table.tests ?? {}), system.tests],
    ['methods', toldIn(id, expressionWords.methods), [...methodsOf(system), ...LIBRARY]],
    ['functions', toldIn(id, expressionWords.functions), functionsOf(system)],
  ])('%s', (_, told, registered) => {
    expect(unique(told)).toEqual(unique(registered));
  });

  test('whether the rules finish games', () => {
    expect((written as { finishesGames?: boolean }).finishesGames).toBe(system.finishesGames);
  });

  test('fields are told to authors', () => {
    expect(Object.keys(entityFields)).toEqual(expect.arrayContaining(fieldsOf(system)));
  });

  test('the words that fields can read are those that the schemas of items allow', () => {
    const enumOf = (kind: string, field: string) => schemaAt(id, kind, `/${field}`, { kind })?.enum;
    const words = table.words ?? {};
    expect([words.color, words.rank, words.type]).toEqual([
      enumOf('movement', 'color'),
      enumOf('monster', 'rank'),
      enumOf('skill', 'type'),
    ]);
    const hasStates = fieldsOf(system).includes('state');
    const states = enumOf('token', 'door') ?? enumOf('board', 'borders/0/is') ?? (hasStates ? ['no such field'] : []);
    expect(words.state ?? []).toEqual(expect.arrayContaining([...states]));
  });

  test.each(Object.entries(events))('fields of the event %s', (name, { fields }) => {
    const registered = system.events.find((event) => event.name === name)?.fields ?? {};
    expect(Object.keys(fields).sort()).toEqual(
      Object.keys(registered)
        .filter((field) => field !== 'actor')
        .sort(),
    );
  });
});
