/** Effects on several entities: the members are fixed before the first is touched. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { type ListFn, listValues } from '../expression/lists';
import type { Frame, Play } from '../play';

/** Does something for each member of a list, in order. */
export function forEachMember(list: ListFn, play: Play, frame: Frame, act: (member: number) => Asking): Asking {
  if (list.single !== undefined) {
    const member = list.single(play, frame);
    return member === 0 ? undefined : act(member);
  }
  const members = listValues(list, play, frame);
  for (let i = 0; i < members.length; i++) {
    const asking = act(members[i] as number);
    if (asking !== undefined) return begin(theOthers(asking, members, i + 1, act));
  }
  return undefined;
}

function* theOthers(asking: Proc, members: readonly number[], from: number, act: (member: number) => Asking): Proc {
  yield* asking;
  for (let i = from; i < members.length; i++) {
    const next = act(members[i] as number);
    if (next !== undefined) yield* next;
  }
}
