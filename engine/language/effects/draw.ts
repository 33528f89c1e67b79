import { andThen } from '../../kernel/asking';
import type { Frame, Play } from '../play';
import type { DrawOrder, Result } from '../system';
import type { EffectCompiler } from './site';

/** Draws cards from a deck, so many or until some pass a condition. */
export const compileDraw: EffectCompiler<'draw'> = (effect, site) => {
  const { program } = site;
  const { system } = program;
  const who = site.entity('who');
  const count = site.int('count', 1);
  const it = site.inner('it', 'entity', undefined, site.at('where'));
  const passes = site.has('where') ? site.bool('where', true, it.scope) : undefined;
  const slot = site.bindAs('as', 'list<entity>');
  const deck = effect.from;
  const into = effect.into ?? '';
  const misses = effect.misses ?? 'discard';
  const test = (play: Play, frame: Frame): DrawOrder['passes'] => {
    if (passes === undefined) return undefined;
    return (card) => {
      frame[it.slot] = card;
      return passes(play, frame) !== 0;
    };
  };
  const { cause } = site;
  const begin = (play: Play, frame: Frame, result: Result) => {
    const numbers = { who: who(play, frame), count: count(play, frame) };
    const order = { deck, ...numbers, into, misses, passes: test(play, frame), cause };
    return system.draw(play, order, result);
  };
  if (slot < 0) return (play, frame) => begin(play, frame, { value: [] });
  return (play, frame) => {
    const result: Result = { value: [] };
    const asking = begin(play, frame, result);
    frame[slot] = result.value;
    if (asking === undefined) return undefined;
    return andThen(asking, () => {
      frame[slot] = result.value;
      return undefined;
    });
  };
};
