/** Which options a bot looks at, and how closely. */
import type { Decision } from '../../../kernel/decision';
import type { Play } from '../../../language/play';
import type { TurnOption } from '../../../table/turn-action';
import { DROP, END } from '../actions/all';
import { TRADE } from '../actions/trade';
import { TURN } from '../activation';
import { SWAP } from '../phases';

/** Sorts of actions in which neither luck nor anything hidden has a part. */
const PLAIN: ReadonlySet<string> = new Set(['move', 'shed', 'rest', 'close-hatch', 'open-hatch', END.id]);

/** Throwing things away gains nothing; the order of the track and trades are left as they are. */
export function worthLooking(
  _play: Play,
  { question, frame, first }: Decision,
  option: number,
): 'never' | 'once' | 'often' {
  if (question === (SWAP as unknown)) return first[option] === 0 ? 'once' : 'never';
  if (question !== (TURN as unknown)) return 'often';
  const { id } = (frame[option] as TurnOption).action;
  return id === DROP.id || id === TRADE.id ? 'never' : PLAIN.has(id) ? 'once' : 'often';
}
