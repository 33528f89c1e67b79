import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import { listValues } from '../expression/lists';
import type { Fn, Frame, Play, TextFn } from '../play';
import { type ContentQuestion, openQuestion } from '../questions';
import type { EffectCompiler } from './site';

/** Somebody, or chance, picks one thing or several from a list; the names after it read what was picked. */
export const compilePick: EffectCompiler<'pick'> = (effect, site) => {
  const candidates = site.any('from');
  const from = site.entities('from');
  const it = site.inner('it', 'entity', candidates.kind, site.at('where'));
  const passes = site.bool('where', true, it.scope);
  const who = site.entity('who');
  const isMany = site.has('count') || site.has('upTo');
  const count = site.has('upTo') ? site.int('upTo', 1) : site.int('count', 1);
  const question = pickQuestion(site.cause, site.text('text'));
  const rules: PickRules = {
    isMany,
    mayStop: effect.optional === true || site.has('upTo'),
    isRandom: effect.random === true,
    count,
  };
  const slot = site.bindAs('as', isMany ? 'list<entity>' : 'entity', candidates.kind);
  return (play, frame) => {
    const found = listValues(from, play, frame).filter((member) => {
      frame[it.slot] = member;
      return passes(play, frame) !== 0;
    });
    return begin(picking(play, frame, found, who, question, rules, slot));
  };
};

interface PickRules {
  isMany: boolean;
  mayStop: boolean;
  isRandom: boolean;
  count: Fn;
}

function pickQuestion(cause: ContentQuestion['cause'], text: TextFn): ContentQuestion {
  return {
    id: 'pick',
    cause,
    ask: (play, decision) => text(play, decision.frame as Frame) || 'Which one?',
    key: (play, decision, option) =>
      decision.first[option] === 0 ? 'decline' : play.program.system.keyOf(play, decision.first[option] as number),
    label: (play, decision, option) =>
      decision.first[option] === 0 ? 'No more' : play.program.system.nameOf(play, decision.first[option] as number),
    touches: (_, decision, option) => [decision.first[option] as number].filter((entity) => entity !== 0),
  };
}

function* picking(
  play: Play,
  frame: Frame,
  found: number[],
  who: Fn,
  question: ContentQuestion,
  rules: PickRules,
  slot: number,
): Proc {
  const wanted = rules.isMany ? Math.min(rules.count(play, frame), found.length) : 1;
  const picked: number[] = [];
  while (picked.length < wanted && found.length > 0) {
    const index = rules.isRandom
      ? play.below(play.stream('setup'), found.length)
      : yield* ask(play, frame, found, who, question, rules, wanted - picked.length);
    const chosen = found[index];
    if (chosen === undefined) break;
    picked.push(chosen);
    found.splice(index, 1);
  }
  if (slot >= 0) frame[slot] = rules.isMany ? picked : (picked[0] ?? 0);
}

/** Nobody is asked when nothing is left to choose: one candidate, or all of them are wanted. */
function* ask(
  play: Play,
  frame: Frame,
  found: readonly number[],
  who: Fn,
  question: ContentQuestion,
  rules: PickRules,
  left: number,
): Proc<number> {
  if (!rules.mayStop && found.length <= left) return 0;
  const decision = openQuestion(play, question, who(play, frame), frame);
  for (const member of found) decision.add(member);
  if (rules.mayStop) decision.add(0);
  return yield decision;
}
