'use client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { SightRule } from '../../engine/board/sight';
import { Button } from '../theme/button';
/**
 * The board view of a board or a tile: canvas, its list twin, tools and inspector over one selection. It edits the item through
 * `onEdit` only; spaces, neighbours, sight and distances are the engine's answers.
 */
import { useWatched, type Watchable } from '../workbench/observable';
import { ArrowInspector, ToolOptions } from './arrow-inspector';
import { BoardCanvas, type BoardGesture } from './board-canvas';
import styles from './board-editor.module.css';
import type { TileItem } from './board-item';
import type { BoardModel } from './board-model';
import { BoardSize } from './board-size';
import type { BoardTarget } from './board-target';
import { type BoardTraits, PLAIN_TRAITS } from './board-traits';
import { EdgeInspector } from './edge-inspector';
import { Legend, MiniMap, ToolHint, ZoomBar } from './editor-floats';
import { CannotDraw, EditorBar, Findings, NothingSelected } from './editor-frame';
import { type EditorCommands, runEditorKey } from './editor-keys';
import { editorMarks } from './editor-marks';
import { EditorTwin } from './editor-twin';
import inspector from './inspector.module.css';
import { NextThings } from './next-things';
import { PictureLayer } from './picture-layer';
import { PlaceInspector } from './place-inspector';
import { DragLayer, PlaceLayer } from './place-layer';
import { handFigures, plannedFigures } from './planned-figures';
import { outlineOf } from './shape-edits';
import { ShapeLayer } from './shape-layer';
import { SpaceInspector } from './space-inspector';
import { nameOfSpace } from './space-words';
import { TileInspector } from './tile-inspector';
import { ToolRail } from './tool-rail';
import { useArrowTool } from './use-arrow-tool';
import {
  type BoardEditorState,
  type HandFigure,
  type MonsterChoice,
  type TokenChoice,
  useBoardEditor,
} from './use-board-editor';
import { useCross } from './use-cross';
import { useDoorTool } from './use-door-tool';
import { type PlaceDrag, usePlaceDrag } from './use-place-drag';
import { useShapeTools } from './use-shape-tools';
import { useTileTools } from './use-tile-tools';

export interface BoardEditorProps {
  kind: 'board' | 'tile';
  /** The item as parsed, finished or not. */
  value: unknown;
  /** Edits of one `gesture` belong together and are undone together; '' stands alone. */
  onEdit(pointer: string, newValue: unknown, gesture: string): void;
  /** All tiles of the pack that can be drawn, the same objects as long as their files stay the same. */
  tiles: readonly TileItem[];
  /** Tokens that a board can lay out, the same list as long as their files stay the same. */
  tokens?: readonly TokenChoice[];
  /** What boards and tiles of the game can have; those of a plain board if nothing is said. */
  traits?: BoardTraits;
  onOpenItem?: (item: `tile/${string}`, pointer: string) => void;
  /** Monsters that can be put down for a playtest, the same list as long as their files stay the same. */
  monsters?: readonly MonsterChoice[];
  /** Starts a playtest with everybody on this space, and figures and doors as they were put by hand. */
  onPlayFrom?: ((staged: StagedByHand) => void) | undefined;
}

const NO_FIGURES = [] as const;
const NO_TOKENS = [] as const;
const NO_MONSTERS = [] as const;
const NO_MARKS = {} as const;
const NO_OUTLINE = [] as const;
const SIGHT_WORDS: Readonly<Record<SightRule, string>> = {
  near: 'geometric, open doors near',
  none: 'geometric',
  'straight-rows': 'along rows of cells',
};

export function BoardEditor({
  kind,
  value,
  onEdit,
  tiles,
  tokens = NO_TOKENS,
  monsters = NO_MONSTERS,
  traits = PLAIN_TRAITS,
  ...props
}: BoardEditorProps) {
  const state = useBoardEditor({ kind, value, onEdit, tiles, traits });
  const { model } = state;
  if (model === null) return <CannotDraw kind={kind} side={state.side} onSide={state.setSide} />;
  return (
    <Editor
      kind={kind}
      model={model}
      state={state}
      tiles={tiles}
      tokens={tokens}
      monsters={monsters}
      sightWords={SIGHT_WORDS[traits.sight]}
      {...props}
    />
  );
}

interface EditorProps extends Pick<BoardEditorProps, 'kind' | 'tiles' | 'onOpenItem' | 'onPlayFrom'> {
  model: BoardModel;
  state: BoardEditorState;
  sightWords: string;
  tokens: readonly TokenChoice[];
  monsters: readonly MonsterChoice[];
}

/** What the author has put on the board for a playtest: all by the ids of spaces. */
export interface StagedByHand {
  space: string;
  figures: readonly HandFigure[];
  doors: readonly { between: readonly [string, string]; state: string }[];
  /** What lies at places where the game would draw a tile, as it is shown. */
  tiles: readonly { place: string; tile: string; side: 'a' | 'b' }[];
}

function Editor({ kind, model, state, tiles, tokens, monsters, sightWords, onOpenItem, onPlayFrom }: EditorProps) {
  const [isList, setIsList] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const { place: dragPlace, drags, gesture: placeGesture, handle } = usePlaceDrag(state, tiles);
  const tileTools = useTileTools(state);
  const doorGesture = useDoorTool(state);
  const arrowTool = useArrowTool(state);
  const shapeTools = useShapeTools(state);
  const space = model.geometry.spaces[state.space];
  const { answers, lines, subject, path, hasHeat, hasSight } = state;
  const marks = useMemo(
    () => editorMarks({ model, answers, lines, subject, space: state.space, path, hasHeat, hasSight }),
    [model, answers, lines, subject, state.space, path, hasHeat, hasSight],
  );
  const allMarks = useMemo(() => ({ ...marks, ...arrowTool.marks }), [marks, arrowTool.marks]);
  const figures = useMemo(
    () => [...plannedFigures(model, tokens), ...handFigures(model, state.handFigures, monsters)],
    [model, tokens, state.handFigures, monsters],
  );
  const playFrom = () => {
    if (space === undefined || onPlayFrom === undefined) return;
    onPlayFrom({ space: space.id, figures: state.handFigures, doors: state.handDoors, tiles: drawnTiles(model) });
  };
  const faulty = useMemo(() => faultyPlaces(model), [model]);
  const dragged = model.faces[dragPlace] ?? null;
  const turn = model.plan.places[dragPlace]?.turn ?? 0;
  const wanted = toolGesture();
  const gesture = useMemo(() => firstOf(shapeTools.gesture, wanted), [shapeTools.gesture, wanted]);
  const cross = useCross(state, gesture);
  const outline = useMemo(
    () =>
      model.face !== null && space !== undefined && state.tool === 'select'
        ? outlineOf(model.face, space.mark)
        : NO_OUTLINE,
    [model, space, state.tool],
  );
  useEditorKeys(root, {
    kind,
    state,
    tiles,
    cross,
    shapeTools,
    swapList: () => setIsList((isShown) => !isShown),
    playFrom,
    focusFilter: () => root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
  });

  function toolGesture(): BoardGesture {
    if (kind === 'tile') return state.tool === 'arrow' ? arrowTool.gesture : tileTools.gesture;
    return state.tool === 'door' ? doorGesture : placeGesture;
  }
  const hint = [shapeTools.hint || arrowTool.hint || tileTools.hint, cross.words].filter(Boolean).join('. ');

  const pick = ({ kind: what, entity }: BoardTarget, isMore: boolean) => {
    if (state.tool === 'measure' || arrowTool.pick(what, entity)) return;
    if (kind === 'tile' ? tileTools.pick(what, entity) : state.tool === 'door') return;
    if (what === 'figure') {
      state.selectSpace((figures.find((figure) => figure.entity === entity)?.space ?? 0) - 1);
      return;
    }
    const border = model.drawing.borders.find((candidate) => candidate.entity === entity);
    if (what === 'border' && border !== undefined && border.between.every((end) => end > 0))
      state.selectEdge(border.between[0] - 1, border.between[1] - 1);
    else if (isMore && kind === 'board') state.selectPlaces(withPlace(state.places, placeOf(model, entity - 1)));
    else state.selectSpace(entity - 1);
  };

  return (
    <div ref={root} className={styles.editor}>
      <EditorBar kind={kind} model={model} state={state} tiles={tiles} />
      <div className={styles.parts}>
        <EditorTwin
          model={model}
          state={state}
          isOver={isList}
          className={styles.twin ?? ''}
          onSwap={() => setIsList(!isList)}
        />
        <ToolRail kind={kind} state={state} />
        <div className={styles.stage}>
          <BoardCanvas
            label={model.board?.name ?? model.tile?.name ?? 'Board'}
            drawing={model.drawing}
            figures={dragPlace < 0 ? figures : NO_FIGURES}
            marks={dragPlace < 0 ? allMarks : NO_MARKS}
            ground="desk"
            inset={36}
            gesture={gesture}
            onPick={pick}
            tipOf={(target) => pairWords(model, state, target)}
            onHover={(over) => state.setHovered(over - 1)}
            tools={(control) => (
              <>
                {subject < 0 ? null : (
                  <Legend
                    space={nameOfSpace(model, subject)}
                    hasHeat={hasHeat}
                    hasSight={hasSight}
                    hasPath={path.length > 1}
                  />
                )}
                <MiniMap drawing={model.drawing} control={control} />
                <ZoomBar control={control} />
                <DragHint drags={drags} />
                {dragPlace >= 0 ? null : kind === 'tile' && hint !== '' ? (
                  <ToolHint tone="plain" text={hint} />
                ) : state.tool === 'measure' ? (
                  <ToolHint tone="plain" text={hint} />
                ) : kind === 'board' && state.tool === 'door' ? (
                  <ToolHint tone="plain" text="Click a doorway between two tiles to change what stands in it" />
                ) : null}
              </>
            )}
            under={
              model.face?.picture === undefined ? null : (
                <PictureLayer picture={model.face.picture} cell={state.traits.cell} />
              )
            }
            layers={(unit) => (
              <PlaceLayer model={model} selected={state.places} faulty={faulty} unit={unit} hidden={dragPlace} />
            )}
            hand={(unit) =>
              dragged === null ? (
                <ShapeLayer
                  hand={shapeTools.hand}
                  cross={cross.at}
                  outline={outline}
                  corner={state.corner}
                  cell={state.traits.cell}
                  unit={unit}
                />
              ) : (
                <DragLayer
                  ref={handle}
                  face={dragged}
                  turn={turn}
                  cell={state.traits.cell}
                  drags={drags}
                  scale={1 / unit}
                />
              )
            }
          />
        </div>
        <aside className={`${inspector.inspector} ${styles.inspector}`} aria-label="Inspector">
          <div className={inspector.scroll}>
            <ToolOptions model={model} state={state} />
            <NextThings model={model} state={state} />
            <ArrowInspector model={model} state={state} />
            <EdgeInspector model={model} state={state} />
            {space === undefined && state.place < 0 && state.arrow < 0 && state.edge === null ? (
              <>
                <NothingSelected kind={kind} />
                {model.face === null ? null : <TileInspector face={model.face} state={state} />}
                {model.board === null ? null : <BoardSize board={model.board} state={state} />}
              </>
            ) : null}
            <SpaceInspector
              model={model}
              state={state}
              sightWords={sightWords}
              tokens={tokens}
              monsters={onPlayFrom === undefined ? NO_MONSTERS : monsters}
              onOpenTile={onOpenItem === undefined ? undefined : (tile) => onOpenItem(`tile/${tile}`, '')}
            />
            <PlaceInspector model={model} state={state} tiles={tiles} />
            <Findings model={model} state={state} />
            <div className={inspector.gap} />
          </div>
          {onPlayFrom === undefined || space === undefined ? null : (
            <footer className={inspector.foot}>
              <Button look="primary" icon="play" keys="Ctrl Enter" onClick={playFrom}>
                Play from here
              </Button>
            </footer>
          )}
        </aside>
      </div>
    </div>
  );
}

function DragHint({ drags }: { drags: Watchable<PlaceDrag | null> }) {
  if (useWatched(drags)?.isRefused !== true) return null;
  return <ToolHint tone="bad" text="It would overlap another tile or reach beyond the board" />;
}

/** Of the space under the pointer, beside the one that is selected: "6 Corridor: 2 away, in sight". */
function pairWords(
  model: BoardModel,
  { space, answers }: BoardEditorState,
  { kind, entity }: BoardTarget,
): string | null {
  const other = entity - 1;
  const found = model.geometry.spaces[other];
  if (kind !== 'space' || found === undefined || space < 0 || answers === null || other === space) return null;
  const steps = answers.steps[other];
  const isSeen = answers.seen.includes(other);
  const room = model.geometry.rooms[found.room]?.name ?? '';
  const sight = !isSeen
    ? 'not in sight'
    : answers.unseenBy.includes(other)
      ? 'in sight, does not see back'
      : 'in sight both ways';
  return `${nameOfSpace(model, other)} ${room}: ${steps == null ? 'no path' : `${steps} away`}, ${sight}`;
}

/** Tiles that lie where the game would draw one. */
function drawnTiles({ board, faces }: BoardModel): StagedByHand['tiles'] {
  return (board?.places ?? []).flatMap(({ id, tile, side }, place) => {
    const face = faces[place];
    return face == null || (tile !== undefined && side !== undefined)
      ? []
      : [{ place: id, tile: face.tile, side: face.side }];
  });
}

const placeOf = ({ geometry }: BoardModel, space: number): number => geometry.spaces[space]?.place ?? -1;

/** The list with a place more, or without it if it was in. */
const withPlace = (places: readonly number[], place: number): readonly number[] =>
  places.includes(place) ? places.filter((other) => other !== place) : [...places, place];

/** The one takes a press before the other is asked. */
function firstOf(one: BoardGesture, other: BoardGesture): BoardGesture {
  const held = { by: other };
  return {
    down(x, y) {
      held.by = one;
      if (one.down(x, y)) return true;
      held.by = other;
      return other.down(x, y);
    },
    move: (x, y) => held.by.move(x, y),
    up: (isCancelled) => held.by.up(isCancelled),
  };
}

/** Keys work anywhere in the editor, but not while somebody types. */
function useEditorKeys(root: RefObject<HTMLDivElement | null>, commands: EditorCommands): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
      if (event.defaultPrevented || isTyping) return;
      const isOnCanvas = event.target instanceof HTMLElement && event.target.role === 'listbox';
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      if (!runEditorKey({ key, shiftKey, ctrlKey, metaKey, altKey, isOnCanvas }, latest.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

/** Places that a check complains about, by the pointer of the finding. */
function faultyPlaces({ findings }: BoardModel): ReadonlySet<number> {
  const places = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer }) => /^\/places\/(\d+)/.exec(pointer)?.[1]);
  return new Set(places.filter((place) => place !== undefined).map(Number));
}
