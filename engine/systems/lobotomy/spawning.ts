/** Bringing monsters and tokens onto the board from their supplies (S000: Spawn New Monsters). */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { noneLeft, noteShortage } from '../../language/none-left';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { findZone } from '../../language/standard';
import type { Result, SpawnOrder } from '../../language/system';
import { nameOf, numberIn, setNumber } from '../../table/numbers';
import { entityQuestion, tieBetween } from '../../table/questions';
import { drawPiece, hasPiece, piecesIn } from './bags';
import { log } from './state';

/** Living entities of an item, on the board or not. */
function countOf(play: Play, info: ItemInfo): number {
  let count = 0;
  for (let e = play.firstOfItem(info.number); e !== 0; e = play.nextOfItem(e)) count++;
  return count;
}

/** Whether the supply of an item is used up; an item without a supply never is. */
export const isSupplyEmpty = (play: Play, info: ItemInfo): boolean =>
  typeof info.item.supply === 'number' && countOf(play, info) >= info.item.supply;

/** Puts a new one of an item on a space, or a card into somebody's inventory. With an empty supply nothing happens. */
export function spawn(play: Play, order: SpawnOrder, result: Result): Asking {
  const { item, space, owner, number, card = 0, cause } = order;
  if (item.item.kind === 'supply') return layPiece(play, order, result);
  const kind = play.program.system.entityKinds[item.item.kind] ?? item.item.kind;
  if (!play.layout.hasKind(kind)) return undefined;
  if (space === 0 && owner === 0) return noPlace(play, order);
  if (isSupplyEmpty(play, item)) {
    const isThere = (other: ItemInfo) => !isSupplyEmpty(play, other);
    return noneLeft(play, item, cause, isThere, (other) => spawn(play, { ...order, item: other }, result));
  }
  const made = play.create(play.layout.kind(kind), item.number);
  if (number !== 0 && kind === 'token') setNumber(play, made, 'number', number);
  if (owner !== 0) play.state[made + OWNER] = owner;
  const event = newEvent(play, 'spawn', 0, made).set('space', space).set('card', card).set('def', item.id);
  const appearing = emit(play, event, () => {
    const where = event.get('space');
    if (where === 0) {
      putLast(play, made, findZone(play, kind === 'card' ? 'inventory' : 'play', kind === 'card' ? owner : 0));
      return undefined;
    }
    if (kind !== 'card') setNumber(play, made, 'firstSpace', where);
    putLast(play, made, where);
    log(play, `${nameOf(play, made)} appears at ${nameOf(play, where)}`, kind === 'monster' ? 'bad' : 'plain', [
      made,
      where,
    ]);
    return undefined;
  });
  return andThen(appearing, () => {
    if (event.hasHappened || play.zone(made) !== 0) result.value = made;
    // What was stopped or replaced never came: its figure is in the supply again.
    else if (!play.isDead(made)) play.free(made);
    return undefined;
  });
}

function noPlace(play: Play, { item, cause }: SpawnOrder): Asking {
  noteShortage(play, item, cause, 'place');
  log(play, `There is no place for ${item.item.name ?? item.item.id}: none is added`);
  return undefined;
}

/** A piece of a bag on a space: a random one, or one that the players choose, as the bag says. */
function layPiece(play: Play, order: SpawnOrder, result: Result): Asking {
  const { item: bag, space, cause } = order;
  if (space === 0) return noPlace(play, order);
  if (!hasPiece(play, bag.item.id)) {
    noteShortage(play, bag, cause, 'pieces');
    log(play, `${bag.item.name ?? bag.item.id}: none is left to lay at ${nameOf(play, space)}`, 'plain', [space]);
    return undefined;
  }
  if (bag.item.draw === 'choose') return begin(choosing(play, bag, space, result));
  return laying(play, bag, drawPiece(play, bag.item.id), space, result);
}

const PIECE = entityQuestion('piece', 'spawns', (play, space) => `Which piece is laid at ${nameOf(play, space)}?`);

function* choosing(play: Play, bag: ItemInfo, space: number, result: Result): Proc {
  // Of pieces that are alike one is enough to choose from.
  const sorts = new Map<string, number>();
  for (const piece of piecesIn(play, bag.item.id)) {
    const sort = `${play.def(piece)} ${numberIn(play, piece, 'value')}`;
    if (!sorts.has(sort)) sorts.set(sort, piece);
  }
  const options = [...sorts.values()];
  const chosen = options[yield* tieBetween(play, PIECE, space, options)] as number;
  const asking = laying(play, bag, chosen, space, result);
  if (asking !== undefined) yield* asking;
}

function laying(play: Play, bag: ItemInfo, piece: number, space: number, result: Result): Asking {
  const event = newEvent(play, 'spawn', 0, piece).set('space', space).set('def', bag.id);
  return emit(play, event, () => {
    result.value = piece;
    putLast(play, piece, event.get('space'));
    log(play, `${bag.item.name ?? bag.item.id}: one is laid at ${nameOf(play, event.get('space'))}`, 'plain', [space]);
    return undefined;
  });
}

export function spawnMonster(play: Play, id: string, space: number, card = 0): Asking {
  const item = play.program.find('monster', id);
  return item === undefined ? undefined : spawn(play, { item, space, owner: 0, number: 0, card }, { value: 0 });
}

export function spawnToken(play: Play, id: string, space: number): Asking {
  const item = play.program.find('token', id);
  return item === undefined ? undefined : spawn(play, { item, space, owner: 0, number: 0 }, { value: 0 });
}
