/** What a bot that looks ahead takes to be answered on the way. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';

export function guess(play: Play, decision: Decision): number {
  for (let option = 0; option < decision.count; option++)
    if (decision.question?.declines?.(play, decision, option) === true) return option;
  return 0;
}
