/**
 * What Sanitarium tells the content language about itself: kinds, stats, fields, events and words. Titles and the events'
 * fields come from the schemas; here is only how each is kept in a game.
 */
import { coreEvents, systems } from '../../../schemas/generated/language';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import type { EventSpec, FieldSpec, StatSpec, SystemSpec, ZoneSpec } from '../../language/spec';
import { spaceOf } from '../../language/standard';
import { eventSpecs } from '../../language/standard-events';
import { cardOfSpace, isOnMap } from '../../table/card-map';
import { numberIn } from '../../table/numbers';
import { isFaceUp, markOf, placeOf } from './hallway-map';
import { SANITARIUM_KINDS } from './kinds';
import { MAP_FUNCTIONS } from './map-functions';
import { isPlayer, nextPlayer, type RuleSetting, rule, sortOfCard } from './state';
import { claimOf } from './things';

const vocabulary = systems.sanitarium;

const PLAYER = ['character'] as const;
const CARD_KINDS: readonly string[] = vocabulary.cardKinds;

const column = (name: string, title: string, kinds: readonly string[], limits: { most?: number } = {}): StatSpec => ({
  name,
  title,
  kinds,
  from: 'column',
  least: 0,
  ...limits,
});

/** A number of the rules that content may change for somebody. */
const ruled = (name: string, title: string, setting: RuleSetting): StatSpec => ({
  name,
  title,
  kinds: PLAYER,
  from: 'derived',
  least: 0,
  read: (play) => rule(play, setting),
});

function sanityOfCard(play: Play, card: number): number {
  if (numberIn(play, card, 'protected') === 1) return rule(play, 'protectedValue');
  const printed = play.program.infoOf(play, card)?.item.sanity;
  return typeof printed === 'number' ? printed : 0;
}

const STATS: readonly StatSpec[] = [
  column('ap', 'Action points', PLAYER),
  column('sanity', 'Sanity of this turn', PLAYER),
  column('itemsTaken', 'Items that it has taken in this turn', PLAYER),
  column('escaped', 'In which order it came out', PLAYER),
  ruled('cardLimit', 'Items and Events that it may have', 'cardLimit'),
  ruled('concentrate', 'Sanity of a Concentrate action', 'concentrate'),
  ruled('moveCost', 'AP of a Move', 'moveCost'),
  ruled('searchCost', 'AP of a Search', 'searchCost'),
  ruled('expandCost', 'AP of an Expand', 'expandCost'),
  { name: 'horrorBonus', title: 'Added to its Horror Checks', kinds: PLAYER, from: 'derived', read: () => 0 },
  {
    name: 'sanityValue',
    title: 'Sanity that it is worth',
    kinds: ['card'],
    from: 'derived',
    least: 0,
    read: sanityOfCard,
  },
  column('protected', 'A Safe Thing that was claimed', ['card'], { most: 1 }),
  { name: 'cost', title: 'Sanity to disbelieve it', kinds: ['card'], from: 'item', path: 'cost', missing: 0, least: 0 },
];

const flag = (value: boolean): number => (value ? 1 : 0);

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'kind',
    type: 'name',
    read: (play, entity) => {
      const kind = play.kindOf(entity).name;
      return play.program.name(kind === 'card' ? (play.program.infoOf(play, entity)?.item.kind ?? kind) : kind);
    },
  },
  { name: 'space', type: 'entity', kind: 'space', read: placeOf },
  { name: 'hallway', type: 'entity', kind: 'card', read: (play, entity) => cardOfSpace(play, placeOf(play, entity)) },
  { name: 'mark', type: 'name', read: (play, entity) => play.program.name(markOf(play, placeOf(play, entity))) },
  {
    name: 'form',
    type: 'name',
    read: (play, card) =>
      play.kindOf(card).name === 'card' && isOnMap(play, card)
        ? play.program.name(isFaceUp(play, card) ? 'up' : 'down')
        : 0,
  },
  {
    name: 'number',
    type: 'int',
    read: (play, entity) => (play.kindOf(entity).name === 'shadow' ? numberIn(play, entity, 'number') : 0),
  },
  {
    name: 'holder',
    type: 'entity',
    kind: 'card',
    read: (play, thing) => (sortOfCard(play, thing) === 'safe-thing' ? claimOf(play, ownerOf(play, thing), thing) : 0),
  },
  { name: 'onBoard', type: 'bool', read: (play, entity) => flag(spaceOf(play, entity) !== 0) },
  {
    name: 'left',
    type: 'entity',
    kind: 'character',
    read: (play, player) => (isPlayer(play, player) ? nextPlayer(play, player) : 0),
  },
];

const PHASES = Object.fromEntries(Object.keys(vocabulary.phases).map((phase) => [`phase.${phase}`, { fields: {} }]));
const EVENTS: readonly EventSpec[] = eventSpecs({ ...coreEvents, ...vocabulary.events, ...PHASES });

const zone = (name: string, per: ZoneSpec['per'], title: string, isInPlay = false): ZoneSpec => ({
  name,
  per,
  title,
  isInPlay,
});

export const PLAYER_ZONES: readonly ZoneSpec[] = [
  zone('items', 'character', 'Items', true),
  zone('hand', 'character', 'Events in hand'),
  zone('hallucinations', 'character', 'Hallucinations', true),
  zone('safe-things', 'character', 'Safe Things'),
];
export const TABLE_ZONES: readonly ZoneSpec[] = [
  zone('things', 'game', 'Safe Things not in play'),
  zone('map', 'game', 'Face-down hallways'),
  zone('open-map', 'game', 'Rooms and Dark Hallways in play', true),
  zone('box', 'game', 'Box'),
  zone('supply', 'game', 'Shadows not in play'),
];

const words = (record: object): string[] => Object.keys(record);

export const SANITARIUM_SPEC: SystemSpec = {
  id: 'sanitarium',
  kinds: SANITARIUM_KINDS,
  streams: ['setup', 'dice', 'decks'],
  ...vocabulary.board,
  stats: STATS,
  fields: FIELDS,
  events: EVENTS,
  functions: MAP_FUNCTIONS,
  zones: [...PLAYER_ZONES, ...TABLE_ZONES],
  sets: { characters: 'character', spaces: 'space', seats: 'seat' },
  isLeftOut: { spaces: (play, space) => cardOfSpace(play, space) === 0 },
  entityKinds: {
    ...Object.fromEntries(CARD_KINDS.map((kind) => [kind, 'card'])),
    character: 'character',
    shadow: 'shadow',
    scenario: 'scenario',
    'rule-set': 'rule',
    keyword: 'rule',
    condition: 'condition',
  },
  kindWords: [...vocabulary.entityKinds],
  occupantKinds: ['character', 'shadow'],
  placeKinds: ['space'],
  runningKinds: ['scenario', 'rule', 'game'],
  reactionOrder: ['scenario', 'shadow', 'keyword', 'condition', 'hallucination', 'item-card', 'event-card'],
  windows: words(vocabulary.windows),
  setupSteps: words(vocabulary.setupSteps),
  phases: words(vocabulary.phases),
  lastingEvents: ['turn', 'round'],
  verbs: words(vocabulary.verbs),
  placements: words(vocabulary.placements),
  procedures: words(vocabulary.procedures),
  tests: words(vocabulary.tests),
};
