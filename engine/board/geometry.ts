/**
 * A composed board as everything else reads it: spaces, borders and who is next to whom. Plain data made once by
 * `composeBoard`; nothing in it changes during a game, so doors and figures are never noted here.
 */
import type { ArrowView, BorderKind, Point } from '../view';
import type { FaceGeometry } from './face-geometry';

/** Canvas units to a cell, unless the board's plan says otherwise. */
export const CELL = 50;
/** Stands for "no space": beyond the rim or inside a solid block. */
export const NOWHERE = -1;

export type Turn = 0 | 90 | 180 | 270;

export interface BoardGeometry {
  /** In units, from 0, 0. */
  readonly width: number;
  readonly height: number;
  /** Units to a cell. */
  readonly cell: number;
  readonly places: readonly BoardPlace[];
  readonly rooms: readonly BoardRoom[];
  readonly spaces: readonly BoardSpace[];
  /** Doorways first, then the other passages, then walls: a doorway's number is its border's. */
  readonly borders: readonly BoardBorder[];
  readonly doorwayCount: number;
  /** Doorways, chutes, openings, open borders, arrows and portals together. */
  readonly passageCount: number;
  /** The arrows and ways of portals stand among the borders from here up to, not including, `passageCount`. */
  readonly firstArrow: number;
  readonly portals: readonly BoardPortal[];
  /** Steps on foot; chutes and arrows count in their direction only. */
  readonly links: Links;
  /** The same steps by where they end, for measuring towards a space. The same object where all lead both ways. */
  readonly linksInto: Links;
  /** Steps of one who passes walls and doors: every pair of spaces that shares a piece of border. */
  readonly touching: Links;
  readonly solids: readonly (readonly Point[])[];
  /** Index of the pentagram's space, or NOWHERE. */
  readonly pentagram: number;
  readonly solitaryCells: readonly number[];
  /** By ids, and by the further names that tiles give to spaces. */
  readonly spaceById: ReadonlyMap<string, number>;
}

export interface BoardPlace {
  readonly id: string;
  /** What a die must show to mean this place; 0 if none does. */
  readonly number: number;
  /** Item id of the tile that lies here; '' while there is none. */
  readonly tile: string;
  readonly side: 'a' | 'b';
  readonly theme: string;
  /** Column and row of its top left cell. */
  readonly at: readonly [number, number];
  readonly turn: Turn;
  /** Its spaces are `firstSpace` up to, not including, `firstSpace + spaceCount`. */
  readonly firstSpace: number;
  readonly spaceCount: number;
  /** Number of the first of its doorways, which follow each other. */
  readonly firstDoorway: number;
  /** The space on which things appear here, or NOWHERE. */
  readonly spawn: number;
  /** Where in that space its sign stands; null without one. */
  readonly spawnAt: Point | null;
  /** What lies over the floor when the board is laid. */
  readonly cover?: 'water';
  /** What lies here, as printed; null while there is nothing. */
  readonly face: FaceGeometry | null;
}

export interface BoardRoom {
  /** `A-r1`. */
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly floor: string;
  readonly spaces: readonly number[];
  /** Where its name is printed, upright; null if the tile gives no place for it. */
  readonly label: { readonly at: Point; readonly isStacked: boolean } | null;
}

export interface BoardSpace {
  /** `A-7`, `centre-P`. */
  readonly id: string;
  readonly place: number;
  /** Its mark in the tile's grid. */
  readonly mark: string;
  /** Its printed name, '' if it has none. */
  readonly title: string;
  /** How its floor is drawn, '' for as its room's. */
  readonly floor: string;
  /** The icon that is printed on it. */
  readonly icon: BoardIcon | null;
  /** The game's own words on it: `terrain` `river`. */
  readonly words: Readonly<Record<string, string>>;
  /** What is printed on it, '' if nothing. */
  readonly label: string;
  readonly labelAt: Point | null;
  /** 0 if it has none. */
  readonly number: number;
  /** -1 if the tile forgot to say. */
  readonly room: number;
  readonly outline: readonly Point[];
  readonly centre: Point;
  readonly highlights: readonly BoardHighlight[];
}

export interface BoardIcon {
  readonly name: string;
  readonly at: Point;
}

export interface BoardHighlight {
  readonly kind: 'locker' | 'body';
  readonly at: Point;
  readonly hasFurniture: boolean;
}

export interface BoardBorder {
  readonly kind: BorderKind;
  /** Indices of spaces; a chute or an arrow leads from the first to the second; NOWHERE beyond a rim. */
  readonly between: readonly [number, number];
  /** An arrow's runs from middle to middle, through the middle of the border that it leads across if there is one. */
  readonly line: readonly Point[];
  readonly arrow?: BoardArrow;
  /** For a doorway: the space from which somebody can keep others out; absent if neither is. */
  readonly inside?: number;
}

export interface BoardArrow extends ArrowView {
  /** The doorway that it leads through, or NOWHERE. */
  readonly doorway: number;
}

export interface BoardPortal {
  readonly name: string;
  readonly space: number;
  readonly at: Point;
}

/** Rows of neighbours: those of space `s` stand from `offsets[s]` up to `offsets[s + 1]`. */
export interface Links {
  readonly offsets: Int32Array;
  readonly spaces: Int32Array;
  /** The border that each step crosses. */
  readonly borders: Int32Array;
}

/** The floor that a space is drawn with. */
export const floorOf = ({ rooms }: Pick<BoardGeometry, 'rooms'>, { floor, room }: BoardSpace): string =>
  floor === '' ? (rooms[room]?.floor ?? '') : floor;

/** Such a way is drawn by an author; what else lies between spaces stands on their common border. */
/** Nobody passes it on foot; a line and a window are seen through. */
export const isBarrier = (kind: BorderKind): boolean => kind === 'wall' || kind === 'line' || kind === 'window';

export const isDrawnWay = (kind: BorderKind): kind is 'arrow' | 'portal' => kind === 'arrow' || kind === 'portal';

/** The space with this printed number at a place, or NOWHERE. */
export function spaceNumbered(board: BoardGeometry, place: number, number: number): number {
  const { firstSpace, spaceCount } = board.places[place] ?? { firstSpace: 0, spaceCount: 0 };
  for (let space = firstSpace; space < firstSpace + spaceCount; space++) {
    if (board.spaces[space]?.number === number) return space;
  }
  return NOWHERE;
}
