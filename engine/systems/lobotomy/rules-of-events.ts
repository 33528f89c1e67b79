/** Names of the rules that Lobotomy explains to people, which events follow which of them, and its own events in words. */
import type { Play } from '../../language/play';
import type { EventWords } from '../../language/trail';

export type Rule =
  | 'set-up'
  | 'basic-skills'
  | 'disorders'
  | 'turn'
  | 'movement'
  | 'running'
  | 'searching'
  | 'lockers'
  | 'memories'
  | 'doors'
  | 'locks'
  | 'barricades'
  | 'trading'
  | 'inventory'
  | 'armor'
  | 'skill-limit'
  | 'last-use'
  | 'imagination'
  | 'attack'
  | 'weapons'
  | 'area'
  | 'defense'
  | 'damage'
  | 'final-blow'
  | 'sanity'
  | 'chaos-die'
  | 'imaginary-locker'
  | 'defense-die'
  | 'tantrum'
  | 'defy-time'
  | 'defy-gravity'
  | 'answering'
  | 'others-turn'
  | 'death'
  | 'cells'
  | 'movement-card'
  | 'special-event'
  | 'memory-symbol'
  | 'warden-walk'
  | 'stomp'
  | 'march'
  | 'ranged-march'
  | 'spawns'
  | 'monster-order'
  | 'monster-target'
  | 'overwhelm'
  | 'scenario'
  | 'final-clash';

export const RULES_OF_EVENTS: Readonly<Record<string, Rule>> = {
  setup: 'set-up',
  attack: 'attack',
  defend: 'defense',
  damage: 'damage',
  kill: 'death',
  search: 'searching',
  unlock: 'locks',
  'door-revealed': 'doors',
  trade: 'trading',
  'final-blow': 'final-blow',
  stomp: 'stomp',
  surge: 'special-event',
  scenario: 'scenario',
  advance: 'warden-walk',
  target: 'monster-target',
  'final-clash': 'final-clash',
  'phase.events': 'movement-card',
  'phase.surge': 'special-event',
  'phase.memories': 'memory-symbol',
  'phase.warden': 'warden-walk',
  'phase.spawns': 'spawns',
};

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

export const EVENT_WORDS: Readonly<Record<string, EventWords>> = {
  advance: () => 'The Warden walks on',
  surge: (play, event) => `The special event of a ${play.program.numbering.names.word(event.get('color'))} card`,
  stomp: (play, event) => `The Warden stomps ${name(play, event.target)}`,
  'final-clash': () => 'The Final Clash',
  trade: (play, event) => `${name(play, event.actor)} trades with ${name(play, event.target)}`,
  'final-blow': (play, event) => `Final Blow of ${name(play, event.actor)}`,
  'door-revealed': (play, event) => `${name(play, event.actor)} turns over the door ${name(play, event.get('edge'))}`,
  unlock: (play, event) => `${name(play, event.actor)} tries the lock ${name(play, event.get('edge'))}`,
  'phase.players': () => 'The players\u2019 turn',
  'phase.monsters': () => 'The monsters\u2019 turn',
  'phase.events': (play, event) => `Monsters\u2019 turn: movement card ${name(play, event.get('card'))}`,
  'phase.surge': () => 'Monsters\u2019 turn: special event',
  'phase.memories': () => 'Monsters\u2019 turn: a memory appears',
  'phase.warden': () => 'Monsters\u2019 turn: the Warden',
  'phase.monsters-move': () => 'Monsters\u2019 turn: they move',
  'phase.spawns': () => 'Monsters\u2019 turn: new monsters',
  'phase.monsters-attack': () => 'Monsters\u2019 turn: they attack',
};
