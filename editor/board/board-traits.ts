/**
 * What boards and tiles of one game can have, so that the editor offers that and nothing else. Which game it is, and where
 * this is read from, the editor does not know.
 */
import type { SightRule } from '../../engine/board/sight';

export type PassageKind = 'doorway' | 'opening' | 'window' | 'chute';
export const PASSAGE_KINDS: readonly PassageKind[] = ['doorway', 'opening', 'window', 'chute'];

export interface BoardTraits {
  sight: SightRule;
  /** Units to a cell of the board. */
  cell: number;
  /** What a board may put into a doorway between two tiles, in the order in which a click goes through them. */
  doorStates: readonly string[];
  /** A place may leave to chance which tile lies there. */
  hasRandomTiles: boolean;
  /** What may lie over the floor of a tile at first. */
  covers: readonly string[];
  /** Boards name spaces to start on. */
  hasStarts: boolean;
  /** Boards lay tokens on spaces. */
  hasTokens: boolean;
  floors: readonly string[];
  /** Kinds of passage between two spaces of one tile. */
  passages: readonly PassageKind[];
  /** Tiles have doorways in their rim. */
  hasRimDoors: boolean;
  /** Tiles draw arrows and portals. */
  hasArrows: boolean;
  /** Doorways say which of their spaces is indoors. */
  hasInnerDoors: boolean;
  /** There can be a wall between two spaces of one room. */
  hasInnerWalls: boolean;
  hasNumbers: boolean;
  /** Kinds of printed markers. */
  markers: readonly string[];
  /** Faces say what single spaces are called and which icon is printed on them. */
  hasSpaceDetails: boolean;
  /** Words that the game has for single spaces, each with what it can be. */
  spaceWords: readonly { word: string; title: string; choices: readonly string[] }[];
  /** A picture can lie under a face. */
  hasPictures: boolean;
  /** Kinds of gaps in the rim, besides doorways. */
  connectors: readonly string[];
  /** Faces of one tile at most. */
  mostSides: number;
  hasSpawn: boolean;
}

/** Tiles whose doorways lie within them and whose boards only say where tiles lie. */
export const PLAIN_TRAITS: BoardTraits = {
  sight: 'near',
  cell: 50,
  doorStates: [],
  hasRandomTiles: true,
  covers: [],
  hasStarts: false,
  hasTokens: false,
  floors: ['tile', 'plank', 'zig', 'dot', 'stone', 'grass'],
  passages: PASSAGE_KINDS,
  hasRimDoors: false,
  hasArrows: true,
  hasInnerDoors: false,
  hasInnerWalls: true,
  hasNumbers: true,
  markers: ['locker', 'body'],
  hasSpaceDetails: true,
  spaceWords: [],
  hasPictures: true,
  connectors: ['seam', 'hub'],
  mostSides: 2,
  hasSpawn: false,
};
