/**
 * Tracks that lie on a card: spaces in a row with a marker, each with what happens when it is entered. How far the marker
 * has come is a note on the game. Tracks along the board belong to their system.
 */
import type { Asking, Proc } from '../kernel/decision';
import type { Compiler } from './compiler';
import { inSequence } from './effects/sequence';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import { enter, type Host } from './host';
import { readNote, writeNote } from './notes';
import type { Fn, Play, Run, TextFn } from './play';
import type { ItemInfo } from './program';
import { withEvent } from './scope';

export interface CompiledTrack {
  readonly host: Host;
  readonly eventSlot: number;
  readonly ids: readonly string[];
  /** What players read on each space. */
  readonly labels: readonly TextFn[];
  /** What the icon of each space says; undefined for a space without one. */
  readonly notes: readonly (TextFn | undefined)[];
  /** What happens when each space is entered. */
  readonly enter: readonly Run[];
  readonly onEnd: Run;
  readonly isLoop: boolean;
  /** What lies beside its spaces, which only those who look at it see. */
  readonly beside: readonly Reminder[];
}

interface Reminder {
  /** The place of the space among them, from 0 on. */
  readonly space: Fn;
  readonly test: Fn;
  readonly icon: string;
  readonly text: TextFn;
}

interface TrackItem {
  spaces?: readonly { id: string; name?: string; icon?: string; enter?: unknown }[];
  icons?: Readonly<Record<string, { text?: unknown; do?: unknown }>>;
  onEnd?: unknown;
  loops?: boolean;
  beside?: readonly { space: unknown; if?: unknown; icon: string; text: unknown }[];
}

export function compileTrack(compiler: Compiler, host: Host): CompiledTrack {
  const { spaces = [], icons = {}, onEnd, loops = false, beside = [] } = compiler.item as TrackItem;
  const { scope, slot } = withEvent(host.scope, 'advance');
  const ofIcons = new Map(
    Object.entries(icons).map(([id, icon]) => [id, compiler.effects(icon?.do, scope, `/icons/${id}/do`)]),
  );
  const texts = new Map(
    Object.entries(icons).map(([id, icon]) => [id, compiler.text(icon?.text, host.scope, `/icons/${id}/text`)]),
  );
  return {
    host,
    eventSlot: slot,
    ids: spaces.map(({ id }) => id),
    labels: spaces.map(({ id, name = id }, i) => compiler.text(name, host.scope, `/spaces/${i}/name`)),
    notes: spaces.map(({ icon }) => texts.get(icon ?? '')),
    enter: spaces.map(({ icon, enter }, i) =>
      both(
        ofIcons.get(icon ?? ''),
        enter === undefined ? undefined : compiler.effects(enter, scope, `/spaces/${i}/enter`),
      ),
    ),
    onEnd: compiler.effects(onEnd, scope, '/onEnd'),
    isLoop: loops,
    beside: beside.map(
      ({ space, if: test = true, icon, text }, i): Reminder => ({
        space: compiler.value(space, host.scope, 'int', `/beside/${i}/space`),
        test: compiler.value(test, host.scope, 'bool', `/beside/${i}/if`),
        icon,
        text: compiler.text(text, host.scope, `/beside/${i}/text`),
      }),
    ),
  };
}

const both = (icon: Run | undefined, own: Run | undefined): Run =>
  inSequence([icon, own].filter((run) => run !== undefined));

/** The place of the marker among the spaces, from 0 on. */
export const placeOnTrack = (play: Play, track: ItemInfo): number =>
  readNote(play, play.program.gameEntity(play), noteOf(play, track));

const noteOf = (play: Play, track: ItemInfo): number => play.program.name(`track:${track.item.id}`);

/** How many spaces it is forward to the space with this id; 0 if there is none. */
export function stepsOnTrack(play: Play, track: ItemInfo, id: string): number {
  const { ids = [], isLoop = false } = play.program.tracks.get(track.number) ?? {};
  const place = ids.indexOf(id);
  if (place < 0) return 0;
  const by = place - placeOnTrack(play, track);
  return by < 0 && isLoop ? by + ids.length : by;
}

/** Moves the marker of a track space by space, back if `by` is negative, inside an `advance` event for each. */
export function advanceTrack(play: Play, track: ItemInfo, by: number): Asking {
  for (let done = 0; done < Math.abs(by); done++) {
    const asking = advanceOnce(play, track, Math.sign(by));
    if (asking !== undefined) return theOtherSpaces(asking, play, track, by - (done + 1) * Math.sign(by));
  }
  return undefined;
}

function* theOtherSpaces(asking: Proc, play: Play, track: ItemInfo, left: number): Proc {
  yield* asking;
  const rest = advanceTrack(play, track, left);
  if (rest !== undefined) yield* rest;
}

function advanceOnce(play: Play, track: ItemInfo, by: number): Asking {
  const compiled = play.program.tracks.get(track.number);
  const event = eventOf(EVENT.advance).set('track', track.id);
  return emit(play, event, () => {
    const length = compiled?.ids.length ?? 0;
    const place = placeOnTrack(play, track) + by;
    const isOut = length > 0 && (place < 0 || place >= length);
    const next = isOut && compiled?.isLoop ? (place + length) % length : place;
    if (!isOut || compiled?.isLoop) writeNote(play, play.program.gameEntity(play), noteOf(play, track), next);
    if (compiled === undefined) return undefined;
    const frame = enter(play, compiled.host, play.firstOfItem(track.number));
    frame[compiled.eventSlot] = event;
    return isOut && !compiled.isLoop ? compiled.onEnd(play, frame) : compiled.enter[next]?.(play, frame);
  });
}
