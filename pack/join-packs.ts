/** Joins the items of a pack with those of the packs it extends: an item may take another's place, patches change items. */
import { applyPatch, type Patch } from './apply-patch';
import { checkSchema } from './check-schema';
import { isPlayed } from './file-place';
import { pointerTo } from './json-pointer';
import { type Complaint, type ParsedFile, problemAt, problemAtKey, withoutText } from './parsed-file';
import type { Problem } from './problem';
import { listed, quote } from './wording';
import type { Entry } from './world';

export interface Joined {
  /** By `kind/id`; an item as it is after all patches. */
  items: Map<string, Record<string, unknown>>;
  problems: Problem[];
  conflicts: Conflict[];
}

/** Two packs, of which neither extends the other, set one place of an item. */
export interface Conflict {
  path: string;
  item: string;
  packs: readonly [string, string];
}

/**
 * `packs` are ids, what is extended first; `isBase` tells whether the first pack is extended by the second. Entries that
 * cannot be read are left out. A problem belongs to the file of the pack that causes it.
 */
export function joinPacks(
  packs: readonly string[],
  entries: readonly Entry[],
  system: string,
  isBase: (base: string, pack: string) => boolean,
): Joined {
  const joined: Joined = { items: new Map(), problems: [], conflicts: [] };
  const owners = new Map<string, Entry>();
  for (const pack of packs) {
    for (const entry of entries) if (entry.pack === pack && isPlayed(entry.kind)) join(entry, owners, joined, isBase);
  }
  const setters = new Map<string, string>();
  for (const pack of packs) {
    const file = entries.find((entry) => entry.kind === 'pack' && entry.pack === pack)?.file;
    for (const [i, patch] of patchesOf(file).entries()) {
      if (file) applyOne(file, `/patches/${i}`, patch, pack, { joined, setters, system, isBase });
    }
  }
  return joined;
}

function join(
  entry: Entry,
  owners: Map<string, Entry>,
  { items, problems }: Joined,
  isBase: (base: string, pack: string) => boolean,
): void {
  const { kind, id, file, pack } = entry;
  if (!file.isReadable) return;
  const key = `${kind}/${id}`;
  const value = file.value as Record<string, unknown>;
  const former = owners.get(key);
  const tell = (pointer: string, complaint: Complaint) =>
    problems.push(problemAt(file, 'reference', pointer, complaint));
  if (value.replaces !== undefined && !(former && value.replaces === id && isBase(former.pack, pack))) {
    const message = `No pack that this one extends has ${quote(`${kind}/${String(value.replaces)}`)} under this id.`;
    const hint = 'An item takes the place of the item of the same kind and id.';
    tell('/replaces', { code: 'replaces-nothing', severity: 'error', message, hint });
  } else if (former && former.pack !== pack && value.replaces === undefined) {
    const message = `The pack ${quote(former.pack)} already has ${quote(key)}.`;
    const hint = `Choose another id, or write "replaces": "${id}" to take its place.`;
    tell('/id', { code: 'item-doubled', severity: 'error', message, hint });
  }
  owners.set(key, entry);
  items.set(key, value);
}

interface Joining {
  joined: Joined;
  /** Which pack has set a path of an item. */
  setters: Map<string, string>;
  system: string;
  isBase: (base: string, pack: string) => boolean;
}

function applyOne(file: ParsedFile, pointer: string, patch: Patch, pack: string, joining: Joining): void {
  const { joined, setters, system, isBase } = joining;
  const item = joined.items.get(patch.item);
  if (!item) return;
  const changed = patched(item, patch);
  for (const { pointer: inner, key, message } of changed.failures) {
    const complaint: Complaint = {
      code: 'patch-path',
      severity: 'error',
      message,
      hint: `It has ${listed(Object.keys(item))}.`,
    };
    const at = pointer + inner;
    joined.problems.push(
      key === undefined
        ? problemAt(file, 'reference', at, complaint)
        : problemAtKey(file, 'reference', at, key, complaint),
    );
  }
  for (const path of Object.keys(patch.set ?? {})) {
    const place = `${patch.item} ${path}`;
    const other = setters.get(place);
    setters.set(place, pack);
    if (other !== undefined && other !== pack && !isBase(other, pack))
      joined.conflicts.push({ path, item: patch.item, packs: [other, pack] });
  }
  const kind = patch.item.slice(0, patch.item.indexOf('/'));
  const broken = checkSchema(withoutText(file, changed.item), system, kind);
  if (broken.length > 0 && changed.failures.length === 0) {
    const message = `After this patch ${quote(patch.item)} is not right: ${broken[0]?.message ?? ''}`;
    joined.problems.push(
      problemAt(file, 'reference', pointerTo(pointer, 'item'), {
        code: 'patch-breaks',
        severity: 'error',
        message,
        ...(broken[0]?.hint === undefined ? {} : { hint: broken[0].hint }),
      }),
    );
    return;
  }
  joined.items.set(patch.item, changed.item);
}

/** The same patch of the same item gives the same object, so that it is seen not to have changed. */
function patched(item: Record<string, unknown>, patch: Patch): ReturnType<typeof applyPatch> {
  const known = outcomes.get(patch);
  if (known?.item === item) return known.outcome;
  const outcome = applyPatch(item, patch);
  outcomes.set(patch, { item, outcome });
  return outcome;
}

const outcomes = new WeakMap<Patch, { item: object; outcome: ReturnType<typeof applyPatch> }>();

function patchesOf(file: ParsedFile | undefined): readonly Patch[] {
  const known = file && patchLists.get(file);
  if (known) return known;
  const list = readPatches(file);
  if (file) patchLists.set(file, list);
  return list;
}

const patchLists = new WeakMap<ParsedFile, readonly Patch[]>();

function readPatches(file: ParsedFile | undefined): Patch[] {
  const { patches } = (file?.isReadable ? file.value : {}) as { patches?: unknown };
  return Array.isArray(patches) ? patches.filter((patch) => typeof patch?.item === 'string').map(tidy) : [];
}

/** What is not built as a patch was told by the schema layer; only the rest is applied. */
function tidy(patch: Record<string, unknown>): Patch {
  const record = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
  const lists = Object.entries(record(patch.add)).filter((entry): entry is [string, unknown[]] =>
    Array.isArray(entry[1]),
  );
  const paths = Array.isArray(patch.remove) ? patch.remove.filter((path) => typeof path === 'string') : [];
  return { item: String(patch.item), set: record(patch.set), add: Object.fromEntries(lists), remove: paths };
}
