/** What a path says: `lobotomy/monster/nurse.json` is the item `nurse` of kind `monster` in the pack `lobotomy`. */

export type FilePlace =
  | { is: 'item'; pack: string; kind: string; id: string }
  /** A JSON file where no item can be. */
  | { is: 'stray'; pack: string | undefined }
  /** Not JSON: pictures, notes. Nothing is checked. */
  | { is: 'other' };

export const PACK_FILE = 'pack.json';

/** Kinds of items that tell of a pack, and are no part of a game. */
const OF_PACKS: readonly string[] = ['pack', 'language'];
export const isPlayed = (kind: string): boolean => !OF_PACKS.includes(kind);

/** `path` is below the content folder, with forward slashes. */
export function placeOf(path: string): FilePlace {
  if (!path.endsWith('.json')) return { is: 'other' };
  const [pack, folder, file, ...rest] = path.split('/');
  if (pack === undefined || folder === undefined) return { is: 'stray', pack: undefined };
  if (folder === PACK_FILE && file === undefined) return { is: 'item', pack, kind: 'pack', id: pack };
  if (file === undefined || rest.length > 0 || folder === 'pack') return { is: 'stray', pack };
  return { is: 'item', pack, kind: folder, id: file.slice(0, -'.json'.length) };
}

/** Whether a game cannot be played while this file has errors: a translation that is broken is not shown, and no more. */
export function isNeeded(path: string): boolean {
  const place = placeOf(path);
  return place.is !== 'item' || place.kind !== 'language';
}
