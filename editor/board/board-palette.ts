/**
 * The colours of the game's own material. Boards and faces look the same in light and dark, and a canvas cannot read
 * custom properties, so they stand here as plain values; the interface around them uses the theme's tokens instead.
 */

import { HEAT } from '../../report/heat-ramp';

export const INK = '#1b2320';
export const PAPER = '#f3eee2';
export const WALL_LINE = '#6f8578';
export const SILL = '#e8e0cd';
export const DOOR_GREEN = '#24564a';
export const BLOOD = '#9c241c';
export const LOCK_RED = '#7a2620';
export const LOCKER = '#34434b';
export const BODY = '#6d3f2a';
export const CHUTE = '#e3a32b';
export const ROCK = '#3a4643';
export const REACH = '#1f6fb2';
export const REACH_HATCH = 'rgba(31,111,178,.32)';
export const TARGET = '#b3261e';
export const TARGET_HATCH = 'rgba(179,38,30,.30)';
export const ACCENT = '#0a6970';
export const KEY_GROUND = '#5cc0c0';
export const KEY_INK = '#06201f';
export const PORTAL = '#3a2560';
export const PORTAL_RIM = '#d9cfee';
export const PATH = '#8c1d18';

export interface FloorColours {
  ground: string;
  line: string;
}

const FLOORS: Readonly<Record<string, FloorColours>> = {
  tile: { ground: '#dfe6dc', line: '#c3cfc3' },
  plank: { ground: '#e6d8bf', line: '#c7b28c' },
  zig: { ground: '#d9dde0', line: '#bcc4c9' },
  dot: { ground: '#e8e0cd', line: '#c4b899' },
  stone: { ground: '#d8d3cc', line: '#bcb5aa' },
  grass: { ground: '#d3deb4', line: '#b3c48b' },
  flesh: { ground: '#e2c8bf', line: '#c4948a' },
  plate: { ground: '#cfd6d8', line: '#a9b5b9' },
  grate: { ground: '#c8cdc6', line: '#a3aba3' },
  cobble: { ground: '#e3cf9f', line: '#c4a869' },
  water: { ground: '#a9c8d8', line: '#6f9db6' },
  forest: { ground: '#b9cf98', line: '#7f9f60' },
  rubber: { ground: '#cdd2cb', line: '#b4bbb1' },
};
const BARE: FloorColours = { ground: '#dcdcd6', line: '#c2c2ba' };

/** Water over a floor, and its waves. */
export const WATER = 'rgba(38,104,138,.42)';
export const WAVE = 'rgba(236,248,252,.72)';
export const HATCH_STEEL = '#8b979c';

/** A floor that no face has yet is drawn bare rather than left out. */
export const floorColours = (floor: string): FloorColours => FLOORS[floor] ?? BARE;

export interface SeatPaint {
  colour: string;
  /** Dashes of the ring, so that seats differ without colour too. */
  dash: readonly number[];
}

const SEATS: readonly SeatPaint[] = [
  { colour: '#e8b04a', dash: [] },
  { colour: '#7fb2e5', dash: [9, 4] },
  { colour: '#e58fa6', dash: [3, 3] },
  { colour: '#9bcb7c', dash: [15, 4, 3, 4] },
  { colour: '#b496ff', dash: [6, 6] },
  { colour: '#ff8a5c', dash: [20, 7] },
];
const NO_SEAT: SeatPaint = { colour: '#b9bdb4', dash: [] };

export const seatPaint = (seat: number): SeatPaint => SEATS[seat] ?? NO_SEAT;

/** Near to far; further than the last keeps the last colour, and the number is printed as well. */
export const heatColour = (distance: number): string => HEAT[Math.min(distance, HEAT.length - 1)] ?? BARE.ground;
/** From this distance on the ramp is too dark for ink. */
export const isDarkHeat = (distance: number): boolean => distance >= 3;

/** Over a tile that is in the hand, where it lay. */
export const VEIL = 'rgba(132,140,136,.78)';
/** Of windows. */
export const PANE = '#cfe6ea';
