/**
 * Deals anew, in a copy for a bot, what nobody at its seat knows: the order of decks, and what things that lie face down
 * show. How it all lay has no part in how it comes to lie.
 */
import { HEAD, KIND, KNOWN, NEXT, SIZE } from '../../kernel/layout';
import { reorder } from '../../kernel/zones';
import type { Play } from '../../language/play';
import type { Program } from '../../language/program';

/** Sorts zones by their names, each name once. */
export function sortZones<Sort>(sortOf: (name: string) => Sort): (play: Play, zone: number) => Sort {
  const sorts = new WeakMap<Program, Map<number, Sort>>();
  return ({ program, state }, zone) => {
    let known = sorts.get(program);
    if (known === undefined) {
      known = new Map();
      sorts.set(program, known);
    }
    const word = state[zone + program.columns.word] as number;
    let sort = known.get(word);
    if (sort === undefined) {
      sort = sortOf(program.numbering.names.word(word));
      known.set(word, sort);
    }
    return sort;
  };
}

/** What is dealt anew. */
let dealt = new Int32Array(256);

function keep(place: number, value: number): void {
  if (place === dealt.length) {
    const grown = new Int32Array(place * 2);
    grown.set(dealt);
    dealt = grown;
  }
  dealt[place] = value;
}

export const isSeenBy = ({ state }: Play, seat: number, entity: number): boolean =>
  ((state[entity + KNOWN] as number) & (1 << seat)) !== 0;

let order = new Int32Array(256);

/** Orders the cards of a deck at random, but for those that the seat has seen. */
export function dealOrder(play: Play, deck: number, seat: number): void {
  const { state } = play;
  const size = state[deck + SIZE] as number;
  if (size < 2) return;
  play.dealt.addList(deck);
  if (order.length < size) order = new Int32Array(size * 2);
  const { number: kind } = play.layout.kind('card');
  const isUnseen = (e: number) => state[e + KIND] === kind && !isSeenBy(play, seat, e);
  let left = 0;
  for (let e = state[deck + HEAD] as number; e !== 0; e = state[e + NEXT] as number) if (isUnseen(e)) keep(left++, e);
  dealt.subarray(0, left).sort();
  const stream = play.deckStream;
  let place = 0;
  for (let e = state[deck + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (!isUnseen(e)) {
      order[place++] = e;
      continue;
    }
    const drawn = play.below(stream, left--);
    order[place++] = dealt[drawn] as number;
    dealt[drawn] = dealt[left] as number;
  }
  reorder(play, deck, order.subarray(0, size));
}

/**
 * Deals what things show among themselves, as a number each: the things stay where they are, so that an option about one
 * still means it.
 */
export function dealFaces(
  play: Play,
  stream: number,
  hidden: readonly number[],
  faceOf: (entity: number) => number,
  show: (entity: number, face: number) => void,
): void {
  for (const [place, entity] of hidden.entries()) keep(place, faceOf(entity));
  dealt.subarray(0, hidden.length).sort();
  let left = hidden.length;
  for (const entity of hidden) {
    play.dealt.addFace(entity);
    const drawn = play.below(stream, left--);
    const face = dealt[drawn] as number;
    dealt[drawn] = dealt[left] as number;
    show(entity, face);
  }
}

/** Deals the items of cards among themselves: each is where it was, and another one. */
export function dealItems(play: Play, hidden: readonly number[]): void {
  dealFaces(
    play,
    play.deckStream,
    hidden,
    (card) => play.def(card),
    (card, item) => {
      if (item !== play.def(card)) play.changeItem(card, item);
    },
  );
}
