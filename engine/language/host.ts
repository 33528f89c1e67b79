/**
 * What carries parts: an item itself, a keyword on an item, a condition, a lasting effect. Each says which entities carry
 * the parts, who `self` is, and which columns hold bindings that the parts may use.
 */
import { KNOWN, ZONE } from '../kernel/layout';
import { isInPlay } from './ownership';
import type { Frame, Play } from './play';
import type { Scope } from './scope';

export interface Host {
  /** The number of the item whose entities carry the parts. */
  readonly item: number;
  /** Whether `self` is what the entity stands on (a condition's bearer) or the entity itself. */
  readonly isBearer: boolean;
  /** Columns of the entity to put in the frame before the parts run. */
  readonly loads: readonly { offset: number; slot: number }[];
  readonly scope: Scope;
  /** The number of the item that is named as the cause: the keyword, not the monster that has it. */
  readonly cause: number;
  /** Where a part comes when several react to the same event; lower first. */
  readonly rank: number;
}

export const selfOf = (play: Play, host: Host, entity: number): number =>
  host.isBearer ? (play.state[entity + ZONE] as number) : entity;

/** A frame for the parts of one entity. */
export function enter(play: Play, host: Host, entity: number): Frame {
  // What was frozen may be `self`: in parts that are on nobody it stays who made them.
  const frame = play.frame(selfOf(play, host, entity));
  for (const { offset, slot } of host.loads) frame[slot] = play.state[entity + offset] as number;
  return frame;
}

/** When parts are live, where the default for their kind is not meant. */
export type Active = 'default' | 'anywhere' | 'hand' | 'face-up' | 'running';

export function isLive(play: Play, entity: number, active: Active): boolean {
  if (play.isDead(entity)) return false;
  switch (active) {
    case 'anywhere':
      return true;
    case 'hand':
      return play.state[(play.state[entity + ZONE] as number) + play.program.columns.word] === play.program.handWord;
    case 'face-up':
      return isFaceUp(play, entity);
    default:
      return isInPlay(play, entity);
  }
}

/** Whether every seat has seen it. */
function isFaceUp(play: Play, entity: number): boolean {
  const known = play.state[entity + KNOWN] as number;
  return play.all('character').every((character) => known & (1 << play.program.system.seatOf(play, character)));
}

const NOBODY: readonly number[] = [];

/** Every entity that carries the parts of a host and is live, in order of making. */
export function liveEntities(play: Play, host: Host, active: Active): readonly number[] {
  let found: number[] | undefined;
  for (let e = play.firstOfItem(host.item); e !== 0; e = play.nextOfItem(e)) {
    if (!isLive(play, e, active)) continue;
    found ??= [];
    found.push(e);
  }
  return found ?? NOBODY;
}
