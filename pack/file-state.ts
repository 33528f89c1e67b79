/** Everything that can be said of one file by itself. It is made once for each text and kept until the text changes. */
import { checkIdentity } from './check-identity';
import { checkSchema } from './check-schema';
import { collectUses, noUses, type Uses } from './collect-uses';
import type { ParsedFile } from './parsed-file';
import type { Problem } from './problem';

export interface FileState {
  file: ParsedFile;
  /** The kind that the item is read as; missing if nothing can be made of the file. */
  kind: string | undefined;
  /** Of the text and schema layers. */
  problems: readonly Problem[];
  uses: Uses;
}

/** `system` is that of the pack; without one only the text is checked. */
export function stateOf(file: ParsedFile, system: string | undefined): FileState {
  const identity = checkIdentity(file, system);
  const problems = [...file.problems, ...identity.problems];
  const [first] = identity.kinds;
  if (!file.isReadable || system === undefined) return { file, kind: first, problems, uses: noUses() };
  // An item in the wrong folder is read as what it is, or it would have as many problems as fields.
  const readings = identity.kinds.map((kind) => ({ kind, found: checkSchema(file, system, kind) }));
  readings.sort((a, b) => a.found.length - b.found.length);
  const [best] = readings;
  if (!best) return { file, kind: undefined, problems, uses: noUses() };
  return {
    file,
    kind: best.kind,
    problems: [...problems, ...best.found],
    uses: collectUses(system, best.kind, file.value),
  };
}
