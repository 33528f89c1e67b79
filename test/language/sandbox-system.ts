/**
 * A game of every sort of thing and no rules of its own, to test the language on: three characters, monsters and tokens on
 * a row of seven spaces with a door between any two, decks and dice. Its turns do what the scenario's `turn` says.
 */
import type { Proc } from '../../engine/kernel/decision';
import { OWNER } from '../../engine/kernel/layout';
import { putLast } from '../../engine/kernel/zones';
import { Graph } from '../../engine/language/graph';
import type { Play } from '../../engine/language/play';
import { callProcedure } from '../../engine/language/procedures';
import type { FunctionSpec, StatSpec } from '../../engine/language/spec';
import { makeDeck, makeZone, spaceOf } from '../../engine/language/standard';
import { STANDARD_EVENTS } from '../../engine/language/standard-events';
import { setPrinted } from '../../engine/language/standard-figures';
import { STANDARD_GAME_COLUMNS, standardSystem } from '../../engine/language/standard-system';
import { beginStep } from '../../engine/language/step';
import type { GameSetup, System } from '../../engine/language/system';
import { takeVariants } from '../../engine/language/variants';

export const SPACES = 7;

const column = (name: string, kinds: readonly string[], limits: Partial<StatSpec> = {}): StatSpec => ({
  name,
  title: name,
  kinds,
  from: 'column',
  ...limits,
});

const graphs = new WeakMap<Play, Graph>();

/** Spaces stand in a row: one step leads left or right. */
function graphOf(play: Play): Graph {
  const known = graphs.get(play);
  if (known !== undefined) return known;
  const spaces = play.all('space');
  const neighbours: number[][] = [];
  for (const [i, space] of spaces.entries()) {
    neighbours[space] = [spaces[i - 1], spaces[i + 1]].filter((next) => next !== undefined);
  }
  const graph = new Graph(neighbours);
  graphs.set(play, graph);
  return graph;
}

const placeOf = (play: Play, entity: number) => spaceOf(play, entity) || entity;

const FUNCTIONS: readonly FunctionSpec[] = [
  { signature: 'space(int): Entity', description: '', run: (play, [n = 0]) => play.all('space')[n - 1] ?? 0 },
  { signature: 'room(Entity): list<Entity>', description: '', run: (play) => play.all('space') },
  { signature: 'edgesOf(list<Entity>): list<Entity>', description: '', run: (play) => play.all('edge') },
  { signature: 'edge(int): Entity', description: '', run: (play, [n = 0]) => play.all('edge')[n - 1] ?? 0 },
  {
    signature: 'distance(Entity, Entity): int',
    description: '',
    run: (play, [a = 0, b = 0]) => graphOf(play).distance(placeOf(play, a), placeOf(play, b)),
  },
];

function prepare(play: Play, setup: GameSetup): void {
  play.seed(setup.seed);
  const { program, layout } = play;
  play.create(layout.kind('game'));
  takeVariants(play, setup);
  const spaces = Array.from({ length: SPACES }, (_, i) => {
    const space = play.create(layout.kind('space'));
    play.state[space + layout.column('number')] = i + 1;
    return space;
  });
  for (let i = 1; i < SPACES; i++) play.create(layout.kind('edge'));
  for (const kind of ['rule-set', 'track', 'scenario']) {
    for (const info of program.ofKind(kind)) play.create(layout.kind(kind), info.number);
  }
  for (const kind of ['character', 'monster', 'token']) {
    for (const info of program.ofKind(kind)) {
      for (const place of (info.item.starts ?? []) as number[]) {
        const figure = play.create(layout.kind(kind), info.number);
        setPrinted(play, figure);
        if (place > 0) putLast(play, figure, spaces[place - 1] as number);
      }
    }
  }
  for (const character of play.all('character')) {
    for (const { name, per, isInPlay } of SANDBOX.zones)
      if (per === 'character') makeZone(play, name, character, isInPlay);
  }
  for (const { name, per, isInPlay } of SANDBOX.zones) if (per === 'game') makeZone(play, name, 0, isInPlay);
  for (const deck of program.ofKind('deck')) makeDeck(play, deck, 0, 'card');
  dealHands(play);
  play.state[program.gameEntity(play) + layout.column('current')] = play.all('character')[0] ?? 0;
}

/** Cards that a character's item lists begin in its zones: `{ "hand": ["knife"], "gear": ["coat"] }`. */
function dealHands(play: Play): void {
  const { program, layout } = play;
  for (const character of play.all('character')) {
    const holds = (program.infoOf(play, character)?.item.holds ?? {}) as Record<string, string[]>;
    for (const [zone, ids] of Object.entries(holds)) {
      for (const id of ids) {
        const card = play.create(layout.kind('card'), program.find('card', id)?.number);
        play.state[card + OWNER] = character;
        setPrinted(play, card);
        putLast(play, card, program.system.zone(play, zone, character));
      }
    }
  }
}

/** One turn of the current character: the procedure `turn`, if content has it. */
function* turn(play: Play): Proc {
  beginStep(play);
  const { program, layout } = play;
  const game = program.gameEntity(play);
  const current = play.state[game + layout.column('current')] as number;
  const procedure = program.procedures.get('turn');
  const asking = procedure && callProcedure(play, procedure, current, [], { value: 0 });
  if (asking !== undefined) yield* asking;
  play.state[game + layout.column('turn')]!++;
  play.state[game + layout.column('current')] = play.nextOfKind(current) || (play.all('character')[0] ?? 0);
}

export const SANDBOX: System = {
  ...standardSystem({ graph: graphOf }),
  id: 'sandbox',
  kinds: [
    { name: 'game', columns: [...STANDARD_GAME_COLUMNS, 'dread'] },
    { name: 'space', columns: ['number'] },
    { name: 'edge', columns: ['state', 'number'] },
    { name: 'rule-set', columns: [] },
    { name: 'scenario', columns: [] },
    { name: 'track', columns: [] },
    { name: 'character', columns: ['health', 'ap', 'insanity'] },
    { name: 'monster', columns: ['health', 'ap'] },
    { name: 'token', columns: ['number'] },
    { name: 'card', columns: ['home', 'charges'] },
  ],
  streams: ['dice', 'decks', 'setup'],
  stats: [
    column('health', ['character', 'monster']),
    column('ap', ['character', 'monster'], { least: 0 }),
    column('insanity', ['character'], { least: 0, most: 6 }),
    column('charges', ['card'], { least: 0 }),
    column('number', ['space', 'token', 'edge']),
    column('dread', ['game'], { least: 0 }),
    column('turn', ['game']),
    {
      name: 'defense',
      title: 'Defense',
      kinds: ['character', 'monster'],
      from: 'item',
      path: 'stats/defense',
      least: 0,
    },
    { name: 'ar', title: 'Attack rating', kinds: ['character', 'monster'], from: 'item', path: 'stats/ar', missing: 7 },
    {
      name: 'wounds',
      title: 'Wounds',
      kinds: ['character'],
      from: 'derived',
      read: (play, e) => 6 - play.program.stats.base(play, e, 'health'),
    },
  ],
  fields: [
    { name: 'space', type: 'entity', kind: 'space', read: spaceOf },
    { name: 'kind', type: 'name', read: (play, entity) => play.program.name(play.kindOf(entity).name) },
    { name: 'room', type: 'entity', kind: 'space', read: spaceOf },
    { name: 'state', type: 'name', read: (play, entity) => play.state[entity + play.layout.column('state')] ?? 0 },
  ],
  events: [
    ...STANDARD_EVENTS,
    { name: 'final-clash', fields: {} },
    { name: 'phase.monsters', fields: { noise: { type: 'int', alter: true } } },
  ],
  functions: FUNCTIONS,
  zones: [
    { name: 'box', per: 'game', isInPlay: false, title: 'Box' },
    { name: 'hand', per: 'character', isInPlay: false, title: 'Hand' },
    { name: 'gear', per: 'character', isInPlay: true, title: 'Gear' },
    { name: 'inventory', per: 'character', isInPlay: true, title: 'Inventory' },
  ],
  sets: {
    characters: 'character',
    monsters: 'monster',
    tokens: 'token',
    spaces: 'space',
    edges: 'edge',
    cards: 'card',
  },
  entityKinds: {},
  kindWords: ['doorway'],
  occupantKinds: ['character', 'monster', 'token'],
  placeKinds: ['space'],
  runningKinds: ['game', 'scenario', 'track', 'rule-set'],
  reactionOrder: ['card', 'character', 'monster', 'scenario', 'rule-set'],
  windows: ['own-turn', 'any-turn'],
  setupSteps: [],
  phases: ['monsters'],
  lastingEvents: ['round'],
  verbs: ['act', 'move', 'attack', 'leave-space'],
  placements: ['far-end', 'random-space'],
  procedures: ['tax', 'stomp'],
  tests: ['imagination'],
  registeredProcedures: {
    stomp: () => undefined,
    /** Takes health of somebody; its result is twice the amount. */
    tax: (play, [who = 0, amount = 0], result) => {
      play.program.stats.add(play, who as number, 'health', -(amount as number));
      result.value = 2 * (amount as number);
      return undefined;
    },
  },
  registeredPlacements: {
    'random-space': (play, _, result) => {
      result.value = play.all('space')[play.below(play.setupStream, SPACES)] ?? 0;
      return undefined;
    },
    'far-end': (play, _, result) => {
      result.value = play.all('space').at(-1) ?? 0;
      return undefined;
    },
  },
  prepare,
  step: turn,
};
