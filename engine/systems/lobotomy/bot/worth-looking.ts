/** Which options of a turn a bot looks at, and how closely. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import type { TurnOption } from '../../../table/turn-action';
import { DROP } from '../actions/drop';
import { END_TURN } from '../actions/end-turn';
import { CHAOS, DEFY_TIME } from '../actions/insane';
import { MOVE } from '../actions/move';
import { OTHERS } from '../actions/others';
import { RUN } from '../actions/run';
import { TURN } from '../players-turn';

/** Sorts of actions that are what they are, but for what content adds to them. */
const PLAIN: ReadonlySet<string> = new Set([MOVE, RUN, CHAOS, DEFY_TIME, END_TURN].map(({ id }) => id));

/**
 * Throwing things away gains time only; whoever carries too much is asked about it anyway. What the others may use they
 * may in their own turns and when monsters attack.
 */
export function worthLooking(
  _play: Play,
  { question, frame }: Pick<Decision, 'question' | 'frame'>,
  option: number,
): 'never' | 'once' | 'often' {
  if (question !== (TURN as unknown)) return 'often';
  const { id } = (frame[option] as TurnOption).action;
  return id === DROP.id || id === OTHERS.id ? 'never' : PLAIN.has(id) ? 'once' : 'often';
}
