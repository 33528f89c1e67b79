/** Which options of an activation a bot looks at, and how closely. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import type { TurnOption } from '../../../table/turn-action';
import { DROP, END } from '../actions/all';
import { CLOSE_HATCH, OPEN_HATCH } from '../actions/hatch';
import { MOVE, SHED } from '../actions/move';
import { LUCID, REST } from '../actions/rest';
import { TRADE } from '../actions/trade';
import { TURN } from '../activation';
import { SWAP } from '../phases';

/** Sorts of actions that are what they are, but for what content adds to them and for want of air. */
const PLAIN: ReadonlySet<string> = new Set([MOVE, SHED, REST, LUCID, CLOSE_HATCH, OPEN_HATCH, END].map(({ id }) => id));

/**
 * Nobody gains by throwing things away: whoever carries too much is asked about it anyway. Trades, and who comes first in the
 * track, are left as they are.
 */
export function worthLooking(
  _play: Play,
  { question, frame, first }: Pick<Decision, 'question' | 'frame' | 'first'>,
  option: number,
): 'never' | 'once' | 'often' {
  if (question === (SWAP as unknown)) return first[option] === 0 ? 'once' : 'never';
  if (question !== (TURN as unknown)) return 'often';
  const { id } = (frame[option] as TurnOption).action;
  return id === DROP.id || id === TRADE.id ? 'never' : PLAIN.has(id) ? 'once' : 'often';
}
