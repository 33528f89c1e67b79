import { listValues } from '../expression/lists';
import type { EffectCompiler } from './site';

/** Gives a value a name. */
export const compileLet: EffectCompiler<'let'> = (_, site) => {
  const { type, kind, value, list } = site.any('value');
  const slot = site.bindAs('as', type, kind);
  if (type.startsWith('list<')) {
    return (play, frame) => {
      frame[slot] = listValues(list, play, frame);
      return undefined;
    };
  }
  return (play, frame) => {
    frame[slot] = value(play, frame);
    return undefined;
  };
};
