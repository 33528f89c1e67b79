/** Names of the rules that Sanitarium explains to people, which events follow which of them, and its own events in words. */
import type { Play } from '../../language/play';
import type { EventWords } from '../../language/trail';

export type Rule =
  | 'set-up'
  | 'laying'
  | 'roll'
  | 'shadows'
  | 'caught'
  | 'horror'
  | 'hallucinations'
  | 'disbelieve'
  | 'actions'
  | 'move'
  | 'search'
  | 'limit'
  | 'events'
  | 'things'
  | 'escape'
  | 'end';

export const RULES_OF_EVENTS: Readonly<Record<string, Rule>> = {
  setup: 'set-up',
  'phase.creeping': 'laying',
  lay: 'laying',
  'phase.roll': 'roll',
  allot: 'roll',
  'phase.shadows': 'shadows',
  stalk: 'shadows',
  caught: 'caught',
  test: 'horror',
  hallucinate: 'hallucinations',
  disbelieve: 'disbelieve',
  turn: 'actions',
  step: 'move',
  search: 'search',
  take: 'search',
  protect: 'things',
  escape: 'escape',
  exhausted: 'end',
};

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);

export const EVENT_WORDS: Readonly<Record<string, EventWords>> = {
  allot: (play, event) => `The dice of ${name(play, event.actor)} are allotted`,
  stalk: (play, event) => `${name(play, event.actor)} goes for ${name(play, event.target)}`,
  caught: (play, event) => `${name(play, event.actor)} catches ${name(play, event.target)}`,
  hallucinate: (play, event) => `${name(play, event.actor)} takes a Hallucination`,
  disbelieve: (play, event) => `${name(play, event.actor)} disbelieves a Hallucination`,
  lay: (play, event) => `${name(play, event.actor)} lays a card`,
  search: (play, event) => `${name(play, event.actor)} searches a hallway`,
  take: (play, event) => `${name(play, event.actor)} takes a card`,
  protect: (play, event) => `${name(play, event.actor)} claims a Safe Thing`,
  escape: (play, event) => `${name(play, event.actor)} escapes`,
  exhausted: () => 'No card can be drawn',
  'phase.creeping': () => 'Creeping Darkness',
  'phase.roll': () => 'Roll Dice',
  'phase.shadows': () => 'The Shadows move',
};
