import { begin } from '../../../kernel/asking';
import type { Proc } from '../../../kernel/decision';
import { OWNER } from '../../../kernel/layout';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import { occupants } from '../../../language/entity-functions';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import { partnerIn, tradeTalks } from '../../../table/trading';
import type { TurnAction } from '../../../table/turn-action';
import { carriedBy, handOver } from '../carrying';
import { inventory, isTradable, slotsOf } from '../items';
import { canPayAp, payAp } from '../payment';
import { isCharacter, log } from '../state';
import { clearOverflow } from '../taking';
import { apWords } from './move';

const partners = (play: Play, who: number): number[] =>
  occupants(play, spaceOf(play, who)).filter(
    (figure) => figure !== who && isCharacter(play, figure) && isPermitted(play, 'trade', who, figure, true),
  );

const goods = (play: Play, character: number): number[] => [
  ...inventory(play, character).filter((card) => isTradable(play, card)),
  ...carriedBy(play, character),
];

function hand(play: Play, ware: number, receiver: number): void {
  if (play.kindOf(ware).name === 'token') {
    handOver(play, ware, receiver);
    return;
  }
  putLast(play, ware, findZone(play, 'inventory', receiver));
  play.state[ware + OWNER] = receiver;
}

/** Trading on its space: any number of items and carried tokens with anybody there, for one cost (S000: Available Actions). */
export const TRADE: TurnAction = {
  id: 'trade',
  word: 'trade',
  list: (play, who, offer) => {
    const others = partners(play, who);
    if (others.length === 0 || !canPayAp(play, who, read(play, who, 'tradeCost'), 'other')) return;
    if ([who, ...others].some((character) => goods(play, character).length > 0)) offer();
  },
  key: () => 'trade',
  group: 'Trade',
  label: (play, who) =>
    `Trade with ${partners(play, who)
      .map((other) => nameOf(play, other))
      .join(', ')}`,
  detail: () => 'any number of items, both ways, if the others agree',
  cost: (play, who) => apWords(play, who, 'tradeCost'),
  touches: (play, who) => partners(play, who),
  run: (play, who) => begin(trading(play, who)),
};

const talks = tradeTalks({
  rule: 'trading',
  partners,
  wares: goods,
  detail: (play, ware, to) =>
    play.kindOf(ware).name === 'token' ? '' : `takes ${slotsOf(play, ware)} of ${read(play, to, 'slots')} slots`,
});

/** What is wanted is named first; then each partner is asked, and what all in it agree to changes hands. */
function* trading(play: Play, who: number): Proc {
  const agreed = yield* talks(play, who);
  if (agreed.length === 0) return;
  payAp(play, who, read(play, who, 'tradeCost'), 'other');
  for (const { ware, to } of agreed) {
    hand(play, ware, to);
    log(play, `${nameOf(play, ware)} goes to ${nameOf(play, to)}`, 'plain', [ware, to]);
  }
  for (const transfer of agreed) {
    const telling = emit(play, newEvent(play, 'trade', who, partnerIn(transfer, who)));
    if (telling !== undefined) yield* telling;
  }
  for (const character of new Set([who, ...agreed.map(({ to }) => to)])) yield* clearOverflow(play, character);
}
