/**
 * One printed side of a tile, as its file has it: what a face is, and how its spaces are named. Only types and naming;
 * what the grid means in space stands in `face-geometry`.
 */

/** Counted from 0 at the top left. */
export type Cell = readonly [row: number, col: number];
/** A side of that cell, or the diagonal of a cut cell. */
export type EdgeSide = 'n' | 'e' | 's' | 'w' | '/' | '\\';
/** One unit of border. It may be named from either of its cells. */
export type Edge = readonly [row: number, col: number, side: EdgeSide];
export type Corner = 'nw' | 'ne' | 'se' | 'sw';

/** A space's character in the grid: `1` to `9`, then `a` for 10 and so on; other letters are spaces without a number. */
export type Mark = string;

export interface Face {
  readonly id: string;
  readonly theme?: string;
  readonly note?: string;
  /** One string a row, one character a cell: a space's mark, `.` outside, `#` solid. */
  readonly grid: readonly string[];
  readonly cuts?: readonly Cut[];
  readonly rooms: readonly FaceRoom[];
  /** What is said of single spaces, by their marks. */
  readonly spaces?: Readonly<Record<Mark, SpaceDetails>>;
  readonly doorways?: readonly Doorway[];
  readonly openings?: readonly Passage[];
  /** Seen through, and not passed. */
  readonly windows?: readonly Passage[];
  /** Passed from the first space to the second only; they block sight. */
  readonly chutes?: readonly Passage[];
  /** Ways that are drawn from space to space. Between two spaces that an arrow joins one moves along arrows only. */
  readonly arrows?: readonly Arrow[];
  /** One moves along arrows only: what lies open between spaces without one is seen through, but not crossed. */
  readonly arrowsOnly?: boolean;
  /** Every portal leads to all others of its name on the board. */
  readonly portals?: readonly FacePortal[];
  /** Pairs of spaces of one room that have a wall between them. */
  readonly walls?: readonly (readonly [Mark, Mark])[];
  readonly highlights?: readonly Highlight[];
  /** Where each numbered space has its number. */
  readonly numbers?: Readonly<Record<Mark, Cell>>;
  /** Where a space without a number has its letter. */
  readonly labels?: Readonly<Record<Mark, Cell>>;
  readonly connectors?: readonly Connector[];
  /** Further names of spaces: what follows the place in such a name, and the space that it means. */
  readonly names?: Readonly<Record<string, Mark>>;
  /** The space on which things appear in this place. */
  readonly spawn?: Mark;
  readonly pentagram?: Mark;
  /** Solitary cells. */
  readonly cells?: readonly Mark[];
  /** For drawing only. */
  readonly picture?: Picture;
}

/** A picture under the spaces, as a data address; corner and size in cells, columns first. */
export interface Picture {
  readonly data: string;
  readonly at: readonly [number, number];
  readonly size: readonly [number, number];
  /** How far it shows through the floors, from 0 to 1. */
  readonly strength?: number;
}

/** Gives one triangular half of a cell to another space, or to the outside. */
export interface Cut {
  readonly at: Cell;
  readonly give: Corner;
  readonly to: Mark;
}

export interface FaceRoom {
  readonly id: string;
  readonly name: string;
  readonly floor: string;
  readonly spaces: readonly Mark[];
  /** Middle of the name in cells; a third number of 1 sets one word a line. */
  readonly label?: readonly number[];
}

/** Fields beyond these are words of the game's own, such as `terrain`. */
export interface SpaceDetails {
  /** What follows the place in the space's id, instead of its mark. */
  readonly id?: string;
  /** What is printed on it, and the cell that it is printed in. */
  readonly name?: string;
  readonly at?: Cell;
  /** How its floor is drawn, if not as its room's. */
  readonly floor?: string;
  /** Name of the icon that is printed on it. */
  readonly icon?: string;
  readonly iconAt?: Cell;
  readonly [word: string]: unknown;
}

export interface Passage {
  readonly between: readonly [Mark, Mark];
  readonly at: readonly Edge[];
}

export interface Doorway extends Passage {
  /** Which of the two spaces is indoors: from there somebody can keep others out. */
  readonly inside?: Mark;
}

export interface Arrow {
  readonly from: Mark;
  readonly to: Mark;
  /** A word of the content's; who may follow it is the game's rule. */
  readonly color: string;
  /** Leads back as well. */
  readonly bothWays?: boolean;
}

export interface FacePortal {
  readonly name: string;
  readonly space: Mark;
  readonly at?: Cell;
}

export interface Highlight {
  readonly space: Mark;
  readonly at: Cell;
  readonly kind: 'locker' | 'body';
  readonly furniture: boolean;
}

/**
 * A gap in the rim. Where two of them coincide there is a passage; one alone is wall. A `door` makes it a doorway; at a
 * `dock` a piece may be laid during play. Meeting no other is nothing amiss with either of these.
 */
export interface Connector {
  readonly id: string;
  readonly kind: 'seam' | 'hub' | 'door' | 'dock';
  readonly space: Mark;
  readonly at: readonly Edge[];
  /** Colour of the arrow that leads in here. Where either of two that meet has one, one crosses along arrows only. */
  readonly arrow?: string;
}

export const OUTSIDE_MARK = '.';
export const SOLID_MARK = '#';

export const isSpaceMark = (mark: string): boolean => mark !== OUTSIDE_MARK && mark !== SOLID_MARK;

/** The number that a mark stands for, 0 if it stands for none. */
export function numberOfMark(mark: Mark): number {
  return /^[1-9a-z]$/.test(mark) ? Number.parseInt(mark, 36) : 0;
}

/** What is printed on the space: its number, its letter, or nothing. A face that places none shows every letter but of spaces with names. */
export function labelOfMark(face: Face, mark: Mark): string {
  const { numbers, labels, spaces } = face;
  if (spaces?.[mark]?.name !== undefined) return '';
  if (numbers?.[mark]) return String(numberOfMark(mark));
  return labels?.[mark] || (numbers === undefined && labels === undefined) ? mark : '';
}

const COMMON_WORDS: readonly string[] = ['id', 'name', 'at', 'floor', 'icon', 'iconAt'];

/** The game's own words on a space: `terrain` `river`. */
export function wordsOfMark({ spaces }: Face, mark: Mark): Readonly<Record<string, string>> {
  const own = Object.entries(spaces?.[mark] ?? {}).filter(([word]) => !COMMON_WORDS.includes(word));
  return Object.fromEntries(own.map(([word, value]) => [word, String(value)]));
}
