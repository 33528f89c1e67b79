/** Renames and copies items through the store of documents: the file, its own id, and every reference to it. Nothing else changes. */
import { nameOfFile } from './document';
import { setValue } from './json-edit';
import type { Use } from './references';
import type { Studio } from './studio';
import { withRenamedTab } from './tabs';

/** `uses` may lie in the item itself. Each file that changes has its own step to undo. */
export function renameItem(studio: Studio, from: string, to: string, uses: readonly Use[]): void {
  const id = nameOfFile(to)?.id;
  if (id === undefined) return;
  retarget(studio, uses, id);
  setOwnId(studio, from, id);
  studio.documents.rename(from, to);
  studio.tabs.set((now) => withRenamedTab(now, from, to));
}

/** A copy under another id. What the original says of itself means the copy there. */
export function copyItem(studio: Studio, from: string, to: string, ownUses: readonly Use[]): void {
  const document = studio.documents.get(from);
  const id = nameOfFile(to)?.id;
  if (document === undefined || id === undefined) return;
  studio.documents.create(
    to,
    withIds(
      document.text,
      ownUses.filter(({ file }) => file === from),
      id,
    ),
  );
  setOwnId(studio, to, id);
}

function retarget(studio: Studio, uses: readonly Use[], id: string) {
  const files = new Set(uses.map(({ file }) => file));
  for (const file of files) {
    const document = studio.documents.get(file);
    if (document === undefined) continue;
    studio.documents.setText(
      file,
      withIds(
        document.text,
        uses.filter((use) => use.file === file),
        id,
      ),
      'rename',
    );
  }
}

const withIds = (text: string, uses: readonly Use[], id: string): string =>
  uses
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((now, { offset, length }) => now.slice(0, offset) + id + now.slice(offset + length), text);

function setOwnId(studio: Studio, file: string, id: string) {
  const document = studio.documents.get(file);
  if (document === undefined) return;
  studio.documents.setText(file, setValue(document.text, ['id'], id, ['kind', 'id']), 'rename');
}
