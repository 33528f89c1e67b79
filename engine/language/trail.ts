/**
 * How the game came to where it is, for people: the events under way from the outside in, and the content that answers
 * them. Made only when somebody reads along; nothing here plays.
 */
import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import type { LogOptions, TrailStep } from '../kernel/log';
import type { EventCause, EventRecord } from './event-record';
import { coreEventWords } from './event-words';
import type { Play } from './play';

/** Says an event in a sentence without its full stop. */
export type EventWords = (play: Play, event: EventRecord) => string;

/** Writes a line of the log, with what led to it. Nothing happens where nobody reads along. */
export function tell(play: Play, text: string, options: LogOptions = {}): void {
  const { log } = play;
  if (log === null) return;
  const trail = trailOf(play);
  const cause = lastOf(trail);
  log.write(text, {
    ...options,
    item: cause?.item ?? options.item ?? 0,
    trail,
    rules: [...(options.rules ?? []), ...rulesUnderWay(play)],
  });
}

/** The events under way and what of the content answers them, from the outside in. */
export function trailOf(play: Play): TrailStep[] {
  const events: EventRecord[] = [];
  for (let event = play.event; event !== null; event = event.parent) events.push(event);
  const within = play.sources.map((cause) => ({ text: partWords(play, cause), ...cause }));
  const happenings = events.reverse().flatMap((event) => {
    const happening = { text: wordsOf(play, event), ...(event.cause ?? cardOf(play, event)) };
    const answer = event.replacedBy?.cause;
    return answer === undefined ? [happening] : [happening, { text: partWords(play, answer), ...answer }];
  });
  return [...happenings, ...within];
}

/** Runs effects that stand outside of any event, so that whoever asks is told where they are written. */
export function within(play: Play, cause: EventCause, run: () => Asking): Asking {
  play.sources.push(cause);
  return andThen(run(), () => {
    play.sources.pop();
    return undefined;
  });
}

/** The innermost step that content made. */
export const lastOf = (trail: readonly TrailStep[]): TrailStep | undefined => trail.findLast(({ item }) => item !== 0);

/** The name of the content that the game is in the middle of, '' if it is in none. */
export function nameOfCause(play: Play): string {
  const item = play.program.items[lastOf(trailOf(play))?.item ?? 0]?.item;
  return item?.name ?? item?.id ?? '';
}

/** Names of the built-in rules that the events under way follow, the nearest first. */
export function rulesUnderWay(play: Play): string[] {
  const rules = play.program.system.rulesOfEvents;
  const found: string[] = [];
  for (let event = play.event; event !== null; event = event.parent) {
    const rule = rules?.[play.program.numbering.names.word(event.type)];
    if (rule !== undefined && !found.includes(rule)) found.push(rule);
  }
  return found;
}

const NOWHERE: EventCause = { item: 0, pointer: '' };

/** An event about a card comes from that card. */
function cardOf(play: Play, event: EventRecord): EventCause {
  const card = event.get('card');
  return card === 0 ? NOWHERE : { item: play.def(card), pointer: '' };
}

function wordsOf(play: Play, event: EventRecord): string {
  const name = play.program.numbering.names.word(event.type);
  const words = play.program.system.eventWords?.[name] ?? coreEventWords[name];
  return words?.(play, event) ?? name.replaceAll(/[-.]/g, ' ');
}

/** "Nurse: bedside manner": the item, and which of its parts if it says so. */
function partWords(play: Play, { item, pointer }: EventCause): string {
  const info = play.program.items[item];
  if (info === undefined) return 'an effect that lasts';
  const id = idAt(info.item, pointer);
  const name = info.item.name ?? info.item.id;
  return id === '' ? name : `${name}: ${id.replaceAll('-', ' ')}`;
}

/** The `id` of the innermost part that a pointer leads through. */
function idAt(item: object, pointer: string): string {
  let value: unknown = item;
  let id = '';
  for (const step of pointer.split('/').slice(1)) {
    value = (value as Record<string, unknown> | null | undefined)?.[step];
    const own = (value as { id?: unknown } | null | undefined)?.id;
    if (typeof own === 'string') id = own;
  }
  return id;
}
