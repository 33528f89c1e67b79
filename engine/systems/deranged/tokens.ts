/** Bringing monsters and tokens into the game, as long as there are tokens of them. */

import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { noneLeft } from '../../language/none-left';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import type { Result, SpawnOrder } from '../../language/system';
import { spaceEntity } from '../../table/board';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { placeOn } from './movement';
import { log } from './state';

const countOf = (play: Play, info: ItemInfo): number => {
  let count = 0;
  for (let e = play.firstOfItem(info.number); e !== 0; e = play.nextOfItem(e)) count++;
  return count;
};

/** The item whose tokens stand for it: some sheets share those of another. */
const tokensOf = (play: Play, info: ItemInfo): ItemInfo =>
  (typeof info.item.tokens === 'string' ? play.program.find('monster', info.item.tokens) : undefined) ?? info;

export function isLeft(play: Play, info: ItemInfo): boolean {
  const tokens = tokensOf(play, info);
  if (typeof tokens.item.supply !== 'number') return true;
  const sharing = play.program.ofKind(info.item.kind).filter((each) => tokensOf(play, each).number === tokens.number);
  return sharing.reduce((sum, each) => sum + countOf(play, each), 0) < tokens.item.supply;
}

/** The least number that no other of its sort has. */
export function freeNumber(play: Play, { number: item }: ItemInfo): number {
  const taken = new Set<number>();
  for (let e = play.firstOfItem(item); e !== 0; e = play.nextOfItem(e)) taken.add(numberIn(play, e, 'number'));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

/** Brings one of an item to a space inside a `spawn` event; nothing if none is left. `result` is what came, or 0. */
export function spawn(play: Play, order: SpawnOrder, result: Result): Asking {
  const { item, space, number, cause } = order;
  result.value = 0;
  if (space === 0) return undefined;
  if (!isLeft(play, item))
    return noneLeft(
      play,
      item,
      cause,
      (other) => isLeft(play, other),
      (other) => spawn(play, { ...order, item: other }, result),
    );
  const kind = play.layout.kind(play.program.system.entityKinds[item.item.kind] ?? 'token');
  const made = play.create(kind, item.number);
  setNumber(play, made, 'number', kind.name === 'monster' ? freeNumber(play, item) : number);
  result.value = made;
  const event = newEvent(play, 'spawn', 0, made).set('space', space).set('def', item.id);
  return andThen(
    emit(play, event, () => {
      log(play, `${nameOf(play, made)} appears: ${nameOf(play, event.get('space'))}`, 'plain', [
        made,
        event.get('space'),
      ]);
      return placeOn(play, made, event.get('space'));
    }),
    () => {
      if (!event.hasHappened) {
        play.free(made);
        result.value = 0;
      }
      return undefined;
    },
  );
}

/** Lays a token on a space (its number in the board) while the table is set up; nothing if the content has no such token. */
export function layToken(play: Play, id: string, space: number): void {
  const info = play.program.find('token', id);
  if (info === undefined) return;
  putLast(play, play.create(play.layout.kind('token'), info.number), spaceEntity(play, space));
}
