/**
 * How a trade is agreed: one character names what is to change hands, then each partner is asked for its own part of it. What
 * may be traded, what a trade costs and how things change hands is each game's own. Nothing here changes the table.
 */
import type { Decision, Proc, Question } from '../kernel/decision';
import { ownerOf } from '../language/ownership';
import type { Play } from '../language/play';
import { tell } from '../language/trail';
import { nameOf } from './numbers';

/** What is to change hands. */
export interface Transfer {
  readonly ware: number;
  readonly from: number;
  readonly to: number;
}

export interface TradeTerms {
  /** The rule that the questions are explained with. */
  readonly rule: string;
  partners(play: Play, who: number): number[];
  /** What somebody may hand over. */
  wares(play: Play, who: number): number[];
  /** What else is to be known of an item that may change hands. */
  detail?(play: Play, ware: number, to: number): string;
  /** How many things may change hands in one trade; any number if absent. */
  most?(play: Play): number;
}

/** Whose consent a transfer takes: whoever is in it besides the one that trades. */
export const partnerIn = ({ from, to }: Transfer, who: number): number => (from === who ? to : from);

const listOf = (play: Play, transfers: readonly Transfer[]): string =>
  transfers.map(({ ware }) => nameOf(play, ware)).join(', ');

/** Says what a partner gets, and for what. */
function dealWords(play: Play, who: number, transfers: readonly Transfer[]): string {
  const [gets, gives] = [true, false].map((isGiven) =>
    listOf(
      play,
      transfers.filter(({ from }) => (from === who) === isGiven),
    ),
  );
  if (gives === '') return `${gets} for nothing`;
  return gets === '' ? `nothing for ${gives}` : `${gets} for ${gives}`;
}

const wareAt = ({ first }: Decision, option: number): number => first[option] as number;
const receiverAt = ({ second }: Decision, option: number): number => second[option] as number;

/** Options are pairs: which item, and who gets it; 0 ends the naming. What was named before stands in the frame. */
const dealQuestion = ({ rule, detail }: TradeTerms): Question<Play> => ({
  id: 'trade-deal',
  rule: () => rule,
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} trades. What changes hands?`,
  note: (play, { frame }) => {
    const wanted = listOf(play, frame as readonly Transfer[]);
    return wanted === '' ? 'Each item once' : `To change hands: ${wanted}`;
  },
  group: (play, decision, option) => {
    const ware = wareAt(decision, option);
    return ware === 0 ? 'Done' : `${nameOf(play, ownerOf(play, ware))} gives`;
  },
  declines: (_, decision, option) => wareAt(decision, option) === 0,
  detail: (play, decision, option) => {
    const ware = wareAt(decision, option);
    return ware === 0 ? '' : (detail?.(play, ware, receiverAt(decision, option)) ?? '');
  },
  key: (play, decision, option) => {
    const { system } = play.program;
    const ware = wareAt(decision, option);
    return ware === 0 ? 'done' : `${system.keyOf(play, ware)}>${system.keyOf(play, receiverAt(decision, option))}`;
  },
  label: (play, decision, option) => {
    const ware = wareAt(decision, option);
    return ware === 0 ? 'The trade is done' : `${nameOf(play, ware)} to ${nameOf(play, receiverAt(decision, option))}`;
  },
  touches: (_, decision, option) => [wareAt(decision, option)].filter((ware) => ware !== 0),
});

const CONSENT = 'trade-consent';

/** Whether an option refuses what a partner is asked for. */
export const refusesTrade = (decision: Decision, option: number): boolean =>
  decision.question?.id === CONSENT && wareAt(decision, option) !== 1;

/** The transfers stand in the decision's frame; the subject is who trades. */
const consentQuestion = ({ rule }: TradeTerms): Question<Play> => ({
  id: CONSENT,
  rule: () => rule,
  about: (_, { subject }) => subject,
  ask: (play, { subject, actor, frame }) => {
    const deal = dealWords(play, subject, frame as readonly Transfer[]);
    return `${nameOf(play, subject)} trades with ${nameOf(play, actor)}: ${deal}. Does ${nameOf(play, actor)} agree?`;
  },
  key: (_, decision, option) => (refusesTrade(decision, option) ? 'refuse' : 'agree'),
  label: (_, decision, option) => (refusesTrade(decision, option) ? 'No, keep everything' : 'Agree'),
  declines: (_, decision, option) => refusesTrade(decision, option),
  touches: (_, { frame }) => (frame as readonly Transfer[]).map(({ ware }) => ware),
});

/** Makes the talks of a game: they give what was named by who trades and agreed to by each partner in it. */
export function tradeTalks(terms: TradeTerms): (play: Play, who: number) => Proc<readonly Transfer[]> {
  const deal = dealQuestion(terms);
  const consent = consentQuestion(terms);
  return function* talks(play, who) {
    const wanted = yield* propose(play, deal, terms, who);
    const agreed: Transfer[] = [];
    for (const partner of new Set(wanted.map((transfer) => partnerIn(transfer, who)))) {
      const theirs = wanted.filter((transfer) => partnerIn(transfer, who) === partner);
      if (yield* agrees(play, consent, who, partner, theirs)) agreed.push(...theirs);
    }
    return agreed;
  };
}

/** Each item can change hands once in a trade, so that the questions come to an end. */
function* propose(play: Play, deal: Question<Play>, terms: TradeTerms, who: number): Proc<readonly Transfer[]> {
  const wanted: Transfer[] = [];
  const most = terms.most?.(play) ?? Number.POSITIVE_INFINITY;
  const isFree = (ware: number) => wanted.every((transfer) => transfer.ware !== ware);
  while (wanted.length < most) {
    const decision = play.decision.reset(deal, play.program.system.seatOf(play, who), who);
    decision.frame = wanted;
    const offers: Transfer[] = terms
      .partners(play, who)
      .flatMap((other) => [
        ...terms.wares(play, who).map((ware) => ({ ware, from: who, to: other })),
        ...terms.wares(play, other).map((ware) => ({ ware, from: other, to: who })),
      ]);
    const open = offers.filter(({ ware }) => isFree(ware));
    if (open.length === 0) break;
    for (const { ware, to } of open) decision.add(ware, to);
    decision.add(0);
    const chosen = open[yield decision];
    if (chosen === undefined) break;
    wanted.push(chosen);
  }
  return wanted;
}

function* agrees(
  play: Play,
  consent: Question<Play>,
  who: number,
  partner: number,
  transfers: readonly Transfer[],
): Proc<boolean> {
  const decision = play.decision.reset(consent, play.program.system.seatOf(play, partner), partner);
  decision.subject = who;
  decision.frame = transfers;
  decision.add(1);
  decision.add(0);
  if ((yield decision) === 0) return true;
  tell(play, `${nameOf(play, partner)} refuses to trade`, { entities: [partner], item: play.def(partner) });
  return false;
}
