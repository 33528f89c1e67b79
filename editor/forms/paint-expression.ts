/** Cuts an expression into pieces of one colour, and marks the characters that a problem underlines. It judges nothing. */

export interface PaintedPiece {
  text: string;
  tone: 'name' | 'word' | 'text' | 'number' | 'plain';
  isFault: boolean;
  at: number;
}

export interface CharacterRange {
  start: number;
  end: number;
}

const TOKEN = /'(?:[^'\\]|\\.)*'?|"(?:[^"\\]|\\.)*"?|\d+|[A-Za-z_]\w*|\s+|./gy;

/** Names that the language gives; what follows a dot is plain. */
const given = new Set([
  'event',
  'self',
  'owner',
  'user',
  'current',
  'decider',
  'game',
  'scenario',
  'setting',
  'it',
  'other',
  'none',
]);

const isWord = (text: string) => text === 'true' || text === 'false' || text === 'in' || text === 'null';

export function paintExpression(text: string, faults: readonly CharacterRange[]): readonly PaintedPiece[] {
  const pieces: PaintedPiece[] = [];
  let isAfterDot = false;
  for (const match of text.matchAll(TOKEN)) {
    const token = match[0];
    const tone = toneOf(token, isAfterDot);
    for (const piece of cutAt(token, match.index, faults)) pieces.push({ ...piece, tone });
    if (token.trim() !== '') isAfterDot = token === '.';
  }
  return pieces;
}

function toneOf(token: string, isAfterDot: boolean): PaintedPiece['tone'] {
  if (/^['"]/.test(token)) return 'text';
  if (/^\d/.test(token)) return 'number';
  if (isWord(token)) return 'word';
  return given.has(token) && !isAfterDot ? 'name' : 'plain';
}

function cutAt(token: string, at: number, faults: readonly CharacterRange[]) {
  const end = at + token.length;
  const cuts = new Set([at, end]);
  for (const fault of faults) {
    if (fault.start > at && fault.start < end) cuts.add(fault.start);
    if (fault.end > at && fault.end < end) cuts.add(fault.end);
  }
  const edges = [...cuts].sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    const isFault = faults.some((fault) => from >= fault.start && to <= fault.end);
    return { text: token.slice(from - at, to - at), isFault, at: from };
  });
}
