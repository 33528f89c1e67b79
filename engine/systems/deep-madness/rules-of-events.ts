/** Names of the rules that Deep Madness explains to people, which events follow which of them, and its own events in words. */
import type { Play } from '../../language/play';
import type { EventWords } from '../../language/trail';

export type Rule =
  | 'set-up'
  | 'activation'
  | 'move'
  | 'trap'
  | 'attack'
  | 'distribute'
  | 'reroll'
  | 'resistance'
  | 'shock'
  | 'search'
  | 'items'
  | 'rest'
  | 'trade'
  | 'hatches'
  | 'hatch-test'
  | 'air'
  | 'sanity'
  | 'madness'
  | 'possession'
  | 'lucid'
  | 'others-turn'
  | 'monster-steps'
  | 'monster-move'
  | 'monster-attack'
  | 'brace'
  | 'wounds'
  | 'devour'
  | 'spawn'
  | 'slots'
  | 'refresh'
  | 'chapter';

export const RULES_OF_EVENTS: Readonly<Record<string, Rule>> = {
  setup: 'set-up',
  attack: 'attack',
  'attack-dice': 'attack',
  strike: 'resistance',
  damage: 'wounds',
  kill: 'wounds',
  exhaust: 'sanity',
  madness: 'madness',
  'madness-card': 'madness',
  possess: 'possession',
  'hatch-test': 'hatch-test',
  hatch: 'hatches',
  drown: 'air',
  search: 'search',
  rest: 'rest',
  trade: 'trade',
  devour: 'devour',
  'spawn-card': 'spawn',
  slot: 'slots',
  advance: 'devour',
  scenario: 'chapter',
  'phase.devour': 'devour',
  'phase.spawn': 'spawn',
  'phase.activation': 'slots',
  'phase.refresh': 'refresh',
};

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);
const word = (play: Play, number: number): string => play.program.numbering.names.word(number);

export const EVENT_WORDS: Readonly<Record<string, EventWords>> = {
  exhaust: (play, event) => `${name(play, event.target)} exhausts sanity`,
  madness: (play, event) => `${name(play, event.target)} takes madness`,
  'madness-card': (play, event) => `${name(play, event.target)} draws a madness card`,
  possess: (play, event) => `${name(play, event.target)} becomes possessed`,
  strike: (play, event) => `${name(play, event.actor)} hits ${name(play, event.target)}`,
  slot: (_, event) => `Slot ${event.get('number')} of the activation track`,
  hatch: (play, event) => `The hatch ${name(play, event.get('edge'))} becomes ${word(play, event.get('value'))}`,
  'hatch-test': (play, event) => `${name(play, event.target)} holds a hatch against ${name(play, event.actor)}`,
  drown: (play, event) => `${name(play, event.target)} is short of air`,
  rest: (play, event) => `${name(play, event.actor)} rests`,
  reroll: (play, event) => `${name(play, event.actor)} rerolls a die`,
  trade: (play, event) => `${name(play, event.actor)} trades with ${name(play, event.target)}`,
  devour: (play, event) => `${name(play, event.target)} is devoured`,
  'spawn-card': (play, event) => `The spawn card ${name(play, event.get('card'))}`,
  advance: () => 'The devour marker advances',
  'phase.devour': () => 'The devour phase',
  'phase.spawn': () => 'The spawn phase',
  'phase.activation': () => 'The activation phase',
  'phase.refresh': () => 'The refresh phase',
};
