/**
 * Everybody answers before anything happens: the effects run for each up to their first question, all are asked, and only
 * then do they go on, in the same order. A later question of somebody is asked when its turn comes.
 */
import { begin } from '../../kernel/asking';
import { type Asking, Decision, type Proc } from '../../kernel/decision';
import type { EventRecord } from '../event-record';
import type { Frame, Play } from '../play';
import type { Act } from './members';

/** Effects that stopped at a question: what was asked, what was answered, and the event that was under way. */
interface Waiting {
  proc: Proc;
  asked: Decision;
  answer: number;
  event: EventRecord | null;
}

export function forEachTogether(members: readonly number[], play: Play, frame: Frame, act: Act): Asking {
  return begin(together(members, play, frame, act));
}

function* together(members: readonly number[], play: Play, frame: Frame, act: Act): Proc {
  const outer = play.event;
  const waiting: Waiting[] = [];
  for (const member of members) {
    // Each has bindings of its own, since they go on later.
    const proc = act(play, [...frame], member);
    const first = proc?.next(0);
    if (proc === undefined || first === undefined || first.done) continue;
    const asked = new Decision().copy(first.value);
    const event = play.event;
    const answer = yield first.value;
    waiting.push({ proc, asked, answer, event });
    play.event = outer;
  }
  for (const { proc, asked, answer, event } of waiting) {
    play.event = event;
    play.decision.copy(asked);
    for (let next = proc.next(answer); !next.done; ) next = proc.next(yield next.value);
  }
  play.event = outer;
}
