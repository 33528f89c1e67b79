/** One open file as the studio holds it: its text, its history, and how it stands to the disk. Plain data; the store changes it. */
import type { Revision } from './content-client';
import { type ParsedText, parseText } from './json-text';
import type { TextHistory } from './text-history';

export type SaveState =
  /** The disk has this text. */
  | 'saved'
  /** Changed; a save is due or under way. */
  | 'unsaved'
  /** Nobody answered; it is tried again. */
  | 'offline'
  /** The disk has a newer version: the author chooses. */
  | 'conflict'
  /** The disk refused; it is tried again at the next change. */
  | 'refused';

export interface StudioDocument {
  file: string;
  /** Without byte order mark. */
  text: string;
  hasByteOrderMark: boolean;
  /** Grows with each change of `text`. */
  version: number;
  history: TextHistory;
  state: SaveState;
  /** What the disk had when last heard; null for a file that was never there. */
  disk: { text: string; revision: Revision } | null;
  /** Only in state `conflict`; a null text means that the file was deleted on disk. */
  theirs: { text: string | null; revision: Revision | null; at: number } | null;
  /** Only in state `refused`. */
  reason: string;
  changedAt: number;
}

const MARK = '\uFEFF';

export const splitMark = (stored: string): { text: string; hasByteOrderMark: boolean } =>
  stored.startsWith(MARK)
    ? { text: stored.slice(1), hasByteOrderMark: true }
    : { text: stored, hasByteOrderMark: false };

export const joinMark = (document: Pick<StudioDocument, 'text' | 'hasByteOrderMark'>): string =>
  document.hasByteOrderMark ? MARK + document.text : document.text;

const parsed = new WeakMap<StudioDocument, ParsedText>();

/** Parsed once for each version. */
export function parsedText(document: StudioDocument): ParsedText {
  const known = parsed.get(document);
  if (known !== undefined) return known;
  const result = parseText(document.text);
  parsed.set(document, result);
  return result;
}

export interface FileName {
  pack: string;
  /** `pack` for the pack's own file. */
  kind: string;
  id: string;
}

/** What a path says of an item: `lobotomy/monster/nurse.json`. Null for a file that is no item. */
export function nameOfFile(file: string): FileName | null {
  const parts = /^([^/]+)\/(?:([^/]+)\/)?([^/]+)\.json$/.exec(file);
  if (parts === null) return null;
  const [, pack = '', kind, id = ''] = parts;
  if (kind === undefined) return id === 'pack' ? { pack, kind: 'pack', id: pack } : null;
  return { pack, kind, id };
}

/** All items of a kind in a pack: what a table shows. */
export type KindName = Omit<FileName, 'id'>;

/** The folder of a kind, `lobotomy/weapon/`, by which its table is named among open files. */
export const folderOfKind = ({ pack, kind }: KindName): string => `${pack}/${kind}/`;

/** Null for what is no folder of a kind. */
export function kindOfFolder(folder: string): KindName | null {
  const [, pack = '', kind = ''] = /^([^/]+)\/([^/]+)\/$/.exec(folder) ?? [];
  return kind === '' ? null : { pack, kind };
}

export const fileOfName = ({ pack, kind, id }: FileName): string =>
  kind === 'pack' ? `${pack}/pack.json` : `${pack}/${kind}/${id}.json`;
