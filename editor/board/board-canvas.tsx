'use client';
/**
 * Draws one board from plain data and tells what is pointed at, by mouse or keyboard. It is the same for a running game, for
 * a tile and for a board being laid out; it knows no rules, and whatever it shows also stands in a list beside it.
 */
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Stage } from 'react-konva';
import type { EntityId, FigureView } from '../../engine/view';
import { arrowShapes } from './arrow-shapes';
import styles from './board-canvas.module.css';
import { BordersLayer, FiguresLayer, GroundLayer, MarksLayer, markerKey, TopLayer } from './board-layers';
import { type BoardTarget, targetAt, targetSpace, targetWords } from './board-target';
import { keyboardTarget, placeTarget, tipPlace } from './canvas-tip';
import { cullDrawing, cullFigures, cullPaths } from './cull-drawing';
import type { BoardDrawing } from './drawing';
import { placeFigures } from './figure-places';
import { tracePaths } from './floor-drawing';
import { type Ghost, ghostAt } from './ghosts';
import type { BoardMarks } from './marks-drawing';
import { Overview } from './overview';
import { LARGE, usePaintedView } from './painted-view';
import { PlaceOptions } from './place-options';
import { Sheets } from './sheet';
import { directionOfKey, stepToSpace } from './space-steps';
import { usePrefersStill } from './use-prefers-still';
import { useViewport, type ViewportControl } from './use-viewport';
import { toBoard } from './viewport';

/** A drag that something other than panning wants: `down` returns true to take it. Points are in board units. */
export interface BoardGesture {
  down(x: number, y: number): boolean;
  move(x: number, y: number): void;
  up(isCancelled: boolean): void;
}

export interface BoardCanvasProps {
  label: string;
  drawing: BoardDrawing;
  figures: readonly FigureView[];
  marks: BoardMarks;
  /** The figure that acts, ringed. */
  chosen?: EntityId;
  letterOf?: (seat: number) => string;
  /** False while replaying: figures then jump. */
  isAnimated?: boolean;
  ground?: 'void' | 'desk';
  inset?: number;
  gesture?: BoardGesture;
  /** `isMore`: Shift is held, so that the target joins what is chosen. */
  onPick(target: BoardTarget, isMore: boolean): void;
  /** Another target is pointed at, or has the keyboard. */
  onPoint?(target: BoardTarget): void;
  /** The pointer has come over another space; 0 once it is over none. */
  onHover?(space: EntityId): void;
  /** The space that has the keyboard, 0 if none. */
  onFocusSpace?(space: EntityId): void;
  /** What stands beside a target that is pointed at, or beside the space that has the keyboard; its words if absent or null. */
  tipOf?(target: BoardTarget, isByKeyboard: boolean): ReactNode;
  /** Words for the space that has the keyboard, beyond its name and figures. */
  spaceWords?(space: EntityId): string;
  /** A Konva layer on the floors, below all else. */
  under?: ReactNode;
  /** Further Konva layers, above the board; `unit` is one screen pixel in board units. */
  layers?(unit: number): ReactNode;
  /** What is in the hand, on a Konva layer of its own. */
  hand?(unit: number): ReactNode;
  /** What floats on the canvas, given its zoom. */
  tools?(control: ViewportControl): ReactNode;
}

const NO_LETTER = () => '';
const CLICK_SLOP = 4;
const NO_GHOSTS: readonly Ghost[] = [];
/** How far from the middle of a small ghost it is still meant, in pixels. */
const GHOST_REACH = 12;
/** More figures than this are drawn in one go and jump. */
const MANY_FIGURES = 300;
/** Below this zoom a number would be under 6 px high, and is left out. */
const LEAST_NUMBERED = 0.2;

export function BoardCanvas({
  drawing,
  figures,
  marks,
  chosen = 0,
  letterOf = NO_LETTER,
  inset = 16,
  ...props
}: BoardCanvasProps) {
  const { gesture, onPick, onFocusSpace } = props;
  const control = useViewport(drawing, inset);
  const { view, screen, measure, zoom, pan, show } = control;
  const [focused, setFocused] = useState<EntityId>(0);
  const [hover, setHover] = useState<{ target: BoardTarget; x: number; y: number } | null>(null);
  const [isPanning, setIsPanning] = useState(false);
  const touches = useRef(new Map<number, readonly [number, number]>());
  const press = useRef<{ x: number; y: number; hasMoved: boolean; isTaken: boolean } | null>(null);
  const frame = useRef<HTMLElement | null>(null);
  const listId = useId();
  const prefersStill = usePrefersStill();

  const isLarge = drawing.spaces.length > LARGE;
  const painted = usePaintedView(view, screen, drawing, isLarge);
  const { scale } = painted.view;
  const isSmall = scale < 0.5;
  const size = isSmall ? Math.min(1.5, 0.5 / scale) : 1;
  const hasNumbers = scale >= LEAST_NUMBERED;
  const paths = useMemo(() => tracePaths(drawing.spaces), [drawing]);
  const layout = useMemo(() => placeFigures(drawing.spaces, figures, size), [drawing, figures, size]);
  const { window: onCanvas } = painted;
  const shownPaths = useMemo(() => cullPaths(paths, onCanvas), [paths, onCanvas]);
  const shown = useMemo(() => cullDrawing(drawing, shownPaths, onCanvas), [drawing, shownPaths, onCanvas]);
  const shownLayout = useMemo(() => cullFigures(layout, onCanvas), [layout, onCanvas]);
  const covered = useMemo(
    () =>
      new Set(
        layout.places
          .filter(({ figure }) => figure.shape === 'token')
          .map(({ figure, x, y }) => markerKey(figure.space, [x, y])),
      ),
    [layout],
  );

  const bind = useCallback(
    (element: HTMLElement | null) => {
      frame.current = element;
      measure(element);
    },
    [measure],
  );

  /* React's own wheel listener is passive, and a zoom must keep the page from scrolling. */
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      zoom(
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
        event.clientX - box.left,
        event.clientY - box.top,
      );
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoom]);

  const local = (event: PointerEvent): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  /** Arrows of a running game are not pointed at: what they lie on is. */
  const arrows = useMemo(() => arrowShapes(drawing).filter(({ entity }) => entity !== 0), [drawing]);
  const ghosts = marks.ghosts ?? NO_GHOSTS;
  const doors = useMemo(
    () => drawing.borders.filter(({ entity, kind }) => entity !== 0 && kind === 'doorway'),
    [drawing],
  );
  const pointed = (x: number, y: number): BoardTarget | null => {
    const at = toBoard(view, x, y);
    const ghost = ghostAt(ghosts, at, GHOST_REACH / view.scale);
    if (ghost !== undefined) return { kind: 'ghost', entity: ghost.entity };
    return targetAt(paths, doors, arrows, layout, at);
  };

  const pick = (target: BoardTarget, isMore: boolean) => {
    onPick(target, isMore);
    // Another question has other ghosts under the same numbers.
    if (target.kind === 'ghost') setFocused(0);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button > 1) return;
    const [x, y] = local(event);
    touches.current.set(event.pointerId, [x, y]);
    if (touches.current.size === 2) {
      // A second finger: what the first one began is let go, and the two move the board.
      if (press.current?.isTaken) gesture?.up(true);
      press.current = null;
      event.currentTarget.setPointerCapture(event.pointerId);
      return;
    }
    const isTaken = event.button === 0 && (gesture?.down(...toBoard(view, x, y)) ?? false);
    press.current = { x, y, hasMoved: false, isTaken };
    event.currentTarget.setPointerCapture(event.pointerId);
    setHover(null);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const [x, y] = local(event);
    if (touches.current.size === 2) {
      pinch(event.pointerId, [x, y]);
      return;
    }
    const held = press.current;
    if (held === null) {
      const target = pointed(x, y);
      if (target !== null && target.entity !== hover?.target.entity) props.onPoint?.(target);
      setHover((old) => (target === null ? null : old?.target.entity === target.entity ? old : { target, x, y }));
      tellHover(target);
      return;
    }
    if (!held.hasMoved && Math.hypot(x - held.x, y - held.y) < CLICK_SLOP) return;
    held.hasMoved = true;
    if (held.isTaken) {
      gesture?.move(...toBoard(view, x, y));
      return;
    }
    setIsPanning(true);
    pan(x - held.x, y - held.y);
    held.x = x;
    held.y = y;
  };
  const hoveredSpace = useRef<EntityId>(0);
  const tellHover = (target: BoardTarget | null) => {
    const space = target === null ? 0 : targetSpace(target, figures);
    if (space === hoveredSpace.current) return;
    hoveredSpace.current = space;
    props.onHover?.(space);
  };
  /** Two fingers: how far they are apart zooms, their middle moves the board. */
  const pinch = (moved: number, to: readonly [number, number]) => {
    const from = touches.current.get(moved);
    const other = [...touches.current].find(([id]) => id !== moved)?.[1];
    if (from === undefined || other === undefined) return;
    touches.current.set(moved, to);
    const apart = (a: readonly [number, number]) => Math.max(1, Math.hypot(a[0] - other[0], a[1] - other[1]));
    zoom(apart(to) / apart(from), (to[0] + other[0]) / 2, (to[1] + other[1]) / 2);
    pan((to[0] - from[0]) / 2, (to[1] - from[1]) / 2);
  };
  const endPress = (event: PointerEvent<HTMLElement>, isCancelled: boolean) => {
    touches.current.delete(event.pointerId);
    const held = press.current;
    press.current = null;
    setIsPanning(false);
    if (held === null) return;
    if (held.isTaken) gesture?.up(isCancelled || !held.hasMoved);
    if (held.hasMoved || isCancelled || event.button !== 0) return;
    const target = pointed(...local(event));
    if (target !== null) pick(target, event.shiftKey);
  };

  /** What arrow keys walk over. What could be laid comes first: it is what is asked. */
  const places = useMemo(() => [...ghosts, ...drawing.spaces], [ghosts, drawing]);
  const focusSpace = (entity: EntityId) => {
    setFocused(entity);
    onFocusSpace?.(entity);
    if (entity !== 0) props.onPoint?.(placeTarget(entity));
    const centre = places.find((place) => place.entity === entity)?.centre;
    if (centre !== undefined) show(...centre);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const direction = event.shiftKey ? null : directionOfKey(event.key);
    if (direction !== null) focusSpace(stepToSpace(places, focused, direction));
    else if (event.key === 'Enter' && focused !== 0) pick(placeTarget(focused), false);
    else if (event.key === 'f' || event.key === 'F') control.fitAll();
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const told = hover ?? keyboardTarget(focused, places, view);
  const wordsOf = useCallback(
    (target: BoardTarget): string =>
      target.kind === 'ghost'
        ? (ghosts.find(({ entity }) => entity === target.entity)?.words ?? '')
        : targetWords(target, drawing, figures),
    [ghosts, drawing, figures],
  );
  const tip = told === null ? null : (props.tipOf?.(told.target, hover === null) ?? wordsOf(told.target));
  return (
    <div ref={bind} className={styles.frame} data-ground={props.ground ?? 'void'}>
      {screen.width > 0 ? (
        <>
          {painted.isBehind ? <Overview drawing={drawing} view={view} /> : null}
          <div className={styles.picture} style={painted.style}>
            <Stage
              width={painted.size.width}
              height={painted.size.height}
              x={painted.view.x + painted.margin}
              y={painted.view.y + painted.margin}
              scaleX={scale}
              scaleY={scale}
              listening={false}
            >
              <Sheets isShared={isLarge}>
                <GroundLayer drawing={shown} paths={shownPaths} hasPatterns={!isSmall} />
                {props.under}
                <MarksLayer paths={shownPaths} marks={marks} />
                <BordersLayer
                  drawing={shown}
                  marks={marks}
                  size={size}
                  unit={Math.round(200 / scale) / 200}
                  hasNumbers={hasNumbers}
                  hasRoomNames={!isSmall}
                  covered={covered}
                />
                <FiguresLayer
                  layout={shownLayout}
                  size={size}
                  isSmall={isSmall}
                  isAnimated={(props.isAnimated ?? true) && !prefersStill}
                  isMany={figures.length > MANY_FIGURES}
                  chosen={chosen}
                  letterOf={letterOf}
                  marks={marks}
                />
                {props.layers?.(1 / scale)}
              </Sheets>
              <TopLayer
                drawing={shown}
                paths={shownPaths}
                layout={shownLayout}
                marks={marks}
                focused={focused}
                hovered={hover === null ? 0 : targetSpace(hover.target, figures)}
                hasNumbers={hasNumbers}
                size={size}
                unit={1 / scale}
              />
              {props.hand?.(1 / scale)}
            </Stage>
          </div>
        </>
      ) : null}
      <div
        className={styles.surface}
        role="listbox"
        tabIndex={0}
        data-cursor={isPanning ? 'grabbing' : hover === null ? 'grab' : 'pointer'}
        aria-label={props.label}
        aria-activedescendant={focused === 0 ? undefined : `${listId}-${focused}`}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => endPress(event, false)}
        onPointerCancel={(event) => endPress(event, true)}
        onPointerLeave={() => {
          setHover(null);
          tellHover(null);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => focusSpace(0)}
      >
        <PlaceOptions
          listId={listId}
          places={places}
          focused={focused}
          wordsOf={wordsOf}
          spaceWords={props.spaceWords}
        />
      </div>
      {told !== null && tip !== null && tip !== '' ? (
        <div className={styles.tip} data-plain={typeof tip === 'string'} style={tipPlace(told, screen)}>
          {tip}
        </div>
      ) : null}
      {props.tools?.(control)}
    </div>
  );
}
