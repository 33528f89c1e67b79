/** Every sort of thing that a player can do in its turn, in the order in which they are offered. */
import { begin } from '../../../kernel/asking';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { spaceOf } from '../../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../../table/numbers';
import { othersAction } from '../../../table/others';
import type { TurnAction } from '../../../table/turn-action';
import { apWords, asAction, canSpend, gainAp } from '../action-points';
import { hallucinationsOf } from '../cards';
import { canEscape, getOut } from '../escaping';
import { canDisbelieve, disbelieve } from '../hallucinations';
import { canLayAt, layAtSpace } from '../laying';
import { canSearch, search } from '../searching';
import { log, playersInside } from '../state';
import { OWN } from './content';
import { checkWords, MOVE } from './moves';

const searchCost = (play: Play, who: number): number => read(play, who, 'searchCost');
const expandCost = (play: Play, who: number): number => read(play, who, 'expandCost');

const SEARCH: TurnAction = {
  id: 'search',
  list: (play, who, offer) => {
    if (canSpend(play, who, searchCost(play, who)) && canSearch(play, who)) offer();
  },
  key: () => 'here',
  group: 'Actions',
  label: (play, who) => `Search ${nameOf(play, spaceOf(play, who))}`,
  cost: (play, who) => apWords(searchCost(play, who)),
  touches: (play, who) => [spaceOf(play, who)],
  run: (play, who) => asAction(play, who, 'search', searchCost(play, who), () => search(play, who)),
};

/** Whether somebody could lay a card where it stands, whatever that costs. */
export const canExpand = (play: Play, who: number): boolean =>
  isPermitted(play, 'expand', who, 0, true) && canLayAt(play, spaceOf(play, who));

const EXPAND: TurnAction = {
  id: 'expand',
  list: (play, who, offer) => {
    if (canSpend(play, who, expandCost(play, who)) && canExpand(play, who)) offer();
  },
  key: () => 'here',
  group: 'Actions',
  label: () => 'Expand: lay a new card here',
  detail: checkWords,
  cost: (play, who) => apWords(expandCost(play, who)),
  run: (play, who) => {
    const cost = expandCost(play, who);
    return asAction(play, who, 'expand', cost, () =>
      begin(
        (function* () {
          // A card that came from shuffled discards may fit nowhere here: then nothing was done.
          if (!(yield* layAtSpace(play, who, spaceOf(play, who)))) gainAp(play, who, cost);
        })(),
      ),
    );
  },
};

/** Takes the whole AP die, so that no AP may have been spent before. */
const CONCENTRATE: TurnAction = {
  id: 'concentrate',
  list: (play, who, offer) => {
    const isWhole = numberIn(play, who, 'hasSpent') === 0 && numberIn(play, who, 'isConcentrating') === 0;
    if (isWhole && numberIn(play, who, 'ap') > 0 && isPermitted(play, 'concentrate', who, 0, true)) offer();
  },
  key: () => 'all',
  group: 'Actions',
  label: (play, who) => `Concentrate for ${read(play, who, 'concentrate')} Sanity`,
  detail: () => 'until the end of the turn; no AP are left for anything else',
  cost: (play, who) => apWords(numberIn(play, who, 'ap')),
  run: (play, who) =>
    asAction(play, who, 'concentrate', numberIn(play, who, 'ap'), () => {
      setNumber(play, who, 'isConcentrating', 1);
      setNumber(play, who, 'sanity', numberIn(play, who, 'sanity') + read(play, who, 'concentrate'));
      log(play, `${nameOf(play, who)} concentrates`, 'strong', [who]);
      return undefined;
    }),
};

const DISBELIEVE: TurnAction = {
  id: 'disbelieve',
  list: (play, who, offer) => {
    for (const card of hallucinationsOf(play, who))
      if (canDisbelieve(play, who, card) && isPermitted(play, 'disbelieve', who, card, true)) offer(card);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Free',
  label: (play, _, { a }) => `Disbelieve ${nameOf(play, a)}`,
  cost: (play, _, { a }) => `${read(play, a, 'cost')} Sanity`,
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => asAction(play, who, 'disbelieve', 0, () => disbelieve(play, who, a)),
};

const ESCAPE: TurnAction = {
  id: 'escape',
  list: (play, who, offer) => {
    if (canEscape(play, who)) offer();
  },
  key: () => 'out',
  group: 'Free',
  label: () => 'Escape from the Sanitarium',
  run: (play, who) => asAction(play, who, 'escape', 0, () => getOut(play, who)),
};

/** Others may use what says so in the turn of somebody else. */
const OTHERS = othersAction({ rule: 'events', turn: 'turn', livingCharacters: playersInside });

export const END: TurnAction = {
  id: 'end',
  list: (_play, _who, offer) => offer(),
  key: () => 'end',
  group: 'End',
  label: () => 'End the turn',
  detail: (play, who) => (numberIn(play, who, 'ap') > 0 ? `${numberIn(play, who, 'ap')} AP are lost` : ''),
  run: (play, who) => {
    setNumber(play, who, 'isDone', 1);
    return undefined;
  },
};

export const TURN_ACTIONS: readonly TurnAction[] = [
  ESCAPE,
  MOVE,
  SEARCH,
  EXPAND,
  CONCENTRATE,
  DISBELIEVE,
  OWN,
  OTHERS,
  END,
];
