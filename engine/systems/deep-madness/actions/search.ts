import { occupants } from '../../../language/entity-functions';
import { isPermitted, treatedAs } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { hasActions, payActions } from '../payment';
import { hasSearchesLeft, search } from '../searching';
import { isMonster } from '../state';
import { costWords } from './move';

/**
 * Whether no monster on the space of somebody keeps it from searching, resting and lucid moments, nor what a view makes a
 * monster in its eyes.
 */
export const isUndisturbed = (play: Play, who: number): boolean => {
  const around = occupants(play, spaceOf(play, who)).filter((figure) => figure !== who);
  const likeMonsters = treatedAs(play, who, play.program.name('monster'), {
    all: () => around,
    has: (figure) => around.includes(figure),
  });
  return around.every(
    (figure) =>
      !(isMonster(play, figure) || likeMonsters.includes(figure)) ||
      isPermitted(play, 'be-searched-beside', figure, who, false),
  );
};

export const canSearch = (play: Play, who: number): boolean =>
  hasSearchesLeft(play, who) && isUndisturbed(play, who) && isPermitted(play, 'search', who, spaceOf(play, who), true);

/** Drawing from the search deck. */
export const SEARCH: TurnAction = {
  id: 'search',
  word: 'search',
  list: (play, who, offer) => {
    if (hasActions(play, who, read(play, who, 'searchCost')) && canSearch(play, who)) offer();
  },
  key: () => 'search',
  group: 'Search',
  label: () => 'Search',
  detail: (play, who) => {
    const cards = read(play, who, 'searchDraw');
    return cards === 1 ? 'draw a card, keep it or not' : `draw ${cards} cards, keep 1 at most`;
  },
  cost: (play, who) => costWords(play, who, 'searchCost'),
  run: (play, who) => {
    payActions(play, who, read(play, who, 'searchCost'));
    return search(play, who);
  },
};
