import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { KIND } from '../../kernel/layout';
import { popFrom, stack } from '../expression/stack';
import type { Fn, Frame, Play, TextFn } from '../play';
import { type ContentQuestion, causeName, openQuestion } from '../questions';
import type { EffectCompiler } from './site';

/** Somebody, or chance, picks one thing or several from a list; the names after it read what was picked. */
export const compilePick: EffectCompiler<'pick'> = (effect, site) => {
  const kind = site.kindOf('from');
  const it = site.inner('it', 'entity', kind, site.at('where'));
  const from = site.filtered('from', 'where', it);
  const isMany = site.has('count') || site.has('upTo');
  const rules: PickRules = {
    isMany,
    mayStop: effect.optional === true || site.has('upTo'),
    isRandom: effect.random === true,
    count: site.has('upTo') ? site.int('upTo', 1) : site.int('count', 1),
    who: site.entity('who'),
    question: pickQuestion(site.cause, site.text('text')),
    slot: site.bindAs('as', isMany ? 'list<entity>' : 'entity', kind),
  };
  if (rules.isRandom && !isMany) {
    return (play, frame) => {
      const bottom = stack.top;
      from.collect(play, frame);
      const count = stack.top - bottom;
      frame[rules.slot] = count === 0 ? 0 : (stack.words[bottom + play.below(play.setupStream, count)] as number);
      stack.top = bottom;
      return undefined;
    };
  }
  return (play, frame) => {
    const bottom = stack.top;
    from.collect(play, frame);
    return pick(play, frame, popFrom(bottom), rules);
  };
};

interface PickRules {
  isMany: boolean;
  mayStop: boolean;
  isRandom: boolean;
  count: Fn;
  who: Fn;
  question: ContentQuestion;
  slot: number;
}

function pickQuestion(cause: ContentQuestion['cause'], text: TextFn): ContentQuestion {
  return {
    id: 'pick',
    cause,
    ask: (play, decision) => text(play, decision.frame as Frame) || `${causeName(play, cause)}: which one?`,
    key: (play, decision, option) =>
      decision.first[option] === 0 ? 'decline' : play.program.system.keyOf(play, decision.first[option] as number),
    label: (play, decision, option) =>
      decision.first[option] === 0 ? 'No, no more' : play.program.system.nameOf(play, decision.first[option] as number),
    declines: (_, decision, option) => decision.first[option] === 0,
    touches: (_, decision, option) => [decision.first[option] as number].filter((entity) => entity !== 0),
  };
}

function pick(play: Play, frame: Frame, found: number[], rules: PickRules): Asking {
  const wanted = Math.min(rules.isMany ? rules.count(play, frame) : 1, found.length);
  if (rules.isRandom) return keep(frame, pickAtRandom(play, found, wanted), rules);
  // Nobody is asked when nothing is left to choose: nothing is wanted, one candidate, or all of them.
  if (wanted <= 0) return keep(frame, [], rules);
  if (!rules.mayStop && found.length <= wanted) return keep(frame, found, rules);
  return begin(asking(play, frame, found, wanted, rules));
}

function pickAtRandom(play: Play, found: number[], wanted: number): number[] {
  const stream = play.setupStream;
  const picked: number[] = [];
  while (picked.length < wanted) picked.push(...found.splice(play.below(stream, found.length), 1));
  return picked;
}

function* asking(play: Play, frame: Frame, found: number[], wanted: number, rules: PickRules): Proc {
  const picked: number[] = [];
  while (picked.length < wanted) {
    if (!rules.mayStop && found.length <= wanted - picked.length) {
      picked.push(...found);
      break;
    }
    const decision = openQuestion(play, rules.question, rules.who(play, frame), frame);
    const options = unlike(play, found);
    for (const member of options) decision.add(member);
    if (rules.mayStop) decision.add(0);
    const chosen = options[yield decision];
    if (chosen === undefined) break;
    picked.push(chosen);
    found.splice(found.indexOf(chosen), 1);
  }
  keep(frame, picked, rules);
}

/** Dice that show the same are one option: which of them is taken makes no difference. */
function unlike(play: Play, found: readonly number[]): number[] {
  const { state, program } = play;
  const { natural, result } = program.columns;
  const isLike = (a: number, b: number) =>
    play.def(a) === play.def(b) && state[a + natural] === state[b + natural] && state[a + result] === state[b + result];
  return found.filter(
    (member, index) =>
      state[member + KIND] !== program.kindNumbers.die || found.findIndex((other) => isLike(member, other)) === index,
  );
}

function keep(frame: Frame, picked: readonly number[], { slot, isMany }: PickRules): undefined {
  if (slot >= 0) frame[slot] = isMany ? picked : (picked[0] ?? 0);
  return undefined;
}
