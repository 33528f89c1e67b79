/** What most games do alike to figures and tokens: hurting, healing, killing, placing, spawning, taking away. */
import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import { HEAD, KIND, OWNER } from '../kernel/layout';
import { putLast, takeOut } from '../kernel/zones';
import { emit, eventOf } from './emit';
import { EVENT } from './event-types';
import { endAttached, leaveGame } from './leaving';
import type { Play } from './play';
import { findZone, makeKnown, makeZone, spaceOf } from './standard';
import type { Result, SpawnOrder } from './system';

/** Lowers health inside a `damage` event. Death is not found here: a system looks for it once everything is settled. */
export function damageFigure(
  play: Play,
  target: number,
  amount: number,
  from: number,
  tags: readonly number[],
): Asking {
  if (target === 0 || amount <= 0) return undefined;
  const { program } = play;
  if (!play.isHeard(EVENT.damage)) {
    program.stats.add(play, target, 'health', -amount);
    return undefined;
  }
  const event = eventOf(EVENT.damage, from, target).set('amount', amount).setList('tags', tags);
  return emit(play, event, () => {
    if (event.amount > 0) program.stats.add(play, target, 'health', -event.amount);
    return undefined;
  });
}

/** Raises a stat inside a `heal` event, never above what is printed on the item. */
export function healFigure(play: Play, target: number, amount: number, stat: string): Asking {
  if (target === 0 || amount <= 0) return undefined;
  if (!play.isHeard(EVENT.heal)) return raise(play, target, amount, stat);
  const event = eventOf(EVENT.heal, 0, target).set('amount', amount);
  return emit(play, event, () => raise(play, target, event.amount, stat));
}

function raise(play: Play, target: number, amount: number, stat: string): undefined {
  const { stats } = play.program;
  const missing = printedStat(play, target, stat) - stats.base(play, target, stat);
  if (missing > 0) stats.add(play, target, stat, Math.min(amount, missing));
  return undefined;
}

/** The number that an entity's item has for a stat; no limit if it has none. */
export function printedStat(play: Play, entity: number, stat: string): number {
  const stats = play.program.infoOf(play, entity)?.item.stats as Readonly<Record<string, number>> | undefined;
  return stats?.[stat] ?? Number.MAX_SAFE_INTEGER;
}

/** A `kill` event; what was killed goes only when everything that answers it is done, so that it can still be read. */
export function killFigure(play: Play, target: number, by: number): Asking {
  if (target === 0) return undefined;
  const event = eventOf(EVENT.kill, by, target).set('space', spaceOf(play, target));
  return andThen(emit(play, event), () =>
    event.hasHappened ? play.program.system.remove(play, target, 'supply') : undefined,
  );
}

/** Puts something on a space inside an `enter` event, without steps. */
export function placeFigure(play: Play, entity: number, space: number): Asking {
  if (entity === 0 || space === 0) return undefined;
  if (!play.isHeard(EVENT.enter)) {
    putLast(play, entity, space);
    return undefined;
  }
  const from = spaceOf(play, entity);
  putLast(play, entity, space);
  return emit(play, eventOf(EVENT.enter, entity).set('space', space).set('from', from));
}

/**
 * Makes an entity of an item and places it inside a `spawn` event, unless as many as the item's `supply` are there
 * already. `result` is the entity, or 0.
 */
export function spawnFigure(play: Play, order: SpawnOrder, result: Result): Asking {
  const { program } = play;
  const { item } = order;
  result.value = 0;
  if (livingOf(play, item.number) >= ((item.item.supply as number | undefined) ?? Number.MAX_SAFE_INTEGER))
    return undefined;
  const kind = program.layout.kind(program.system.entityKinds[item.item.kind] ?? item.item.kind);
  const entity = play.create(kind, item.number);
  result.value = entity;
  play.state[entity + OWNER] = order.owner;
  setPrinted(play, entity);
  if (kind.columns.has('number')) play.state[entity + program.layout.column('number')] = order.number;
  const event = eventOf(EVENT.spawn, 0, entity).set('space', order.space).set('def', item.id);
  return andThen(
    emit(play, event, () => program.system.place(play, entity, event.get('space'))),
    () => {
      if (!event.hasHappened) {
        play.free(entity);
        result.value = 0;
      }
      return undefined;
    },
  );
}

function livingOf(play: Play, item: number): number {
  let count = 0;
  for (let e = play.firstOfItem(item); e !== 0; e = play.nextOfItem(e)) count++;
  return count;
}

/** Gives every column that is also a stat the number printed on the item. */
export function setPrinted(play: Play, entity: number): void {
  const printed = play.program.infoOf(play, entity)?.item.stats as Readonly<Record<string, unknown>> | undefined;
  for (const [stat, value] of Object.entries(printed ?? {})) {
    const offset = play.layout.find(play.state[entity + KIND] as number, stat);
    if (offset >= 0 && typeof value === 'number') play.state[entity + offset] = value;
  }
}

/**
 * Takes something out of play: to a zone of the table of that name, or back to its supply, where it is no more. It goes
 * when everything that answers the `remove` event is done.
 */
export function removeFigure(play: Play, entity: number, to: string): Asking {
  if (entity === 0 || play.isDead(entity)) return undefined;
  const event = eventOf(EVENT.remove, 0, entity);
  return andThen(emit(play, event), () => (event.hasHappened ? putAway(play, entity, to) : undefined));
}

function putAway(play: Play, entity: number, to: string): Asking {
  if (to === 'discard') return play.program.system.discard(play, entity);
  if (to === 'supply') {
    takeAllOff(play, entity);
    leaveGame(play, entity);
  } else putLast(play, entity, findZone(play, to, 0) || makeZone(play, to, 0, false));
  return undefined;
}

/** What stands on an entity goes with it: conditions and the like for good, anything else to no place at all. */
function takeAllOff(play: Play, entity: number): void {
  endAttached(play, entity);
  for (let e = play.state[entity + HEAD] as number; e !== 0; e = play.state[entity + HEAD] as number) takeOut(play, e);
}

/** Shows an entity to the seats of characters. */
export function revealTo(play: Play, entity: number, characters: readonly number[]): void {
  const { system } = play.program;
  makeKnown(
    play,
    entity,
    characters.map((character) => system.seatOf(play, character)).filter((seat) => seat >= 0),
  );
}
