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
import { nameOf, read } from '../../../table/numbers';
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

/** Options are pairs: which item, and who gets it; 0 ends the trade. */
const DEAL: Question<Play> = {
  id: 'trade-deal',
  rule: () => 'trading',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} trades. What changes hands?`,
  note: (play, { frame }) => {
    const wanted = listOf(play, frame as readonly Transfer[]);
    return wanted === '' ? 'Each item once' : `To change hands: ${wanted}`;
  },
  group: (play, decision, option) => {
    const card = decision.first[option] as number;
    return card === 0 ? 'Done' : `${nameOf(play, ownerOf(play, card))} gives`;
  },
  declines: (_, decision, option) => decision.first[option] === 0,
  detail: (play, decision, option) => {
    const card = decision.first[option] as number;
    return card === 0 || play.kindOf(card).name === 'token'
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

/** What is to change hands. */
interface Transfer {
  ware: number;
  from: number;
  to: number;
}

/** Whose consent a transfer takes: whoever is in it besides the one that trades. */
const partnerIn = ({ from, to }: Transfer, who: number): number => (from === who ? to : from);

const listOf = (play: Play, transfers: readonly Transfer[]): string =>
  transfers.map(({ ware }) => nameOf(play, ware)).join(', ');

/** Says what a partner gets, and for what. */
function dealWords(play: Play, who: number, transfers: readonly Transfer[]): string {
  const gets = listOf(
    play,
    transfers.filter(({ from }) => from === who),
  );
  const gives = listOf(
    play,
    transfers.filter(({ from }) => from !== who),
  );
  if (gives === '') return `${gets} for nothing`;
  return gets === '' ? `nothing for ${gives}` : `${gets} for ${gives}`;
}

/** The transfers stand in the decision's frame; the subject is who trades. */
const CONSENT: Question<Play> = {
  id: 'trade-consent',
  rule: () => 'trading',
  about: (_, { subject }) => subject,
  ask: (play, { subject, actor, frame }) => {
    const deal = dealWords(play, subject, frame as readonly Transfer[]);
    return `${nameOf(play, subject)} trades with ${nameOf(play, actor)}: ${deal}. Does ${nameOf(play, actor)} agree?`;
  },
  key: (_, decision, option) => (decision.first[option] === 1 ? 'agree' : 'refuse'),
  label: (_, decision, option) => (decision.first[option] === 1 ? 'Agree' : 'No, keep everything'),
  declines: (_, decision, option) => decision.first[option] !== 1,
  touches: (_, { frame }) => (frame as readonly Transfer[]).map(({ ware }) => ware),
};

/** What is wanted is named first; then each partner is asked, and what all in it agree to changes hands. */
function* trading(play: Play, who: number): Proc {
  const wanted = yield* propose(play, who);
  const agreed: Transfer[] = [];
  for (const partner of new Set(wanted.map((transfer) => partnerIn(transfer, who)))) {
    const theirs = wanted.filter((transfer) => partnerIn(transfer, who) === partner);
    if (yield* agrees(play, who, partner, theirs)) agreed.push(...theirs);
  }
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

function* agrees(play: Play, who: number, partner: number, transfers: readonly Transfer[]): Proc<boolean> {
  const decision = play.decision.reset(CONSENT, play.program.system.seatOf(play, partner), partner);
  decision.subject = who;
  decision.frame = transfers;
  decision.add(1);
  decision.add(0);
  if ((yield decision) === 0) return true;
  log(play, `${nameOf(play, partner)} refuses to trade`, 'plain', [partner]);
  return false;
}

/** Each item can change hands once in a trade, so that the questions come to an end. */
function* propose(play: Play, who: number): Proc<readonly Transfer[]> {
  const wanted: Transfer[] = [];
  const isFree = (ware: number) => wanted.every((transfer) => transfer.ware !== ware);
  for (;;) {
    const decision = play.decision.reset(DEAL, play.program.system.seatOf(play, who), who);
    decision.frame = wanted;
    const offers: Transfer[] = partners(play, who).flatMap((other) => [
      ...goods(play, who).map((ware) => ({ ware, from: who, to: other })),
      ...goods(play, other).map((ware) => ({ ware, from: other, to: who })),
    ]);
    const open = offers.filter(({ ware }) => isFree(ware));
    if (open.length === 0) return wanted;
    for (const { ware, to } of open) decision.add(ware, to);
    decision.add(0);
    const chosen = open[yield decision];
    if (chosen === undefined) return wanted;
    wanted.push(chosen);
  }
}
