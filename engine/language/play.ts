/**
 * A running game as the language sees it: the state, the program that content was compiled to, the events under way and
 * the log. Everything that must survive a checkpoint is in the state; the rest lives within one step of the loop.
 */
import { Dealt } from '../kernel/dealt';
import type { Asking } from '../kernel/decision';
import { Game } from '../kernel/game';
import { DEF, ZONE } from '../kernel/layout';
import type { Log } from '../kernel/log';
import type { EventCause, EventRecord } from './event-record';
import type { Shortage } from './none-left';
import type { Program } from './program';
import type { Witness } from './witness';

/** A binding while effects run: a number, a list, or the event that is reacted to. */
export type Slot = number | readonly number[] | EventRecord;
export type Frame = Slot[];

/** Compiled effects. Undefined when done; a procedure when somebody is asked. */
export type Run = (play: Play, frame: Frame) => Asking;
/** A compiled expression; bools are 1 and 0. */
export type Fn = (play: Play, frame: Frame) => number;
export type TextFn = (play: Play, frame: Frame) => string;

/** The most effects from one answer to the next question before the game is taken to hang. */
export const STEP_LIMIT = 20_000;
/** How deep events may happen in events, or procedures call procedures, before they are taken never to end. */
export const DEEPEST = 200;
/** How many of the last effects are looked at to name what is in the loop. */
const RECENT = 64;

export class LoopError extends Error {
  /** `items` are the keys of the items whose effects ran in the loop, most frequent first. */
  constructor(
    readonly items: readonly string[],
    steps: number,
  ) {
    super(`The game comes to no question and no end after ${steps} effects. In the loop: ${items.join(', ')}.`);
    this.name = 'LoopError';
  }
}

export class Play extends Game {
  /** The event under way, innermost; its parents are the tree. */
  event: EventRecord | null = null;
  /** How many procedures of content are under way, one in the other. */
  callDepth = 0;
  /** Places in the content that run outside of any event of theirs: procedures, steps of a set-up; innermost last. */
  readonly sources: EventCause[] = [];
  log: Log | null = null;
  /** Told of whatever happens; null in nearly every game. */
  witness: Witness | null = null;
  /** Set while a set-up is tried out: what was wanted and not there. */
  shortages: Shortage[] | null = null;
  /** What it was begun with; only people want to know. */
  seedNumber = 0;
  /** Dice that the next rolls show, for tests and worked examples; random when empty. */
  readonly script: number[] = [];
  /** Items whose effects ran last, one place after the other and round again, to name those in an endless loop. */
  readonly recentItems = new Int32Array(RECENT);

  /** In a copy for a bot: what was dealt anew because its seat may not see it. */
  readonly dealt = new Dealt();

  /** Where zones were found last, by a hash of their name and owner; only a hint, and always checked. */
  readonly zoneHints = new Int32Array(256);

  /** Where the words of the streams that the language draws from stand. */
  readonly diceStream: number;
  readonly deckStream: number;
  readonly setupStream: number;

  /** Throws if the system lacks one of the streams that the language expects. */
  constructor(
    readonly program: Program,
    words?: number,
  ) {
    super(program, words);
    this.diceStream = this.stream('dice');
    this.deckStream = this.stream('decks');
    this.setupStream = this.stream('setup');
  }

  /** The item number of an entity, 0 for none. */
  def(entity: number): number {
    return this.state[entity + DEF] as number;
  }

  /** The list that an entity stands in. */
  zone(entity: number): number {
    return this.state[entity + ZONE] as number;
  }

  /** Whether anything would be different if an event (its number) were made known. Where not, rules need not make it at all. */
  isHeard(event: number): boolean {
    return this.witness !== null || this.program.isHeard(event);
  }

  /** Where the numbers of an event's frame begin: `self` first. */
  frame(self = 0): Frame {
    return [self, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  }

  /** Counts an effect of an item against the step limit. Throws a LoopError past it. */
  countStep(item: number): void {
    const steps = this.steps + 1;
    this.steps = steps;
    this.recentItems[steps % RECENT] = item;
    if (steps > STEP_LIMIT) this.program.reportLoop(this, item);
  }
}
