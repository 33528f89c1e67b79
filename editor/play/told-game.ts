/** What a running game tells besides its view: the lines of its log, and where answers that were given again no longer fit. In plain data. */
import type { Divergence, Session } from '../../engine/kernel/session';
import type { Play } from '../../engine/language/play';
import type { Program } from '../../engine/language/program';
import { lastOf } from '../../engine/language/trail';
import type { LogEntry, RollView } from '../../engine/view';
import type { ReloadReport } from './playtest-api';

export function stoppedAt(
  divergence: Divergence | null,
  told: { question: string; answer: string } | undefined,
): ReloadReport['stoppedAt'] {
  if (divergence === null) return null;
  const { decision, answer, asked } = divergence;
  const reason =
    asked === null
      ? 'the game is over by then'
      : asked === answer.decision
        ? 'it is not offered any more'
        : 'something else is asked';
  return { decision, question: told?.question ?? answer.decision, answer: told?.answer ?? answer.option, reason };
}

export function logEntries(program: Program, session: Session<Play>): LogEntry[] {
  const lines = session.game.log?.lines ?? [];
  return lines.map(({ depth, text, tone, item, entities, trail, detail }, index) => ({
    decision: session.answersBefore(index),
    depth,
    text,
    tone,
    item: program.items[item]?.key ?? null,
    pointer: lastOf(trail)?.pointer ?? '',
    entities,
    // Only the language's own systems describe rolls, and all of them in this way.
    roll: detail as RollView | null,
  }));
}
