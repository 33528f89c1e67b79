/**
 * What Deep Madness tells the content language about itself: kinds, stats, fields, events and words. Titles and the events'
 * fields come from the schemas; here is only how each is kept in a game.
 */
import { coreEvents, systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import type { EventSpec, FieldSpec, StatSpec, SystemSpec, ZoneSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { eventSpecs } from '../../language/standard-events';
import { boardOf, placeOfSpace, roomWord, spaceIndex } from '../../table/board';
import { numberIn, setNumber } from '../../table/numbers';
import { ATTACK_FUNCTIONS } from './attack-functions';
import { BOARD_FUNCTIONS } from './board-functions';
import { WEAPON_FUNCTIONS } from './borrowed-weapon';
import { doorwayState } from './doorways';
import { DEEP_MADNESS_KINDS } from './kinds';
import { type RuleSetting, rule } from './state';
import { SUPPLY_FUNCTIONS } from './supply';
import { TRACK_FUNCTIONS } from './track-functions';

const vocabulary = systems['deep-madness'];

const FIGURES = ['character', 'monster'] as const;
/** What can be wounded: some tokens have health. */
const MORTALS = [...FIGURES, 'token'] as const;
const CARD_KINDS: readonly string[] = vocabulary.cardKinds.filter((kind) => kind !== 'devoured');

const column = (
  name: string,
  title: string,
  kinds: readonly string[],
  limits: { least?: number; most?: number } = {},
): StatSpec => ({ name, title, kinds, from: 'column', ...limits });

const printed = (name: string, title: string, kinds: readonly string[], path: string): StatSpec => ({
  name,
  title,
  kinds,
  from: 'item',
  path,
  missing: 0,
});

/** A number that is the rules' until a modifier changes it for somebody. */
const ruled = (name: string, title: string, setting: RuleSetting): StatSpec => ({
  name,
  title,
  kinds: ['character'],
  from: 'derived',
  least: 0,
  read: (play) => rule(play, setting),
});

const own = (play: Play, entity: number, name: string): number => play.program.stats.read(play, entity, name);

/** Actions and the like that cost what the rule set says. */
const RULED = {
  rerollCost: 'Sanity for a reroll',
  refreshSanity: 'Sanity readied in the refresh',
  moveCost: 'Actions for a Move',
  attackCost: 'Actions for an Attack',
  searchCost: 'Actions for a Search',
  restCost: 'Actions for a Rest',
  tradeCost: 'Actions for a Trade',
  investigateCost: 'Actions to Investigate',
  hatchCloseCost: 'Actions to close a hatch',
  hatchLockCost: 'Actions to lock a hatch',
  hatchOpenCost: 'Actions to open a hatch',
  itemLimit: 'Items that it may hold',
  searchDraw: 'Cards that a Search draws',
  searchesPerRound: 'Searches in a round',
} as const satisfies Partial<Record<RuleSetting, string>>;

/** The tile of a space, or the tile itself. */
const tileOf = (play: Play, entity: number): number =>
  play.kindOf(entity).name === 'tile' ? entity : placeOfSpace(play, entity);

/** A fact of a room, asked of its tile or of any of its spaces. */
const ofRoom = (name: 'submerged' | 'isDevoured', title: string): StatSpec => ({
  name,
  title,
  kinds: ['tile', 'space'],
  from: 'derived',
  least: 0,
  most: 1,
  read: (play, entity) => {
    const tile = tileOf(play, entity);
    return tile === 0 ? 0 : numberIn(play, tile, name);
  },
  write: (play, entity, value) => {
    const tile = tileOf(play, entity);
    if (tile !== 0) setNumber(play, tile, name, value);
  },
});

const STATS: readonly StatSpec[] = [
  { ...printed('maxHealth', 'Maximum health', MORTALS, 'stats/health'), least: 0 },
  column('wounds', 'Wounds', MORTALS, { least: 0 }),
  {
    name: 'health',
    title: 'Health',
    kinds: MORTALS,
    from: 'derived',
    least: 0,
    read: (play, entity) => own(play, entity, 'maxHealth') - numberIn(play, entity, 'wounds'),
    write: (play, entity, value) =>
      setNumber(play, entity, 'wounds', Math.max(0, own(play, entity, 'maxHealth') - value)),
  },
  { ...printed('resistance', 'Resistance', MORTALS, 'stats/resistance'), least: 0 },
  { ...printed('maxSanity', 'Maximum sanity', ['character'], 'stats/sanity'), least: 0 },
  {
    name: 'clear',
    title: 'Clear sanity',
    kinds: ['character'],
    from: 'derived',
    least: 0,
    read: (play, who) =>
      own(play, who, 'maxSanity') -
      numberIn(play, who, 'exhausted') -
      (numberIn(play, who, 'madness') - numberIn(play, who, 'extraFlipped')),
  },
  column('exhausted', 'Exhausted sanity', ['character'], { least: 0 }),
  column('madness', 'Madness tokens', ['character'], { least: 0 }),
  column('extraSanity', 'Tokens flipped in place of exhausting', ['character'], { least: 0 }),
  column('extraFlipped', 'Those that were flipped', ['character'], { least: 0 }),
  {
    name: 'madnessLimit',
    title: 'Madness tokens that draw a madness card',
    kinds: ['character'],
    from: 'derived',
    least: 1,
    read: (play, who) =>
      rule(play, 'madnessHalf') === 1 ? Math.ceil(own(play, who, 'maxSanity') / 2) : own(play, who, 'maxSanity'),
  },
  {
    name: 'escape',
    title: 'Escape',
    kinds: ['character'],
    from: 'derived',
    least: 0,
    read: (play, who) => {
      const printed = (play.program.infoOf(play, who)?.item.stats as { escape?: number } | undefined)?.escape ?? 0;
      return printed + (own(play, spaceOf(play, who), 'submerged') === 1 ? rule(play, 'waterEscape') : 0);
    },
  },
  { ...printed('horror', 'Horror', ['monster'], 'stats/horror'), least: 0 },
  { ...printed('trap', 'Trap', ['monster'], 'stats/trap'), least: 0 },
  { ...printed('damage', 'Damage', [...FIGURES, 'card'], 'stats/damage') },
  { ...printed('range', 'Range', [...FIGURES, 'card'], 'stats/range') },
  printed('dice', 'More attack dice', [...FIGURES, 'card'], ''),
  printed('hit', 'Added to the number that hits', ['character', 'card'], ''),
  {
    name: 'actions',
    title: 'Actions left',
    kinds: ['character'],
    from: 'derived',
    least: 0,
    // Modifiers are added to what is left, so that a bonus in the middle of an activation counts at once.
    read: (play, who) => rule(play, 'turnActions') - numberIn(play, who, 'spent'),
    write: (play, who, value) => setNumber(play, who, 'spent', rule(play, 'turnActions') - value),
  },
  column('actionsTaken', 'Actions taken in this activation', ['character'], { least: 0 }),
  {
    name: 'moveSpaces',
    title: 'Spaces of a Move',
    kinds: FIGURES,
    from: 'derived',
    least: 0,
    read: (play, who) => (play.kindOf(who).name === 'monster' ? 1 : rule(play, 'moveSpaces')),
  },
  column('slowed', 'Slowed', FIGURES, { least: 0 }),
  column('weakened', 'Weakened', FIGURES, { least: 0 }),
  column('paralysed', 'Paralysed', FIGURES, { least: 0 }),
  column('order', 'Place in the activation track', FIGURES),
  column('oxygen', 'Oxygen', ['character']),
  ruled('maxOxygen', 'Oxygen at the start', 'oxygenStart'),
  ruled('handLimit', 'Consciousness cards that it may hold', 'consciousnessHand'),
  { ...ruled('shock', 'Sanity for killing a monster of high Horror', 'shockSanity') },
  column('searched', 'Searches in this round', ['character'], { least: 0 }),
  ...Object.entries(RULED).map(([name, title]) => ruled(name, title, name as keyof typeof RULED)),
  column('tokens', 'Tokens on it', ['token', 'edge'], { least: 0 }),
  ofRoom('submerged', 'Under water'),
  ofRoom('isDevoured', 'Devoured'),
  column('round', 'Round', ['game']),
  column('spawnCards', 'Spawn cards of this round', ['game'], { least: 0 }),
  column('hatchClosed', 'Closed markers left', ['game'], { least: 0 }),
  column('hatchSealed', 'Sealed markers left', ['game'], { least: 0 }),
  column('submergedMarkers', 'Submerged markers left', ['game'], { least: 0 }),
];

const itemField = (name: string): FieldSpec => ({
  name,
  type: 'name',
  read: (play, entity) => {
    const value = play.program.infoOf(play, entity)?.item[name];
    return typeof value === 'string' ? play.program.name(value) : 0;
  },
});

const spaceIn = (play: Play, entity: number): number =>
  play.kindOf(entity).name === 'space' ? entity : spaceOf(play, entity);

function numberOf(play: Play, entity: number): number {
  const kind = play.kindOf(entity).name;
  if (kind === 'space') return boardOf(play).spaces[spaceIndex(play, entity)]?.number ?? 0;
  if (play.layout.find(play.kindOf(entity).number, 'number') >= 0) return numberIn(play, entity, 'number');
  const value = play.program.infoOf(play, entity)?.item.number;
  return typeof value === 'number' ? value : 0;
}

function dieColumn(play: Play, entity: number, name: 'natural' | 'result'): number {
  return play.kindOf(entity).name === 'die' ? (play.state[entity + play.program.columns[name]] as number) : 0;
}

const edgeSpace = (play: Play, edge: number, side: 'from' | 'to'): number =>
  play.kindOf(edge).name === 'edge' ? numberIn(play, edge, side) : 0;

/** A room card stands for its tile. */
function tileField(play: Play, entity: number): number {
  const kind = play.kindOf(entity).name;
  if (kind === 'tile') return entity;
  if (kind !== 'card') return placeOfSpace(play, spaceIn(play, entity));
  const item = play.def(entity);
  return play.all('tile').find((tile) => play.def(tile) === item) ?? 0;
}

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'kind',
    type: 'name',
    read: (play, entity) => {
      const kind = play.kindOf(entity).name;
      if (kind === 'edge') return play.program.name('doorway');
      const isOfItem = kind === 'card' || kind === 'token';
      return play.program.name(isOfItem ? (play.program.infoOf(play, entity)?.item.kind ?? kind) : kind);
    },
  },
  itemField('rank'),
  { name: 'space', type: 'entity', kind: 'space', read: spaceOf },
  { name: 'tile', type: 'entity', kind: 'tile', read: tileField },
  { name: 'room', type: 'name', read: (play, entity) => roomWord(play, spaceIn(play, entity)) },
  {
    name: 'state',
    type: 'name',
    read: (play, entity) =>
      play.program.name(play.kindOf(entity).name === 'edge' ? doorwayState(play, entity) : 'none'),
  },
  { name: 'from', type: 'entity', kind: 'space', read: (play, entity) => edgeSpace(play, entity, 'from') },
  { name: 'to', type: 'entity', kind: 'space', read: (play, entity) => edgeSpace(play, entity, 'to') },
  { name: 'number', type: 'int', read: numberOf },
  { name: 'natural', type: 'int', read: (play, entity) => dieColumn(play, entity, 'natural') },
  { name: 'result', type: 'int', read: (play, entity) => dieColumn(play, entity, 'result') },
  { name: 'onBoard', type: 'bool', read: (play, entity) => (spaceOf(play, entity) !== 0 ? 1 : 0) },
];

const PHASES = Object.fromEntries(Object.keys(vocabulary.phases).map((phase) => [`phase.${phase}`, { fields: {} }]));
const EVENTS: readonly EventSpec[] = eventSpecs({ ...coreEvents, ...vocabulary.events, ...PHASES });

export const CHARACTER_ZONES: readonly ZoneSpec[] = [
  { name: 'inventory', per: 'character', isInPlay: true, title: 'Items' },
  { name: 'hand', per: 'character', isInPlay: false, title: 'Consciousness cards' },
  { name: 'madness', per: 'character', isInPlay: false, title: 'Madness cards kept' },
  { name: 'possession', per: 'character', isInPlay: true, title: 'Possessed card' },
  { name: 'traits', per: 'character', isInPlay: true, title: 'Cards that lie with an investigator' },
  { name: 'secret', per: 'character', isInPlay: false, title: 'Face-down cards' },
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

export const DEEP_MADNESS_SPEC: SystemSpec = {
  id: 'deep-madness',
  kinds: DEEP_MADNESS_KINDS,
  streams: ['setup', 'dice', 'decks'],
  ...vocabulary.board,
  stats: STATS,
  fields: FIELDS,
  events: EVENTS,
  functions: [...BOARD_FUNCTIONS, ...ATTACK_FUNCTIONS, ...TRACK_FUNCTIONS, ...SUPPLY_FUNCTIONS, ...WEAPON_FUNCTIONS],
  zones: [...CHARACTER_ZONES, ...TABLE_ZONES],
  sets: {
    characters: 'character',
    monsters: 'monster',
    spaces: 'space',
    tokens: 'token',
    tiles: 'tile',
    seats: 'seat',
  },
  isLeftOut: { character: (play, entity) => numberIn(play, entity, 'isDead') === 1 },
  entityKinds: {
    ...Object.fromEntries(CARD_KINDS.map((kind) => [kind, 'card'])),
    character: 'character',
    monster: 'monster',
    token: 'token',
    devoured: 'token',
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
  runningKinds: ['scenario', 'rule', 'game', 'tile'],
  reactionOrder: ['scenario', 'monster', 'keyword', 'condition', ...CARD_KINDS],
  windows: words(vocabulary.windows),
  setupSteps: words(vocabulary.setupSteps),
  phases: words(vocabulary.phases),
  lastingEvents: ['round', 'activation', 'phase.activation', 'slot'],
  verbs: words(vocabulary.verbs),
  placements: words(vocabulary.placements),
  procedures: words(vocabulary.procedures),
  tests: words(vocabulary.tests),
};
