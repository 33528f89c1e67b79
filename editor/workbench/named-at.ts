/** Which item is named at an offset of a file: as a value, as a key, or inside an expression or a text. As of the last check. */
import type { FileState } from '../../pack/file-state';
import type { ReferenceIndex } from '../../pack/reference-index';
import type { FileName } from './document';
import { textRangeOf } from './use-range';

/** Of several that are meant the first. The item's own id names it too. */
export function namedAt(
  references: ReferenceIndex,
  stateAt: (file: string) => FileState | undefined,
  file: string,
  offset: number,
): FileName | null {
  const parsed = stateAt(file)?.file;
  if (parsed === undefined) return null;
  const isHere = (place: Parameters<typeof textRangeOf>[1]) => {
    const range = textRangeOf(parsed, place);
    return range !== null && offset >= range.offset && offset <= range.offset + range.length;
  };
  for (const { key, pack, file: own, usedBy } of references.values()) {
    const isNamed = usedBy.some((place) => place.file === file && isHere(place));
    if (!isNamed && !(own === file && isHere({ file, pointer: '/id' }))) continue;
    const slash = key.indexOf('/');
    return { pack, kind: key.slice(0, slash), id: key.slice(slash + 1) };
  }
  return null;
}
