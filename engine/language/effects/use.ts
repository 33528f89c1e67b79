import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import { actionText, costWords, type OfferedAction, offeredActions, takeAction } from '../actions';
import { listValues } from '../expression/lists';
import type { Frame, Play, TextFn } from '../play';
import { type ContentQuestion, openQuestion } from '../questions';
import type { EffectCompiler } from './site';

/** Somebody may use one of several cards, as if it were the moment for it; its own conditions and costs stand. */
export const compileUse: EffectCompiler<'use'> = (effect, site) => {
  const who = site.entity('who');
  const cards = site.entities('cards');
  const question = useQuestion(site.cause, site.text('text'));
  const window = effect.window ?? 'own-turn';
  return (play, frame) => {
    const user = who(play, frame);
    const among = listValues(cards, play, frame);
    if (user === 0 || among.length === 0) return undefined;
    const offered = offeredActions(play, user, window).filter(({ carrier }) => among.includes(carrier));
    return offered.length === 0 ? undefined : begin(asking(play, frame, user, offered, question));
  };
};

const NONE = -1;

function useQuestion(cause: ContentQuestion['cause'], text: TextFn): ContentQuestion {
  const action = (
    decision: { first: ArrayLike<number>; second: ArrayLike<number> },
    option: number,
  ): OfferedAction => ({
    index: decision.first[option] as number,
    carrier: decision.second[option] as number,
  });
  const isNone = (decision: { first: ArrayLike<number> }, option: number) => decision.first[option] === NONE;
  return {
    id: 'use-card',
    cause,
    ask: (play, decision) => text(play, decision.frame as Frame) || 'Use a card?',
    key: (play, decision, option) => {
      if (isNone(decision, option)) return 'decline';
      const { index, carrier } = action(decision, option);
      return `${play.program.actions[index]?.id}@${play.program.system.keyOf(play, carrier)}`;
    },
    label: (play, decision, option) => {
      if (isNone(decision, option)) return 'No, none of these';
      const { index, carrier } = action(decision, option);
      return play.program.actions[index]?.name || play.program.system.nameOf(play, carrier);
    },
    detail: (play, decision, option) =>
      isNone(decision, option) ? '' : actionText(play, decision.actor, action(decision, option)),
    cost: (play, decision, option) =>
      isNone(decision, option) ? '' : costWords(play, decision.actor, action(decision, option)),
    declines: (_, decision, option) => isNone(decision, option),
    touches: (_, decision, option) => (isNone(decision, option) ? [] : [action(decision, option).carrier]),
  };
}

function* asking(
  play: Play,
  frame: Frame,
  user: number,
  offered: readonly OfferedAction[],
  question: ContentQuestion,
): Proc {
  const decision = openQuestion(play, question, user, frame);
  for (const { index, carrier } of offered) decision.add(index, carrier);
  decision.add(NONE);
  const chosen = offered[yield decision];
  if (chosen === undefined) return;
  const using = takeAction(play, user, chosen);
  if (using !== undefined) yield* using;
}
