/** Lists while expressions run: found one by one or collected on the shared stack, never built unless somebody keeps them. */
import type { Fn, Frame, Play } from '../play';
import { popFrom, push, pushAll, stack } from './stack';

/** A list expression, compiled twice over: to its first member, and to all of them on the shared stack. */
export interface ListFn {
  /** The first member, or 0. */
  find: Fn;
  /** Set when it is at most one entity, which then needs no list at all. */
  single?: Fn;
  /** Set when that entity stands in the frame: its place. */
  slot?: number;
  /** Set when the members stand somewhere as an array already. */
  array?: (frame: Frame) => readonly number[];
  collect: (play: Play, frame: Frame) => void;
}

/** All members, for whoever keeps them: an array that nobody changes. */
export function listValues(list: ListFn, play: Play, frame: Frame): readonly number[] {
  if (list.array !== undefined) return list.array(frame);
  const from = stack.top;
  list.collect(play, frame);
  return popFrom(from);
}

export function fromCollect(collect: ListFn['collect']): ListFn {
  return {
    collect,
    find: (p, f) => {
      const from = stack.top;
      collect(p, f);
      const found = stack.top > from ? (stack.words[from] as number) : 0;
      stack.top = from;
      return found;
    },
  };
}

/** A list that stands somewhere as an array. */
export function ofArray(get: (frame: Frame) => readonly number[]): ListFn {
  return {
    array: get,
    find: (_, f) => get(f)[0] ?? 0,
    collect: (_, f) => pushAll(get(f)),
  };
}

/** All living entities of a kind. */
export function everyOf(kind: number): ListFn {
  return {
    find: (p) => {
      let e = p.firstOfKind(kind);
      while (e !== 0 && p.isDead(e)) e = p.nextOfKind(e);
      return e;
    },
    collect: (p) => {
      for (let e = p.firstOfKind(kind); e !== 0; e = p.nextOfKind(e)) if (!p.isDead(e)) push(e);
    },
  };
}

/** All living entities of a kind but those that are left out. */
export function everyOfThere(kind: number, isLeftOut: (play: Play, entity: number) => boolean): ListFn {
  return fromCollect((p) => {
    for (let e = p.firstOfKind(kind); e !== 0; e = p.nextOfKind(e)) if (!p.isDead(e) && !isLeftOut(p, e)) push(e);
  });
}

/** A list filtered by a condition on one name. */
export function filtered(list: ListFn, slot: number, test: Fn): ListFn {
  return {
    find: (p, f) => {
      const from = stack.top;
      list.collect(p, f);
      const end = stack.top;
      let found = 0;
      for (let i = from; i < end && found === 0; i++) {
        const member = stack.words[i] as number;
        f[slot] = member;
        if (test(p, f) !== 0) found = member;
      }
      stack.top = from;
      return found;
    },
    collect: (p, f) => {
      const from = stack.top;
      list.collect(p, f);
      const end = stack.top;
      let kept = from;
      for (let i = from; i < end; i++) {
        const member = stack.words[i] as number;
        f[slot] = member;
        if (test(p, f) !== 0) stack.words[kept++] = member;
      }
      stack.top = kept;
    },
  };
}

/** A list of the one entity that an expression gives; empty for none. `slot` is its place in the frame, if it is a name. */
export function single(value: Fn, slot?: number): ListFn {
  return {
    single: value,
    ...(slot === undefined ? {} : { slot }),
    find: value,
    collect: (play, frame) => {
      const entity = value(play, frame);
      if (entity !== 0) push(entity);
    },
  };
}
