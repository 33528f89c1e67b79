/** The question of the moment, for people. Options whose keys are equal would be one and the same; see the tests. */

import type { Play } from '../../language/play';
import type { DecisionView } from '../../view';

export function decisionView(play: Play): DecisionView | null {
  const { decision } = play;
  const { question } = decision;
  if (question === null || decision.count === 0 || play.program.system.isOver(play)) return null;
  const info = play.program.items[decision.causeItem];
  return {
    key: question.id,
    seat: decision.seat,
    actor: decision.actor,
    question: question.ask(play, decision),
    cause: { item: info?.key ?? null, pointer: decision.causePointer },
    note: question.note?.(play, decision) ?? '',
    options: Array.from({ length: decision.count }, (_, option) => ({
      key: question.key(play, decision, option),
      label: question.label(play, decision, option),
      detail: question.detail?.(play, decision, option) ?? '',
      cost: question.cost?.(play, decision, option) ?? '',
      entities: question.touches?.(play, decision, option) ?? [],
    })),
  };
}
