/**
 * Deals anew, in a copy for a bot, what nobody at the table knows: dice to come, the order of decks, what lies face down.
 * Tokens on the board stay the entities that they are, so that an option about one still means it; only what they show
 * when they are turned over is exchanged.
 */
import { DEF, HEAD, KIND, KNOWN, NEXT, SIZE, ZONE } from '../../kernel/layout';
import { reorder } from '../../kernel/zones';
import type { Play } from '../../language/play';
import type { Program } from '../../language/program';
import { deckZone } from '../../language/standard';
import { bagZone } from './bags';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  decks.length = 0;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone)) {
    const sort = sortOf(play, zone);
    if (sort === 'deck') decks.push(zone);
    else if (sort === 'bag') hideTokens(play, zone);
  }
  hideDecks(play, decks, seat);
}

const decks: number[] = [];

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

/** By zone: the cards of a deck that the seat has not seen, in the order in which they were made. */
const unseen = new Map<number, number[]>();
const order: number[] = [];

/** Orders the cards of every deck at random, but for those that the seat has seen; how they lay has no part in it. */
function hideDecks(play: Play, decks: readonly number[], seat: number): void {
  const { state } = play;
  for (const cards of unseen.values()) cards.length = 0;
  for (const deck of decks) if (!unseen.has(deck)) unseen.set(deck, []);
  const { number: kind } = play.layout.kind('card');
  for (let card = play.firstOfKind(kind); card !== 0; card = play.nextOfKind(card)) {
    if (((state[card + KNOWN] as number) & (1 << seat)) === 0) unseen.get(state[card + ZONE] as number)?.push(card);
  }
  for (const deck of decks) hideOrder(play, deck, unseen.get(deck) as number[]);
}

function hideOrder(play: Play, deck: number, cards: number[]): void {
  if (cards.length < 2) return;
  const { state } = play;
  const stream = play.deckStream;
  const { number: kind } = play.layout.kind('card');
  let left = cards.length;
  const isMixed = left < (state[deck + SIZE] as number);
  order.length = 0;
  for (let e = state[deck + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (isMixed && (state[e + KIND] !== kind || !cards.includes(e))) {
      order.push(e);
      continue;
    }
    const drawn = play.below(stream, left--);
    order.push(cards[drawn] as number);
    cards[drawn] = cards[left] as number;
  }
  reorder(play, deck, order);
}

const ascending = (a: number, b: number): number => a - b;

const hidden: number[] = [];
/** What tokens show when they are turned over: item and strength, in one number. */
const faces: number[] = [];
const STRENGTHS = 1024;

/** Deals the face-down tokens of a bag anew, those on the board and those still in it; what each was has no part in it. */
function hideTokens(play: Play, bag: number): void {
  const { state, layout } = play;
  const stream = play.stream('bags');
  const home = layout.column('home');
  const strength = layout.column('value');
  const { number: kind } = layout.kind('token');
  hidden.length = 0;
  faces.length = 0;
  for (let token = play.firstOfKind(kind); token !== 0; token = play.nextOfKind(token)) {
    if (play.isDead(token) || state[token + home] !== bag || !isFaceDown(play, token)) continue;
    hidden.push(token);
    faces.push((state[token + DEF] as number) * STRENGTHS + (state[token + strength] as number));
  }
  faces.sort(ascending);
  for (let i = 0, left = faces.length; i < hidden.length; i++) {
    const token = hidden[i] as number;
    const drawn = play.below(stream, left--);
    const face = faces[drawn] as number;
    faces[drawn] = faces[left] as number;
    play.changeItem(token, Math.floor(face / STRENGTHS));
    state[token + strength] = face % STRENGTHS;
  }
}

/** Whether nobody can see what a token is: it is in its bag, in a doorway before it is turned over, or not searched yet. */
function isFaceDown({ state, layout }: Play, token: number): boolean {
  const place = state[token + ZONE] as number;
  const kind = state[place + KIND] as number;
  if (kind === layout.kind('edge').number) return state[place + layout.column('isRevealed')] === 0;
  return kind === layout.kind('space').number || kind === layout.kind('zone').number;
}
