import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { cardOfSpace } from '../../../table/card-map';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { apWords, asAction, canSpend } from '../action-points';
import { isFaceUp, neighbours } from '../hallway-map';
import { isJump, move, movesOf } from '../moving';
import { shadowIcons } from '../shadows';

const costOf = (play: Play, who: number): number => read(play, who, 'moveCost');

/** One Move: through a pair of joined doorways, or from a Room to any other. */
export const MOVE: TurnAction = {
  id: 'move',
  list: (play, who, offer) => {
    if (canSpend(play, who, costOf(play, who))) for (const space of movesOf(play, who)) offer(space);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Move',
  label: (play, who, { a }) => `${isJump(play, who, a) ? 'Jump' : 'Move'} to ${nameOf(play, a)}`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, who, { a }) => (isJump(play, who, a) ? 'from Room to Room' : wayWords(play, a)),
  cost: (play, who) => apWords(costOf(play, who)),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) =>
    asAction(play, who, isJump(play, who, a) ? 'jump' : 'move', costOf(play, who), () => move(play, who, a)),
};

/** What there is to find, for whoever thinks of going there. */
function wayWords(play: Play, space: number): string {
  const card = cardOfSpace(play, space);
  if (isFaceUp(play, card)) return '';
  const beyond = neighbours(play, space).length;
  return `face down, ${beyond === 1 ? '1 way' : `${beyond} ways`} on`;
}

/** How hard a Horror Check would be now, for questions that lead into the dark. */
export const checkWords = (play: Play, who: number): string =>
  spaceOf(play, who) === 0 ? '' : `Horror Checks have difficulty ${shadowIcons(play)}`;
