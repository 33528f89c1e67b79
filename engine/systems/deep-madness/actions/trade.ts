import { begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import { OWNER } from '../../../kernel/layout';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import { partnerIn, type Transfer, tradeTalks } from '../../../table/trading';
import type { TurnAction } from '../../../table/turn-action';
import { asAction } from '../as-action';
import { hasActions, inventory, payActions } from '../payment';
import { livingCharacters, log, rule } from '../state';
import { costWords } from './move';

/** With whom somebody may trade: investigators of its space, and whoever content lets it reach. */
const partners = (play: Play, who: number): number[] =>
  livingCharacters(play).filter(
    (other) =>
      other !== who &&
      spaceOf(play, other) !== 0 &&
      isPermitted(play, 'trade', who, other, spaceOf(play, other) === spaceOf(play, who)),
  );

/** Handing over items among investigators of one space, any number for one action. Until they agree it is no action yet. */
export const TRADE: TurnAction = {
  id: 'trade',
  list: (play, who, offer) => {
    const others = partners(play, who);
    if (others.length === 0 || !hasActions(play, who, read(play, who, 'tradeCost'))) return;
    if ([who, ...others].some((each) => inventory(play, each).length > 0)) offer();
  },
  key: () => 'trade',
  group: 'Trade',
  label: (play, who) =>
    `Trade with ${partners(play, who)
      .map((other) => nameOf(play, other))
      .join(', ')}`,
  detail: (play) =>
    rule(play, 'tradeAnyNumber') === 1
      ? 'any number of items, either way, if the others agree'
      : '1 item, if the other agrees',
  cost: (play, who) => costWords(play, who, 'tradeCost'),
  touches: (play, who) => partners(play, who),
  run: (play, who) => begin(trading(play, who)),
};

const talks = tradeTalks({
  rule: 'trade',
  partners,
  wares: inventory,
  most: (play) => (rule(play, 'tradeAnyNumber') === 1 ? Number.POSITIVE_INFINITY : 1),
});

/** What nobody agrees to costs neither an action nor air. */
function* trading(play: Play, who: number): Proc {
  const agreed = yield* talks(play, who);
  if (agreed.length === 0) return;
  const asking = asAction(play, who, 'trade', 0, () => {
    payActions(play, who, read(play, who, 'tradeCost'));
    return begin(handingOver(play, who, agreed));
  });
  if (asking !== undefined) yield* asking;
}

function* handingOver(play: Play, who: number, agreed: readonly Transfer[]): Proc {
  for (const { ware, to } of agreed) {
    play.state[ware + OWNER] = to;
    putLast(play, ware, findZone(play, 'inventory', to));
    log(play, `${nameOf(play, ware)} goes to ${nameOf(play, to)}`, 'plain', [ware, to]);
  }
  for (const partner of new Set(agreed.map((transfer) => partnerIn(transfer, who)))) {
    const telling = emit(play, newEvent(play, 'trade', who, partner));
    if (telling !== undefined) yield* telling;
  }
}
