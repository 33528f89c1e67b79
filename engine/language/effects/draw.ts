import { andThen } from '../../kernel/asking';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

/** Draws cards from a deck, so many or until some pass a condition. */
export const compileDraw: EffectCompiler<'draw'> = (effect, site) => {
  const { program } = site;
  const who = site.entity('who');
  const count = site.int('count', 1);
  const it = site.inner('it', 'entity', undefined, site.at('where'));
  const passes = site.has('where') ? site.bool('where', true, it.scope) : undefined;
  const slot = site.bindAs('as', 'list<entity>');
  return (play, frame) => {
    const result: Result = { value: [] };
    const order = {
      deck: effect.from,
      who: who(play, frame),
      count: count(play, frame),
      into: effect.into ?? '',
      misses: effect.misses ?? 'discard',
      passes:
        passes === undefined
          ? undefined
          : (card: number) => {
              frame[it.slot] = card;
              return passes(play, frame) !== 0;
            },
    };
    return andThen(program.system.draw(play, order, result), () => {
      if (slot >= 0) frame[slot] = result.value;
      return undefined;
    });
  };
};
