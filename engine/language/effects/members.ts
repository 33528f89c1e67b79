/** Effects on several entities: the members are fixed before the first is touched. */
import type { Asking, Proc } from '../../kernel/decision';
import type { ListFn } from '../expression/lists';
import { copyOf, stack } from '../expression/stack';
import type { Frame, Play, Run } from '../play';

/** What an effect does to one member. Made once, when the effect is compiled. */
export type Act = (play: Play, frame: Frame, member: number) => Asking;

/** An effect that does something to each member of a list, in order. */
export function toEach(list: ListFn, act: Act): Run {
  const { single, slot } = list;
  if (slot !== undefined) {
    return (play, frame) => {
      const member = frame[slot] as number;
      return member === 0 ? undefined : act(play, frame, member);
    };
  }
  if (single === undefined) return (play, frame) => forEachMember(list, play, frame, act);
  return (play, frame) => {
    const member = single(play, frame);
    return member === 0 ? undefined : act(play, frame, member);
  };
}

/** Does something for each member of a list, in order. */
export function forEachMember(list: ListFn, play: Play, frame: Frame, act: Act): Asking {
  const from = stack.top;
  list.collect(play, frame);
  const end = stack.top;
  for (let i = from; i < end; i++) {
    const asking = act(play, frame, stack.words[i] as number);
    if (asking !== undefined) {
      const left = copyOf(i + 1, end);
      stack.top = from;
      return theOthers(asking, play, frame, left, act);
    }
  }
  stack.top = from;
  return undefined;
}

/** The same for members that stand in an array already. */
export function forEachOf(members: readonly number[], play: Play, frame: Frame, act: Act): Asking {
  for (let i = 0; i < members.length; i++) {
    const asking = act(play, frame, members[i] as number);
    if (asking !== undefined) return theOthers(asking, play, frame, members.slice(i + 1), act);
  }
  return undefined;
}

/** After a question the stack is somebody else's, so the members that are left are kept apart. */
function* theOthers(asking: Proc, play: Play, frame: Frame, left: readonly number[], act: Act): Proc {
  yield* asking;
  for (const member of left) {
    const next = act(play, frame, member);
    if (next !== undefined) yield* next;
  }
}
