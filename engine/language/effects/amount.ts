import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import type { Frame, Play } from '../play';
import { type ContentQuestion, causeName, openQuestion } from '../questions';
import type { EffectCompiler } from './site';

/** Somebody says a number between two others. */
export const compileAmount: EffectCompiler<'amount'> = (_, site) => {
  const who = site.entity('who');
  const least = site.int('min', 0);
  const most = site.int('max', 0);
  const text = site.text('text');
  const question: ContentQuestion = {
    id: 'amount',
    cause: site.cause,
    ask: (play, decision) => text(play, decision.frame as Frame) || `${causeName(play, site.cause)}: how many?`,
    key: (_play, decision, option) => String(decision.first[option]),
    label: (_play, decision, option) => String(decision.first[option]),
  };
  const slot = site.bindAs('as', 'int');
  function* asking(play: Play, frame: Frame): Proc {
    const from = least(play, frame);
    const to = most(play, frame);
    frame[slot] = from;
    if (to <= from) return;
    const decision = openQuestion(play, question, who(play, frame), frame);
    for (let n = from; n <= to; n++) decision.add(n);
    frame[slot] = from + (yield decision);
  }
  return (play, frame) => begin(asking(play, frame));
};
