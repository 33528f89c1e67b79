/** Names of the rules that Deranged explains to people, which events follow which of them, and its own events in words. */
import type { Play } from '../../language/play';
import type { EventWords } from '../../language/trail';

export type Rule =
  | 'set-up'
  | 'hero-phase'
  | 'cards'
  | 'move'
  | 'doors'
  | 'attack'
  | 'candles'
  | 'defence'
  | 'search'
  | 'item-effect'
  | 'rest'
  | 'monster-phase'
  | 'monster-move'
  | 'time'
  | 'night-cards'
  | 'deranged'
  | 'death'
  | 'insanity'
  | 'curses'
  | 'missions'
  | 'end';

export const RULES_OF_EVENTS: Readonly<Record<string, Rule>> = {
  setup: 'set-up',
  turn: 'hero-phase',
  play: 'hero-phase',
  move: 'move',
  step: 'move',
  block: 'doors',
  attack: 'attack',
  defend: 'defence',
  damage: 'attack',
  kill: 'death',
  slay: 'monster-phase',
  insane: 'insanity',
  search: 'search',
  'item-effect': 'item-effect',
  rest: 'rest',
  activation: 'monster-phase',
  'phase.monsters': 'monster-phase',
  time: 'time',
  advance: 'time',
  dusk: 'time',
  dawn: 'time',
  'last-dawn': 'end',
  reveal: 'night-cards',
  deranged: 'deranged',
  human: 'deranged',
  freed: 'deranged',
  curse: 'curses',
  accomplish: 'missions',
};

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

export const EVENT_WORDS: Readonly<Record<string, EventWords>> = {
  deranged: (play, event) => `${name(play, event.target)} turns Deranged`,
  human: (play, event) => `${name(play, event.target)} turns human again`,
  freed: (play, event) => `${name(play, event.target)} loses the Deranged token`,
  insane: (play, event) => `${name(play, event.target)} becomes insane`,
  slay: (play, event) => `${name(play, event.target)} is killed`,
  rest: (play, event) => `${name(play, event.actor)} rests`,
  'item-effect': (play, event) => `${name(play, event.actor)} uses the effect of a card`,
  curse: (play, event) => `${name(play, event.actor)} draws a Curse`,
  accomplish: (play, event) => `${name(play, event.actor)} has done a mission`,
  block: (play, event) => `${name(play, event.actor)} blocks a door`,
  time: () => 'Time moves on',
  dusk: () => 'The day is over',
  dawn: () => 'The night is over',
  'last-dawn': () => 'The last night is over',
  sheet: () => 'A sheet is revealed',
  'phase.monsters': () => 'The Monster Phase',
};
