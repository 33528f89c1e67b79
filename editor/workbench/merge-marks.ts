/** Both versions of a text in one, each difference between marks, and the choice of one version at each. Pure. */
import { diffLines } from './line-diff';

const MINE = '<<<<<<< yours';
const BETWEEN = '=======';
const THEIRS = '>>>>>>> on disk';

/** The marks do not parse, so that nobody forgets to choose. */
export function withMarks(mine: string, theirs: string): string {
  const lines = mine.split('\n');
  for (const place of diffLines(mine, theirs).places.toReversed())
    lines.splice(place.line - 1, place.mine.length, MINE, ...place.mine, BETWEEN, ...place.theirs, THEIRS);
  return lines.join('\n');
}

interface Marked {
  /** Of the first mark, from 0. */
  start: number;
  between: number;
  end: number;
}

function firstMarked(lines: readonly string[]): Marked | null {
  const start = lines.indexOf(MINE);
  const between = lines.indexOf(BETWEEN, start);
  const end = lines.indexOf(THEIRS, between);
  return start === -1 || between === -1 || end === -1 ? null : { start, between, end };
}

/** How many choices are left, and the line of the first one, from 1. Null without any mark. */
export function marksIn(text: string): { left: number; line: number } | null {
  // Most texts have none, and this is asked at every change.
  if (!text.includes(MINE) && !text.includes(THEIRS)) return null;
  const lines = text.split('\n');
  const left = lines.filter((line) => line === MINE || line === THEIRS);
  const line = lines.findIndex((each) => each === MINE || each === THEIRS) + 1;
  return line === 0 ? null : { left: Math.ceil(left.length / 2), line };
}

/** Takes one version at the first place that is marked; the text as it is if its marks were broken. */
export function chooseFirst(text: string, choice: 'mine' | 'theirs'): string {
  const lines = text.split('\n');
  const marked = firstMarked(lines);
  if (marked === null) return text;
  const { start, between, end } = marked;
  const kept = choice === 'mine' ? lines.slice(start + 1, between) : lines.slice(between + 1, end);
  return [...lines.slice(0, start), ...kept, ...lines.slice(end + 1)].join('\n');
}
