/** The content tree as rows: pack, kind, item, with counts and the worst problem below each. Pure; the panel draws and moves in it. */
import type { Problem } from '../../pack/problem';
import { countSeverities, type SeverityCounts } from './check-report';
import { type FileName, nameOfFile } from './document';
import { groupBy } from './group-by';
import { compareKinds, manyOfKind } from './kind-words';
import { matchScore } from './match-score';

export type TreeRow =
  | {
      type: 'pack';
      key: string;
      level: 1;
      label: string;
      pack: string;
      count: number;
      counts: SeverityCounts;
      isOpen: boolean;
      set: Place;
    }
  | {
      type: 'kind';
      key: string;
      level: 2;
      label: string;
      pack: string;
      kind: string;
      count: number;
      counts: SeverityCounts;
      isOpen: boolean;
      set: Place;
    }
  | {
      type: 'item';
      key: string;
      level: 3;
      label: string;
      name: FileName;
      file: string;
      counts: SeverityCounts;
      set: Place;
    };

/** Which of how many among its siblings, from 1. */
interface Place {
  index: number;
  size: number;
}

export interface TreeItem {
  file: string;
  name: FileName;
  /** The item's own name, as players read it; '' if it has none or does not parse. */
  title: string;
}

export function itemsOf(files: Iterable<{ file: string; title: string }>): TreeItem[] {
  const items: TreeItem[] = [];
  for (const { file, title } of files) {
    const name = nameOfFile(file);
    if (name !== null) items.push({ file, name, title });
  }
  return items.sort(
    (a, b) =>
      compareText(a.name.pack, b.name.pack) ||
      compareKinds(a.name.kind, b.name.kind) ||
      compareText(a.name.id, b.name.id),
  );
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export interface TreeOptions {
  problems: readonly Problem[];
  open: ReadonlySet<string>;
  /** '' shows everything. */
  filter: string;
}

export const packKey = (pack: string) => pack;
export const kindKey = (pack: string, kind: string) => `${pack}/${kind}`;

export const isMatch = (filter: string, { name, title }: TreeItem): boolean =>
  matchScore(filter, name.id) > 20 || matchScore(filter, title) > 20 || matchScore(filter, manyOfKind(name.kind)) > 50;

export function treeRows(items: readonly TreeItem[], { problems, open, filter }: TreeOptions): TreeRow[] {
  const byFile = groupBy(problems, ({ file }) => file);
  const shown = filter === '' ? items : items.filter((item) => isMatch(filter, item));
  const isOpen = (key: string) => filter !== '' || open.has(key);
  const countsOf = (some: readonly TreeItem[]) => countSeverities(some.flatMap(({ file }) => byFile.get(file) ?? []));

  const rows: TreeRow[] = [];
  const packs = [...groupBy(shown, ({ name }) => name.pack)];
  packs.forEach(([pack, inPack], packIndex) => {
    const own = items.find(({ name }) => name.kind === 'pack' && name.pack === pack);
    const key = packKey(pack);
    rows.push({
      type: 'pack',
      key,
      level: 1,
      label: own?.title || pack,
      pack,
      count: inPack.filter(({ name }) => name.kind !== 'pack').length,
      counts: countsOf(inPack),
      isOpen: isOpen(key),
      set: { index: packIndex + 1, size: packs.length },
    });
    if (!isOpen(key)) return;
    const kinds = [...groupBy(inPack, ({ name }) => name.kind)];
    kinds.forEach(([kind, inKind], kindIndex) => {
      const set = { index: kindIndex + 1, size: kinds.length };
      if (kind === 'pack') {
        for (const item of inKind) rows.push(itemRow(item, 'pack.json', countsOf([item]), set));
        return;
      }
      const inner = kindKey(pack, kind);
      const counts = countsOf(inKind);
      rows.push({
        type: 'kind',
        key: inner,
        level: 2,
        label: manyOfKind(kind),
        pack,
        kind,
        count: inKind.length,
        counts,
        isOpen: isOpen(inner),
        set,
      });
      if (!isOpen(inner)) return;
      inKind.forEach((item, index) => {
        rows.push(itemRow(item, item.name.id, countsOf([item]), { index: index + 1, size: inKind.length }));
      });
    });
  });
  return rows;
}

const itemRow = ({ file, name }: TreeItem, label: string, counts: SeverityCounts, set: Place): TreeRow => ({
  type: 'item',
  key: file,
  level: 3,
  label,
  name,
  file,
  counts,
  set,
});
