import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import { listValues } from '../expression/lists';
import type { Frame, Play } from '../play';
import { type ContentQuestion, causeName, openQuestion } from '../questions';
import { bindAlias } from '../scope';
import { forEachTogether } from './each-together';
import { type Act, forEachMember, forEachOf } from './members';
import type { EffectCompiler } from './site';

/** The same effects for each of several things, in an order that the effect says. */
export const compileEach: EffectCompiler<'each'> = (effect, site) => {
  const inner = site.inner(effect.as, 'entity', site.kindOf('in'), site.at('as'));
  const list = site.filtered('in', 'where', { ...inner, scope: bindAlias(inner.scope, 'it', effect.as) });
  const body = site.effects('do', inner.scope);
  const { slot } = inner;
  const { cause } = site;
  const once: Act = (play, frame, member) => {
    play.countStep(cause.item);
    frame[slot] = member;
    return body(play, frame);
  };
  const question: ContentQuestion = {
    ...NEXT,
    cause,
    ask: (play) => `${causeName(play, cause)}: which one is next?`,
  };
  switch (effect.order ?? 'listed') {
    case 'turn':
      return (play, frame) =>
        forEachOf(play.program.system.inTurnOrder(play, listValues(list, play, frame)), play, frame, once);
    case 'players-pick':
      return (play, frame) => begin(inPickedOrder(play, frame, listValues(list, play, frame), once, question, 0));
    case 'owner-picks':
      return (play, frame) => {
        const owner = play.program.global('owner')?.(play, frame) ?? 0;
        return begin(inPickedOrder(play, frame, listValues(list, play, frame), once, question, owner));
      };
    case 'together':
      return (play, frame) => forEachTogether(listValues(list, play, frame), play, frame, once);
    default:
      return (play, frame) => forEachMember(list, play, frame, once);
  }
};

const NEXT: Question<Play> = {
  id: 'each-next',
  ask: () => 'Which one is next?',
  key: (play, decision, option) => play.program.system.keyOf(play, decision.first[option] as number),
  label: (play, decision, option) => play.program.system.nameOf(play, decision.first[option] as number),
  touches: (_, decision, option) => [decision.first[option] as number],
};

function* inPickedOrder(
  play: Play,
  frame: Frame,
  found: readonly number[],
  once: Act,
  question: ContentQuestion,
  who: number,
): Proc {
  const left = [...found];
  while (left.length > 0) {
    const chosen = left.length === 1 ? 0 : yield pickNext(play, frame, left, question, who);
    const asking: Asking = once(play, frame, left.splice(chosen, 1)[0] as number);
    if (asking !== undefined) yield* asking;
  }
}

function pickNext(play: Play, frame: Frame, left: readonly number[], question: ContentQuestion, who: number) {
  const decision = openQuestion(play, question, who, frame);
  for (const member of left) decision.add(member);
  return decision;
}
