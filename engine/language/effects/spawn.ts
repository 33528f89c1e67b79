import { andThen } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Fn, Frame, Play } from '../play';
import { findPlace } from '../procedures';
import type { ItemInfo } from '../program';
import type { Cause } from '../questions';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

/** Brings something into play from its supply, on a space or to an owner. */
export const compileSpawn: EffectCompiler<'spawn'> = (effect, site) => {
  const { program } = site;
  const item = program.findById(effect.what);
  const count = site.int('count', 1);
  const order = {
    at: site.entity('at'),
    owner: site.entity('owner'),
    number: site.int('number', 0),
    placement: effect.placement,
    cause: site.cause,
  };
  const slot = site.bindAs('as', 'list<entity>');
  if (item === undefined) return () => undefined;
  return (play, frame) => {
    const made: number[] = [];
    if (slot >= 0) frame[slot] = made;
    return spawnSome(play, frame, { ...order, item, made }, count(play, frame));
  };
};

interface Order {
  item: ItemInfo;
  at: Fn;
  owner: Fn;
  number: Fn;
  placement: string | undefined;
  cause: Cause;
  made: number[];
}

function spawnSome(play: Play, frame: Frame, order: Order, count: number): Asking {
  for (let i = 0; i < count; i++) {
    const asking = spawnOne(play, frame, order);
    if (asking !== undefined) return spawnTheOthers(asking, play, frame, order, count - i - 1);
  }
  return undefined;
}

function* spawnTheOthers(asking: Proc, play: Play, frame: Frame, order: Order, left: number): Proc {
  yield* asking;
  for (let i = 0; i < left; i++) {
    const next = spawnOne(play, frame, order);
    if (next !== undefined) yield* next;
  }
}

function spawnOne(play: Play, frame: Frame, order: Order): Asking {
  const { item, placement, made, cause } = order;
  // Of these there may be very many, and each looks through the supply.
  play.countStep(cause.item);
  const where: Result = { value: 0 };
  const spawned: Result = { value: 0 };
  const finding = placement === undefined ? undefined : findPlace(play, placement, 0, where, item);
  const spawning = andThen(finding, () => {
    const space = placement === undefined ? order.at(play, frame) : (where.value as number);
    const numbers = { owner: order.owner(play, frame), number: order.number(play, frame) };
    return play.program.system.spawn(play, { item, space, ...numbers, cause }, spawned);
  });
  return andThen(spawning, () => {
    if (spawned.value !== 0) made.push(spawned.value as number);
    return undefined;
  });
}
