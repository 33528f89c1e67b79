/**
 * What the others may do in somebody's turn: whatever says "any turn", defense skills above all (S000: Skill Costs). The
 * player on turn hands over to one of them, who then uses something or does not.
 */
import { begin } from '../../../kernel/asking';
import type { Decision, Proc, Question } from '../../../kernel/decision';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../../../language/actions';
import { ownerOf } from '../../../language/ownership';
import type { Play } from '../../../language/play';
import { nameOf } from '../../../table/numbers';
import type { TurnAction } from '../../../table/turn-action';
import { livingCharacters, log } from '../state';

/** What somebody whose turn it is not may use now, of its own. */
const usable = (play: Play, other: number): OfferedAction[] =>
  offeredActions(play, other, 'any-turn').filter(({ carrier }) => ownerOf(play, carrier) === other);

const actionAt = ({ first, second }: Decision, option: number): OfferedAction | undefined =>
  second[option] === 0 ? undefined : { index: first[option] as number, carrier: second[option] as number };

const nameIn = (play: Play, { index, carrier }: OfferedAction): string =>
  play.program.actions[index]?.name || nameOf(play, carrier);

/** Options are an action by its place, and what carries it; 0 refuses. The subject is who is on turn. */
const IN_ANOTHERS_TURN: Question<Play> = {
  id: 'anothers-turn',
  rule: () => 'others-turn',
  about: (_, { subject }) => subject,
  ask: (play, { actor, subject }) => `What does ${nameOf(play, actor)} use in the turn of ${nameOf(play, subject)}?`,
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
};

export const OTHERS: TurnAction = {
  id: 'others',
  list: (play, who, offer) => {
    for (const other of livingCharacters(play)) if (other !== who && usable(play, other).length > 0) offer(other);
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
  run: (play, who, { a }) => begin(handingOver(play, who, a)),
};

function* handingOver(play: Play, who: number, other: number): Proc {
  const offered = usable(play, other);
  const decision = play.decision.reset(IN_ANOTHERS_TURN, play.program.system.seatOf(play, other), other);
  decision.subject = who;
  for (const { index, carrier } of offered) decision.add(index, carrier);
  decision.add(0, 0);
  const action = offered[yield decision];
  if (action === undefined) return;
  log(play, `${nameOf(play, other)}: ${nameIn(play, action)}`, 'strong', [other, action.carrier]);
  const asking = takeAction(play, other, action);
  if (asking !== undefined) yield* asking;
}
