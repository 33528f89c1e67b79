/** Everything that can be said of one file by itself. It is made once for each text and kept until the text changes. */
import { checkDoubles } from './check-doubles';
import { checkIdentity } from './check-identity';
import { checkReading } from './check-reading';
import { checkSchema } from './check-schema';
import { checkSense } from './check-sense';
import { collectUses, noUses, type Uses } from './collect-uses';
import { pointerKeys } from './json-pointer';
import type { ParsedFile } from './parsed-file';
import type { Problem } from './problem';

export interface FileState {
  file: ParsedFile;
  /** The kind that the item is read as; missing if nothing can be made of the file. */
  kind: string | undefined;
  /** Of the text and schema layers, and hints. */
  problems: readonly Problem[];
  /** Whether none of them is an error. */
  isSound: boolean;
  /** What others may speak of may stand in it and not be read, because of a mistake. */
  isShaky: boolean;
  uses: Uses;
  /** All that other files can learn from it. While that stays the same, they need not be checked anew. */
  offers: string;
}

/** Fields by which other items can speak of an item. */
export const SPOKEN_OF: readonly string[] = ['settings', 'counters', 'zones', 'events', 'params'];

/** `system` is that of the pack; without one only the text is checked. */
export function stateOf(file: ParsedFile, system: string | undefined): FileState {
  const identity = checkIdentity(file, system);
  const problems = [...file.problems, ...identity.problems];
  if (!file.isReadable || system === undefined) return finish(file, identity.kinds[0], problems, noUses());
  // An item in the wrong folder is read as what it is, or it would have as many problems as fields.
  const readings = identity.kinds.map((kind) => ({ kind, found: checkSchema(file, system, kind) }));
  readings.sort((a, b) => a.found.length - b.found.length);
  const [best] = readings;
  if (!best) return finish(file, undefined, problems, noUses());
  const uses = collectUses(system, best.kind, file.value);
  const { kind, found } = best;
  const own = [...checkDoubles(file, system, kind), ...checkSense(file), ...checkReading(file, uses)];
  return finish(file, kind, [...problems, ...found, ...own], uses);
}

function finish(file: ParsedFile, kind: string | undefined, problems: readonly Problem[], uses: Uses): FileState {
  const isSound = !problems.some(({ severity }) => severity === 'error');
  const isShaky = !file.isReadable || problems.some(hidesNames);
  const item = (file.isReadable ? file.value : {}) as Record<string, unknown>;
  const names = uses.definitions.map(({ vocabulary, name, value }) => [
    vocabulary,
    name,
    vocabulary === 'event' ? value : 0,
  ]);
  const { params, extends: bases, system, family } = item;
  const offers = JSON.stringify([file.path, kind, isShaky, params, bases, system, family, names]);
  return { file, kind, problems, isSound, isShaky, uses, offers };
}

/** A mistake in what others speak of, or a field whose name is not known: it may have been meant for that. */
function hidesNames({ layer, severity, code, pointer }: Problem): boolean {
  if (layer !== 'schema' || severity !== 'error') return false;
  const [field] = pointerKeys(pointer);
  return field === undefined ? code === 'schema-unknown-field' : SPOKEN_OF.includes(field);
}
