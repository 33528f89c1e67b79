/** Renames and copies items through the store of documents: the file, its own id, and every reference to it. Nothing else changes. */
import { nameOfFile } from './document';
import { setValue } from './json-edit';
import type { Use } from './references';
import type { Studio } from './studio';

/** `uses` may lie in the item itself. All that changes is one step to undo. */
export function renameItem(studio: Studio, from: string, to: string, uses: readonly Use[]): void {
  const id = nameOfFile(to)?.id;
  if (id === undefined) return;
  const texts = new Map<string, string>();
  for (const file of new Set([from, ...uses.map((use) => use.file)])) {
    const document = studio.documents.get(file);
    if (document === undefined) continue;
    const own = uses.filter((use) => use.file === file);
    const text = withIds(document.text, own, id);
    texts.set(file, file === from ? withOwnId(text, id) : text);
  }
  studio.documents.rename(from, to, texts);
}

/** A copy under another id. What the original says of itself means the copy there. */
export function copyItem(studio: Studio, from: string, to: string, uses: readonly Use[]): void {
  const document = studio.documents.get(from);
  const id = nameOfFile(to)?.id;
  if (document === undefined || id === undefined) return;
  studio.documents.create(to, copiedText(document.text, from, id, uses));
}

/** The text of `from` under another id. `uses` are all that name it, and may lie elsewhere. */
export function copiedText(text: string, from: string, id: string, uses: readonly Use[]): string {
  const own = uses.filter(({ file }) => file === from);
  return withOwnId(withIds(text, own, id), id);
}

const withIds = (text: string, uses: readonly Use[], id: string): string =>
  uses
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((now, { offset, length }) => now.slice(0, offset) + id + now.slice(offset + length), text);

const withOwnId = (text: string, id: string): string => setValue(text, ['id'], id, ['kind', 'id']);
