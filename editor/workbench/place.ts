/** Where the author is, as an address: a page, an item or a table, a view, a place in it, a problem. Pure translation, both ways. */
import type { FileName, KindName } from './document';

export type ItemView = 'form' | 'code' | 'board';
export type Mode = 'home' | 'write' | 'play' | 'lab';

export interface Place {
  mode: Mode;
  item: FileName | null;
  /** The kind whose items are shown as a table; then no item is open. */
  table: KindName | null;
  view: ItemView;
  /** JSON Pointer of the value meant, or null. In a table the id of the item comes first: `/bone-saw/durability`. */
  at: string | null;
  /** Code of a problem at `at`, or null. */
  problem: string | null;
  /** Ids of the optional rules with which a game is to be begun. */
  variants: readonly string[];
}

export const home: Place = {
  mode: 'home',
  item: null,
  table: null,
  view: 'form',
  at: null,
  problem: null,
  variants: [],
};

const isView = (value: string | null): value is ItemView => value === 'form' || value === 'code' || value === 'board';

export function placeOfAddress(pathname: string, search: string): Place {
  const [mode, pack, kind, id] = partsOf(pathname);
  if (mode !== 'write' && mode !== 'play' && mode !== 'lab') return home;
  const query = new URLSearchParams(search);
  const view = query.get('view');
  const item = itemOf(mode, pack, kind, id);
  return {
    mode,
    item,
    table: item === null && mode === 'write' && pack !== undefined && kind !== undefined ? { pack, kind } : null,
    view: isView(view) ? view : 'form',
    at: query.get('at'),
    problem: query.get('problem'),
    variants: mode === 'play' ? [...new Set(query.getAll('variant'))] : [],
  };
}

/** An address that can't be decoded names no place, and so leads home. */
function partsOf(pathname: string): string[] {
  try {
    return pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
}

function itemOf(mode: 'write' | 'play' | 'lab', pack?: string, kind?: string, id?: string): FileName | null {
  if (mode === 'lab' && pack !== undefined && kind === undefined) return { pack, kind: 'pack', id: pack };
  if (pack === undefined || kind === undefined) return null;
  if (mode !== 'write') return { pack, kind: 'scenario', id: kind };
  if (kind === 'pack') return { pack, kind, id: pack };
  return id === undefined ? null : { pack, kind, id };
}

function itemParts(mode: Mode, { pack, kind, id }: FileName): string[] {
  if (mode === 'lab' && kind === 'pack') return [pack];
  if (mode === 'play' || mode === 'lab') return [pack, id];
  return kind === 'pack' ? [pack, 'pack'] : [pack, kind, id];
}

/**
 * `/write/lobotomy/monster/nurse?view=code&at=/stats/health`, `/write/lobotomy/weapon` for the table of a kind,
 * `/play/lobotomy/slashers?variant=fusion`, `/lab/lobotomy`, `/lab/lobotomy/slashers`.
 */
export function addressOfPlace({ mode, item, table, view, at, problem, variants }: Place): string {
  if (mode === 'home') return '/';
  const tableParts = table === null || mode !== 'write' ? [] : [table.pack, table.kind];
  const parts = item === null ? tableParts : itemParts(mode, item);
  if (parts.length === 0) return `/${mode}`;
  const path = `/${mode}/${parts.map(encodeURIComponent).join('/')}`;
  const query: string[] = [];
  if (view !== 'form' && item !== null) query.push(`view=${view}`);
  if (at !== null && at !== '') query.push(`at=${encodeURIComponent(at).replaceAll('%2F', '/')}`);
  if (problem !== null) query.push(`problem=${encodeURIComponent(problem)}`);
  if (mode === 'play') query.push(...variants.map((id) => `variant=${encodeURIComponent(id)}`));
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
