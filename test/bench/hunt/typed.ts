/** The hunt by hand on one typed array: what the machine can do. Nothing here is meant to be written like this elsewhere. */
import { hashWords } from '../../../engine/kernel/digest';
import {
  CHARACTERS,
  CLUE_SPACES,
  draw,
  EVENT_CARDS,
  ITEM_CARDS,
  luckOf,
  MONSTERS,
  MONSTERS_AT_FIRST,
  MOST_DREAD,
  MOST_TURNS,
  type Outcome,
  PACKED,
  playerLuck,
  SPACES,
  STARTS,
  stepToMarked,
} from './board';

// The generator's four words come first, so that `draw(state, …)` reads them.
const TURN = 4;
const CURRENT = 5;
const ACTIONS = 6;
const DREAD = 7;
const CLUES = 8;
const OVER = 9;
const EVENTS_DRAWN = 10;
const ITEMS_DRAWN = 11;
const CHARACTER_SPACE = 12;
const CHARACTER_HEALTH = CHARACTER_SPACE + CHARACTERS;
const WEAPONS = CHARACTER_HEALTH + CHARACTERS;
const MONSTER_SPACE = WEAPONS + CHARACTERS;
const MONSTER_HEALTH = MONSTER_SPACE + MONSTERS;
const EVENTS = MONSTER_HEALTH + MONSTERS;
const ITEMS = EVENTS + EVENT_CARDS;
const WORDS = ITEMS + ITEM_CARDS;

/** Moves are spaces to step to, then monsters to attack, then the search. */
const ATTACK = SPACES;
const SEARCH = ATTACK + MONSTERS;

type State = Int32Array;

const hunted = new Uint8Array(SPACES);
const at = (s: State, word: number): number => s[word] as number;

function shuffle(s: State, from: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = draw(s, i + 1);
    const kept = at(s, from + i);
    s[from + i] = at(s, from + j);
    s[from + j] = kept;
  }
}

function setUp(seed: number): State {
  const s = new Int32Array(WORDS);
  s.set(luckOf(seed));
  s.fill(6, CHARACTER_HEALTH, CHARACTER_HEALTH + CHARACTERS);
  for (let m = 0; m < MONSTERS; m++) {
    s[MONSTER_SPACE + m] = 20 + draw(s, SPACES - 20);
    s[MONSTER_HEALTH + m] = m < MONSTERS_AT_FIRST ? 3 : 0;
  }
  for (let i = 0; i < EVENT_CARDS; i++) s[EVENTS + i] = i % 5;
  for (let i = 0; i < ITEM_CARDS; i++) s[ITEMS + i] = i % 4;
  shuffle(s, EVENTS, EVENT_CARDS);
  shuffle(s, ITEMS, ITEM_CARDS);
  return s;
}

function legalMoves(s: State, moves: Int16Array): number {
  const space = at(s, CHARACTER_SPACE + at(s, CURRENT));
  const end = STARTS[space + 1] as number;
  let count = 0;
  for (let i = STARTS[space] as number; i < end; i++) moves[count++] = PACKED[i] as number;
  for (let m = 0; m < MONSTERS; m++) {
    if (at(s, MONSTER_HEALTH + m) > 0 && s[MONSTER_SPACE + m] === space) moves[count++] = ATTACK + m;
  }
  moves[count++] = SEARCH;
  return count;
}

function act(s: State, move: number): void {
  const c = at(s, CURRENT);
  if (move < ATTACK) s[CHARACTER_SPACE + c] = move;
  else if (move < SEARCH) attack(s, c, move - ATTACK);
  else search(s, c);
  if (s[CLUES] === 7) s[OVER] = 1;
  else if (++s[ACTIONS]! === 2) endTurn(s);
}

function attack(s: State, c: number, m: number): void {
  let hits = 0;
  for (let dice = 2 + (at(s, WEAPONS + c) >> 1); dice > 0; dice--) if (draw(s, 6) >= 3) hits++;
  s[MONSTER_HEALTH + m]! -= hits;
}

function search(s: State, c: number): void {
  const clue = CLUE_SPACES.indexOf(at(s, CHARACTER_SPACE + c));
  if (clue >= 0 && draw(s, 6) >= 2) s[CLUES]! |= 1 << clue;
  else if (at(s, ITEMS_DRAWN) < ITEM_CARDS) {
    const item = at(s, ITEMS + s[ITEMS_DRAWN]!++);
    if (item === 0) s[WEAPONS + c]!++;
    else if (item === 1 && at(s, CHARACTER_HEALTH + c) < 6) s[CHARACTER_HEALTH + c]!++;
  }
}

function endTurn(s: State): void {
  resolveEvent(s);
  monstersTurn(s);
  let dead = 0;
  for (let c = 0; c < CHARACTERS; c++) if (at(s, CHARACTER_HEALTH + c) <= 0) dead++;
  s[TURN]!++;
  if (dead === CHARACTERS || at(s, DREAD) >= MOST_DREAD || at(s, TURN) >= MOST_TURNS) {
    s[OVER] = 2;
    return;
  }
  do s[CURRENT] = (at(s, CURRENT) + 1) % CHARACTERS;
  while (at(s, CHARACTER_HEALTH + at(s, CURRENT)) <= 0);
  s[ACTIONS] = 0;
}

function resolveEvent(s: State): void {
  if (s[EVENTS_DRAWN] === EVENT_CARDS) {
    s[EVENTS_DRAWN] = 0;
    shuffle(s, EVENTS, EVENT_CARDS);
  }
  const event = at(s, EVENTS + s[EVENTS_DRAWN]!++);
  const health = CHARACTER_HEALTH + at(s, CURRENT);
  if (event === 0) comeAlive(s);
  else if (event === 1) s[DREAD]!++;
  else if (event === 2 && at(s, health) < 6) s[health]!++;
  else if (event === 3) s[health]!--;
}

function comeAlive(s: State): void {
  for (let m = 0; m < MONSTERS; m++) {
    if (at(s, MONSTER_HEALTH + m) > 0) continue;
    s[MONSTER_HEALTH + m] = 3;
    s[MONSTER_SPACE + m] = draw(s, SPACES);
    return;
  }
}

function monstersTurn(s: State): void {
  hunted.fill(0);
  for (let c = 0; c < CHARACTERS; c++) if (at(s, CHARACTER_HEALTH + c) > 0) hunted[at(s, CHARACTER_SPACE + c)] = 1;
  for (let m = 0; m < MONSTERS; m++) {
    if (at(s, MONSTER_HEALTH + m) <= 0) continue;
    const step = stepToMarked(at(s, MONSTER_SPACE + m), hunted);
    if (step >= 0) s[MONSTER_SPACE + m] = step;
    const space = at(s, MONSTER_SPACE + m);
    if (!hunted[space]) continue;
    for (let c = 0; c < CHARACTERS; c++) {
      if (at(s, CHARACTER_HEALTH + c) <= 0 || s[CHARACTER_SPACE + c] !== space) continue;
      if (draw(s, 12) === 0) s[CHARACTER_HEALTH + c]!--;
      break;
    }
  }
}

/** All that matters at the end, in the order that every version uses. */
function digest(s: State): number {
  const counts = [TURN, CURRENT, DREAD, CLUES, OVER, EVENTS_DRAWN, ITEMS_DRAWN].map((word) => at(s, word));
  return hashWords([...s.subarray(0, 4), ...counts, ...s.subarray(CHARACTER_SPACE)]);
}

const moves = new Int16Array(16 + MONSTERS);

export function playTyped(seed: number): Outcome {
  const s = setUp(seed);
  const player = playerLuck(seed);
  let decisions = 0;
  while (s[OVER] === 0) {
    const count = legalMoves(s, moves);
    act(s, moves[draw(player, count)] as number);
    decisions++;
  }
  return { decisions, digest: digest(s) };
}
