/**
 * The fourth layer: lets the engine compile the content and turns what it finds into problems. What the earlier layers have
 * already said of a place is not said again.
 */
import type { Content, Item } from '../engine/content';
import type { Finding } from '../engine/language/findings';
import { problemInText } from './check-texts';
import { SPOKEN_OF } from './file-state';
import { valueAt } from './json-pointer';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import type { Entry } from './world';

/** Stands for a file of which nothing can be read. */
const NOTHING: Record<string, unknown> = {};

/** Loads content and gives what is wrong with it. It may not throw, whatever the content says. */
export type Compile = (content: Content) => readonly Finding[];

export interface Compiled {
  content: Content;
  findings: readonly Finding[];
}

/** Compiles anew only if an item has changed since `before`. */
export function compileContent(content: Content, compile: Compile, before: Compiled | undefined): Compiled {
  if (before && isSame(before.content, content)) return before;
  return { content, findings: compile(content) };
}

function isSame(a: Content, b: Content): boolean {
  return a.system === b.system && a.items.length === b.items.length && a.items.every((item, i) => item === b.items[i]);
}

/**
 * What can be compiled of a pack: sound items as they are, of broken ones only what others may speak of. `stubs` keeps
 * those from one check to the next.
 */
export function compilable(
  items: Iterable<readonly [string, Record<string, unknown>]>,
  isSound: (key: string) => boolean,
  stubs: WeakMap<object, Item>,
): Item[] {
  const list: Item[] = [];
  for (const [key, value] of items) {
    if (isSound(key)) list.push(value as unknown as Item);
    else if (value === NOTHING) list.push(stubOf(key, value));
    else {
      const stub = stubs.get(value) ?? stubOf(key, value);
      stubs.set(value, stub);
      list.push(stub);
    }
  }
  return list.sort((a, b) => compare(a.kind, b.kind) || compare(a.id, b.id));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What could be read of a file that does not parse. */
export function readablePart({ value }: ParsedFile): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : NOTHING;
}

function stubOf(key: string, value: Record<string, unknown>): Item {
  const [kind = '', id = ''] = key.split('/');
  const stub: Item = { kind, id, source: 'original', name: id };
  for (const field of SPOKEN_OF) {
    const part = value[field];
    if (typeof part === 'object' && part !== null && !Array.isArray(part)) stub[field] = part;
  }
  return stub;
}

/**
 * The findings of one file, less those at places of which `told` already speaks. While the world is shaky, names that
 * content adds are not missed.
 */
export function expressionProblems(
  { kind, id, file }: Entry,
  findings: readonly Finding[],
  told: readonly Problem[],
  isShaky: boolean,
): Problem[] {
  const places = told.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
  const isTold = (pointer: string) =>
    places.some((place) => place === pointer || pointer.startsWith(`${place}/`) || place.startsWith(`${pointer}/`));
  return findings
    .filter(({ item, pointer }) => item === `${kind}/${id}` && !isTold(pointer))
    .filter((finding) => !(isShaky && missesAddedName(file, finding)))
    .map((finding) => problemOf(file, finding));
}

/** Whether it is a setting or a counter that an expression is said to lack. */
function missesAddedName({ value }: ParsedFile, { pointer, range }: Finding): boolean {
  const source = valueAt(value, pointer);
  if (typeof source !== 'string' || range === undefined) return false;
  return /\bsetting\s*\.\s*$|\bcounter\(\s*'$/.test(source.slice(0, range.start));
}

function problemOf(file: ParsedFile, finding: Finding): Problem {
  const { code, severity, pointer, range, message, hint, replacement } = finding;
  const fix =
    replacement === undefined ? {} : { fix: { title: `Change to \`${replacement}\``, text: escaped(replacement) } };
  const complaint = { code, severity, message, ...(hint === undefined ? {} : { hint }), ...fix };
  return range === undefined
    ? problemAt(file, 'expression', pointer, complaint)
    : problemInText(file, pointer, range.start, range.end, complaint);
}

/** As it stands between the quotes of a JSON text. */
const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);
