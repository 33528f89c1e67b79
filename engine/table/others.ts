/**
 * What the others may do in somebody's turn: whatever content offers in the window `any-turn`, and what the rules allow at any
 * time. The player on turn hands over to one of them, who then does something or does not.
 */
import { begin } from '../kernel/asking';
import type { Decision, Proc, Question } from '../kernel/decision';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../language/actions';
import { ownerOf } from '../language/ownership';
import type { Play } from '../language/play';
import { tell } from '../language/trail';
import { nameOf } from './numbers';
import type { TurnAction, TurnOption } from './turn-action';

export interface OthersTerms {
  /** The rule that the question is explained with. */
  readonly rule: string;
  /** What a game calls the time in which one character acts. */
  readonly turn: 'turn' | 'activation';
  /** What a character may do at any time, in its own turn and in those of others. */
  readonly anyTime?: readonly TurnAction[];
  livingCharacters(play: Play): number[];
}

/** Something that a card offers, or the rules; nothing at all is the last option. */
type Use = OfferedAction | TurnOption | undefined;

/** What somebody whose turn it is not may do now, with what is its own. */
function usable(play: Play, { anyTime = [] }: OthersTerms, other: number): (OfferedAction | TurnOption)[] {
  const found: (OfferedAction | TurnOption)[] = offeredActions(play, other, 'any-turn').filter(
    ({ carrier }) => ownerOf(play, carrier) === other,
  );
  for (const action of anyTime) action.list(play, other, (a = 0, b = 0, c = 0) => found.push({ action, a, b, c }));
  return found;
}

const isOfRules = (use: OfferedAction | TurnOption): use is TurnOption => 'action' in use;
const useAt = ({ frame }: Decision, option: number): Use => frame[option] as Use;

function nameIn(play: Play, who: number, use: OfferedAction | TurnOption): string {
  if (isOfRules(use)) return use.action.label(play, who, use);
  return play.program.actions[use.index]?.name || nameOf(play, use.carrier);
}

/** Options stand in the frame. The subject is who is on turn. */
const inAnothersTurn = ({ rule, turn }: OthersTerms): Question<Play> => ({
  id: 'anothers-turn',
  rule: () => rule,
  about: (_, { subject }) => subject,
  ask: (play, { actor, subject }) => `What does ${nameOf(play, actor)} use in the ${turn} of ${nameOf(play, subject)}?`,
  key: (play, decision, option) => {
    const use = useAt(decision, option);
    if (use === undefined) return 'nothing';
    if (isOfRules(use)) return `${use.action.id}:${use.action.key(play, decision.actor, use)}`;
    return `${play.program.actions[use.index]?.id}@${play.program.system.keyOf(play, use.carrier)}`;
  },
  label: (play, decision, option) => {
    const use = useAt(decision, option);
    return use === undefined ? 'No, nothing now' : nameIn(play, decision.actor, use);
  },
  detail: (play, decision, option) => {
    const use = useAt(decision, option);
    if (use === undefined) return '';
    if (isOfRules(use)) return use.action.detail?.(play, decision.actor, use) ?? '';
    return actionText(play, decision.actor, use);
  },
  cost: (play, decision, option) => {
    const use = useAt(decision, option);
    if (use === undefined) return '';
    if (isOfRules(use)) return use.action.cost?.(play, decision.actor, use) ?? '';
    return costWords(play, decision.actor, use);
  },
  declines: (_, decision, option) => useAt(decision, option) === undefined,
  touches: (play, decision, option) => {
    const use = useAt(decision, option);
    if (use === undefined) return [];
    return isOfRules(use) ? (use.action.touches?.(play, decision.actor, use) ?? []) : [use.carrier];
  },
});

const OTHERS = 'others';

/** Whether an option hands over to somebody whose turn it is not. */
export const handsOver = (option: TurnOption): boolean => option.action.id === OTHERS;

export const othersAction = (terms: OthersTerms, question = inAnothersTurn(terms)): TurnAction => ({
  id: OTHERS,
  list: (play, who, offer) => {
    for (const other of terms.livingCharacters(play))
      if (other !== who && usable(play, terms, other).length > 0) offer(other);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Others',
  label: (play, _, { a }) => `Let ${nameOf(play, a)} use something`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, _, { a }) =>
    usable(play, terms, a)
      .map((use) => nameIn(play, a, use))
      .join(', '),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => begin(handingOver(play, question, who, { other: a, uses: usable(play, terms, a) })),
});

interface Handing {
  other: number;
  uses: readonly (OfferedAction | TurnOption)[];
}

function* handingOver(play: Play, question: Question<Play>, who: number, { other, uses }: Handing): Proc {
  const decision = play.decision.reset(question, play.program.system.seatOf(play, other), other);
  decision.subject = who;
  decision.frame = [...uses, undefined];
  for (let i = 0; i <= uses.length; i++) decision.add(i);
  const use = uses[yield decision];
  if (use === undefined) return;
  const entities = isOfRules(use) ? [other] : [other, use.carrier];
  tell(play, `${nameOf(play, other)}: ${nameIn(play, other, use)}`, {
    tone: 'strong',
    entities,
    item: play.def(other),
  });
  const asking = isOfRules(use) ? use.action.run(play, other, use) : takeAction(play, other, use);
  if (asking !== undefined) yield* asking;
}
