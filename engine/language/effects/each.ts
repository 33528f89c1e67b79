import { begin } from '../../kernel/asking';
import type { Proc, Question } from '../../kernel/decision';
import { listValues } from '../expression/lists';
import type { Frame, Play, Run } from '../play';
import { openQuestion } from '../questions';
import type { EffectCompiler } from './site';

/** The same effects for each of several things, in an order that the effect says. */
export const compileEach: EffectCompiler<'each'> = (effect, site) => {
  const members = site.any('in');
  const list = site.entities('in');
  const inner = site.inner(effect.as, 'entity', members.kind, site.at('as'));
  const passes = site.bool('where', true, inner.scope);
  const body = site.effects('do', inner.scope);
  const { slot } = inner;
  const { cause } = site;
  const order = effect.order ?? 'listed';

  const select = (play: Play, frame: Frame): number[] => {
    const found = listValues(list, play, frame).filter((member) => {
      frame[slot] = member;
      return passes(play, frame) !== 0;
    });
    return order === 'turn' ? play.program.system.inTurnOrder(play, found) : found;
  };
  if (order === 'players-pick' || order === 'owner-picks')
    return (play, frame) => begin(inPickedOrder(play, frame, select(play, frame), slot, body, cause));
  return (play, frame) => {
    const found = select(play, frame);
    for (let i = 0; i < found.length; i++) {
      play.countStep(cause.item);
      frame[slot] = found[i] as number;
      const asking = body(play, frame);
      if (asking !== undefined) return begin(theOthers(asking, play, frame, found, i + 1, slot, body));
    }
    return undefined;
  };
};

function* theOthers(
  asking: Proc,
  play: Play,
  frame: Frame,
  found: readonly number[],
  from: number,
  slot: number,
  body: Run,
): Proc {
  yield* asking;
  for (let i = from; i < found.length; i++) {
    frame[slot] = found[i] as number;
    const next = body(play, frame);
    if (next !== undefined) yield* next;
  }
}

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
  slot: number,
  body: Run,
  cause: { item: number; pointer: string },
): Proc {
  const left = [...found];
  while (left.length > 0) {
    let chosen = 0;
    if (left.length > 1) {
      const decision = openQuestion(play, { ...NEXT, cause }, 0, frame);
      for (const member of left) decision.add(member);
      chosen = yield decision;
    }
    play.countStep(cause.item);
    frame[slot] = left.splice(chosen, 1)[0] as number;
    const asking = body(play, frame);
    if (asking !== undefined) yield* asking;
  }
}
