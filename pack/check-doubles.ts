/**
 * Are the ids of each list's entries different? Answers in a game, saved games and logs name entries by id, so two of one id
 * could not be told apart. Tiles and boards are left to the geometry, which says it of them.
 */
import { pointerTo } from './json-pointer';
import { type ParsedFile, problemAt } from './parsed-file';
import type { Problem } from './problem';
import { schemaAt } from './schema-catalog';
import { quote } from './wording';

const LEFT_TO_GEOMETRY: readonly string[] = ['tile', 'board'];

/** `file` is readable and is read as an item of `kind`. */
export function checkDoubles(file: ParsedFile, system: string, kind: string): Problem[] {
  if (LEFT_TO_GEOMETRY.includes(kind)) return [];
  return [...doublesIn(file.value, '')].map(({ id, pointer }) => {
    const what = schemaAt(system, kind, pointer, file.value)?.title?.toLowerCase() ?? 'entry';
    const message = `${quote(id)} is already the id of another ${what} in this list.`;
    const hint = 'Give this one an id of its own, or delete it.';
    return problemAt(file, 'schema', pointerTo(pointer, 'id'), {
      code: 'id-doubled',
      severity: 'error',
      message,
      hint,
    });
  });
}

function* doublesIn(value: unknown, pointer: string): Generator<{ id: string; pointer: string }> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  const seen = new Set<string>();
  for (const [key, child] of Object.entries(value)) {
    const at = pointerTo(pointer, isList ? Number(key) : key);
    const id = isList ? idOf(child) : undefined;
    if (id !== undefined && seen.has(id)) yield { id, pointer: at };
    if (id !== undefined) seen.add(id);
    yield* doublesIn(child, at);
  }
}

function idOf(entry: unknown): string | undefined {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
