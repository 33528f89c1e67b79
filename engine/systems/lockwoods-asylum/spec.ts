/**
 * What Lockwood's Asylum tells the content language about itself: kinds, stats, fields, events and words. Titles and the events'
 * fields come from the schemas; here is only how each is kept in a game.
 */
import { coreEvents, systems } from '../../../schemas/generated/language';
import type { FieldSpec, StatSpec, SystemSpec, ZoneSpec } from '../../language/spec';
import { eventSpecs } from '../../language/standard-events';
import { printedStat } from '../../language/standard-figures';
import { ASYLUM_KINDS } from './kinds';
import { isCharacter, isDead, kindOf, leftOf, rule } from './state';

const vocabulary = systems['lockwoods-asylum'];
const CARD_KINDS: readonly string[] = vocabulary.cardKinds;

const printed = (name: string, title: string, least: number): StatSpec => ({
  name,
  title,
  kinds: ['card'],
  from: 'item',
  path: `stats/${name}`,
  missing: least,
  least,
});

const STATS: readonly StatSpec[] = [
  printed('cost', 'Cost', 0),
  printed('produce', 'Produce', 0),
  printed('damage', 'Damage', 0),
  {
    // Of a player a number that rises and falls, of a card a printed one.
    name: 'health',
    title: 'Health',
    kinds: ['character', 'card'],
    from: 'derived',
    read: (play, entity) =>
      isCharacter(play, entity)
        ? (play.state[entity + play.layout.column('health')] as number)
        : Math.max(1, printedStat(play, entity, 'health')),
    write: (play, entity, value) => {
      if (isCharacter(play, entity)) play.state[entity + play.layout.column('health')] = value;
    },
  },
  {
    name: 'maxHealth',
    title: 'Most Health',
    kinds: ['character'],
    from: 'derived',
    read: (play, who) => {
      const own = (play.program.infoOf(play, who)?.item.stats as { maxHealth?: number } | undefined)?.maxHealth;
      return own ?? rule(play, 'maxHealth');
    },
  },
  {
    name: 'handSize',
    title: 'Cards that it draws in its End Phase',
    kinds: ['character'],
    from: 'derived',
    least: 0,
    read: (play) => rule(play, 'handSize'),
  },
  { name: 'direction', title: '1: turns pass to the left', kinds: ['game'], from: 'derived', read: () => 1 },
  { name: 'round', title: 'Round', kinds: ['game'], from: 'column' },
];

const FIELDS: readonly FieldSpec[] = [
  {
    name: 'kind',
    type: 'name',
    read: (play, entity) => play.program.name(kindOf(play, entity) || play.kindOf(entity).name),
  },
  {
    name: 'left',
    type: 'entity',
    kind: 'character',
    read: (play, who) => (isCharacter(play, who) ? leftOf(play, who) : 0),
  },
];

const PHASES = Object.fromEntries(Object.keys(vocabulary.phases).map((phase) => [`phase.${phase}`, { fields: {} }]));

const zone = (name: string, per: ZoneSpec['per'], title: string, isInPlay = false): ZoneSpec => ({
  name,
  per,
  title,
  isInPlay,
});

export const PLAYER_ZONES: readonly ZoneSpec[] = [
  zone('hand', 'character', 'Hand'),
  zone('room', 'character', 'Room', true),
  zone('played', 'character', 'Action that is played'),
  zone('revealed', 'character', 'Revealed cards'),
  zone('victory', 'character', 'Victory Pile'),
  zone('deck:own', 'character', 'Own deck'),
  zone('discard:own', 'character', 'Own discard pile'),
];
/** Those of decks are made with their decks. */
export const TABLE_ZONES: readonly ZoneSpec[] = [
  zone('box', 'game', 'Box'),
  zone('asylum', 'game', 'The Asylum', true),
  zone('deck:lockwood', 'game', 'Lockwood deck'),
];
const DECK_ZONES: readonly ZoneSpec[] = [
  zone('deck:asylum', 'game', 'Asylum deck'),
  zone('discard:asylum', 'game', 'Discards of the Asylum deck'),
  zone('deck:horrors', 'game', 'Horrors'),
  zone('discard:horrors', 'game', 'Discards of the Horrors'),
];

const words = (record: object): string[] => Object.keys(record);

export const ASYLUM_SPEC: SystemSpec = {
  id: 'lockwoods-asylum',
  kinds: ASYLUM_KINDS,
  streams: ['setup', 'dice', 'decks'],
  finishesGames: vocabulary.finishesGames,
  stats: STATS,
  fields: FIELDS,
  events: eventSpecs({ ...coreEvents, ...vocabulary.events, ...PHASES }),
  functions: [],
  zones: [...PLAYER_ZONES, ...TABLE_ZONES, ...DECK_ZONES],
  sets: { characters: 'character', seats: 'seat' },
  isLeftOut: { character: isDead },
  entityKinds: {
    ...Object.fromEntries(CARD_KINDS.map((kind) => [kind, 'card'])),
    character: 'character',
    scenario: 'scenario',
    'rule-set': 'rule',
    keyword: 'rule',
    condition: 'condition',
  },
  kindWords: [...vocabulary.entityKinds],
  occupantKinds: ['card'],
  placeKinds: [],
  // A player stands nowhere: what lies on it holds as long as it lives.
  runningKinds: ['scenario', 'rule', 'game', 'character'],
  reactionOrder: ['scenario', 'horror', 'monster', 'ally', 'starter', 'keyword', 'condition'],
  windows: words(vocabulary.windows),
  setupSteps: words(vocabulary.setupSteps),
  phases: words(vocabulary.phases),
  lastingEvents: ['turn', 'phase.action', 'phase.purchase'],
  verbs: words(vocabulary.verbs),
  placements: words(vocabulary.placements),
  procedures: words(vocabulary.procedures),
  tests: words(vocabulary.tests),
};
