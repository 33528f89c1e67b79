/**
 * What the others may do in somebody's turn: whatever content offers in the window `any-turn`. The player on turn hands over to
 * one of them, who then uses something or does not.
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
  livingCharacters(play: Play): number[];
}

/** What somebody whose turn it is not may use now, of its own. */
const usable = (play: Play, other: number): OfferedAction[] =>
  offeredActions(play, other, 'any-turn').filter(({ carrier }) => ownerOf(play, carrier) === other);

const actionAt = ({ first, second }: Decision, option: number): OfferedAction | undefined =>
  second[option] === 0 ? undefined : { index: first[option] as number, carrier: second[option] as number };

const nameIn = (play: Play, { index, carrier }: OfferedAction): string =>
  play.program.actions[index]?.name || nameOf(play, carrier);

/** Options are an action by its place, and what carries it; 0 refuses. The subject is who is on turn. */
const inAnothersTurn = ({ rule, turn }: OthersTerms): Question<Play> => ({
  id: 'anothers-turn',
  rule: () => rule,
  about: (_, { subject }) => subject,
  ask: (play, { actor, subject }) => `What does ${nameOf(play, actor)} use in the ${turn} of ${nameOf(play, subject)}?`,
  key: (play, decision, option) => {
    const action = actionAt(decision, option);
    if (action === undefined) return 'nothing';
    return `${play.program.actions[action.index]?.id}@${play.program.system.keyOf(play, action.carrier)}`;
  },
  label: (play, decision, option) => {
    const action = actionAt(decision, option);
    return action === undefined ? 'No, nothing now' : nameIn(play, action);
  },
  detail: (play, decision, option) => {
    const action = actionAt(decision, option);
    return action === undefined ? '' : actionText(play, decision.actor, action);
  },
  cost: (play, decision, option) => {
    const action = actionAt(decision, option);
    return action === undefined ? '' : costWords(play, decision.actor, action);
  },
  declines: (_, decision, option) => actionAt(decision, option) === undefined,
  touches: (_, decision, option) => [decision.second[option] as number].filter((carrier) => carrier !== 0),
});

const OTHERS = 'others';

/** Whether an option hands over to somebody whose turn it is not. */
export const handsOver = (option: TurnOption): boolean => option.action.id === OTHERS;

export const othersAction = (terms: OthersTerms, question = inAnothersTurn(terms)): TurnAction => ({
  id: OTHERS,
  list: (play, who, offer) => {
    for (const other of terms.livingCharacters(play)) if (other !== who && usable(play, other).length > 0) offer(other);
  },
  key: (play, _, { a }) => play.program.system.keyOf(play, a),
  group: 'Others',
  label: (play, _, { a }) => `Let ${nameOf(play, a)} use something`,
  short: (play, _, { a }) => nameOf(play, a),
  detail: (play, _, { a }) =>
    usable(play, a)
      .map((action) => nameIn(play, action))
      .join(', '),
  touches: (_play, _who, { a }) => [a],
  run: (play, who, { a }) => begin(handingOver(play, question, who, a)),
});

function* handingOver(play: Play, question: Question<Play>, who: number, other: number): Proc {
  const offered = usable(play, other);
  const decision = play.decision.reset(question, play.program.system.seatOf(play, other), other);
  decision.subject = who;
  for (const { index, carrier } of offered) decision.add(index, carrier);
  decision.add(0, 0);
  const action = offered[yield decision];
  if (action === undefined) return;
  const entities = [other, action.carrier];
  tell(play, `${nameOf(play, other)}: ${nameIn(play, action)}`, { tone: 'strong', entities, item: play.def(other) });
  const asking = takeAction(play, other, action);
  if (asking !== undefined) yield* asking;
}
