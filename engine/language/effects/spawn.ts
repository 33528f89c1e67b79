import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import type { Fn, Frame, Play } from '../play';
import { findPlace } from '../procedures';
import type { ItemInfo } from '../program';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

/** Brings something into play from its supply, on a space or to an owner. */
export const compileSpawn: EffectCompiler<'spawn'> = (effect, site) => {
  const { program } = site;
  const order: Order = {
    info: program.findById(effect.what),
    count: site.int('count', 1),
    at: site.entity('at'),
    owner: site.entity('owner'),
    number: site.int('number', 0),
    placement: effect.placement,
  };
  const slot = site.bindAs('as', 'list<entity>');
  return (play, frame) => begin(spawning(play, frame, order, slot));
};

interface Order {
  info: ItemInfo | undefined;
  count: Fn;
  at: Fn;
  owner: Fn;
  number: Fn;
  placement: string | undefined;
}

function* spawning(play: Play, frame: Frame, order: Order, slot: number): Proc {
  const made: number[] = [];
  const count = order.info === undefined ? 0 : order.count(play, frame);
  for (let i = 0; i < count; i++) {
    const result: Result = { value: 0 };
    const asking = spawnOne(play, frame, order, order.info as ItemInfo, result);
    if (asking !== undefined) yield* asking;
    if (result.value !== 0) made.push(result.value as number);
  }
  if (slot >= 0) frame[slot] = made;
}

function spawnOne(play: Play, frame: Frame, order: Order, item: ItemInfo, result: Result): Asking {
  const { system } = play.program;
  const where: Result = { value: 0 };
  const finding = order.placement === undefined ? undefined : findPlace(play, order.placement, 0, where, item);
  return andThen(finding, () => {
    const space = order.placement === undefined ? order.at(play, frame) : (where.value as number);
    return system.spawn(
      play,
      { item, space, owner: order.owner(play, frame), number: order.number(play, frame) },
      result,
    );
  });
}
