/**
 * What Deranged tells the content language about itself: kinds, stats, fields, events and words. Titles and the events' fields
 * come from the schemas; here is only how each is kept in a game.
 */
import { coreEvents, systems } from '../../../schemas/generated/language';
import type { Play } from '../../language/play';
import type { EventSpec, FieldSpec, StatSpec, SystemSpec, ZoneSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { eventSpecs } from '../../language/standard-events';
import { placeOfSpace } from '../../table/board';
import { pieceAt } from '../../table/docks';
import { numberIn, setNumber } from '../../table/numbers';
import { TOWN_FUNCTIONS } from './board-functions';
import { DERANGED_KINDS } from './kinds';
import { factsAt, isBuilding } from './space-facts';
import { gameNumber, isCharacter, isHuman, isNight, isTurned, nextHero, rule } from './state';
import { placeOf } from './ways';

const vocabulary = systems.deranged;

const FIGURES = ['character', 'monster'] as const;
const CARD_KINDS: readonly string[] = vocabulary.cardKinds;

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
  least: 0,
});

const own = (play: Play, entity: number, name: string): number => play.program.stats.read(play, entity, name);

/** What is left of a maximum, less what is lost. */
const remaining = (name: string, title: string, kinds: readonly string[], most: string, lost: string): StatSpec => ({
  name,
  title,
  kinds,
  from: 'derived',
  least: 0,
  read: (play, entity) => Math.max(0, own(play, entity, most) - numberIn(play, entity, lost)),
  write: (play, entity, value) => setNumber(play, entity, lost, Math.max(0, own(play, entity, most) - value)),
});

const STATS: readonly StatSpec[] = [
  { ...printed('maxHealth', 'Most Health', FIGURES, 'stats/health') },
  remaining('health', 'Health', FIGURES, 'maxHealth', 'wounds'),
  { ...printed('maxSanity', 'Most Sanity', ['character'], 'stats/sanity') },
  remaining('sanity', 'Sanity', ['character'], 'maxSanity', 'lostSanity'),
  column('candles', 'Candles', ['character'], { least: 0 }),
  column('deranged', 'Deranged token', ['character'], { least: 0, most: 1 }),
  // Of a monster they are printed, of a hero what is added to a card.
  {
    name: 'movement',
    title: 'Movement',
    kinds: FIGURES,
    from: 'derived',
    read: (play, entity) => printedOr(play, entity, 'movement'),
  },
  {
    name: 'defense',
    title: 'Defence',
    kinds: FIGURES,
    from: 'derived',
    read: (play, entity) => printedOr(play, entity, 'defense'),
  },
  printed('attack', 'Attack', ['monster'], 'stats/attack'),
  printed('initiative', 'Initiative', ['monster'], 'stats/initiative'),
  column('power', 'Added to each attack', ['character']),
  column('rest', 'Added to what a rest restores', ['character']),
  {
    name: 'handSize',
    title: 'Cards that it draws up to',
    kinds: ['character'],
    from: 'derived',
    least: 0,
    read: (play) => rule(play, 'handSize'),
  },
  column('bats', 'Bat tokens', ['card'], { least: 0 }),
  column('night', '1 by night', ['game']),
  column('chapter', 'Chapter', ['game']),
  { name: 'chapters', title: 'Chapters', kinds: ['game'], from: 'derived', read: (play) => 2 * rule(play, 'nights') },
];

function printedOr(play: Play, entity: number, name: 'movement' | 'defense'): number {
  if (play.kindOf(entity).name === 'character') return numberIn(play, entity, name);
  return (play.program.infoOf(play, entity)?.item.stats as Readonly<Record<string, number>> | undefined)?.[name] ?? 0;
}

const flag = (value: boolean): number => (value ? 1 : 0);

const spaceFact = (name: string, read: (play: Play, space: number) => string): FieldSpec => ({
  name,
  type: 'name',
  read: (play, entity) => play.program.name(read(play, placeOf(play, entity))),
});

const itemField = (name: string): FieldSpec => ({
  name,
  type: 'name',
  read: (play, entity) => {
    const value = play.program.infoOf(play, entity)?.item[name];
    return typeof value === 'string' ? play.program.name(value) : 0;
  },
});

function numberOf(play: Play, entity: number): number {
  if (['token', 'monster'].includes(play.kindOf(entity).name)) return numberIn(play, entity, 'number');
  const value = play.program.infoOf(play, entity)?.item.number;
  return typeof value === 'number' ? value : 0;
}

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
  { name: 'space', type: 'entity', kind: 'space', read: spaceOf },
  {
    name: 'tile',
    type: 'entity',
    kind: 'tile',
    read: (play, entity) => (play.kindOf(entity).name === 'tile' ? entity : placeOfSpace(play, placeOf(play, entity))),
  },
  spaceFact('room', (play, space) => factsAt(play, space).area),
  spaceFact('mark', (play, space) => factsAt(play, space).mark),
  spaceFact('quarter', (play, space) => factsAt(play, space).quarter),
  spaceFact('port', (play, space) => factsAt(play, space).port),
  { name: 'isFree', type: 'bool', read: (play, entity) => flag(pieceAt(play, placeOf(play, entity)) === 0) },
  { name: 'isBuilding', type: 'bool', read: (play, entity) => flag(isBuilding(play, placeOf(play, entity))) },
  { name: 'from', type: 'entity', kind: 'space', read: (play, edge) => end(play, edge, 'from') },
  { name: 'to', type: 'entity', kind: 'space', read: (play, edge) => end(play, edge, 'to') },
  { name: 'number', type: 'int', read: numberOf },
  { name: 'onBoard', type: 'bool', read: (play, entity) => flag(spaceOf(play, entity) !== 0) },
  { name: 'isNight', type: 'bool', read: (play) => flag(isNight(play)) },
  { name: 'isDeranged', type: 'bool', read: (play, entity) => flag(isTurned(play, entity)) },
  { name: 'isHuman', type: 'bool', read: (play, entity) => flag(isHuman(play, entity)) },
  {
    name: 'left',
    type: 'entity',
    kind: 'character',
    read: (play, hero) => (isCharacter(play, hero) ? nextHero(play, hero) : 0),
  },
  { name: 'destiny', type: 'entity', kind: 'character', read: (play) => gameNumber(play, 'destiny') },
];

const end = (play: Play, edge: number, side: 'from' | 'to'): number =>
  play.kindOf(edge).name === 'edge' ? numberIn(play, edge, side) : 0;

const PHASES = Object.fromEntries(Object.keys(vocabulary.phases).map((phase) => [`phase.${phase}`, { fields: {} }]));
const EVENTS: readonly EventSpec[] = eventSpecs({ ...coreEvents, ...vocabulary.events, ...PHASES });

const zone = (name: string, per: ZoneSpec['per'], title: string, isInPlay = false): ZoneSpec => ({
  name,
  per,
  title,
  isInPlay,
});

export const CHARACTER_ZONES: readonly ZoneSpec[] = [
  zone('hand', 'character', 'Hand'),
  zone('deck:own', 'character', 'Own deck'),
  zone('discard:own', 'character', 'Own discards'),
  zone('played', 'character', 'Card that is played', true),
  zone('curses', 'character', 'Curses', true),
  zone('sealed', 'character', 'Face-down Curses'),
  zone('night', 'character', 'Night cards'),
  zone('mission', 'character', 'Night card that lies open', true),
  zone('role', 'character', 'Role', true),
];
export const TABLE_ZONES: readonly ZoneSpec[] = [
  zone('box', 'game', 'Box'),
  zone('reserve', 'game', 'Reserve'),
  zone('rewards', 'game', 'Rewards'),
  zone('sheets', 'game', 'Sheets to come'),
  zone('current-sheet', 'game', 'Current sheet', true),
  zone('past-sheets', 'game', 'Sheets of the past'),
  zone('table', 'game', 'On the table', true),
  zone('discard', 'game', 'Discards'),
  zone('supply', 'game', 'Supply'),
];

const words = (record: object): string[] => Object.keys(record);

export const DERANGED_SPEC: SystemSpec = {
  id: 'deranged',
  kinds: DERANGED_KINDS,
  streams: ['setup', 'dice', 'decks'],
  ...vocabulary.board,
  finishesGames: vocabulary.finishesGames,
  stats: STATS,
  fields: FIELDS,
  events: EVENTS,
  functions: TOWN_FUNCTIONS,
  zones: [...CHARACTER_ZONES, ...TABLE_ZONES],
  sets: {
    characters: 'character',
    monsters: 'monster',
    spaces: 'space',
    tokens: 'token',
    tiles: 'tile',
    seats: 'seat',
  },
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
  },
  kindWords: [...vocabulary.entityKinds],
  occupantKinds: ['character', 'monster', 'token'],
  placeKinds: ['space', 'edge'],
  runningKinds: ['scenario', 'rule', 'game', 'tile'],
  reactionOrder: ['scenario', 'sheet', 'reference', 'monster', 'keyword', 'condition', ...CARD_KINDS],
  windows: words(vocabulary.windows),
  setupSteps: words(vocabulary.setupSteps),
  phases: words(vocabulary.phases),
  lastingEvents: ['turn', 'phase.monsters'],
  verbs: words(vocabulary.verbs),
  placements: words(vocabulary.placements),
  procedures: words(vocabulary.procedures),
  tests: words(vocabulary.tests),
};
