/** Reads and writes the ranges of a die ("3", "1-3") and finds the faces that no row or more than one row has. */

export const faces = [1, 2, 3, 4, 5, 6] as const;

/** Null for a text that is no range. */
export function readRange(text: string): { from: number; to: number } | null {
  const match = /^(\d+)(?:-(\d+))?$/.exec(text);
  if (match === null) return null;
  const from = Number(match[1]);
  return { from, to: match[2] === undefined ? from : Number(match[2]) };
}

export const writeRange = (from: number, to: number): string =>
  from === to ? String(from) : `${Math.min(from, to)}-${Math.max(from, to)}`;

/** The range after a face is pressed: a face at an end is taken off, any other one is joined. */
export function toggleFace(text: string, face: number): string {
  const range = readRange(text);
  if (range === null) return String(face);
  const { from, to } = range;
  if (face < from || face > to) return writeRange(Math.min(from, face), Math.max(to, face));
  if (from === to) return text;
  return face - from < to - face || face === from
    ? writeRange(face === from ? from + 1 : face, to)
    : writeRange(from, face === to ? to - 1 : face);
}

export function coverage(ranges: readonly string[]): { gaps: readonly number[]; overlaps: readonly number[] } {
  const counts = faces.map(
    (face) => ranges.map(readRange).filter((range) => range !== null && face >= range.from && face <= range.to).length,
  );
  return {
    gaps: faces.filter((_, index) => counts[index] === 0),
    overlaps: faces.filter((_, index) => (counts[index] ?? 0) > 1),
  };
}
