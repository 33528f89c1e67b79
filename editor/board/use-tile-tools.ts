'use client';
/** The tools that change a tile by pointing at it: paint cells, set a wall or a door, place a number or a marker. */
import { useMemo, useRef } from 'react';
import type { Cell, Connector, Edge, Face, Highlight, Mark } from '../../engine/board/face';
import type { EntityId, Point } from '../../engine/view';
import type { BoardGesture } from './board-canvas';
import type { BoardTarget } from './board-target';
import { mendedFace } from './mend-face';
import { addSpace, faceEdits, mergeSpaces } from './shape-edits';
import {
  cycleMarker,
  kindBetween,
  markAt,
  moveNumber,
  paintEdits,
  paintedFace,
  type RimEdge,
  rimOf,
  setKind,
  toggleConnector,
  toggleRimDoor,
  unitsBetween,
  usualEdges,
} from './tile-edits';
import { type BoardEditorState, nextGesture } from './use-board-editor';

export interface TileTools {
  gesture: BoardGesture;
  /** True if the tool in hand took the click. */
  pick(kind: BoardTarget['kind'], entity: EntityId): boolean;
  /** What a click would do now, '' for the plain tools. */
  hint: string;
}

const cellAt = ({ traits }: BoardEditorState, x: number, y: number): Cell => [
  Math.floor(y / traits.cell),
  Math.floor(x / traits.cell),
];

export function useTileTools(state: BoardEditorState): TileTools {
  const latest = useRef(state);
  latest.current = state;
  /** The stroke under way and the face as it has painted it: the next cell may come before the page is drawn anew. */
  const stroke = useRef<{ gesture: string; face: Face; mark: Mark } | null>(null);

  const gesture = useMemo<BoardGesture>(() => {
    const paint = (x: number, y: number) => {
      const { side, editAs } = latest.current;
      const now = stroke.current;
      if (now === null) return;
      const face = paintedFace(now.face, now.mark, cellAt(latest.current, x, y));
      editAs(now.gesture, paintEdits(now.face, face, pointerOf(side)));
      stroke.current = { ...now, face };
    };
    /** Without a space that is selected the stroke begins a new one in the cell where it begins. */
    const begin = (x: number, y: number) => {
      const { model, side, space, editAs } = latest.current;
      if (model?.face == null) return;
      const name = nextGesture();
      const mark = model.geometry.spaces[space]?.mark;
      if (mark !== undefined) {
        stroke.current = { gesture: name, face: model.face, mark };
        return;
      }
      const [row, col] = cellAt(latest.current, x, y);
      const made = addSpace(model.face, squareOf(row, col));
      if (made === null) return;
      editAs(name, faceEdits(model.face, made.face, pointerOf(side)));
      stroke.current = { gesture: name, face: made.face, mark: made.mark };
    };
    return {
      down(x, y) {
        const { tool, model } = latest.current;
        if (model?.face == null) return false;
        if (tool !== 'paint') return applyTool(latest.current, x, y);
        begin(x, y);
        paint(x, y);
        return stroke.current !== null;
      },
      move: paint,
      up() {
        const now = stroke.current;
        stroke.current = null;
        if (now === null) return;
        const { side, editAs } = latest.current;
        editAs(now.gesture, faceEdits(now.face, mendedFace(now.face), pointerOf(side)));
      },
    };
  }, []);

  return { gesture, pick: () => state.tool !== 'select' && state.tool !== 'pan', hint: hintOf(state) };
}

const pointerOf = (side: 'a' | 'b'): string => `/sides/${side === 'b' ? 1 : 0}`;

/** One click of a tool; true if it did something. */
function applyTool(state: BoardEditorState, x: number, y: number): boolean {
  const { model, tool, side, space, edit } = state;
  const face = model?.face;
  if (model == null || face == null) return false;
  const cell = cellAt(state, x, y);
  const mark = markAt(face, cell);
  const pointer = pointerOf(side);
  if (tool === 'marker' && mark !== null) {
    edit(cycleMarker(face, pointer, mark, cell, markersFrom(state)));
    return true;
  }
  if (tool === 'connector') {
    const rim = nearestRim(state, face, x, y);
    const edges = state.next.edges > 0 ? state.next.edges : usualEdges(face);
    const kind = state.next.connector as Connector['kind'];
    if (rim !== null) edit(toggleConnector(face, pointer, rim.edge, kind, edges));
    return true;
  }
  if (tool === 'merge') {
    const selected = model.geometry.spaces[space]?.mark;
    if (mark === null) return false;
    if (selected === undefined) state.selectSpace(model.geometry.spaces.findIndex((one) => one.mark === mark));
    else joinSpaces(state, selected, mark);
    return true;
  }
  if (tool === 'number' && mark !== null) {
    const selected = model.geometry.spaces[space]?.mark ?? mark;
    edit(moveNumber(face, pointer, selected, cell));
    return true;
  }
  if (tool === 'wall' || tool === 'door' || tool === 'window') {
    const near = nearestBorder(state, x, y);
    const rim = tool === 'door' && state.traits.hasRimDoors ? nearestRim(state, face, x, y) : null;
    if (rim !== null && (near === null || rim.distance < near.distance)) {
      edit(toggleRimDoor(face, pointer, rim.edge));
      return true;
    }
    if (near === null || (tool === 'door' && !state.traits.passages.includes('doorway'))) return true;
    const now = kindBetween(face, near.a, near.b);
    const wanted =
      tool === 'window'
        ? now === 'window'
          ? 'wall'
          : 'window'
        : tool === 'door'
          ? now === 'doorway'
            ? 'wall'
            : 'doorway'
          : now === 'wall'
            ? isSameRoom(state, near.a, near.b)
              ? face.arrowsOnly === true
                ? 'line'
                : 'open'
              : state.traits.passages.includes('opening')
                ? 'opening'
                : 'wall'
            : 'wall';
    edit(...setKind(face, pointer, near.a, near.b, wanted, near.at, state.traits));
    return true;
  }
  return false;
}

/** Kinds of markers, the one that is wanted first. */
function markersFrom({ traits, next }: BoardEditorState): Highlight['kind'][] {
  const kinds = traits.markers as readonly Highlight['kind'][];
  const first = Math.max(0, kinds.indexOf(next.marker as Highlight['kind']));
  return [...kinds.slice(first), ...kinds.slice(0, first)];
}

/** The second becomes a part of the first, which stays selected. */
export function joinSpaces({ model, side, edit, selectSpace }: BoardEditorState, kept: Mark, gone: Mark): void {
  if (model?.face == null) return;
  const merged = mergeSpaces(model.face, kept, gone);
  if (merged === null) return;
  edit(...faceEdits(model.face, merged.face, pointerOf(side)));
  const mark = merged.mark;
  selectSpace(model.geometry.spaces.findIndex((one) => one.mark === mark));
}

const squareOf = (row: number, col: number): Point[] => [
  [col, row],
  [col + 1, row],
  [col + 1, row + 1],
  [col, row + 1],
];

function isSameRoom({ model }: BoardEditorState, a: string, b: string): boolean {
  return model?.face?.rooms.some(({ spaces }) => spaces.includes(a) && spaces.includes(b)) ?? false;
}

/** In cells: as far as a click may miss a border. */
const REACH = 0.45;

interface NearBorder {
  a: string;
  b: string;
  at: Edge;
  distance: number;
}

function nearestBorder({ model, traits }: BoardEditorState, x: number, y: number): NearBorder | null {
  if (model?.face == null) return null;
  const { geometry, face } = model;
  let best: NearBorder | null = null;
  let least = REACH;
  const pairs = new Set(
    geometry.borders
      .filter(({ between: [a, b] }) => a >= 0 && b >= 0)
      .map(({ between: [a, b] }) => (a < b ? `${a} ${b}` : `${b} ${a}`)),
  );
  for (const pair of pairs) {
    const [a = '', b = ''] = pair.split(' ').map((index) => geometry.spaces[Number(index)]?.mark ?? '');
    for (const unit of unitsBetween(face, a, b)) {
      const [mx, my] = middleOf(unit);
      const distance = Math.hypot(mx - x / traits.cell, my - y / traits.cell);
      if (distance < least) {
        least = distance;
        best = { a, b, at: unit, distance };
      }
    }
  }
  return best;
}

function nearestRim(
  { traits }: BoardEditorState,
  face: Face,
  x: number,
  y: number,
): { edge: RimEdge; distance: number } | null {
  const near = rimOf(face)
    .map((edge) => {
      const [mx, my] = middleOf(edge.at);
      return { edge, distance: Math.hypot(mx - x / traits.cell, my - y / traits.cell) };
    })
    .sort((a, b) => a.distance - b.distance)[0];
  return near === undefined || near.distance >= REACH ? null : near;
}

/** In cells. */
function middleOf([row, col, side]: Edge): [number, number] {
  const [dx, dy] = { n: [0.5, 0], s: [0.5, 1], w: [0, 0.5], e: [1, 0.5], '/': [0.5, 0.5], '\\': [0.5, 0.5] }[side] as [
    number,
    number,
  ];
  return [col + dx, row + dy];
}

function hintOf({ tool, space, model, traits }: BoardEditorState): string {
  const name = model?.geometry.spaces[space]?.label;
  switch (tool) {
    case 'paint':
      return name === undefined
        ? 'Drag over cells to paint a new space; select one first to paint more of it'
        : `Painting space ${name}: drag over cells`;
    case 'window':
      return 'Click a border: window or wall';
    case 'connector':
      return 'Click an edge of the outer wall: connector or wall';
    case 'merge':
      return name === undefined ? 'Select the space that stays first' : `Click the space that becomes part of ${name}`;
    case 'wall':
      return 'Click a border: wall or open';
    case 'door':
      return traits.hasRimDoors ? 'Click an edge of the outer wall: doorway or wall' : 'Click a border: door or wall';
    case 'number':
      return name === undefined
        ? 'Click the cell where a number is printed'
        : `Click the cell for the number of space ${name}`;
    case 'marker':
      return `Click a cell: ${traits.markers.join(', then ')}, then none`;
    default:
      return '';
  }
}
