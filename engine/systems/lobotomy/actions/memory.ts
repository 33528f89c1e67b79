import { occupants } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { returnPiece } from '../bags';
import { canTradeMemories, drawMemory, tradeMemories, tradeWords } from '../memories';
import { canPayAp, payAp } from '../payment';
import { apWords } from './move';

export const MEMORY_TOKEN = 'memory-token';

const memoryHere = (play: Play, who: number): number =>
  occupants(play, spaceOf(play, who)).find((token) => play.program.infoOf(play, token)?.item.id === MEMORY_TOKEN) ?? 0;

/** Taking a memory token: the top card of its own deck (S000: Memories). */
export const MEMORY: TurnAction = {
  id: 'memory',
  word: 'memory',
  list: (play, who, offer) => {
    const token = memoryHere(play, who);
    if (token !== 0 && canPayAp(play, who, read(play, who, 'memoryCost'), 'other')) offer(token);
  },
  key: () => 'take',
  group: 'Memory',
  label: (play, who) => `Take the memory at ${nameOf(play, spaceOf(play, who))}`,
  cost: (play, who) => apWords(play, who, 'memoryCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payAp(play, who, read(play, who, 'memoryCost'), 'other');
    returnPiece(play, a);
    return drawMemory(play, who);
  },
};

/** Two kept memories for a basic skill that was not chosen. */
export const RECALL: TurnAction = {
  id: 'recall',
  list: (play, who, offer) => {
    if (canTradeMemories(play, who)) offer();
  },
  key: () => 'recall',
  group: 'Memory',
  label: tradeWords,
  run: (play, who) => tradeMemories(play, who),
};
