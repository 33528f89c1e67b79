/** The question of the moment, for people. Options whose keys are equal would be one and the same; see the tests. */

import type { Decision } from '../kernel/decision';
import type { Play } from '../language/play';
import { keyOfItem, trailView, wordsOfItem } from '../language/reasons';
import { lastOf, rulesUnderWay, trailOf } from '../language/trail';
import type { DecisionView, OptionView } from '../view';

export function decisionView(play: Play): DecisionView | null {
  const { decision } = play;
  const { question } = decision;
  if (question === null || decision.count === 0 || play.program.system.isOver(play)) return null;
  const trail = trailOf(play);
  const { item, pointer } = causeOf(play, decision, trail);
  return {
    key: question.id,
    seat: decision.seat,
    actor: decision.actor,
    question: question.ask(play, decision),
    cause: { item: keyOfItem(play, item), pointer },
    why: whyOf(play, decision),
    trail: trailView(play, trail),
    note: question.note?.(play, decision) ?? '',
    options: Array.from({ length: decision.count }, (_, option) => optionView(play, decision, option)),
  };
}

function optionView(play: Play, decision: Decision, option: number): OptionView {
  const question = decision.question as NonNullable<Decision['question']>;
  const label = question.label(play, decision, option);
  const outline = question.outline?.(play, decision, option);
  return {
    key: question.key(play, decision, option),
    label,
    group: question.group?.(play, decision, option) ?? '',
    short: question.short?.(play, decision, option) ?? label,
    isDecline: question.declines?.(play, decision, option) ?? false,
    detail: question.detail?.(play, decision, option) ?? '',
    cost: question.cost?.(play, decision, option) ?? '',
    entities: question.touches?.(play, decision, option) ?? [],
    ...(outline === undefined ? {} : { outline }),
  };
}

/** The content that asks; else what the question is about, what led to it, or who is asked. */
function causeOf(play: Play, decision: Decision, trail: ReturnType<typeof trailOf>) {
  if (decision.causeItem !== 0) return { item: decision.causeItem, pointer: decision.causePointer };
  const about = play.def(decision.question?.about?.(play, decision) ?? 0);
  if (about !== 0) return { item: about, pointer: '' };
  return lastOf(trail) ?? { item: play.def(decision.actor), pointer: '' };
}

/** The rule that asks, or the item that does with what it says. */
function whyOf(play: Play, decision: Decision): DecisionView['why'] {
  if (decision.causeItem !== 0) {
    const item = play.program.items[decision.causeItem]?.item;
    return { title: item?.name ?? item?.id ?? '', text: wordsOfItem(play, decision.causeItem) };
  }
  const name = decision.question?.rule?.(play, decision) ?? rulesUnderWay(play)[0] ?? '';
  const { title, text } = play.program.system.ruleText?.(play, name) ?? { title: '', text: '' };
  return { title, text };
}
