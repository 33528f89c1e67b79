/**
 * The hunt's order of a turn as a small system: two actions, an event, the monsters. What any of these does is content.
 * The same source plays variants of the content, so that the bench can show one engine many shapes.
 */
import type { Item } from '../../../engine/content';
import { Checkpoints } from '../../../engine/kernel/checkpoints';
import type { Proc, Question } from '../../../engine/kernel/decision';
import { ZONE } from '../../../engine/kernel/layout';
import { putLast } from '../../../engine/kernel/zones';
import type { Compiler } from '../../../engine/language/compiler';
import { clearDice } from '../../../engine/language/dice';
import type { ListFn } from '../../../engine/language/expression/lists';
import { stack } from '../../../engine/language/expression/stack';
import { Graph } from '../../../engine/language/graph';
import type { Fn, Play, Run } from '../../../engine/language/play';
import { type CompiledProcedure, callProcedure } from '../../../engine/language/procedures';
import type { ItemInfo, Program } from '../../../engine/language/program';
import { selfScope } from '../../../engine/language/scope';
import { drawCards, makeDeck } from '../../../engine/language/standard';
import { STANDARD_EVENTS } from '../../../engine/language/standard-events';
import { setPrinted } from '../../../engine/language/standard-figures';
import { LOST, STANDARD_GAME_COLUMNS, standardSystem, WON } from '../../../engine/language/standard-system';
import type { System } from '../../../engine/language/system';
import { CHARACTERS, MONSTERS, SPACES } from './board';

/** What content gives for one program. */
interface Hunt {
  actions: { procedure: CompiledProcedure; targets: ListFn | undefined }[];
  setup: CompiledProcedure;
  event: CompiledProcedure;
  monsters: CompiledProcedure;
  /** What each card does, by the number of its item. */
  cards: Run[];
  isWon: Fn;
  isLost: Fn;
  /** The state before set-up, once some game has made it. */
  ready: Checkpoints;
  /** Entities of spaces, which are the same in every game. */
  spaces: number[];
  graph: Graph;
  columns: Record<'turn' | 'current' | 'outcome' | 'health' | 'number', number>;
}

const huntOf = (play: Play): Hunt => play.program.compiled as Hunt;

const ACTIONS = ['step', 'attack', 'search'] as const;
const NO_RESULT = { value: 0 };

function compileHunt(program: Program, compilerFor: (item: Item) => Compiler): void {
  const procedure = (id: string) => program.procedures.get(id) as CompiledProcedure;
  const self = selfScope('character');
  const cards: Run[] = [];
  for (const info of [...program.ofKind('event'), ...program.ofKind('gear')]) {
    cards[info.number] = compilerFor(info.item).effects(info.item.do, selfScope('card'), '/do');
  }
  const scenario = (program.find('scenario', 'hunt') as ItemInfo).item;
  const compiler = compilerFor(scenario);
  const hunt: Hunt = {
    actions: ACTIONS.map((id) => {
      const { item } = program.find('procedure', id) as ItemInfo;
      const targets =
        item.targets === undefined ? undefined : compilerFor(item).entities(item.targets, self, '/targets');
      return { procedure: procedure(id), targets };
    }),
    setup: procedure('setup'),
    event: procedure('event'),
    monsters: procedure('monsters'),
    cards,
    isWon: compiler.value(scenario.win, self, 'bool', '/win'),
    isLost: compiler.value(scenario.lose, self, 'bool', '/lose'),
    ready: new Checkpoints(),
    spaces: [],
    graph: new Graph([]),
    columns: {
      turn: program.layout.column('turn'),
      current: program.layout.column('current'),
      outcome: program.layout.column('outcome'),
      health: program.layout.column('health'),
      number: program.layout.column('number'),
    },
  };
  program.compiled = hunt;
}

function prepare(play: Play, seed: number): void {
  const hunt = huntOf(play);
  if (hunt.ready.length === 0) {
    layOut(play, hunt);
    hunt.ready.push(play);
  } else hunt.ready.restore(0, play);
  play.seed(seed);
  if (callProcedure(play, hunt.setup, 0, [], NO_RESULT) !== undefined) throw new Error('set-up asks nobody');
}

/** Everything that is the same in every game. */
function layOut(play: Play, hunt: Hunt): void {
  const { program, layout } = play;
  const { columns } = hunt;
  const make = (kind: string, item: string, count: number): number[] =>
    Array.from({ length: count }, (_, number) => {
      const entity = play.create(layout.kind(kind), program.find(kind, item)?.number);
      const offset = layout.find(layout.kind(kind).number, 'number');
      if (offset >= 0) play.state[entity + offset] = number;
      return entity;
    });
  const [game = 0] = make('game', 'hunt', 1);
  makeBoard(play, hunt, make('space', 'grid', SPACES));
  const characters = make('character', 'hunter', CHARACTERS);
  for (const character of characters) {
    setPrinted(play, character);
    putLast(play, character, hunt.spaces[0] as number);
  }
  make('monster', 'ghoul', MONSTERS);
  const places = program.find('token', 'clue')?.item.places as readonly number[];
  for (const [i, clue] of make('token', 'clue', places.length).entries()) {
    putLast(play, clue, hunt.spaces[places[i] as number] as number);
  }
  for (const deck of program.ofKind('deck')) makeDeck(play, deck, 0, 'card');
  play.state[game + columns.current] = characters[0] as number;
}

/** Where each space leads: the entities are the same in every game. */
function makeBoard(play: Play, hunt: Hunt, spaces: number[]): void {
  const leads = play.program.find('board', 'grid')?.item.spaces as readonly (readonly number[])[];
  const neighbours: (readonly number[])[] = [];
  for (const [i, space] of spaces.entries()) {
    neighbours[space] = (leads[i] as readonly number[]).map((to) => spaces[to] as number);
  }
  hunt.spaces = spaces;
  hunt.graph = new Graph(neighbours);
}

const TURN: Question<Play> = {
  id: 'turn',
  ask: () => 'What do you do?',
  key: (play, decision, option) => {
    const target = decision.second[option] as number;
    return `${ACTIONS[decision.first[option] as number]}${target === 0 ? '' : `/${play.program.system.keyOf(play, target)}`}`;
  },
  label: (play, decision, option) => {
    const target = decision.second[option] as number;
    return `${ACTIONS[decision.first[option] as number]}${target === 0 ? '' : ` ${play.program.system.nameOf(play, target)}`}`;
  },
  touches: (_, decision, option) => [decision.second[option] as number].filter((entity) => entity !== 0),
};

/** A turn from its start: nothing but the state says whose it is. */
function* turn(play: Play): Proc {
  const hunt = huntOf(play);
  const { columns } = hunt;
  const game = play.program.gameEntity(play);
  const me = play.state[game + columns.current] as number;
  const frame = play.frame(me);
  clearDice(play);
  for (let taken = 0; taken < 2; taken++) {
    const decision = play.decision.reset(TURN, 0, me);
    for (let i = 0; i < ACTIONS.length; i++) offer(play, hunt, i, frame);
    const chosen = yield decision;
    const action = hunt.actions[decision.first[chosen] as number] as Hunt['actions'][number];
    const acting = callProcedure(play, action.procedure, me, [decision.second[chosen] as number], NO_RESULT);
    if (acting !== undefined) yield* acting;
    if (hunt.isWon(play, frame) !== 0) {
      play.state[game + columns.outcome] = WON;
      return;
    }
  }
  const drawing = callProcedure(play, hunt.event, me, [], NO_RESULT);
  if (drawing !== undefined) yield* drawing;
  const hunting = callProcedure(play, hunt.monsters, me, [], NO_RESULT);
  if (hunting !== undefined) yield* hunting;
  endTurn(play, hunt, game, me, frame);
}

function offer(play: Play, hunt: Hunt, index: number, frame: ReturnType<Play['frame']>): void {
  const { targets } = hunt.actions[index] as Hunt['actions'][number];
  if (targets === undefined) {
    play.decision.add(index);
    return;
  }
  const from = stack.top;
  targets.collect(play, frame);
  for (let i = from; i < stack.top; i++) play.decision.add(index, stack.words[i] as number);
  stack.top = from;
}

function endTurn(play: Play, hunt: Hunt, game: number, me: number, frame: ReturnType<Play['frame']>): void {
  const { state } = play;
  const { turn: turnColumn, current, outcome, health } = hunt.columns;
  state[game + turnColumn]!++;
  if (hunt.isLost(play, frame) !== 0) {
    state[game + outcome] = LOST;
    return;
  }
  const first = play.firstOfKind(play.layout.kind('character').number);
  let next = me;
  do next = play.nextOfKind(next) || first;
  while ((state[next + health] as number) <= 0);
  state[game + current] = next;
}

export const HUNT_SYSTEM: System = {
  ...standardSystem({ graph: (play) => huntOf(play).graph }),
  id: 'hunt',
  kinds: [
    { name: 'game', columns: [...STANDARD_GAME_COLUMNS, 'dread'] },
    { name: 'space', columns: ['number'] },
    { name: 'character', columns: ['health', 'weapons'] },
    { name: 'monster', columns: ['health', 'number'] },
    { name: 'token', columns: ['found'] },
    { name: 'card', columns: ['home'] },
  ],
  streams: [['dice', 'setup', 'decks']],
  stats: [
    { name: 'health', title: 'Health', kinds: ['character', 'monster'], from: 'column' },
    { name: 'weapons', title: 'Weapons', kinds: ['character'], from: 'column' },
    { name: 'number', title: 'Number', kinds: ['space', 'monster'], from: 'column' },
    { name: 'found', title: 'Found', kinds: ['token'], from: 'column' },
    { name: 'dread', title: 'Dread', kinds: ['game'], from: 'column' },
    { name: 'turn', title: 'Turn', kinds: ['game'], from: 'column' },
  ],
  fields: [
    {
      name: 'space',
      type: 'entity',
      kind: 'space',
      column: ZONE,
      read: (play, entity) => play.state[entity + ZONE] ?? 0,
    },
  ],
  events: STANDARD_EVENTS,
  functions: [
    {
      signature: 'neighbours(Entity): list<Entity>',
      description: 'Spaces one step away.',
      run: (play, [space = 0]) => huntOf(play).graph.neighbours[space] ?? [],
    },
  ],
  zones: [],
  sets: { characters: 'character', monsters: 'monster', tokens: 'token', spaces: 'space' },
  entityKinds: { event: 'card', gear: 'card' },
  kindWords: [],
  occupantKinds: ['character', 'monster', 'token'],
  placeKinds: ['space'],
  runningKinds: ['game'],
  reactionOrder: [],
  windows: [],
  setupSteps: [],
  phases: [],
  lastingEvents: [],
  verbs: [],
  placements: [],
  procedures: ['resolve'],
  tests: [],
  registeredProcedures: {
    resolve: (play, [card = 0]) => {
      if (card === 0) return undefined;
      return (huntOf(play).cards[play.def(card as number)] as Run)(play, play.frame(card as number));
    },
  },
  compile: (program, compilerFor) => compileHunt(program, compilerFor),
  prepare: (play, { seed }) => prepare(play, seed),
  step: turn,
  // A drawn card lies on its discard at once and is resolved there.
  draw: (play, order, result) => drawCards(play, order, 0, () => undefined, result),
};
