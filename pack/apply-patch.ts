/** Changes an item as a patch says. A path is `stats.defense`, or `triggers#surge-red.if`: `#` names an entry by its id. */

type Json = Record<string, unknown>;

export interface Patch {
  item: string;
  set?: Readonly<Record<string, unknown>>;
  add?: Readonly<Record<string, readonly unknown[]>>;
  remove?: readonly string[];
}

/** A part of a patch that cannot be done, and the words of the path as far as they lead. */
export interface PatchFailure {
  /** Inside the patch: `/set`, `/add`, `/remove/0`. */
  pointer: string;
  /** The key in `set` or `add`. */
  key?: string;
  message: string;
}

/** The changed copy, and what could not be done; the item itself stays as it is. */
export function applyPatch(item: Json, patch: Patch): { item: Json; failures: PatchFailure[] } {
  const copy = structuredClone(item);
  const failures: PatchFailure[] = [];
  for (const [path, value] of Object.entries(patch.set ?? {})) {
    const place = find(copy, path);
    if (place) put(place, structuredClone(value));
    else failures.push({ pointer: '/set', key: path, message: missing(path) });
  }
  for (const [path, entries] of Object.entries(patch.add ?? {})) {
    const place = find(copy, path);
    const list = place && read(place);
    if (place && list === undefined) put(place, structuredClone(entries));
    else if (place && Array.isArray(list)) put(place, [...list, ...structuredClone(entries)]);
    else failures.push({ pointer: '/add', key: path, message: place ? `\`${path}\` is not a list.` : missing(path) });
  }
  for (const [i, path] of (patch.remove ?? []).entries()) {
    const place = find(copy, path);
    if (place && read(place) !== undefined) drop(place);
    else failures.push({ pointer: `/remove/${i}`, message: missing(path) });
  }
  return { item: copy, failures };
}

const missing = (path: string): string => `The item has no \`${path}\`.`;

/** A field of an object or an entry of a list. */
type Place = { holder: Json; key: string } | { list: unknown[]; index: number };

const read = (place: Place): unknown => ('list' in place ? place.list[place.index] : place.holder[place.key]);

function put(place: Place, value: unknown): void {
  if ('list' in place) place.list[place.index] = value;
  else place.holder[place.key] = value;
}

function drop(place: Place): void {
  if ('list' in place) place.list.splice(place.index, 1);
  else delete place.holder[place.key];
}

/** The place that a path names. The last field need not be there yet; everything on the way must be. */
function find(item: Json, path: string): Place | undefined {
  let place: Place | undefined;
  let value: unknown = item;
  for (const step of path.split('.')) {
    const [field = '', id] = step.split('#');
    if (!isObject(value) || field === '' || field === '__proto__') return undefined;
    place = { holder: value, key: field };
    value = Object.hasOwn(value, field) ? value[field] : undefined;
    if (id === undefined) continue;
    if (!Array.isArray(value)) return undefined;
    const index = value.findIndex((entry) => isObject(entry) && entry.id === id);
    if (index < 0) return undefined;
    place = { list: value, index };
    value = value[index];
  }
  return place;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
