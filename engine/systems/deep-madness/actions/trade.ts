import { begin } from '../../../kernel/asking';
import type { Decision, Proc, Question } from '../../../kernel/decision';
import { OWNER } from '../../../kernel/layout';
import { putLast } from '../../../kernel/zones';
import { emit, newEvent } from '../../../language/emit';
import { ownerOf } from '../../../language/ownership';
import { isPermitted } from '../../../language/permits';
import type { Play } from '../../../language/play';
import { findZone, spaceOf } from '../../../language/standard';
import { nameOf, read } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
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

/** Handing over items among investigators of one space, any number for one action. */
export const TRADE: TurnAction = {
  id: 'trade',
  word: 'trade',
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
  detail: (play) => (rule(play, 'tradeAnyNumber') === 1 ? 'any number of items, either way' : '1 item'),
  cost: (play, who) => costWords(play, who, 'tradeCost'),
  touches: (play, who) => partners(play, who),
  run: (play, who) => {
    payActions(play, who, read(play, who, 'tradeCost'));
    return begin(trading(play, who));
  },
};

const wareAt = ({ first }: Decision, option: number) => first[option] as number;
const receiverAt = ({ second }: Decision, option: number) => second[option] as number;

/** Options are an item and who gets it; 0 ends the trade. */
const DEAL: Question<Play> = {
  id: 'trade-deal',
  rule: () => 'trade',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} trades. What changes hands?`,
  group: (play, decision, option) =>
    wareAt(decision, option) === 0 ? 'Done' : `${nameOf(play, ownerOf(play, wareAt(decision, option)))} gives`,
  key: (play, decision, option) => {
    const { system } = play.program;
    const ware = wareAt(decision, option);
    return ware === 0 ? 'done' : `${system.keyOf(play, ware)}>${system.keyOf(play, receiverAt(decision, option))}`;
  },
  label: (play, decision, option) => {
    const ware = wareAt(decision, option);
    return ware === 0 ? 'The trade is done' : `${nameOf(play, ware)} to ${nameOf(play, receiverAt(decision, option))}`;
  },
  declines: (_, decision, option) => wareAt(decision, option) === 0,
};

/** Each item changes hands once in a trade, so that it comes to an end. */
function* trading(play: Play, who: number): Proc {
  const traded: number[] = [];
  const met = new Set<number>();
  const most = rule(play, 'tradeAnyNumber') === 1 ? Number.POSITIVE_INFINITY : 1;
  while (traded.length < most) {
    const others = partners(play, who);
    const decision = play.decision.reset(DEAL, play.program.system.seatOf(play, who), who);
    const deals: [number, number][] = others.flatMap((other) => [
      ...inventory(play, who).map((ware): [number, number] => [ware, other]),
      ...inventory(play, other).map((ware): [number, number] => [ware, who]),
    ]);
    const open = deals.filter(([ware]) => !traded.includes(ware));
    if (open.length === 0) break;
    decision.add(0);
    for (const [ware, to] of open) decision.add(ware, to);
    const [ware, to] = open[(yield decision) - 1] ?? [0, 0];
    if (ware === 0) break;
    met.add(to === who ? ownerOf(play, ware) : to);
    play.state[ware + OWNER] = to;
    putLast(play, ware, findZone(play, 'inventory', to));
    traded.push(ware);
    log(play, `${nameOf(play, ware)} goes to ${nameOf(play, to)}`, 'plain', [ware, to]);
  }
  for (const partner of met) {
    const telling = emit(play, newEvent(play, 'trade', who, partner));
    if (telling !== undefined) yield* telling;
  }
}
