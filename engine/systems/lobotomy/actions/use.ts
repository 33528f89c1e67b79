import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../../language/actions';
import { selfOf } from '../../../language/host';
import type { Play } from '../../../language/play';
import { nameOf } from '../../../table/numbers';
import type { TurnAction, TurnOption } from '../../../table/turn-action';
import { isSkill, skillCost } from '../skills';
import { isClash, log } from '../state';

const WINDOWS = ['own-turn', 'any-turn'] as const;
const CLASH_WINDOWS = [...WINDOWS, 'final-clash'] as const;

const offered = ({ a, b }: TurnOption): OfferedAction => ({ index: a, carrier: b });

/** Actions that content offers: skills, items, innate abilities, what a scenario allows. */
export const USE: TurnAction = {
  id: 'use',
  list: (play, who, offer) => {
    const seen = new Set<string>();
    for (const window of isClash(play) ? CLASH_WINDOWS : WINDOWS) {
      for (const { index, carrier } of offeredActions(play, who, window)) {
        const key = `${index}:${carrier}`;
        if (!seen.has(key)) offer(index, carrier);
        seen.add(key);
      }
    }
  },
  key: (play, _, { a, b }) => `${play.program.actions[a]?.id}@${play.program.system.keyOf(play, b)}`,
  group: 'Use',
  label: (play, who, option) => labelOf(play, who, option),
  detail: (play, who, option) => actionText(play, who, offered(option)),
  cost: (play, who, option) => words(play, who, option),
  touches: (play, _, { a, b }) => [bearerOf(play, a, b)],
  run: (play, who, option) => {
    log(play, `${nameOf(play, who)}: ${labelOf(play, who, option)}`, 'strong', [who, option.b]);
    return takeAction(play, who, offered(option));
  },
};

/** The carrier, or who bears the condition that offers it. */
function bearerOf(play: Play, action: number, carrier: number): number {
  const host = play.program.actions[action]?.host;
  return host === undefined ? carrier : selfOf(play, host, carrier);
}

/** What somebody else bears is named with its bearer. */
function labelOf(play: Play, who: number, { a, b }: TurnOption): string {
  const words = play.program.actions[a]?.name || nameOf(play, b);
  const bearer = bearerOf(play, a, b);
  return bearer === b || bearer === who || bearer === 0 ? words : `${nameOf(play, bearer)}: ${words}`;
}

/** What the card itself costs, and what its action costs besides. */
function words(play: Play, who: number, option: TurnOption): string {
  const own = isSkill(play, option.b) && skillCost(play, option.b) > 0 ? [`${skillCost(play, option.b)} AP`] : [];
  return [...own, costWords(play, who, offered(option))].filter((part) => part !== '').join(', ');
}
