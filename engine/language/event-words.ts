/** The events of every game in words, as a log tells them: who does what to whom. */
import type { EventRecord } from './event-record';
import type { Play } from './play';
import type { EventWords } from './trail';

const name = (play: Play, entity: number): string => play.program.system.nameOf(play, entity);
const actor = (play: Play, event: EventRecord): string => (event.actor === 0 ? 'Somebody' : name(play, event.actor));
const target = (play: Play, event: EventRecord): string => (event.target === 0 ? 'somebody' : name(play, event.target));
const word = (play: Play, number: number): string => play.program.numbering.names.word(number).replaceAll('-', ' ');
const withCard = (play: Play, event: EventRecord): string =>
  event.get('card') === 0 ? '' : ` with ${name(play, event.get('card'))}`;
const cardName = (play: Play, event: EventRecord): string =>
  event.get('card') === 0 ? 'a card' : name(play, event.get('card'));

export const coreEventWords: Readonly<Record<string, EventWords>> = {
  setup: (play, event) => `Set-up: ${word(play, event.get('step'))}`,
  round: (_, event) => `Round ${event.get('number')}`,
  turn: (play, event) => `The turn of ${actor(play, event)}`,
  activation: (play, event) => `${actor(play, event)} is activated`,
  action: (play, event) =>
    `${actor(play, event)} takes an action: ${word(play, event.get('action'))}${withCard(play, event)}`,
  move: (play, event) => `${actor(play, event)} moves`,
  step: (play, event) => `${actor(play, event)} steps to ${name(play, event.get('to'))}`,
  enter: (play, event) => `${actor(play, event)} enters ${name(play, event.get('space'))}`,
  target: (play, event) => `${actor(play, event)} picks a target`,
  attack: (play, event) => `${actor(play, event)} attacks ${target(play, event)}${withCard(play, event)}`,
  'attack-dice': (play, event) => `The dice of ${actor(play, event)} are counted`,
  defend: (play, event) => `${target(play, event)} defends`,
  damage: (play, event) => `${target(play, event)} is dealt ${event.amount} damage`,
  heal: (play, event) => `${target(play, event)} is healed by ${event.amount}`,
  kill: (play, event) => `${target(play, event)} falls`,
  roll: (play, event) => `Dice are rolled${event.actor === 0 ? '' : ` for ${actor(play, event)}`}`,
  test: (play, event) => `${actor(play, event)} makes a test: ${word(play, event.get('test'))}`,
  draw: (play, event) => `${actor(play, event)} draws ${cardName(play, event)}`,
  discard: (play, event) => `${cardName(play, event)} is discarded`,
  play: (play, event) => `${actor(play, event)} plays ${cardName(play, event)}`,
  reveal: (play, event) => `${cardName(play, event)} is revealed`,
  'deck-empty': (play, event) => `The deck ${word(play, event.get('deck'))} is empty`,
  spawn: (play, event) => `${target(play, event)} appears`,
  remove: (play, event) => `${target(play, event)} leaves the board`,
  advance: (play, event) => `The track ${word(play, event.get('track'))} advances`,
  change: (play, event) => `${word(play, event.get('stat'))} of ${target(play, event)} changes by ${event.get('by')}`,
  apply: (play, event) => `A condition is put on ${target(play, event)}`,
  clear: (play, event) => `A condition is taken off ${target(play, event)}`,
  search: (play, event) => `${actor(play, event)} searches`,
  scenario: (play, event) => `The scenario ${target(play, event)} starts or ends`,
  settled: () => 'Everything is settled',
};
