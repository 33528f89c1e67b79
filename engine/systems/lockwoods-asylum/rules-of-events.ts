/** Names of the rules that Lockwood's Asylum explains to people, which events follow which of them, and its own events in words. */
import type { Play } from '../../language/play';
import type { EventWords } from '../../language/trail';

export type Rule =
  | 'set-up'
  | 'turn'
  | 'start'
  | 'threat'
  | 'action'
  | 'purchase'
  | 'timing'
  | 'battle'
  | 'end'
  | 'draw'
  | 'death'
  | 'win';

export const RULES_OF_EVENTS: Readonly<Record<string, Rule>> = {
  setup: 'set-up',
  turn: 'turn',
  'phase.start': 'start',
  'phase.threat': 'threat',
  threat: 'threat',
  'phase.action': 'action',
  play: 'action',
  'phase.purchase': 'purchase',
  purchase: 'purchase',
  'phase.battle': 'battle',
  damage: 'battle',
  slain: 'battle',
  survive: 'battle',
  'phase.end': 'end',
  depart: 'end',
  draw: 'draw',
  'deck-empty': 'draw',
  kill: 'death',
};

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

export const EVENT_WORDS: Readonly<Record<string, EventWords>> = {
  threat: (play, event) => `${name(play, event.get('card'))} goes to ${name(play, event.actor)}’s Room`,
  purchase: (play, event) => `${name(play, event.actor)} buys ${name(play, event.get('card'))}`,
  slain: (play, event) => `${name(play, event.target)} is slain`,
  survive: (play, event) => `${name(play, event.target)} survives`,
  depart: (play, event) => `${name(play, event.target)} leaves the Room`,
  'phase.start': (play, event) => `${name(play, event.actor)}’s Start Phase`,
  'phase.threat': (play, event) => `${name(play, event.actor)}’s Threat Phase`,
  'phase.action': (play, event) => `${name(play, event.actor)}’s Action Phase`,
  'phase.purchase': (play, event) => `${name(play, event.actor)}’s Purchase Phase`,
  'phase.battle': (play, event) => `The battle in ${name(play, event.actor)}’s Room`,
  'phase.end': (play, event) => `${name(play, event.actor)}’s End Phase`,
};
