/** What the command field finds: items by id and name, commands by title, and texts in the content. Pure; the palette shows it. */
import type { Command } from './command';
import type { TreeItem } from './content-tree';
import type { KindName } from './document';
import { folderOfKind } from './document';
import { manyOfKind } from './kind-words';
import { matchScore } from './match-score';

export type Found =
  | { type: 'item'; key: string; item: TreeItem }
  | { type: 'table'; key: string; table: KindName }
  | { type: 'command'; key: string; command: Command }
  | { type: 'text'; key: string; item: TreeItem; line: number; excerpt: string; offset: number };

export interface Searched {
  items: readonly TreeItem[];
  commands: readonly Command[];
  textOf(file: string): string;
}

const MAX_ITEMS = 12;
const MAX_COMMANDS = 8;
const MAX_TABLES = 4;
const MAX_TEXTS = 30;
/** Shorter words are in every file. */
const LEAST_TEXT = 3;

export function search(typed: string, { items, commands, textOf }: Searched): readonly Found[] {
  const wanted = typed.trim();
  const onlyCommands = wanted.startsWith('>');
  const word = onlyCommands ? wanted.slice(1).trim() : wanted;

  const foundCommands = best(commands, MAX_COMMANDS + (onlyCommands ? 40 : 0), ({ title }) => matchScore(word, title));
  const asCommands = foundCommands.map(
    (command): Found => ({ type: 'command', key: `command:${command.id}`, command }),
  );
  if (onlyCommands) return asCommands;

  const foundItems = best(items, MAX_ITEMS, ({ name, title }) =>
    Math.max(matchScore(word, name.id), matchScore(word, title), matchScore(word, `${name.kind}/${name.id}`) - 5),
  );
  const asItems = foundItems.map((item): Found => ({ type: 'item', key: `item:${item.file}`, item }));
  const asTables = word === '' ? [] : searchTables(word, items);
  return [
    ...asItems,
    ...asTables,
    ...asCommands,
    ...(word.length < LEAST_TEXT ? [] : searchTexts(word, items, textOf)),
  ];
}

/** Only what is named by its beginning: any word would find some kind. */
function searchTables(word: string, items: readonly TreeItem[]): Found[] {
  const tables = new Map<string, KindName>();
  for (const { name } of items) if (name.kind !== 'pack') tables.set(folderOfKind(name), name);
  const found = best([...tables.values()], MAX_TABLES, ({ kind }) => {
    const points = matchScore(word, manyOfKind(kind));
    return points > 50 ? points : 0;
  });
  return found.map((table) => ({ type: 'table', key: `table:${folderOfKind(table)}`, table }));
}

function best<T>(things: readonly T[], most: number, score: (thing: T) => number): T[] {
  return things
    .map((thing) => ({ thing, points: score(thing) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, most)
    .map(({ thing }) => thing);
}

function searchTexts(word: string, items: readonly TreeItem[], textOf: (file: string) => string): Found[] {
  const wanted = word.toLowerCase();
  const found: Found[] = [];
  for (const item of items) {
    const text = textOf(item.file);
    const lower = text.toLowerCase();
    for (
      let at = lower.indexOf(wanted);
      at !== -1 && found.length < MAX_TEXTS;
      at = lower.indexOf(wanted, at + wanted.length)
    ) {
      const start = text.lastIndexOf('\n', at) + 1;
      const end = text.indexOf('\n', at);
      const line = text.slice(0, at).split('\n').length;
      const excerpt = text.slice(Math.max(start, at - 32), Math.min(end === -1 ? text.length : end, at + 80)).trim();
      found.push({ type: 'text', key: `text:${item.file}:${at}`, item, line, excerpt, offset: at });
    }
    if (found.length >= MAX_TEXTS) break;
  }
  return found;
}
