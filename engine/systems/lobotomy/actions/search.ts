import { KNOWN } from '../../../kernel/layout';
import { occupants } from '../../../language/entity-functions';
import { readNote } from '../../../language/notes';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { canPayAp, payAp } from '../payment';
import { searchToken } from '../search';
import { apWords } from './move';

/** A note on an imaginary locker: only who made it may search it. */
export const MADE_BY = 'made by';

function searchable(play: Play, who: number): number[] {
  return occupants(play, spaceOf(play, who)).filter((token) => {
    const item = play.program.infoOf(play, token)?.item;
    if (item?.search === undefined && item?.body === undefined) return false;
    const maker = readNote(play, token, play.program.name(MADE_BY));
    return (maker === 0 || maker === who) && isPermitted(play, 'search', who, token, true);
  });
}

/** Searching a locker or a body on its space (S000: Searching). */
export const SEARCH: TurnAction = {
  id: 'search',
  word: 'search',
  list: (play, who, offer) => {
    if (!canPayAp(play, who, read(play, who, 'searchCost'), 'other')) return;
    for (const token of searchable(play, who)) offer(token);
  },
  key: (play, who, { a }) => {
    // By its place on the space: what lies there is hidden.
    const place = searchable(play, who).indexOf(a);
    return `${play.program.system.keyOf(play, spaceOf(play, a))}${place > 0 ? `#${place + 1}` : ''}`;
  },
  group: 'Search',
  label: (play, _, { a }) =>
    `Search the ${play.program.infoOf(play, a)?.item.family === 'body' ? 'body' : 'locker'} at ${nameOf(play, spaceOf(play, a))}`,
  detail: (play, _, { a }) => (play.state[a + KNOWN] === 0 ? '' : nameOf(play, a)),
  cost: (play, who) => apWords(play, who, 'searchCost'),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => {
    payAp(play, who, read(play, who, 'searchCost'), 'other');
    return searchToken(play, who, a);
  },
};
