import { andThen } from '../../kernel/asking';
import { listValues } from '../expression/lists';
import type { Frame, Play, Slot } from '../play';
import { callProcedure } from '../procedures';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

type Read = (play: Play, frame: Frame) => Slot;

/** Runs a procedure of the content, or one that the system knows. */
export const compileCall: EffectCompiler<'call'> = (effect, site) => {
  const { compiler, program, pointer, scope } = site;
  const given = new Map<string, Read>();
  for (const [name, source] of Object.entries(effect.with ?? {})) {
    const { type, list, value } = compiler.any(source, scope, `${pointer}/with/${name}`);
    given.set(name, type.startsWith('list<') ? (play, frame) => listValues(list, play, frame) : value);
  }
  const procedure = program.procedures.get(effect.procedure);
  const registered = program.system.registeredProcedures[effect.procedure];
  const slot = site.bindAs('as', procedure?.resultType ?? 'entity');
  const names = procedure?.parameters.map(({ name }) => name) ?? [...given.keys()];
  const args = names.map((name): Read => given.get(name) ?? (() => 0));
  const begin = (play: Play, frame: Frame, result: Result) => {
    const values: Slot[] = [];
    for (const read of args) values.push(read(play, frame));
    if (procedure !== undefined) return callProcedure(play, procedure, frame[0] as number, values, result);
    return registered?.(play, values, result);
  };
  if (slot < 0) return (play, frame) => begin(play, frame, { value: 0 });
  return (play, frame) => {
    const result: Result = { value: 0 };
    return andThen(begin(play, frame, result), () => {
      frame[slot] = result.value;
      return undefined;
    });
  };
};
