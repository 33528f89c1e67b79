/** The hunt as one would write it for boardgame.io: plain objects, moves that change them, its reducer for each move. */
import type { Game, Move } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
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
  NEIGHBOURS,
  type Outcome,
  playerLuck,
  SPACES,
  stepToMarked,
} from './board';

interface Figure {
  space: number;
  health: number;
}

interface Hunt {
  /** The generator's words; boardgame.io's own would draw other numbers. */
  luck: number[];
  turn: number;
  current: number;
  dread: number;
  clues: number;
  over: number;
  characters: (Figure & { weapons: number })[];
  monsters: Figure[];
  events: { kind: number }[];
  items: { kind: number }[];
  eventsDrawn: number;
  itemsDrawn: number;
}

const drawFrom = (hunt: Hunt, count: number): number => draw(hunt.luck as unknown as Int32Array, count);

function shuffle<T>(hunt: Hunt, cards: T[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = drawFrom(hunt, i + 1);
    [cards[i], cards[j]] = [cards[j] as T, cards[i] as T];
  }
}

function setUp(seed: number): Hunt {
  const hunt: Hunt = {
    luck: [...luckOf(seed)],
    turn: 0,
    current: 0,
    dread: 0,
    clues: 0,
    over: 0,
    characters: Array.from({ length: CHARACTERS }, () => ({ space: 0, health: 6, weapons: 0 })),
    monsters: [],
    events: Array.from({ length: EVENT_CARDS }, (_, i) => ({ kind: i % 5 })),
    items: Array.from({ length: ITEM_CARDS }, (_, i) => ({ kind: i % 4 })),
    eventsDrawn: 0,
    itemsDrawn: 0,
  };
  for (let i = 0; i < MONSTERS; i++) {
    hunt.monsters.push({ space: 20 + drawFrom(hunt, SPACES - 20), health: i < MONSTERS_AT_FIRST ? 3 : 0 });
  }
  shuffle(hunt, hunt.events);
  shuffle(hunt, hunt.items);
  return hunt;
}

const currentOf = (hunt: Hunt) => hunt.characters[hunt.current] as Hunt['characters'][number];

const step: Move<Hunt> = ({ G }, to: number) => {
  currentOf(G).space = to;
};

const attack: Move<Hunt> = ({ G }, monster: number) => {
  let hits = 0;
  const dice = 2 + (currentOf(G).weapons >> 1);
  for (let i = 0; i < dice; i++) if (drawFrom(G, 6) >= 3) hits++;
  (G.monsters[monster] as Figure).health -= hits;
};

const search: Move<Hunt> = ({ G }) => {
  const me = currentOf(G);
  const clue = CLUE_SPACES.indexOf(me.space);
  if (clue >= 0 && drawFrom(G, 6) >= 2) G.clues |= 1 << clue;
  else {
    const item = G.items[G.itemsDrawn];
    if (item === undefined) return;
    G.itemsDrawn++;
    if (item.kind === 0) me.weapons++;
    else if (item.kind === 1 && me.health < 6) me.health++;
  }
  if (G.clues === 7) G.over = 1;
};

function resolveEvent(hunt: Hunt): void {
  if (hunt.eventsDrawn === EVENT_CARDS) {
    hunt.eventsDrawn = 0;
    shuffle(hunt, hunt.events);
  }
  const { kind } = hunt.events[hunt.eventsDrawn++] as { kind: number };
  const me = currentOf(hunt);
  if (kind === 0) {
    const dead = hunt.monsters.find((monster) => monster.health <= 0);
    if (dead !== undefined) {
      dead.health = 3;
      dead.space = drawFrom(hunt, SPACES);
    }
  } else if (kind === 1) hunt.dread++;
  else if (kind === 2 && me.health < 6) me.health++;
  else if (kind === 3) me.health--;
}

const hunted = new Uint8Array(SPACES);

function monstersTurn(hunt: Hunt): void {
  hunted.fill(0);
  for (const character of hunt.characters) if (character.health > 0) hunted[character.space] = 1;
  for (const monster of hunt.monsters) {
    if (monster.health <= 0) continue;
    const to = stepToMarked(monster.space, hunted);
    if (to >= 0) monster.space = to;
    if (!hunted[monster.space]) continue;
    const victim = hunt.characters.find(({ health, space }) => health > 0 && space === monster.space);
    if (victim !== undefined && drawFrom(hunt, 12) === 0) victim.health--;
  }
}

function endTurn(hunt: Hunt): void {
  resolveEvent(hunt);
  monstersTurn(hunt);
  hunt.turn++;
  const isLost = hunt.characters.every(({ health }) => health <= 0);
  if (isLost || hunt.dread >= MOST_DREAD || hunt.turn >= MOST_TURNS) {
    hunt.over = 2;
    return;
  }
  do hunt.current = (hunt.current + 1) % CHARACTERS;
  while (currentOf(hunt).health <= 0);
}

const gameOf = (seed: number): Game<Hunt> => ({
  name: 'hunt',
  setup: () => setUp(seed),
  // Its history for undo grows with each move; a fair race leaves it out.
  disableUndo: true,
  moves: { step, attack, search },
  turn: {
    minMoves: 2,
    maxMoves: 2,
    order: { first: () => 0, next: ({ G }) => G.current },
    onEnd: ({ G }) => {
      if (G.over === 0) endTurn(G);
    },
  },
  endIf: ({ G }) => (G.over === 0 ? undefined : { result: G.over }),
});

type MoveCall = [name: 'step' | 'attack' | 'search', ...args: number[]];

function legalMoves(hunt: Hunt): MoveCall[] {
  const { space } = currentOf(hunt);
  const moves: MoveCall[] = (NEIGHBOURS[space] ?? []).map((to) => ['step', to]);
  for (const [i, monster] of hunt.monsters.entries()) {
    if (monster.health > 0 && monster.space === space) moves.push(['attack', i]);
  }
  moves.push(['search']);
  return moves;
}

/** All that matters at the end, in the order that every version uses. */
function digest(hunt: Hunt): number {
  const { characters, monsters, events, items } = hunt;
  return hashWords([
    ...hunt.luck,
    ...[hunt.turn, hunt.current, hunt.dread, hunt.clues, hunt.over, hunt.eventsDrawn, hunt.itemsDrawn],
    ...characters.map(({ space }) => space),
    ...characters.map(({ health }) => health),
    ...characters.map(({ weapons }) => weapons),
    ...monsters.map(({ space }) => space),
    ...monsters.map(({ health }) => health),
    ...events.map(({ kind }) => kind),
    ...items.map(({ kind }) => kind),
  ]);
}

export function playBoardgameio(seed: number): Outcome {
  const game = ProcessGameConfig(gameOf(seed));
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: CHARACTERS });
  const player = playerLuck(seed);
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const moves = legalMoves(state.G);
    const [type, ...args] = moves[draw(player, moves.length)] as MoveCall;
    const payload = { type, args, playerID: state.ctx.currentPlayer, credentials: '' };
    state = reduce(state, { type: 'MAKE_MOVE', payload }) as typeof state;
    decisions++;
  }
  return { decisions, digest: digest(state.G) };
}
