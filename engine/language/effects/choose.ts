import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import { type CompiledCost, compileCost } from '../costs';
import { listValues } from '../expression/lists';
import type { Fn, Frame, Play, Run, TextFn } from '../play';
import { type ContentQuestion, causeName, openQuestion } from '../questions';
import type { EffectCompiler } from './site';

interface Choice {
  id: string;
  text: TextFn;
  test: Fn;
  cost: CompiledCost | undefined;
  run: Run;
}

const DECLINE = -1;

/** Somebody chooses among lists of effects. A list of people is asked in order until one takes an option. */
export const compileChoose: EffectCompiler<'choose'> = (effect, site) => {
  const who = site.entities('who');
  const { compiler, scope } = site;
  const choices = effect.options.map((option, index): Choice => {
    const at = `${site.pointer}/options/${index}`;
    return {
      id: option.id,
      text: compiler.text(option.text, scope, `${at}/text`),
      test: option.if === undefined ? () => 1 : compiler.value(option.if, scope, 'bool', `${at}/if`),
      cost: compileCost(compiler, option.cost, scope, `${at}/cost`),
      run: compiler.effects(option.do, scope, `${at}/do`),
    };
  });
  const question = { ...choiceQuestion(site.cause, site.text('text'), choices), isSecret: effect.secret === true };
  const hasWho = site.has('who');
  const isOptional = effect.optional === true;
  const people = (play: Play, frame: Frame): readonly number[] => {
    if (!hasWho) return [0];
    const all = listValues(who, play, frame);
    return all.length < 2 ? all : play.program.system.inTurnOrder(play, all);
  };
  return (play, frame) => begin(asking(play, frame, people(play, frame), question, choices, isOptional));
};

function choiceQuestion(cause: ContentQuestion['cause'], text: TextFn, choices: readonly Choice[]): ContentQuestion {
  const choice = (index: number | undefined) => choices[index ?? DECLINE];
  return {
    id: 'choose',
    cause,
    ask: (play, decision) => text(play, decision.frame as Frame) || `${causeName(play, cause)}: choose one`,
    key: (_, decision, option) => choice(decision.first[option])?.id ?? 'decline',
    label: (play, decision, option) =>
      choice(decision.first[option])?.text(play, decision.frame as Frame) ?? 'No, none of these',
    declines: (_, decision, option) => choice(decision.first[option]) === undefined,
    cost: (play, decision, option) => choice(decision.first[option])?.cost?.words(play, decision.frame as Frame) ?? '',
  };
}

function* asking(
  play: Play,
  frame: Frame,
  people: readonly number[],
  question: ContentQuestion,
  choices: readonly Choice[],
  isOptional: boolean,
): Proc {
  for (const person of people) {
    const decision = openQuestion(play, question, person, frame);
    for (const [index, choice] of choices.entries()) {
      if (
        choice.test(play, frame) !== 0 &&
        (choice.cost === undefined || choice.cost.isPayable(play, decision.actor, frame))
      )
        decision.add(index);
    }
    if (decision.count === 0) continue;
    if (isOptional) decision.add(DECLINE);
    const { actor } = decision;
    const only = decision.count === 1 ? 0 : yield decision;
    const choice = choices[decision.first[only] as number];
    if (choice === undefined) continue;
    const paying = choice.cost?.pay(play, actor, frame);
    if (paying !== undefined) yield* paying;
    const running = choice.run(play, frame);
    if (running !== undefined) yield* running;
    return;
  }
}
