/** What holds in every game at every moment, whatever the content: lists are whole, chains are whole, nobody is lost. */
import type { Game } from '../../engine/kernel/game';
import { DEF, HEAD, KIND, NEXT, PREV, SIZE, TAIL, ZONE } from '../../engine/kernel/layout';

/** Throws an Error that names the first entity that is out of place. */
export function checkLists(game: Game): void {
  const { state, layout } = game;
  let listed = 0;
  let members = 0;
  let chained = 0;
  let made = 0;
  const items = new Set<number>();
  for (const kind of layout.kinds) {
    for (
      let entity = kind.number === 0 ? 0 : game.firstOfKind(kind.number);
      entity !== 0;
      entity = game.nextOfKind(entity)
    ) {
      if (game.isDead(entity)) {
        if (state[entity + ZONE] !== 0 || state[entity + SIZE] !== 0)
          fail(game, entity, 'is dead and still in a list or a list');
        continue;
      }
      members += checkList(game, entity);
      if (state[entity + ZONE] !== 0) listed++;
      const item = state[entity + DEF] as number;
      if (item !== 0) made++;
      if (item !== 0 && !items.has(item)) {
        items.add(item);
        chained += checkChain(game, item);
      }
    }
  }
  if (listed !== members)
    throw new Error(`${listed} entities say that they stand in a list, but lists have ${members}`);
  if (made !== chained) throw new Error(`${made} entities are made from items, but the items' chains have ${chained}`);
}

/** Its own list, forwards with every way back; gives how many stand in it. */
function checkList(game: Game, list: number): number {
  const { state } = game;
  let count = 0;
  let before = 0;
  for (let e = state[list + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + ZONE] !== list) fail(game, e, 'stands in a list that it does not name');
    if (state[e + PREV] !== before) fail(game, e, 'does not know who stands before it');
    if (state[e + KIND] === 0) fail(game, e, 'is dead and stands in a list');
    before = e;
    if (++count > (state[list + SIZE] as number)) fail(game, list, 'has a list longer than its size');
  }
  if (state[list + TAIL] !== before || state[list + SIZE] !== count) fail(game, list, 'has a list that ends elsewhere');
  return count;
}

/** All made from one item; gives how many. */
function checkChain(game: Game, item: number): number {
  let count = 0;
  for (let e = game.firstOfItem(item); e !== 0; e = game.nextOfItem(e)) {
    if (game.state[e + DEF] !== item || game.isDead(e))
      fail(game, e, 'is in the chain of an item that it is not made from');
    count++;
  }
  return count;
}

function fail(game: Game, entity: number, what: string): never {
  throw new Error(`${game.kindOf(entity).name} ${entity} (item ${game.state[entity + DEF]}) ${what}`);
}
