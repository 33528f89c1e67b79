import { andThen } from '../../kernel/asking';
import { listValues } from '../expression/lists';
import type { Frame, Play, Slot } from '../play';
import { callProcedure } from '../procedures';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

/** Runs a procedure of the content, or one that the system knows. */
export const compileCall: EffectCompiler<'call'> = (effect, site) => {
  const { compiler, program, pointer, scope } = site;
  const given = new Map(
    Object.entries(effect.with ?? {}).map(([name, source]) => [
      name,
      compiler.any(source, scope, `${pointer}/with/${name}`),
    ]),
  );
  const argument =
    (name: string) =>
    (play: Play, frame: Frame): Slot => {
      const value = given.get(name);
      if (value === undefined) return 0;
      return value.type.startsWith('list<') ? listValues(value.list, play, frame) : value.value(play, frame);
    };
  const procedure = program.procedures.get(effect.procedure);
  const registered = program.system.registeredProcedures[effect.procedure];
  const slot = site.bindAs('as', procedure?.resultType ?? 'entity');
  const names = procedure?.parameters.map(({ name }) => name) ?? [...given.keys()];
  const args = names.map(argument);
  return (play, frame) => {
    const result: Result = { value: 0 };
    const values = args.map((read) => read(play, frame));
    const asking =
      procedure !== undefined
        ? callProcedure(play, procedure, frame[0] as number, values, result)
        : registered?.(play, values, result);
    return andThen(asking, () => {
      if (slot >= 0) frame[slot] = result.value;
      return undefined;
    });
  };
};
