/**
 * Deals anew, in a copy for a bot, what nobody at the table knows: dice to come, the order of decks, what lies face down.
 * Tokens on the board stay the entities that they are, so that an option about one still means it; only what they show
 * when they are turned over is exchanged.
 */
import { DEF, HEAD, KIND, KNOWN, NEXT, ZONE } from '../../kernel/layout';
import { reorder } from '../../kernel/zones';
import type { Play } from '../../language/play';
import type { Program } from '../../language/program';
import { deckZone } from '../../language/standard';
import { bagZone } from './bags';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const { zone: kind } = play.program.kindNumbers;
  for (let zone = play.firstOfKind(kind); zone !== 0; zone = play.nextOfKind(zone)) {
    const sort = sortOf(play, zone);
    if (sort === 'deck') hideOrder(play, zone, seat);
    else if (sort === 'bag') hideTokens(play, zone);
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

const cards: number[] = [];
const places: number[] = [];

/** Orders the cards of a deck at random, but for those that the seat has seen. */
function hideOrder(play: Play, zone: number, seat: number): void {
  const { state } = play;
  const stream = play.deckStream;
  cards.length = 0;
  places.length = 0;
  for (let card = state[zone + HEAD] as number; card !== 0; card = state[card + NEXT] as number) {
    const isSeen = ((state[card + KNOWN] as number) & (1 << seat)) !== 0;
    if (!isSeen) places.push(cards.length);
    cards.push(card);
  }
  if (places.length < 2) return;
  for (let i = places.length - 1; i > 0; i--) {
    const from = places[play.below(stream, i + 1)] as number;
    const to = places[i] as number;
    const card = cards[to] as number;
    cards[to] = cards[from] as number;
    cards[from] = card;
  }
  reorder(play, zone, cards);
}

const hidden: number[] = [];

/** Exchanges what the face-down tokens of a bag are, those on the board with each other and with those still in it. */
function hideTokens(play: Play, bag: number): void {
  const { state, layout } = play;
  const stream = play.stream('bags');
  const home = layout.column('home');
  const value = layout.column('value');
  const { number: kind } = layout.kind('token');
  hidden.length = 0;
  let onBoard = 0;
  for (let token = play.firstOfKind(kind); token !== 0; token = play.nextOfKind(token)) {
    if (play.isDead(token) || state[token + home] !== bag || !isFaceDown(play, token)) continue;
    hidden.push(token);
    if (state[token + ZONE] === bag) continue;
    // Those on the board stand first.
    hidden[hidden.length - 1] = hidden[onBoard] as number;
    hidden[onBoard++] = token;
  }
  for (let i = 0; i < onBoard; i++) {
    const token = hidden[i] as number;
    const other = hidden[i + play.below(stream, hidden.length - i)] as number;
    if (other === token) continue;
    const item = state[token + DEF] as number;
    const strength = state[token + value] as number;
    play.changeItem(token, state[other + DEF] as number);
    play.changeItem(other, item);
    state[token + value] = state[other + value] as number;
    state[other + value] = strength;
  }
}

/** Whether nobody can see what a token is: it is in its bag, in a doorway before it is turned over, or not searched yet. */
function isFaceDown({ state, layout }: Play, token: number): boolean {
  const place = state[token + ZONE] as number;
  const kind = state[place + KIND] as number;
  if (kind === layout.kind('edge').number) return state[place + layout.column('isRevealed')] === 0;
  return kind === layout.kind('space').number || kind === layout.kind('zone').number;
}
