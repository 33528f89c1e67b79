import { begin } from '../../../kernel/asking';
import type { Proc, Question } from '../../../kernel/decision';
import { OWNER } from '../../../kernel/layout';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import { occupants } from '../../../language/entity-functions';
import { ownerOf } from '../../../language/ownership';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { carriedBy, handOver } from '../carrying';
import { clearOverflow, inventory, isTradable, slotsOf } from '../items';
import { canPayAp, payAp } from '../payment';
import { isCharacter, log, nameOf, read } from '../state';
import { apWords } from './move';
import type { TurnAction } from './turn-action';

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
  detail: () => 'any number of items, both ways',
  cost: (play, who) => apWords(play, who, 'tradeCost'),
  touches: (play, who) => partners(play, who),
  run: (play, who) => {
    payAp(play, who, read(play, who, 'tradeCost'), 'other');
    return begin(trading(play, who));
  },
};

/** Options are pairs: which item, and who gets it; 0 ends the trade. */
const DEAL: Question<Play> = {
  id: 'trade-deal',
  rule: () => 'trading',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} trades. What changes hands?`,
  note: () => 'Each item once',
  group: (play, decision, option) => {
    const card = decision.first[option] as number;
    return card === 0 ? 'Done' : `${nameOf(play, ownerOf(play, card))} gives`;
  },
  declines: (_, decision, option) => decision.first[option] === 0,
  detail: (play, decision, option) => {
    const card = decision.first[option] as number;
    return card === 0
      ? ''
      : `takes ${slotsOf(play, card)} of ${read(play, decision.second[option] as number, 'slots')} slots`;
  },
  key: (play, decision, option) => {
    const card = decision.first[option] as number;
    const { system } = play.program;
    return card === 0 ? 'done' : `${system.keyOf(play, card)}>${system.keyOf(play, decision.second[option] as number)}`;
  },
  label: (play, decision, option) => {
    const card = decision.first[option] as number;
    return card === 0
      ? 'The trade is done'
      : `${nameOf(play, card)} to ${nameOf(play, decision.second[option] as number)}`;
  },
  touches: (_, decision, option) => [decision.first[option] as number].filter((card) => card !== 0),
};

function* trading(play: Play, who: number): Proc {
  const involved = new Set([who]);
  // Each item changes hands once in a trade, so that the questions come to an end.
  const moved = new Set<number>();
  for (;;) {
    const decision = play.decision.reset(DEAL, play.program.system.seatOf(play, who), who);
    const others = partners(play, who);
    for (const other of others) {
      for (const card of goods(play, who)) if (!moved.has(card)) decision.add(card, other);
      for (const card of goods(play, other)) if (!moved.has(card)) decision.add(card, who);
    }
    decision.add(0);
    const cards = decision.first.slice(0, decision.count);
    const receivers = decision.second.slice(0, decision.count);
    const option = decision.count === 1 ? 0 : yield decision;
    const card = cards[option] as number;
    if (card === 0) break;
    const receiver = receivers[option] as number;
    const partner = receiver === who ? ownerOf(play, card) : receiver;
    moved.add(card);
    hand(play, card, receiver);
    involved.add(receiver);
    log(play, `${nameOf(play, card)} goes to ${nameOf(play, receiver)}`, 'plain', [card, receiver]);
    const telling = emit(play, newEvent(play, 'trade', who, partner));
    if (telling !== undefined) yield* telling;
  }
  for (const character of involved) yield* clearOverflow(play, character);
}
