/**
 * Deals anew, in a copy for a bot, what nobody at the table knows: dice to come, the order of decks, what lies face down.
 * Tokens on the board stay the entities that they are, so that an option about one still means it; only what they show
 * when they are turned over is exchanged.
 */
import { DEF, HEAD, KIND, KNOWN, NEXT, SIZE, ZONE } from '../../../kernel/layout';
import { reorder } from '../../../kernel/zones';
import type { Play } from '../../../language/play';
import type { Program } from '../../../language/program';
import { deckZone } from '../../../language/standard';
import { bagZone } from '../bags';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone)) {
    const sort = sortOf(play, zone);
    if (sort === 'deck') hideOrder(play, zone, seat);
    else if (sort === 'bag') hideTokens(play, zone, seat);
  }
}

type Sort = 'deck' | 'bag' | 'open';
const sorts = new WeakMap<Program, Map<number, Sort>>();

/** What a zone is, by its name. */
function sortOf({ program, state }: Play, zone: number): Sort {
  let known = sorts.get(program);
  if (known === undefined) {
    known = new Map();
    sorts.set(program, known);
  }
  const word = state[zone + program.columns.word] as number;
  let sort = known.get(word);
  if (sort === undefined) {
    const name = program.numbering.names.word(word);
    sort = name.startsWith(deckZone('')) ? 'deck' : name.startsWith(bagZone('')) ? 'bag' : 'open';
    known.set(word, sort);
  }
  return sort;
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

let order = new Int32Array(256);

/** Orders the cards of a deck at random, but for those that the seat has seen; how they lay has no part in it. */
function hideOrder(play: Play, deck: number, seat: number): void {
  const { state } = play;
  const size = state[deck + SIZE] as number;
  if (size < 2) return;
  if (order.length < size) order = new Int32Array(size * 2);
  const { number: kind } = play.layout.kind('card');
  const known = 1 << seat;
  const isUnseen = (e: number) => state[e + KIND] === kind && ((state[e + KNOWN] as number) & known) === 0;
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

const hidden: number[] = [];
/** What a token shows when it is turned over is its item and its strength, in one number. */
const STRENGTHS = 1024;

/**
 * Deals the face-down tokens of a bag anew, those on the board, in other zones and still in it; what each was has no part in
 * it. What was shown to the seat stays what it is.
 */
function hideTokens(play: Play, bag: number, seat: number): void {
  const { state, layout } = play;
  const stream = play.stream('bags');
  const home = layout.column('home');
  const strength = layout.column('value');
  const { number: kind } = layout.kind('token');
  hidden.length = 0;
  for (let token = play.firstOfKind(kind); token !== 0; token = play.nextOfKind(token)) {
    if (play.isDead(token) || state[token + home] !== bag || !isFaceDown(play, token)) continue;
    if (((state[token + KNOWN] as number) & (1 << seat)) !== 0) continue;
    keep(hidden.length, (state[token + DEF] as number) * STRENGTHS + (state[token + strength] as number));
    hidden.push(token);
  }
  dealt.subarray(0, hidden.length).sort();
  for (let i = 0, left = hidden.length; i < hidden.length; i++) {
    const token = hidden[i] as number;
    const drawn = play.below(stream, left--);
    const face = dealt[drawn] as number;
    dealt[drawn] = dealt[left] as number;
    const item = Math.floor(face / STRENGTHS);
    if (item !== state[token + DEF]) play.changeItem(token, item);
    state[token + strength] = face % STRENGTHS;
  }
}

/** Whether nobody knows what a token is: it is in its bag, in a doorway before it is turned over, or not searched yet. */
function isFaceDown({ state, layout }: Play, token: number): boolean {
  if (state[token + KNOWN] !== 0) return false;
  const place = state[token + ZONE] as number;
  const kind = state[place + KIND] as number;
  if (kind === layout.kind('edge').number) return state[place + layout.column('isRevealed')] === 0;
  return kind === layout.kind('space').number || kind === layout.kind('zone').number;
}
