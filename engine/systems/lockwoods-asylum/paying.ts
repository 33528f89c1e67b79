/**
 * Ways to pay for a card: sorts of cards of the hand whose Produce is enough, and of which none could be left out. Cards of one
 * item with the same Produce are one sort, so that each way is offered once.
 */
import type { Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { handOf } from '../../table/hands';
import { nameOf, read } from '../../table/numbers';
import { discard } from './cards';

export interface Payment {
  readonly cards: readonly number[];
  readonly produce: number;
}

/** More ways than these are not offered. */
const MOST_WAYS = 40;

interface Sort {
  readonly cards: readonly number[];
  readonly produce: number;
}

export const produceOf = (play: Play, who: number): number =>
  handOf(play, who).reduce((sum, card) => sum + read(play, card, 'produce'), 0);

/** The way that spends least first, then the one with the fewest cards; one way with no card for what costs nothing. */
export function waysToPay(play: Play, who: number, cost: number): Payment[] {
  if (cost <= 0) return [{ cards: [], produce: 0 }];
  const sorts = sortsOf(play, who);
  const ways: Payment[] = [];
  const take = (from: number, cards: readonly number[], produce: number, least: number): void => {
    if (produce >= cost) {
      if (produce - least < cost) ways.push({ cards, produce });
      return;
    }
    const sort = sorts[from];
    if (sort === undefined || ways.length >= MOST_WAYS) return;
    for (let count = sort.cards.length; count >= 0; count--) {
      const taken = sort.cards.slice(0, count);
      take(from + 1, [...cards, ...taken], produce + count * sort.produce, count > 0 ? sort.produce : least);
    }
  };
  take(0, [], 0, 0);
  return ways.sort((a, b) => a.produce - b.produce || a.cards.length - b.cards.length);
}

/** Sorts with some Produce, those with most first: the last one taken is then the least. */
function sortsOf(play: Play, who: number): Sort[] {
  const sorts = new Map<string, { cards: number[]; produce: number }>();
  for (const card of handOf(play, who)) {
    const produce = read(play, card, 'produce');
    if (produce <= 0) continue;
    const key = `${play.def(card)} ${produce}`;
    const sort = sorts.get(key) ?? { cards: [], produce };
    sort.cards.push(card);
    sorts.set(key, sort);
  }
  return [...sorts.values()].sort((a, b) => b.produce - a.produce);
}

const WAYS: Question<Play> = {
  id: 'pay',
  isSecret: true,
  rule: () => 'purchase',
  about: (_, { subject }) => subject,
  ask: (play, { subject }) => `What pays for ${nameOf(play, subject)}?`,
  note: (play, { subject }) => `Cost ${read(play, subject, 'cost')}`,
  key: (play, decision, option) =>
    wayAt(decision.frame, option)
      .cards.map((card) => play.program.infoOf(play, card)?.item.id ?? '')
      .join('+'),
  label: (play, decision, option) => counted(wayAt(decision.frame, option).cards.map((card) => nameOf(play, card))),
  detail: (play, { frame, subject }, option) => {
    const { produce } = wayAt(frame, option);
    const lost = produce - read(play, subject, 'cost');
    return `${produce} Produce${lost > 0 ? `, ${lost} of it lost` : ''}`;
  },
  touches: (_, decision, option) => wayAt(decision.frame, option).cards,
};

const wayAt = (frame: readonly unknown[], option: number): Payment => frame[option] as Payment;

/** "2 Stoic Orderly, Ward Clerk". */
function counted(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}

/** Asks how a card is paid for, and discards what pays. The card must be affordable. */
export function* payFor(play: Play, who: number, card: number, cost: number): Proc {
  const ways = waysToPay(play, who, cost);
  let chosen = 0;
  if (ways.length > 1) {
    const decision = play.decision.reset(WAYS, play.program.system.seatOf(play, who), who);
    decision.subject = card;
    decision.frame = ways;
    for (let i = 0; i < ways.length; i++) decision.add(i);
    chosen = yield decision;
  }
  for (const paid of (ways[chosen] as Payment).cards) {
    const asking = discard(play, paid);
    if (asking !== undefined) yield* asking;
  }
}
