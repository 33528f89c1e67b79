/**
 * What Lobotomy tells the content language about itself: kinds, stats, fields, events and words. Titles and the events'
 * fields come from the schemas; here is only how each is kept in a game.
 */
import { coreEvents, systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import type { EventSpec, FieldSpec, StatSpec, SystemSpec, ZoneSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { eventSpecs } from '../../language/standard-events';
import { boardOf, placeOfSpace, roomWord, spaceIndex } from '../../table/board';
import { ACTION_COSTS, type ActionCost } from './action-costs';
import { doorToken, doorwayState } from './board';
import { BOARD_FUNCTIONS } from './board-functions';
import { CARD_FUNCTIONS } from './card-functions';
import { LOBOTOMY_KINDS } from './kinds';
import { isOnPatrol } from './movement';
import type { RuleSetting } from './state';

const vocabulary = systems.lobotomy;

const FIGURES = ['character', 'monster'] as const;
/** What can be hurt: some tokens have health. */
const MORTALS = [...FIGURES, 'token'] as const;
const CARD_KINDS: readonly string[] = vocabulary.cardKinds;

const column = (
  name: string,
  title: string,
  kinds: readonly string[],
  limits: { least?: number; most?: number } = {},
): StatSpec => ({
  name,
  title,
  kinds,
  from: 'column',
  ...limits,
});

const printed = (name: string, title: string, kinds: readonly string[], path: string, missing = 0): StatSpec => ({
  name,
  title,
  kinds,
  from: 'item',
  path,
  missing,
});

/** A number that is the rule set's until a modifier changes it for somebody. */
const ruled = (name: string, title: string, kinds: readonly string[], setting: RuleSetting): StatSpec => ({
  name,
  title,
  kinds,
  from: 'derived',
  read: (play) => play.program.settings.rule(play, setting),
});

/** A printed number less what was used up of it, such as health less damage. */
const remaining = (name: string, title: string, kinds: readonly string[], whole: string, used: string): StatSpec => ({
  name,
  title,
  kinds,
  from: 'derived',
  least: 0,
  read: (play, entity) => play.program.stats.read(play, entity, whole) - readColumn(play, entity, used),
  write: (play, entity, value) =>
    writeColumn(play, entity, used, Math.max(0, play.program.stats.read(play, entity, whole) - value)),
});

const readColumn = (play: Play, entity: number, name: string): number =>
  play.state[entity + play.layout.column(name)] as number;
const writeColumn = (play: Play, entity: number, name: string, value: number): void => {
  play.state[entity + play.layout.column(name)] = value;
};

const MODIFIED_ONLY = [
  'rollBonus',
  'attackDice',
  'sight',
  'attackRoll',
  'dice',
  'attackerRoll',
  'attackerDice',
] as const;
const CHARACTER_ONLY = ['searchBonus', 'unlockBonus', 'chaosDice', 'insaneBoxes'] as const;

const STATS: readonly StatSpec[] = [
  printed('maxHealth', 'Maximum health', MORTALS, 'stats/health'),
  remaining('health', 'Health', MORTALS, 'maxHealth', 'damage'),
  {
    name: 'ap',
    title: 'Action points',
    kinds: FIGURES,
    from: 'derived',
    // What gave a bonus may end when the bonus is spent.
    least: 0,
    // Modifiers are added to what is left, so that a bonus in mid-turn counts at once.
    read: (play, entity) => printedAp(play, entity) - readColumn(play, entity, 'spent'),
    // What is written is the number before modifiers, as of every stat; so whatever is gained or lost is added.
    write: (play, entity, value) => writeColumn(play, entity, 'spent', printedAp(play, entity) - value),
  },
  printed('ar', 'Attack rating', FIGURES, 'stats/ar', 7),
  { ...printed('defense', 'Defense', MORTALS, 'stats/defense'), least: 0 },
  { ...printed('imagination', 'Imagination', ['character'], 'stats/imagination'), least: 0 },
  column('insanity', 'Insanity', ['character'], { least: 0 }),
  printed('maxInsanity', 'Insanity boxes', ['character'], 'stats/insanity'),
  ...MODIFIED_ONLY.map((name) => printed(name, name, FIGURES, '')),
  ...CHARACTER_ONLY.map((name) => printed(name, name, ['character'], '')),
  printed('attacks', 'Attacks in each attack step', FIGURES, '', 1),
  printed('range', 'Range', [...FIGURES, 'card'], ''),
  column('steps', 'Steps made', FIGURES),
  column('rolled', 'Last number rolled', FIGURES),
  column('movePoints', 'Action points for movement only', FIGURES, { least: 0 }),
  column('attackPoints', 'Action points for attacks only', ['character'], { least: 0 }),
  ...Object.entries(ACTION_COSTS).map(
    ([name, title]): StatSpec => ({
      ...ruled(name, title, ['character'], name as ActionCost),
      least: 0,
    }),
  ),
  { ...ruled('slots', 'Inventory slots', ['character'], 'inventorySlots'), least: 0 },
  ruled('skillLimit', 'Skill limit', ['character'], 'skillLimit'),
  ruled('runAp', 'AP from running', ['character'], 'runAp'),
  ruled('fistDice', 'Dice of bare fists', ['character'], 'fistDice'),
  ruled('barricadeTokens', 'Tokens for each payment on a barricade', ['character', 'card'], 'barricadeTokens'),
  ruled('pushSteps', 'Spaces of a push', ['character'], 'pushSteps'),
  printed('printedDurability', 'Durability when new', ['card'], 'durability'),
  remaining('durability', 'Durability', ['card'], 'printedDurability', 'used'),
  printed('printedCharges', 'Charges when new', ['card'], 'charges'),
  remaining('charges', 'Charges', ['card'], 'printedCharges', 'used'),
  column('cooldown', 'Cooldown', ['card'], { least: 0 }),
  column('tokens', 'Tokens on it', ['token', 'edge'], { least: 0 }),
  { name: 'price', title: 'Successes of the cheapest thing in it', kinds: ['token'], from: 'derived', read: priceOf },
  column('round', 'Round', ['game']),
  column('difficulty', 'Difficulty', ['game']),
];

/** What the cheapest thing in a locker costs, 0 if nothing can be bought. */
function priceOf(play: Play, token: number): number {
  const { monster: _, ...prices } = (play.program.infoOf(play, token)?.item.search ?? {}) as Record<string, unknown>;
  const numbers = Object.values(prices).filter((price) => typeof price === 'number');
  return numbers.length === 0 ? 0 : Math.min(...numbers);
}

const printedAp = (play: Play, entity: number): number => {
  const stats = play.program.infoOf(play, entity)?.item.stats as { ap?: unknown } | undefined;
  return typeof stats?.ap === 'number' ? stats.ap : 0;
};

const text = (play: Play, value: unknown): number => (typeof value === 'string' ? play.program.name(value) : 0);
const itemField = (name: string): FieldSpec => ({
  name,
  type: 'name',
  read: (play, entity) => text(play, play.program.infoOf(play, entity)?.item[name]),
});

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'kind',
    type: 'name',
    read: (play, entity) => {
      const kind = play.kindOf(entity).name;
      if (kind === 'edge') return play.program.name('doorway');
      return play.program.name(kind === 'card' ? (play.program.infoOf(play, entity)?.item.kind ?? kind) : kind);
    },
  },
  itemField('rank'),
  itemField('color'),
  itemField('type'),
  itemField('form'),
  { name: 'space', type: 'entity', kind: 'space', read: spaceOf },
  {
    name: 'tile',
    type: 'entity',
    kind: 'tile',
    read: (play, entity) => placeOfSpace(play, play.kindOf(entity).name === 'space' ? entity : spaceOf(play, entity)),
  },
  {
    name: 'room',
    type: 'name',
    read: (play, entity) => roomWord(play, play.kindOf(entity).name === 'space' ? entity : spaceOf(play, entity)),
  },
  { name: 'state', type: 'name', read: (play, entity) => play.program.name(doorwayState(play, entity)) },
  { name: 'from', type: 'entity', kind: 'space', read: (play, entity) => edgeSpace(play, entity, 0) },
  { name: 'to', type: 'entity', kind: 'space', read: (play, entity) => edgeSpace(play, entity, 1) },
  { name: 'number', type: 'int', read: numberOf },
  { name: 'value', type: 'int', read: strengthIn },
  { name: 'natural', type: 'int', read: (play, entity) => dieColumn(play, entity, 'natural') },
  { name: 'result', type: 'int', read: (play, entity) => dieColumn(play, entity, 'result') },
  { name: 'onBoard', type: 'bool', read: (play, entity) => (spaceOf(play, entity) !== 0 ? 1 : 0) },
  {
    name: 'isCell',
    type: 'bool',
    read: (play, entity) => (boardOf(play).solitaryCells.includes(spaceIndex(play, entity)) ? 1 : 0),
  },
  {
    name: 'isHighlight',
    type: 'bool',
    read: (play, entity) => ((boardOf(play).spaces[spaceIndex(play, entity)]?.highlights.length ?? 0) > 0 ? 1 : 0),
  },
];

const dieColumn = (play: Play, entity: number, name: 'natural' | 'result'): number =>
  play.kindOf(entity).name === 'die' ? (play.state[entity + play.program.columns[name]] as number) : 0;

function edgeSpace(play: Play, edge: number, side: 0 | 1): number {
  if (play.kindOf(edge).name !== 'edge') return 0;
  return readColumn(play, edge, side === 0 ? 'from' : 'to');
}

function numberOf(play: Play, entity: number): number {
  switch (play.kindOf(entity).name) {
    case 'space':
      return boardOf(play).spaces[spaceIndex(play, entity)]?.number ?? 0;
    case 'tile':
      return readColumn(play, entity, 'number');
    case 'token':
      return readColumn(play, entity, 'number');
    default: {
      const printed = play.program.infoOf(play, entity)?.item.number;
      return typeof printed === 'number' ? printed : 0;
    }
  }
}

/** Strength of a door token, on the token or on the doorway in which it stands. */
function strengthIn(play: Play, entity: number): number {
  const kind = play.kindOf(entity).name;
  if (kind === 'token') return readColumn(play, entity, 'value');
  if (kind !== 'edge') return 0;
  const changed = readColumn(play, entity, 'strength');
  if (changed !== 0) return changed;
  const token = doorToken(play, entity);
  return token === 0 ? 0 : readColumn(play, token, 'value');
}

const PHASES = Object.fromEntries(
  Object.entries(vocabulary.phases).map(([phase, { results }]) => [
    `phase.${phase}`,
    { fields: Object.fromEntries(Object.entries<string>(results).map(([name, type]) => [name, { type }])) },
  ]),
);

const EVENTS: readonly EventSpec[] = eventSpecs({ ...coreEvents, ...vocabulary.events, ...PHASES });

/** Zones of a character: cards in these are in play, but for basic skills that were not chosen. */
export const CHARACTER_ZONES: readonly ZoneSpec[] = [
  { name: 'inventory', per: 'character', isInPlay: true, title: 'Inventory' },
  { name: 'skills', per: 'character', isInPlay: true, title: 'Skills' },
  { name: 'memories', per: 'character', isInPlay: true, title: 'Memories' },
  { name: 'basics', per: 'character', isInPlay: false, title: 'Basic skills not chosen' },
];
export const TABLE_ZONES: readonly ZoneSpec[] = [
  { name: 'supply', per: 'game', isInPlay: false, title: 'Supply' },
  { name: 'box', per: 'game', isInPlay: false, title: 'Box' },
  { name: 'reserve', per: 'game', isInPlay: false, title: 'Reserve' },
  { name: 'discard', per: 'game', isInPlay: false, title: 'Discards' },
  { name: 'table', per: 'game', isInPlay: false, title: 'On the table' },
  { name: 'play', per: 'game', isInPlay: true, title: 'In play' },
];

const words = (record: object): string[] => Object.keys(record);

export const LOBOTOMY_SPEC: SystemSpec = {
  id: 'lobotomy',
  kinds: LOBOTOMY_KINDS,
  streams: ['setup', 'dice', 'decks', 'bags'],
  stats: STATS,
  fields: FIELDS,
  events: EVENTS,
  functions: [...BOARD_FUNCTIONS, ...CARD_FUNCTIONS],
  zones: [...CHARACTER_ZONES, ...TABLE_ZONES],
  sets: {
    characters: 'character',
    monsters: 'monster',
    spaces: 'space',
    tokens: 'token',
    tiles: 'tile',
    seats: 'seat',
  },
  isLeftOut: { character: (play, entity) => readColumn(play, entity, 'isDead') === 1, monster: isOnPatrol },
  entityKinds: {
    ...Object.fromEntries(CARD_KINDS.map((kind) => [kind, 'card'])),
    character: 'character',
    monster: 'monster',
    token: 'token',
    tile: 'tile',
    scenario: 'scenario',
    track: 'rule',
    'rule-set': 'rule',
    keyword: 'rule',
    condition: 'condition',
    die: 'die',
  },
  kindWords: [...vocabulary.entityKinds],
  occupantKinds: ['character', 'monster', 'token'],
  placeKinds: ['space', 'edge'],
  runningKinds: ['scenario', 'rule', 'game'],
  reactionOrder: ['scenario', 'monster', 'keyword', 'condition', ...CARD_KINDS],
  windows: words(vocabulary.windows),
  setupSteps: words(vocabulary.setupSteps),
  phases: words(vocabulary.phases),
  lastingEvents: [
    'round',
    'turn',
    'activation',
    'phase.players',
    'phase.monsters',
    'phase.monsters-move',
    'phase.monsters-attack',
  ],
  verbs: words(vocabulary.verbs),
  placements: words(vocabulary.placements),
  procedures: words(vocabulary.procedures),
  tests: words(vocabulary.tests),
};
