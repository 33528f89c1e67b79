'use client';
/**
 * The tools that draw arrows and portals on a tile. An arrow is dragged from space to space, or its two spaces are picked one
 * after the other, by mouse or keyboard; a portal is put on the space that is picked.
 */
import { useMemo, useRef, useState } from 'react';
import type { EntityId, Point } from '../../engine/view';
import { drawArrowBetween, drawableArrows, togglePortal } from './arrow-edits';
import type { BoardGesture } from './board-canvas';
import type { BoardModel } from './board-model';
import type { BoardTarget } from './board-target';
import { borderEntity, spaceEntity } from './drawing';
import type { BoardMarks } from './marks-drawing';
import { nameOfSpace } from './space-words';
import { markAt } from './tile-edits';
import type { BoardEditorState } from './use-board-editor';

export interface ArrowTool {
  gesture: BoardGesture;
  /** True if the click was for an arrow or a portal. */
  pick(kind: BoardTarget['kind'], entity: EntityId): boolean;
  hint: string;
  marks: Pick<BoardMarks, 'chosenWay' | 'faultyWays' | 'inHand' | 'selected'>;
}

export const pointerOfSide = (side: 'a' | 'b'): string => `/sides/${side === 'b' ? 1 : 0}`;

export function useArrowTool(state: BoardEditorState): ArrowTool {
  const latest = useRef(state);
  latest.current = state;
  const [hand, setHand] = useState<{ from: number; to: Point } | null>(null);
  const held = useRef<{ from: number; to: Point } | null>(null);

  const gesture = useMemo<BoardGesture>(() => {
    const hold = (next: { from: number; to: Point } | null) => {
      held.current = next;
      setHand(next);
    };
    return {
      down(x, y) {
        if (latest.current.tool !== 'arrow') return false;
        const from = spaceAt(latest.current, x, y);
        if (from < 0) return false;
        held.current = { from, to: [x, y] };
        return true;
      },
      move(x, y) {
        if (held.current !== null) hold({ from: held.current.from, to: [x, y] });
      },
      up(isCancelled) {
        const { from, to } = held.current ?? { from: -1, to: [0, 0] as const };
        hold(null);
        if (!isCancelled) draw(latest.current, from, spaceAt(latest.current, ...to));
      },
    };
  }, []);

  const { model, arrow, arrowColor, arrowStart, tool, side } = state;
  const startAt = model?.geometry.spaces[hand?.from ?? -1]?.centre;
  const marks = useMemo<ArrowTool['marks']>(
    () => ({
      ...(model === null ? {} : { faultyWays: faultyWays(model, pointerOfSide(side)) }),
      ...(model === null || arrow < 0 ? {} : { chosenWay: entityOfArrow(model, arrow) }),
      ...(hand === null || startAt === undefined ? {} : { inHand: { from: startAt, to: hand.to, color: arrowColor } }),
      ...(arrowStart < 0 ? {} : { selected: spaceEntity(arrowStart) }),
    }),
    [model, side, arrow, hand, startAt, arrowColor, arrowStart],
  );
  return {
    gesture,
    pick: (kind, entity) => pickWay(state, kind, entity),
    hint: tool === 'arrow' ? arrowHint(state) : tool === 'portal' ? portalHint(state) : '',
    marks,
  };
}

function spaceAt({ model, traits }: BoardEditorState, x: number, y: number): number {
  if (model?.face == null) return -1;
  const mark = markAt(model.face, [Math.floor(y / traits.cell), Math.floor(x / traits.cell)]);
  return model.geometry.spaces.findIndex((space) => space.mark === mark);
}

function draw(state: BoardEditorState, from: number, to: number): void {
  const { model, side, arrowColor, edit, selectArrow, setArrowStart } = state;
  const [start, end] = [model?.geometry.spaces[from], model?.geometry.spaces[to]];
  setArrowStart(-1);
  if (model?.face == null || start === undefined || end === undefined || from === to) return;
  const way = { from: start.mark, to: end.mark, color: arrowColor };
  const { edits, arrow } = drawArrowBetween(model.face, pointerOfSide(side), way);
  edit(...edits);
  selectArrow(arrow);
}

function pickWay(state: BoardEditorState, kind: BoardTarget['kind'], entity: EntityId): boolean {
  const { model, tool, arrowStart, portalName, side, edit, selectArrow, setArrowStart, selectSpace } = state;
  if (model?.face == null) return false;
  if (kind === 'border' && tool !== 'pan') {
    const arrow = arrowOfEntity(model, entity);
    if (arrow >= 0) selectArrow(arrow);
    return arrow >= 0;
  }
  const space = kind === 'space' ? entity - 1 : -1;
  if (tool === 'portal' && space >= 0) {
    const mark = model.geometry.spaces[space]?.mark ?? '';
    edit(togglePortal(model.face, pointerOfSide(side), { name: portalName, space: mark }));
    selectSpace(space);
    return true;
  }
  if (tool !== 'arrow') return false;
  if (space >= 0 && arrowStart < 0) setArrowStart(space);
  else if (space >= 0) draw(state, arrowStart, space);
  return true;
}

/** The face's arrows stand among the borders of its board in their order, without those that cannot be drawn. */
function entityOfArrow({ geometry, face }: BoardModel, arrow: number): EntityId {
  const place = face === null ? -1 : drawableArrows(face).indexOf(arrow);
  return place < 0 ? 0 : borderEntity(geometry, geometry.firstArrow + place);
}

function arrowOfEntity({ geometry, face }: BoardModel, entity: EntityId): number {
  const border = entity - borderEntity(geometry, 0);
  if (face === null || geometry.borders[border]?.kind !== 'arrow') return -1;
  return drawableArrows(face)[border - geometry.firstArrow] ?? -1;
}

/** Arrows that a check complains about. */
function faultyWays(model: BoardModel, pointer: string): ReadonlySet<EntityId> {
  const faulty = (model.face?.arrows ?? []).flatMap((_, arrow) =>
    findingsOfArrow(model, pointer, arrow).length === 0 ? [] : [entityOfArrow(model, arrow)],
  );
  return new Set(faulty);
}

export const findingsOfArrow = ({ findings }: BoardModel, pointer: string, arrow: number) =>
  findings.filter((finding) => `${finding.pointer}/`.startsWith(`${pointer}/arrows/${arrow}/`));

function arrowHint({ model, arrowStart, arrowColor }: BoardEditorState): string {
  if (model === null || arrowStart < 0) return `Drag a ${arrowColor} arrow from space to space, or pick its two spaces`;
  return `From ${nameOfSpace(model, arrowStart)}: pick the space that the ${arrowColor} arrow leads to; Esc lets go`;
}

const portalHint = ({ portalName }: BoardEditorState): string =>
  portalName === '' ? 'Name the portal in the inspector first' : `Pick a space: portal “${portalName}” or none`;
