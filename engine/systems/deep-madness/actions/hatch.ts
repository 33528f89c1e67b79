import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { type DoorwayState, doorwayState } from '../doorways';
import { hatchChanges, hatchesAt, setHatch } from '../hatches';
import { hasActions, payActions } from '../payment';
import { costWords } from './move';

const COSTS = { closed: 'hatchCloseCost', locked: 'hatchLockCost', open: 'hatchOpenCost' } as const;
const WORDS = { closed: 'Close', locked: 'Lock', open: 'Open' } as const;
type Change = keyof typeof COSTS;
const CHANGES: readonly Change[] = ['closed', 'locked', 'open'];
const isChange = (state: DoorwayState): state is Change => (CHANGES as readonly string[]).includes(state);

/** Closing, locking or opening a hatch on one's space. */
const hatchAction = (id: 'close-hatch' | 'open-hatch', changes: readonly Change[]): TurnAction => ({
  id,
  word: id,
  list: (play, who, offer) => {
    for (const edge of hatchesAt(play, who)) {
      for (const state of hatchChanges(play, who, edge)) {
        if (isChange(state) && changes.includes(state) && hasActions(play, who, read(play, who, COSTS[state])))
          offer(edge, CHANGES.indexOf(state));
      }
    }
  },
  key: (play, _, { a, b }) => `${CHANGES[b]}@${play.program.system.keyOf(play, a)}`,
  group: 'Hatches',
  label: (play, _, { a, b }) => `${WORDS[CHANGES[b] as Change]} the hatch ${nameOf(play, a)}`,
  short: (play, _, { a, b }) => `${WORDS[CHANGES[b] as Change]} ${nameOf(play, a)}`,
  detail: (play, _, { a }) => {
    const state = doorwayState(play, a);
    return state === 'none' ? 'open' : state;
  },
  cost: (play, who, { b }) => costWords(play, who, COSTS[CHANGES[b] as Change]),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a, b }) => {
    const change = CHANGES[b] as Change;
    payActions(play, who, read(play, who, COSTS[change]));
    return setHatch(play, a, change);
  },
});

export const CLOSE_HATCH = hatchAction('close-hatch', ['closed', 'locked']);
export const OPEN_HATCH = hatchAction('open-hatch', ['open']);
