/** Functions of the expression language about entities: what they are, count, hold, may do; and about events under way. */
import { HEAD, KIND, NEXT } from '../kernel/layout';
import { isWhat } from './conditions';
import { during } from './emit';
import { readNote } from './notes';
import { isInPlay, ownerOf } from './ownership';
import { isPermitted, isTreatedAs } from './permits';
import type { Play } from './play';
import type { FunctionSpec } from './spec';

const word = (play: Play, number: number | undefined): string => play.program.numbering.names.word(number ?? 0);
const flag = (value: boolean): number => (value ? 1 : 0);

/** Members of a list that are figures or tokens: what a space holds, without notes and conditions. */
export function occupants(play: Play, space: number): number[] {
  const { state } = play;
  const { occupantKinds } = play.program;
  const found: number[] = [];
  for (let e = state[space + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (occupantKinds[state[e + KIND] as number] === true) found.push(e);
  }
  return found;
}

/** Cards and the like in a zone, without notes. */
export function cardsIn(play: Play, zone: number): number[] {
  const { state } = play;
  const { note } = play.program.kindNumbers;
  const found: number[] = [];
  for (let e = state[zone + HEAD] as number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + KIND] !== note) found.push(e);
  }
  return found;
}

/** Everything in play made from an item with this id (a word's number). */
export function inPlayWithId(play: Play, id: number): number[] {
  const found: number[] = [];
  for (const info of play.program.withId(id)) {
    for (let e = play.firstOfItem(info.number); e !== 0; e = play.nextOfItem(e)) if (isInPlay(play, e)) found.push(e);
  }
  return found;
}

/** The word under which an event is counted for `happened` and `involved`. */
export const tallyWord = (event: string, since: string): string => `tally ${event} ${since}`;

const tally = (play: Play, event: number | undefined, since: number | undefined, on: number): number =>
  readNote(play, on, play.program.name(tallyWord(word(play, event), word(play, since))));

export const ENTITY_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'Entity.is(string): bool',
    description: 'Has this keyword or condition.',
    run: (play, [e = 0, what = 0]) => flag(isWhat(play, e, what)),
  },
  {
    signature: 'Entity.is(string, Entity): bool',
    description: 'Has this condition about somebody.',
    run: (play, [e = 0, what = 0, about = 0]) => flag(isWhat(play, e, what, about)),
  },
  {
    signature: 'Entity.counter(string): int',
    description: 'The value of a counter.',
    run: (play, [e = 0, name = 0]) => readNote(play, e, name),
  },
  {
    signature: 'Entity.stat(string): int',
    description: 'The value of a stat.',
    run: (play, [e = 0, name]) => play.program.stats.read(play, e, word(play, name)),
  },
  {
    signature: 'Entity.printed(string): int',
    description: 'The value of a stat before what modifies it: of a printed number what its card says.',
    run: (play, [e = 0, name]) => play.program.stats.base(play, e, word(play, name)),
  },
  {
    signature: 'Entity.carries(string): bool',
    description: 'Holds something made from this item.',
    run: (play, [e = 0, id = 0]) =>
      flag(inPlayWithId(play, id).some((held) => ownerOf(play, held) === e && held !== e)),
  },
  {
    signature: 'Entity.marks(string): list<Entity>',
    description: 'What of a family lies on it.',
    run: (play, [e = 0, family]) =>
      cardsIn(play, e).filter((mark) => play.program.infoOf(play, mark)?.family === family),
  },
  {
    signature: 'Entity.treats(Entity, string): bool',
    description: 'Somebody counts as something in its eyes.',
    run: (play, [viewer = 0, it = 0, as = 0]) => flag(isTreatedAs(play, viewer, it, as)),
  },
  {
    signature: 'Entity.can(string, Entity): bool',
    description: 'It may do something to somebody.',
    run: (play, [e = 0, verb, other = 0]) => flag(isPermitted(play, word(play, verb), e, other, true)),
  },
  {
    signature: 'at(Entity): list<Entity>',
    description: 'Figures and tokens on a space.',
    run: (play, [space = 0]) => occupants(play, space),
  },
  {
    signature: 'at(Entity, string): list<Entity>',
    description: 'Figures and tokens of one item on a space.',
    run: (play, [space = 0, id]) => occupants(play, space).filter((e) => play.program.infoOf(play, e)?.id === id),
  },
  {
    signature: 'inPlay(string): list<Entity>',
    description: 'Everything in play made from an item.',
    run: (play, [id = 0]) => inPlayWithId(play, id),
  },
  {
    signature: 'inPlay(string, Entity): list<Entity>',
    description: 'Everything in play made from an item that somebody holds.',
    run: (play, [id = 0, holder]) => inPlayWithId(play, id).filter((e) => ownerOf(play, e) === holder),
  },
  {
    signature: 'zone(string): list<Entity>',
    description: 'What lies in a zone of the table, or in a deck (`deck:weapons`), in no order.',
    run: (play, [name]) => cardsIn(play, play.program.system.zone(play, word(play, name), 0)).sort((a, b) => a - b),
  },
  {
    signature: 'zone(string, Entity): list<Entity>',
    description: 'What lies in a zone of somebody, in no order.',
    run: (play, [name, holder = 0]) =>
      cardsIn(play, play.program.system.zone(play, word(play, name), holder)).sort((a, b) => a - b),
  },
  {
    signature: 'pile(string, Entity): list<Entity>',
    description: 'What lies face up in a pile of somebody (`discard:own`), the top card first.',
    run: (play, [name, holder = 0]) => cardsIn(play, play.program.system.zone(play, word(play, name), holder)),
  },
  {
    signature: 'top(string): Entity',
    description: 'The top card of a deck that lies face up.',
    run: (play, [deck]) => cardsIn(play, play.program.system.zone(play, `deck:${word(play, deck)}`, 0))[0] ?? 0,
  },
  {
    signature: 'during(string): bool',
    description: 'An event of this name is under way.',
    run: (play, [event = 0]) => flag(during(play, event) !== null),
  },
  {
    signature: 'cause(string): Entity',
    description: 'Who acts in the event of this name that is under way.',
    run: (play, [event = 0]) => during(play, event)?.actor ?? 0,
  },
  {
    signature: 'happened(string, string): int',
    description: 'How often an event happened since the start of the action, turn, round, …',
    run: (play, [event, since]) => tally(play, event, since, play.program.gameEntity(play)),
  },
  {
    signature: 'happened(string, string, Entity): int',
    description: 'How often an event happened to somebody.',
    run: (play, [event, since, target = 0]) => tally(play, event, since, target),
  },
  {
    signature: 'involved(string, string, Entity): int',
    description: 'How often somebody acted in an event or was its target.',
    run: (play, [event, since, entity = 0]) => tally(play, event, since, entity),
  },
];
