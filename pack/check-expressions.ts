/**
 * The fourth layer: lets the engine compile the pack and turns what it finds into problems. What the earlier layers have
 * already said of a place is not said again.
 */
import type { ItemKey } from '../engine/content';
import type { Finding } from '../engine/language/findings';
import type { CheckedPack } from './check-pack-items';
import { problemInText } from './check-texts';
import type { ExpressionUse, Uses } from './collect-uses';
import type { PackCompiler, Part } from './compile-pack';
import { isPlayed } from './file-place';
import { valueAt } from './json-pointer';
import { isMissedSetting } from './missing-parts';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import type { NameType } from './scope';
import type { Entry, World } from './world';

/** `own` are the pack's readable entries, `told` what is said so far. */
export function checkExpressions(
  { folder, joined, world }: CheckedPack,
  own: readonly Entry[],
  told: ReadonlyMap<string, readonly Problem[]>,
  compiler: PackCompiler,
): Problem[] {
  const parts: Part[] = Array.from(joined.items, ([key, value]) => {
    return { key: key as ItemKey, value, isSound: world.items.get(key)?.state.isSound ?? false };
  });
  // What cannot be read is still there for others to speak of.
  for (const [key, { kind, file }] of world.items)
    if (isPlayed(kind) && !file.isReadable)
      parts.push({ key: key as ItemKey, value: readablePart(file), isSound: false });
  const offers = world.entries.map(({ state }) => state.offers);
  const findings = compiler.findings(world.system, folder.id, parts, offers);
  if (findings.size === 0) return [];
  const procedures = brokenProcedures(findings.keys());
  return own.flatMap(({ kind, id, file, uses }) => {
    const found = findings.get(`${kind}/${id}`);
    return found ? problemsOf(file, uses, found, told.get(file.path) ?? [], { world, procedures }) : [];
  });
}

/** Ids of procedures in which something is wrong: of what they give nobody can say what it is. */
function brokenProcedures(items: Iterable<string>): ReadonlySet<string> {
  const prefix = 'procedure/';
  return new Set([...items].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
}

/** What could be read of a file that does not parse. */
function readablePart({ value }: ParsedFile): Record<string, unknown> {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : NOTHING;
}

const NOTHING: Record<string, unknown> = {};

/** While the world is shaky, names that content adds are not missed; nor are settings that the pack is told to lack. */
function problemsOf(
  file: ParsedFile,
  { expressions }: Uses,
  findings: readonly Finding[],
  told: readonly Problem[],
  { world, procedures }: { world: World; procedures: ReadonlySet<string> },
): Problem[] {
  const places = told.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer);
  const isTold = (pointer: string) =>
    places.some((place) => place === pointer || pointer.startsWith(`${place}/`) || place.startsWith(`${pointer}/`));
  const wrong = new Set(findings.map(({ pointer }) => pointer));
  const terms = brokenTerms(world);
  // A name is bound before it is used, so that one pass finds all that is made of something wrong.
  const isMadeOfWrong = (use: ExpressionUse) =>
    callsOneOf(use.source, terms) || speaksOf(use, (type) => isWrong(type, wrong, procedures));
  if (terms.size > 0 || procedures.size > 0)
    for (const use of expressions) if (isMadeOfWrong(use)) wrong.add(use.pointer);
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const finding of findings) {
    const { pointer, code, range, message } = finding;
    // A keyword is compiled for each of its carriers, and says the same each time.
    const same = JSON.stringify([pointer, code, range, message]);
    if (seen.has(same) || isTold(pointer) || followsFromOther(file, finding, world)) continue;
    seen.add(same);
    const use = expressions.find((expression) => expression.pointer === pointer);
    if (!use || !isMadeOfWrong(use)) problems.push(problemOf(file, finding));
  }
  return problems;
}

/** Whether an expression uses a name of such a type. */
const speaksOf = ({ source, scope }: ExpressionUse, isMeant: (type: NameType) => boolean): boolean =>
  Array.from(scope.names).some(([name, type]) => isMeant(type) && new RegExp(`\\b${name}\\b`).test(source));

/** Whether the value of a name is wrong, or the procedure that gave it: what is said of its uses follows from that. */
function isWrong(type: NameType, wrong: ReadonlySet<string>, procedures: ReadonlySet<string>): boolean {
  if (typeof type !== 'object') return false;
  return 'valueAt' in type ? wrong.has(type.valueAt) : procedures.has(type.resultOf);
}

/** Terms that cannot be compiled because of what earlier layers say of them, and those that are made of such. */
function brokenTerms(world: World): ReadonlySet<string> {
  const known = broken.get(world);
  if (known) return known;
  const terms = [...world.items.values()].filter(({ kind }) => kind === 'term');
  const found = new Set(terms.filter(({ state }) => !state.isSound).map(({ id }) => id));
  for (let size = -1; size < found.size && found.size > 0; ) {
    size = found.size;
    for (const { id, file } of terms)
      if (file.isReadable && callsOneOf(String((file.value as { value?: unknown }).value), found)) found.add(id);
  }
  broken.set(world, found);
  return found;
}

const broken = new WeakMap<World, ReadonlySet<string>>();

const callsOneOf = (source: string, terms: ReadonlySet<string>): boolean =>
  terms.size > 0 && [...source.matchAll(/\b(\w+)\(/g)].some(([, name = '']) => terms.has(name));

/** Whether it is an event, a setting, a counter or a field that is said to be lacking, and somebody else is told why. */
function followsFromOther({ value }: ParsedFile, { code, pointer, range }: Finding, world: World): boolean {
  if (world.isShaky && (code === 'event-unknown' || code === 'event-field-unknown')) return true;
  const source = valueAt(value, pointer);
  if (typeof source !== 'string' || range === undefined) return false;
  const before = source.slice(0, range.start);
  if (world.isShaky || losesLinks(world)) return /\.\s*$|\bcounter\(\s*'$/.test(before);
  return /\bsetting\s*\.\s*$/.test(before) && isMissedSetting(world, source.slice(range.start, range.end));
}

/** Whether a `link` somewhere does not say what it calls what it remembers, or that it is one: that name is a field for everybody. */
function losesLinks(world: World): boolean {
  const known = lost.get(world) ?? world.entries.some(({ state, file }) => !state.isSound && hasBrokenLink(file.value));
  lost.set(world, known);
  return known;
}

const lost = new WeakMap<World, boolean>();

function hasBrokenLink(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { effect, name, to } = value as { effect?: unknown; name?: unknown; to?: unknown };
  const isBroken = effect === 'link' ? typeof name !== 'string' : name !== undefined && to !== undefined;
  return isBroken || Object.values(value).some(hasBrokenLink);
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
