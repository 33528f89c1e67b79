/** Does a scenario speak of a tile that lies on its board only if chance has it so? */
import { itemsNamedIn } from './expression-links';
import { pointerKeys } from './json-pointer';
import { problemAt } from './parsed-file';
import type { Problem } from './problem';
import { listOf, recordOf } from './setup-demands';
import { quote } from './wording';
import type { Entry, World } from './world';

export function tilesByChance({ file, uses }: Entry, world: World): Problem[] {
  const isTile = (id: string) => world.items.has(`tile/${id}`);
  const asked = uses.references.filter(({ kinds, word }) => kinds.includes('tile') && isTile(word));
  // A field of the scenario itself says what must lie there.
  const sure = new Set(asked.filter(({ pointer }) => pointerKeys(pointer).length === 1).map(({ word }) => word));
  const { board } = recordOf(file.value);
  for (const entry of world.items.values()) {
    if (entry.kind !== 'board' || !entry.file.isReadable || (typeof board === 'string' && entry.id !== board)) continue;
    for (const { tile } of listOf(recordOf(entry.file.value).places)) if (typeof tile === 'string') sure.add(tile);
  }
  const inExpressions = uses.expressions.flatMap((use) =>
    itemsNamedIn(use)
      .filter(({ kinds, word }) => kinds.includes('*') && isTile(word) && !isOtherItem(word, world))
      .map(({ word }) => ({ word, pointer: use.pointer })),
  );
  const told = new Set<string>();
  return [...asked, ...inExpressions].flatMap(({ word, pointer }) => {
    if (sure.has(word) || told.has(word)) return [];
    told.add(word);
    const message = `This speaks of the tile ${quote(word)}, which lies on the board only if it is drawn.`;
    const hint = 'Say that the scenario needs it, so that it is laid first.';
    return [
      problemAt(file, 'scenario', pointer, { code: 'scenario-tile-by-chance', severity: 'warning', message, hint }),
    ];
  });
}

/** Whether the id may mean something else than the tile. */
const isOtherItem = (id: string, world: World): boolean => (world.byId.get(id)?.length ?? 0) > 1;
