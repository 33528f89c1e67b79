/** Actions that content offers: on cards, characters, tokens and scenarios. The system asks which may be taken now. */

import { begin } from '../kernel/asking';
import type { Asking, Proc } from '../kernel/decision';
import type { CompiledCost } from './costs';
import { emit, newEvent } from './emit';
import type { EventCause } from './event-record';
import { type Active, enter, type Host, isLive } from './host';
import { readNote, writeNote } from './notes';
import { ownerOf } from './ownership';
import type { Fn, Play, Run, TextFn } from './play';

export interface CompiledAction {
  readonly id: string;
  /** Its own name, '' if what carries it is name enough. */
  readonly name: string;
  readonly host: Host;
  /** Where it is written. */
  readonly cause: EventCause;
  readonly active: Active;
  readonly userSlot: number;
  readonly text: TextFn;
  readonly cost: CompiledCost | undefined;
  readonly test: Fn | undefined;
  readonly windows: readonly string[];
  /** The built-in action that it counts as, '' if none. */
  readonly as: string;
  readonly limit: { times: Fn; word: number; until: number } | undefined;
  readonly run: Run;
}

export interface OfferedAction {
  /** Place among the program's actions. */
  index: number;
  /** The entity that carries it. */
  carrier: number;
}

/** The actions that a character may take in a window, in the order of the content. */
export function offeredActions(play: Play, user: number, window: string): OfferedAction[] {
  const offered: OfferedAction[] = [];
  const { program } = play;
  for (const index of program.actionsIn(window)) {
    const action = program.actions[index] as CompiledAction;
    for (let carrier = play.firstOfItem(action.host.item); carrier !== 0; carrier = play.nextOfItem(carrier)) {
      if (isLive(play, carrier, action.active) && isOffered(play, action, user, carrier))
        offered.push({ index, carrier });
    }
  }
  return offered;
}

function isOffered(play: Play, action: CompiledAction, user: number, carrier: number): boolean {
  const holder = ownerOf(play, carrier);
  if (holder !== 0 && holder !== user) return false;
  if (!play.program.system.canUse(play, user, carrier)) return false;
  const frame = enter(play, action.host, carrier);
  frame[action.userSlot] = user;
  if (action.limit !== undefined && readNote(play, carrier, action.limit.word) >= action.limit.times(play, frame))
    return false;
  if (action.cost !== undefined && !action.cost.isPayable(play, user, frame)) return false;
  return action.test === undefined || action.test(play, frame) !== 0;
}

/** Takes an action: costs first, then its effects, inside an `action` event. */
export function takeAction(play: Play, user: number, { index, carrier }: OfferedAction): Asking {
  return begin(taking(play, user, play.program.actions[index] as CompiledAction, carrier));
}

function* taking(play: Play, user: number, action: CompiledAction, carrier: number): Proc {
  const frame = enter(play, action.host, carrier);
  frame[action.userSlot] = user;
  play.countStep(action.host.cause);
  if (action.limit !== undefined) {
    writeNote(play, carrier, action.limit.word, readNote(play, carrier, action.limit.word) + 1, {
      until: action.limit.until,
    });
  }
  const { system } = play.program;
  const beginning = system.beginUse(play, user, carrier);
  if (beginning !== undefined) yield* beginning;
  const paying = action.cost?.pay(play, user, frame);
  if (paying !== undefined) yield* paying;
  const event = newEvent(play, 'action', user)
    .set('action', play.program.name(action.as || action.id))
    .set('card', carrier);
  event.cause = action.cause;
  const asking = emit(play, event, () => action.run(play, frame));
  if (asking !== undefined) yield* asking;
  const ending = system.endUse(play, user, carrier);
  if (ending !== undefined) yield* ending;
}

/** "1 AP, 1 charge". */
export function costWords(play: Play, user: number, { index, carrier }: OfferedAction): string {
  const action = play.program.actions[index] as CompiledAction;
  const frame = enter(play, action.host, carrier);
  frame[action.userSlot] = user;
  return action.cost?.words(play, frame) ?? '';
}

export function actionText(play: Play, user: number, { index, carrier }: OfferedAction): string {
  const action = play.program.actions[index] as CompiledAction;
  const frame = enter(play, action.host, carrier);
  frame[action.userSlot] = user;
  return action.text(play, frame);
}
