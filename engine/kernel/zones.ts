/**
 * Ordered lists of entities inside the state: decks, hands, spaces, conditions on a figure. Each entity stands in one
 * list at most. Lists are linked, so that taking one out costs the same wherever it stands.
 */
import type { Game } from './game';
import { HEAD, KNOWN, NEXT, PREV, SIZE, TAIL, ZONE } from './layout';
import { below } from './random';

/** Takes an entity out of its list; nothing happens if it stands in none. */
export function takeOut(game: Game, entity: number): void {
  const s = game.state;
  const zone = s[entity + ZONE] as number;
  if (zone === 0) return;
  const next = s[entity + NEXT] as number;
  const prev = s[entity + PREV] as number;
  if (prev === 0) s[zone + HEAD] = next;
  else s[prev + NEXT] = next;
  if (next === 0) s[zone + TAIL] = prev;
  else s[next + PREV] = prev;
  s[zone + SIZE] = (s[zone + SIZE] as number) - 1;
  s[entity + ZONE] = 0;
  s[entity + NEXT] = 0;
  s[entity + PREV] = 0;
}

/** Moves an entity to the end of a list: the bottom of a deck. */
export function putLast(game: Game, entity: number, zone: number): void {
  takeOut(game, entity);
  const s = game.state;
  const last = s[zone + TAIL] as number;
  s[entity + PREV] = last;
  s[entity + NEXT] = 0;
  if (last === 0) s[zone + HEAD] = entity;
  else s[last + NEXT] = entity;
  s[zone + TAIL] = entity;
  s[zone + SIZE] = (s[zone + SIZE] as number) + 1;
  s[entity + ZONE] = zone;
}

/** Moves an entity to the start of a list: the top of a deck. */
export function putFirst(game: Game, entity: number, zone: number): void {
  takeOut(game, entity);
  const s = game.state;
  const first = s[zone + HEAD] as number;
  s[entity + NEXT] = first;
  s[entity + PREV] = 0;
  if (first === 0) s[zone + TAIL] = entity;
  else s[first + PREV] = entity;
  s[zone + HEAD] = entity;
  s[zone + SIZE] = (s[zone + SIZE] as number) + 1;
  s[entity + ZONE] = zone;
}

/** Moves everything of one list to the end of another, in its order. */
export function putAllLast(game: Game, from: number, to: number): void {
  if (from === to) return;
  for (let entity = game.state[from + HEAD] as number; entity !== 0; entity = game.state[from + HEAD] as number) {
    putLast(game, entity, to);
  }
}

/** Members in order, as a new array. */
export function members(game: Game, zone: number): number[] {
  const found: number[] = [];
  for (let e = game.state[zone + HEAD] as number; e !== 0; e = game.state[e + NEXT] as number) found.push(e);
  return found;
}

const shuffled: number[] = [];

/**
 * Orders a list at random, Fisher-Yates from its last member on, with the stream whose words start at `stream`. Whoever
 * had seen a member no longer knows where it is.
 */
export function shuffle(game: Game, zone: number, stream: number): void {
  const s = game.state;
  let count = 0;
  for (let e = s[zone + HEAD] as number; e !== 0; e = s[e + NEXT] as number) {
    s[e + KNOWN] = 0;
    shuffled[count++] = e;
  }
  for (let i = count - 1; i > 0; i--) {
    const j = below(s, stream, i + 1);
    const swapped = shuffled[i] as number;
    shuffled[i] = shuffled[j] as number;
    shuffled[j] = swapped;
  }
  relink(s, zone, shuffled, count);
}

/** Gives a list the order of an array that holds the same members. */
export function reorder(game: Game, zone: number, order: ArrayLike<number>): void {
  relink(game.state, zone, order, order.length);
}

function relink(s: Int32Array, zone: number, order: ArrayLike<number>, count: number): void {
  let prev = 0;
  for (let i = 0; i < count; i++) {
    const entity = order[i] as number;
    s[entity + PREV] = prev;
    if (prev === 0) s[zone + HEAD] = entity;
    else s[prev + NEXT] = entity;
    prev = entity;
  }
  if (prev !== 0) s[prev + NEXT] = 0;
  s[zone + TAIL] = prev;
}
