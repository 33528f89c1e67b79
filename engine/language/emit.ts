/**
 * Events: replacements, then what comes before, then the event itself, then what comes after. Each running event knows
 * the one that it happens in; the tree is what `during` and `cause` read.
 */

import { andThen, begin } from '../kernel/asking';
import type { Asking, Proc } from '../kernel/decision';
import type { CompiledCost } from './costs';
import { type EventCause, EventRecord } from './event-record';
import { type Active, enter, type Host, isLive, selfOf } from './host';
import { end, readNote, writeNote } from './notes';
import { DEEPEST, type Fn, type Frame, type Play, type Run } from './play';
import { askWhether, type OptionalWords, pickReplacement } from './questions';

export interface Listener {
  readonly host: Host;
  /** Where it is written. */
  readonly cause: EventCause;
  readonly active: Active;
  readonly eventSlot: number;
  readonly test: Fn | undefined;
  readonly run: Run;
  /** Asked of `who` before it runs. */
  readonly optional: OptionalWords | undefined;
  readonly who: Fn;
  readonly cost: CompiledCost | undefined;
  readonly limit: { times: Fn; word: number; until: number } | undefined;
  /** Fields of its event that its effects set to something else. */
  readonly alters: ReadonlySet<string>;
  /** -1 first, 0, 1 last. */
  readonly order: number;
  /** Whether it goes once it has fired. */
  readonly isOnce: boolean;
}

export interface EventListeners {
  readonly instead: Listener[];
  readonly before: Listener[];
  readonly after: Listener[];
}

/** What happens in an event once nothing has replaced it. */
export type Body = (play: Play, event: EventRecord) => Asking;

const nothing: Body = () => undefined;

export function emit(play: Play, event: EventRecord, body: Body = nothing): Asking {
  goInto(play, event);
  const listeners = play.program.listeners.get(event.type);
  if (listeners !== undefined && (listeners.instead.length > 0 || listeners.before.length > 0)) {
    return begin(dispatch(play, event, body, listeners));
  }
  event.hasHappened = true;
  const asking = body(play, event);
  if (asking !== undefined) return theAnswers(asking, play, event, listeners?.after);
  tally(play, event);
  const answering = listeners === undefined ? undefined : react(play, event, listeners.after, 'after');
  if (answering !== undefined) return closing(answering, play, event);
  play.event = event.parent;
  return undefined;
}

/** Makes an event the innermost one under way. Throws a LoopError if events happen in events without end. */
function goInto(play: Play, event: EventRecord): void {
  const parent = play.event;
  event.parent = parent;
  play.event = event;
  if (parent === null) return;
  event.depth = parent.depth + 1;
  if (event.depth > DEEPEST) play.program.reportLoop(play, 0);
}

/**
 * Opens an event that spans several steps of the loop, a turn or a round: what comes before it happens now. Says whether it
 * happens: something may replace or stop it. The event is not under way afterwards; `emitEnd` closes it with a record of its
 * own.
 */
export function* opens(play: Play, event: EventRecord): Proc<boolean> {
  goInto(play, event);
  const listeners = play.program.listeners.get(event.type);
  const isReplaced = yield* replace(play, event, listeners?.instead ?? []);
  if (!isReplaced) {
    const preparing = react(play, event, listeners?.before ?? [], 'before');
    if (preparing !== undefined) yield* preparing;
  }
  play.event = event.parent;
  return !isReplaced && !event.isStopped;
}

/** Closes an event that `opens` opened: what comes after it happens now. */
export function emitEnd(play: Play, event: EventRecord): Asking {
  return begin(ending(play, event));
}

function* ending(play: Play, event: EventRecord): Proc {
  goInto(play, event);
  tally(play, event);
  const answering = react(play, event, play.program.listeners.get(event.type)?.after ?? [], 'after');
  if (answering !== undefined) yield* answering;
  play.event = event.parent;
}

function* theAnswers(asking: Proc, play: Play, event: EventRecord, after: readonly Listener[] = []): Proc {
  yield* asking;
  tally(play, event);
  const answering = react(play, event, after, 'after');
  if (answering !== undefined) yield* answering;
  play.event = event.parent;
}

function* closing(asking: Proc, play: Play, event: EventRecord): Proc {
  yield* asking;
  play.event = event.parent;
}

/** The whole of it, for an event that something may replace, change or stop. */
function* dispatch(play: Play, event: EventRecord, body: Body, listeners: EventListeners): Proc {
  const isReplaced = yield* replace(play, event, listeners.instead);
  if (!isReplaced) {
    const preparing = react(play, event, listeners.before, 'before');
    if (preparing !== undefined) yield* preparing;
    if (!event.isStopped) {
      event.hasHappened = true;
      const asking = body(play, event);
      if (asking !== undefined) yield* asking;
      tally(play, event);
      const answering = react(play, event, listeners.after, 'after');
      if (answering !== undefined) yield* answering;
    }
  }
  play.event = event.parent;
}

interface Reaction {
  listener: Listener;
  entity: number;
}

const NOBODY: readonly Reaction[] = [];

/** All that may react, in order: first and last as the author said, then by rank, then as made. */
function gather(play: Play, listeners: readonly Listener[]): readonly Reaction[] {
  let found: Reaction[] | undefined;
  for (const listener of listeners) {
    for (let e = play.firstOfItem(listener.host.item); e !== 0; e = play.nextOfItem(e)) {
      if (!isLive(play, e, listener.active)) continue;
      found ??= [];
      found.push({ listener, entity: e });
    }
  }
  return found ?? NOBODY;
}

/** Lets all of them react, one after the other. Before the event, one that stops it is the last to react. */
function react(play: Play, event: EventRecord, listeners: readonly Listener[], timing: 'before' | 'after'): Asking {
  const reactions = gather(play, listeners);
  for (let i = 0; i < reactions.length; i++) {
    if (event.isStopped && timing === 'before') return undefined;
    const asking = fire(play, event, reactions[i] as Reaction);
    if (asking !== undefined) return theOtherReactions(asking, play, event, reactions.slice(i + 1), timing);
  }
  return undefined;
}

/** Whether content would replace this event, or alter a field of it, if it came now; nothing happens. */
export function mayAlter(play: Play, event: EventRecord, field: string): boolean {
  const { instead = [], before = [] } = play.program.listeners.get(event.type) ?? {};
  const altering = [...instead, ...before.filter(({ alters }) => alters.has(field))];
  return gather(play, altering).some((reaction) => passes(play, event, reaction));
}

function passes(play: Play, event: EventRecord, { listener, entity }: Reaction): boolean {
  if (!isLive(play, entity, listener.active)) return false;
  if (isUsedUp(play, listener, entity)) return false;
  if (listener.test === undefined) return true;
  const frame = enter(play, listener.host, entity);
  frame[listener.eventSlot] = event;
  return listener.test(play, frame) !== 0;
}

/** Lets the replacement that wins happen, or the next one if it is declined. Says whether one did. */
function* replace(play: Play, event: EventRecord, listeners: readonly Listener[]): Proc<boolean> {
  if (listeners.length === 0) return false;
  let able = gather(play, listeners).filter((reaction) => canReplace(play, event, reaction));
  while (able.length > 0) {
    const winner = yield* chooseReplacement(play, event, able);
    const isWanted = yield* paid(play, event, winner, frameOf(play, event, winner));
    if (isWanted) return true;
    able = able.filter((reaction) => reaction !== winner);
  }
  return false;
}

function canReplace(play: Play, event: EventRecord, reaction: Reaction): boolean {
  const { listener } = reaction;
  if (isReplacing(event, listener) || !passes(play, event, reaction)) return false;
  if (listener.cost === undefined) return true;
  const frame = frameOf(play, event, reaction);
  return listener.cost.isPayable(play, listener.who(play, frame), frame);
}

/** The one of several replacements that wins: as ordered, then the nearest carrier, then whichever the decider picks. */
function* chooseReplacement(play: Play, event: EventRecord, able: readonly Reaction[]): Proc<Reaction> {
  const nearness = able.map(({ listener, entity }) => listener.order * 100 + nearnessOf(play, event, listener, entity));
  const nearest = Math.min(...nearness);
  const tied = able.filter((_, index) => nearness[index] === nearest);
  if (tied.length === 1) return tied[0] as Reaction;
  const chosen = yield* pickReplacement(
    play,
    tied.map(({ listener, entity }) => ({ cause: listener.host.cause, entity })),
  );
  return tied[chosen] as Reaction;
}

/** Whether a replacement is already at work above this event: none replaces itself twice. */
function isReplacing(event: EventRecord, listener: Listener): boolean {
  for (let above = event.parent; above !== null; above = above.parent) if (above.replacedBy === listener) return true;
  return false;
}

function nearnessOf(play: Play, event: EventRecord, listener: Listener, entity: number): number {
  return selfOf(play, listener.host, entity) === event.target ? 0 : 1 + listener.host.rank;
}

function frameOf(play: Play, event: EventRecord, { listener, entity }: Reaction): Frame {
  const frame = enter(play, listener.host, entity);
  frame[listener.eventSlot] = event;
  return frame;
}

function fire(play: Play, event: EventRecord, reaction: Reaction): Asking {
  if (!passes(play, event, reaction)) return undefined;
  const { cost, optional, who } = reaction.listener;
  const frame = frameOf(play, event, reaction);
  if (cost === undefined && optional === undefined) return run(play, event, reaction, frame);
  if (cost !== undefined && !cost.isPayable(play, who(play, frame), frame)) return undefined;
  return begin(paid(play, event, reaction, frame));
}

/** Asked first if it is optional, and paid for, before it runs. Says whether it was wanted. */
function* paid(play: Play, event: EventRecord, reaction: Reaction, frame: Frame): Proc<boolean> {
  const { optional, cost, who } = reaction.listener;
  const user = who(play, frame);
  if (optional !== undefined) {
    const isWanted = yield* askWhether(play, user, optional, frame);
    if (!isWanted) return false;
  }
  const paying = cost?.pay(play, user, frame);
  if (paying !== undefined) yield* paying;
  const asking = run(play, event, reaction, frame);
  if (asking !== undefined) yield* asking;
  return true;
}

function run(play: Play, event: EventRecord, { listener, entity }: Reaction, frame: Frame): Asking {
  play.countStep(listener.host.cause);
  countUse(play, listener, entity);
  play.witness?.answered(play, event, listener.cause);
  if (listener.isOnce) end(play, entity);
  const before = event.replacedBy;
  event.replacedBy = listener;
  const { log } = play;
  if (log !== null) log.depth++;
  return andThen(listener.run(play, frame), () => {
    event.replacedBy = before;
    if (log !== null) log.depth--;
    return undefined;
  });
}

function* theOtherReactions(
  asking: Proc,
  play: Play,
  event: EventRecord,
  left: readonly Reaction[],
  timing: 'before' | 'after',
): Proc {
  yield* asking;
  for (const reaction of left) {
    if (event.isStopped && timing === 'before') return;
    const next = fire(play, event, reaction);
    if (next !== undefined) yield* next;
  }
}

function isUsedUp(play: Play, { limit, host }: Listener, entity: number): boolean {
  if (limit === undefined) return false;
  return readNote(play, entity, limit.word) >= limit.times(play, enter(play, host, entity));
}

function countUse(play: Play, { limit }: Listener, entity: number): void {
  if (limit === undefined) return;
  writeNote(play, entity, limit.word, readNote(play, entity, limit.word) + 1, { until: limit.until });
}

/** Counts the event for `happened` and `involved`, if some expression of the content asks, and tells the witness of it. */
function tally(play: Play, event: EventRecord): void {
  if (play.witness !== null && !event.isStopped) play.witness.happened(play, event);
  const words = play.program.tallies.get(event.type);
  if (words === undefined || event.isStopped) return;
  for (const { word, until } of words) {
    for (const on of new Set([event.actor, event.target, play.program.gameEntity(play)])) {
      if (on !== 0) writeNote(play, on, word, readNote(play, on, word) + 1, { until });
    }
  }
}

/** The innermost event under way with this name (a word's number), or null. */
export function during(play: Play, type: number): EventRecord | null {
  for (let event = play.event; event !== null; event = event.parent) if (event.type === type) return event;
  return null;
}

/** A new event by its name. */
export function newEvent(play: Play, name: string, actor = 0, target = 0): EventRecord {
  return new EventRecord(play.program.name(name), actor, target);
}

/** A new event by its number: `eventOf(EVENT.damage, …)`. */
export function eventOf(type: number, actor = 0, target = 0): EventRecord {
  return new EventRecord(type, actor, target);
}
