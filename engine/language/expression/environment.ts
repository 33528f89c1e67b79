/**
 * The one door to the CEL library: it parses and type-checks expressions against what a system and its content declare.
 * Nothing is evaluated here; the library's values never reach a game.
 */
import { type ASTNode, Environment, ParseError, parse } from '@marcbachmann/cel-js';
import { nearestName } from '../nearest-name';
import type { Scope } from '../scope';
import type { EventFieldSpec, SystemSpec, ValueType } from '../spec';
import type { TermShape } from '../terms';
import { LANGUAGE_FUNCTIONS } from './functions';
import { functionNames, plainWords, unfitFunction } from './plain-words';

export type Ast = ASTNode;

export interface ExpressionError {
  message: string;
  /** Where in the expression's text, as offsets; `end` is exclusive. */
  start: number;
  end: number;
  hint?: string;
  /** The text that would mend it. */
  replacement?: string;
}

export type Parsed = { ast: Ast; type: ValueType } | { error: ExpressionError };

/** The tree of an expression that nobody has checked; null if it cannot be parsed. */
export function parseSource(source: string): Ast | null {
  try {
    return parse(source).ast;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

const CEL_TYPES: Record<ValueType, string> = {
  int: 'int',
  bool: 'bool',
  name: 'string',
  entity: 'Entity',
  'list<int>': 'list<int>',
  'list<name>': 'list<string>',
  'list<entity>': 'list<Entity>',
};
const VALUE_TYPES = new Map(Object.entries(CEL_TYPES).map(([ours, theirs]) => [theirs, ours as ValueType]));

/** Entities that can be named anywhere. */
export const GLOBAL_ENTITIES = ['none', 'game', 'scenario', 'owner', 'current', 'decider'] as const;

class EntityShape {}
class SettingShape {}
class EventShape {}

export interface Declarations {
  spec: SystemSpec;
  /** Every event, the content's own among them. */
  events: ReadonlyMap<string, Readonly<Record<string, EventFieldSpec>>>;
  settings: ReadonlySet<string>;
  /** Terms by name: expressions that are called as functions. */
  terms: ReadonlyMap<string, TermShape>;
}

/** So many environments are kept: a few packs, each as it is and as it was a moment ago. */
const MOST_KEPT = 8;
const kept = new Map<string, ExpressionEnvironment>();

/** The environment of these declarations. Content is loaded again and again, and most of its expressions are what they were. */
export function environmentFor(declarations: Declarations): ExpressionEnvironment {
  const { spec, events, settings, terms } = declarations;
  const { id, stats, fields, functions, sets } = spec;
  const known = [
    id,
    stats.map(({ name }) => name),
    fields.map(({ name, type }) => [name, type]),
    functions.map(({ signature }) => signature),
    Object.keys(sets),
    [...events],
    [...settings],
    [...terms].map(([name, { returns, parameters }]) => [name, returns, parameters]),
  ];
  const key = JSON.stringify(known);
  const environment = kept.get(key) ?? new ExpressionEnvironment(declarations);
  // The one that was not asked for the longest is the first to go.
  kept.delete(key);
  kept.set(key, environment);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return environment;
}

export class ExpressionEnvironment {
  readonly #base: Environment;
  readonly #scoped = new Map<string, ScopedEnvironment>();
  readonly #ofScope = new WeakMap<Scope, ScopedEnvironment>();
  readonly #entityFields: string[];
  readonly #functions: readonly string[];
  /** Names of terms that the language has functions of. */
  readonly takenNames = new Set<string>();

  constructor(readonly declarations: Declarations) {
    const { spec, events, settings, terms } = declarations;
    const fields: Record<string, string> = {};
    for (const stat of spec.stats) fields[stat.name] = 'int';
    for (const field of spec.fields) fields[field.name] = CEL_TYPES[field.type];
    this.#entityFields = Object.keys(fields);
    const signatures = [...LANGUAGE_FUNCTIONS, ...spec.functions].map(({ signature }) => signature);
    this.#functions = functionNames(signatures, terms.keys());
    const env = new Environment().registerType('Entity', { ctor: EntityShape, fields });
    env.registerOperator('Entity == Entity', () => true);
    env.registerType('Setting', {
      ctor: SettingShape,
      fields: Object.fromEntries([...settings].map((s) => [s, 'int'])),
    });
    env.registerVariable('setting', 'Setting');
    for (const [name, eventFields] of events) {
      const types = Object.entries(eventFields).map(([field, { type }]) => [field, CEL_TYPES[type]]);
      env.registerType(eventType(name), { ctor: class extends EventShape {}, fields: Object.fromEntries(types) });
    }
    for (const name of Object.keys(spec.sets)) env.registerVariable(name, 'list<Entity>');
    for (const name of GLOBAL_ENTITIES) env.registerVariable(name, 'Entity');
    for (const { signature } of [...LANGUAGE_FUNCTIONS, ...spec.functions]) env.registerFunction(signature, () => null);
    const own = new Set(env.getDefinitions().functions.map(({ name }) => name));
    for (const [name, { parameters, returns }] of terms) {
      if (own.has(name)) {
        this.takenNames.add(name);
        continue;
      }
      const types = parameters.map((type) => CEL_TYPES[type]).join(', ');
      env.registerFunction(`${name}(${types}): ${CEL_TYPES[returns]}`, () => null);
    }
    this.#base = env;
  }

  /** Parses and checks; an error is in words for an author and says where. */
  parse(source: string, scope: Scope, expected?: ValueType): Parsed {
    const read = this.#read(source, scope);
    if ('error' in read) return { error: this.#explain(source, read.error, scope) };
    const type = VALUE_TYPES.get(read.type);
    const whole = { start: 0, end: source.length };
    if (type === undefined) {
      return { error: { ...whole, message: `This gives a ${read.type}, which the language has no use for.` } };
    }
    if (expected !== undefined && type !== expected) {
      return { error: { ...whole, message: `Expected ${WORDS[expected]}, but this gives ${WORDS[type]}.` } };
    }
    return { ast: read.ast, type };
  }

  #read(source: string, scope: Scope): Read {
    const { env, read } = this.#for(scope);
    const known = read.get(source) ?? readIn(env, source);
    read.set(source, known);
    return known;
  }

  #for(scope: Scope): ScopedEnvironment {
    const found = this.#ofScope.get(scope) ?? this.#likeScope(scope);
    this.#ofScope.set(scope, found);
    return found;
  }

  #likeScope(scope: Scope): ScopedEnvironment {
    const names = [...scope.names].map(([name, b]) => `${name}:${b.type}`);
    const key = `${names.join()}|${scope.event?.name ?? ''}`;
    const known = this.#scoped.get(key);
    if (known !== undefined) return known;
    const env = this.#base.clone();
    for (const [name, binding] of scope.names) env.registerVariable(name, CEL_TYPES[binding.type]);
    if (scope.event !== undefined) env.registerVariable('event', eventType(scope.event.name));
    const scoped = { env, read: new Map<string, Read>() };
    this.#scoped.set(key, scoped);
    return scoped;
  }

  #explain(source: string, error: unknown, scope: Scope): ExpressionError {
    const { summary, range } = error as { summary?: string; range?: { start: number; end: number } };
    const start = range?.start ?? 0;
    const end = range?.end ?? source.length;
    const text = source.slice(start, end);
    const unknownField = /No such key: (\w+)/.exec(summary ?? '')?.[1];
    if (unknownField !== undefined) {
      const near = nearestName(unknownField, this.#fieldsBefore(source, start, scope));
      const isSetting = /\bsetting\s*\.\s*$/.test(source.slice(0, start));
      const message = isSetting
        ? `There is no setting \`${unknownField}\`.`
        : `Nothing here has a field \`${unknownField}\`.`;
      return near === undefined
        ? { message, start, end }
        : { message, start, end, hint: `Did you mean \`${near}\`?`, replacement: near };
    }
    const unknownName = /Unknown variable: (\w+)/.exec(summary ?? '')?.[1];
    if (unknownName !== undefined) {
      const near = nearestName(unknownName, this.#names(scope));
      const message = `There is no \`${unknownName}\` here.`;
      return near === undefined
        ? { message, start, end }
        : { message, start, end, hint: `Did you mean \`${near}\`?`, replacement: near };
    }
    const unfit = unfitFunction(summary ?? '');
    if (unfit !== undefined && !this.#functions.includes(unfit)) {
      const from = start + Math.max(0, text.search(new RegExp(`\\b${unfit}\\(`)));
      const place = { message: `There is no function \`${unfit}\`.`, start: from, end: from + unfit.length };
      const near = nearestName(unfit, this.#functions);
      return near === undefined ? place : { ...place, hint: `Did you mean \`${near}\`?`, replacement: near };
    }
    return { ...plainWords(summary ?? 'This is not an expression', text), start, end };
  }

  #fieldsBefore(source: string, start: number, scope: Scope): string[] {
    const owner = /(\w+)\s*\.\s*$/.exec(source.slice(0, start))?.[1];
    if (owner === 'setting') return [...this.declarations.settings];
    if (owner === 'event' && scope.event !== undefined) {
      return Object.keys(this.declarations.events.get(scope.event.name) ?? {});
    }
    return this.#entityFields;
  }

  #names(scope: Scope): string[] {
    const event = scope.event === undefined ? [] : ['event'];
    return [
      ...scope.names.keys(),
      ...Object.keys(this.declarations.spec.sets),
      ...GLOBAL_ENTITIES,
      'setting',
      ...event,
    ];
  }
}

/** What became of a source: its tree with the library's word for what it gives, or the library's error. */
type Read = { ast: Ast; type: string } | { error: unknown };

interface ScopedEnvironment {
  env: Environment;
  /** By source. Trees are only read, so that all who compile a source may share one. */
  read: Map<string, Read>;
}

function readIn(env: Environment, source: string): Read {
  try {
    const parsed = env.parse(source);
    const { valid, type, error } = parsed.check();
    return valid ? { ast: parsed.ast, type: String(type) } : { error };
  } catch (error) {
    return { error };
  }
}

const eventType = (name: string) => `Event_${name.replaceAll(/\W/g, '_')}`;

const WORDS: Record<ValueType, string> = {
  int: 'a number',
  bool: 'yes or no',
  name: 'a name',
  entity: 'one thing on the table',
  'list<int>': 'a list of numbers',
  'list<name>': 'a list of names',
  'list<entity>': 'a list of things on the table',
};
