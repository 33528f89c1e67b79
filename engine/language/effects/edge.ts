import { toEach } from './members';
import type { EffectCompiler } from './site';

/** Changes edges of the board: opens, shuts, locks them, or puts a token on them. */
export const compileEdge: EffectCompiler<'edge'> = (effect, site) => {
  const edges = site.entities('edges');
  const value = site.int('value', 0);
  const { cause, program } = site;
  const token = effect.token === undefined ? undefined : site.program.findById(effect.token, ['supply', 'token']);
  return toEach(edges, (play, frame, edge) =>
    program.system.setEdge(play, edge, { state: effect.state, token, value: value(play, frame), cause }),
  );
};
