/** Reads the signatures of functions: `distance(Entity, Entity): int`. */
import type { FunctionSpec } from '../spec';

/** Which parameters of a signature are lists, the object of a method first. */
export function listParameters(spec: FunctionSpec): boolean[] {
  const { receiver, parameters } = readSignature(spec.signature);
  return [...(receiver === undefined ? [] : [receiver]), ...parameters].map((type) => type.startsWith('list<'));
}

/** Takes `Entity.is(string): bool` apart. Throws if it is no signature. */
export function readSignature(signature: string): { name: string; receiver: string | undefined; parameters: string[] } {
  const parts = /^(?:([\w<>]+)\.)?(\w+)\((.*)\)\s*:/.exec(signature);
  if (parts === null) throw new Error(`not a signature: ${signature}`);
  const parameters = (parts[3] as string)
    .split(',')
    .map((type) => type.trim())
    .filter((type) => type !== '');
  return { name: parts[2] as string, receiver: parts[1], parameters };
}
