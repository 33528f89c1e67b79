'use client';
/**
 * What the board editor knows beside the item itself: what is selected, which tool is held, how doors are taken, and the
 * engine's answers about the selected space. It changes the item only through `edit`.
 */
import { useMemo, useRef, useState } from 'react';
import type { PlannedBorder } from '../../engine/board/compose';
import { type Face, numberOfMark } from '../../engine/board/face';
import type { DoorView, Point } from '../../engine/view';
import type { BoardItem, Shown, Side, TileItem } from './board-item';
import { type BoardModel, modelOfBoard, modelOfTile } from './board-model';
import type { BoardTraits } from './board-traits';
import { withoutLost } from './left-behind';
import type { ItemEdit } from './place-edits';
import type { DoorMode, SeenDoors } from './planned-doors';
import { askPath, askSpace, type SpaceAnswers, sightLines, sightOf, type Walker } from './space-answers';

export type EditorTool =
  | 'select'
  | 'pan'
  | 'paint'
  | 'polygon'
  | 'split'
  | 'merge'
  | 'wall'
  | 'door'
  | 'window'
  | 'connector'
  | 'arrow'
  | 'portal'
  | 'number'
  | 'marker'
  | 'measure';

/** What the tool in hand puts down next: a kind of marker, a kind of gap in the rim and how many edges it takes. */
export interface NextThings {
  marker: string;
  connector: string;
  edges: number;
}

export interface BoardEditorOptions {
  kind: 'board' | 'tile';
  value: unknown;
  onEdit(pointer: string, newValue: unknown, gesture: string): void;
  tiles: readonly TileItem[];
  traits: BoardTraits;
}

/** A monster of the pack that can be put down for a playtest. */
export interface MonsterChoice {
  id: string;
  name: string;
  rank: string;
  icon: string;
}

/** A token of the pack that a board can lay out. */
export interface TokenChoice {
  id: string;
  name: string;
  icon: string;
}

export interface HandFigure {
  /** Names it among the others. */
  id: string;
  /** Id of the monster. */
  what: string;
  space: string;
}

export interface BoardEditorState {
  model: BoardModel | null;
  traits: BoardTraits;
  side: Side;
  setSide(side: Side): void;
  tool: EditorTool;
  setTool(tool: EditorTool): void;
  doors: DoorMode;
  setDoors(mode: DoorMode): void;
  hasSight: boolean;
  setSight(isOn: boolean): void;
  hasHeat: boolean;
  setHeat(isOn: boolean): void;
  /** Index of the selected space, -1 for none. */
  space: number;
  selectSpace(space: number): void;
  /** The same by the character that a space of the tile has, or will have once the edit is in. */
  selectMark(mark: string): void;
  /** Index of the selected place of a board, -1 for none. */
  place: number;
  selectPlace(place: number): void;
  /** All selected places of a board, the one above among them. */
  places: readonly number[];
  selectPlaces(places: readonly number[]): void;
  /** The two spaces whose border is selected, null for none. */
  edge: readonly [number, number] | null;
  selectEdge(a: number, b: number): void;
  /** The corner of the selected space's outline that the keyboard moves, -1 for none. */
  corner: number;
  setCorner(corner: number): void;
  /** The space under the pointer, -1 for none. */
  hovered: number;
  setHovered(space: number): void;
  /** The space that the answers are about: the selected one, else the one under the pointer; -1 for none. */
  subject: number;
  /** What the engine says of two spaces, the doors being as they are shown. */
  lookFrom(from: number, to: number): { steps: number | null; isSeen: boolean };
  /** A door as the author wants to see it; null as it is drawn. Nothing of it is saved. */
  seeDoor(between: readonly [number, number], state: DoorView['state'] | null): void;
  seenDoor(between: readonly [number, number]): DoorView['state'] | null;
  /** How the walk that is shown is walked. */
  walker: Walker;
  setWalker(walker: Walker): void;
  /** Figures put down by hand for a playtest, by the ids of their spaces. Nothing of them is saved. */
  handFigures: readonly HandFigure[];
  putFigure(what: string, space: number): void;
  takeFigure(id: string): void;
  /** Doors that are seen otherwise than drawn, by the ids of their two spaces. */
  handDoors: readonly { between: readonly [string, string]; state: string }[];
  next: NextThings;
  setNext(next: Partial<NextThings>): void;
  /** Place in the face's list of the selected arrow of a tile, -1 for none. */
  arrow: number;
  selectArrow(arrow: number): void;
  /** The space from which an arrow is being drawn, -1 for none. */
  arrowStart: number;
  setArrowStart(space: number): void;
  /** What is drawn next. */
  arrowColor: string;
  setArrowColor(color: string): void;
  portalName: string;
  setPortalName(name: string): void;
  answers: SpaceAnswers | null;
  /** Lines of sight from the subject: to the space under the pointer, or to all that it sees. */
  lines: readonly (readonly [Point, Point])[];
  pathFrom: number;
  setPathFrom(space: number): void;
  path: readonly number[];
  shown: Shown;
  show(placeId: string, tile: string, side: Side): void;
  edit(...edits: readonly (ItemEdit | null)[]): void;
  /** Edits that go on with a gesture, such as the next cell of a stroke. */
  editAs(gesture: string, edits: readonly (ItemEdit | null)[]): void;
}

const NO_DOORS: readonly DoorView[] = [];
const NOTHING_CHOSEN = {
  spaceId: '',
  place: -1,
  arrow: -1,
  edge: null as readonly [string, string] | null,
  more: [] as readonly number[],
};
let gestures = 0;

/** A name for what one gesture does: its edits are undone together. */
export const nextGesture = (): string => {
  gestures += 1;
  return `gesture-${gestures}`;
};

export function useBoardEditor({ kind, value, onEdit, tiles, traits }: BoardEditorOptions): BoardEditorState {
  const [side, setSide] = useState<Side>('a');
  const [tool, setTool] = useState<EditorTool>('select');
  const [doors, setDoors] = useState<DoorMode>('drawn');
  const [hasSight, setSight] = useState(true);
  const [hasHeat, setHeat] = useState(true);
  const [chosen, setChosen] = useState(NOTHING_CHOSEN);
  const [corner, setCorner] = useState(-1);
  const [hoveredId, setHoveredId] = useState('');
  const [walker, setWalker] = useState<Walker>('on-foot');
  const [next, setNext] = useState<NextThings>(() => ({
    marker: traits.markers[0] ?? '',
    connector: traits.connectors[0] ?? 'door',
    edges: 0,
  }));
  const [handFigures, setHandFigures] = useState<readonly HandFigure[]>([]);
  const [seenDoors, setSeenDoors] = useState<SeenDoors>(new Map());
  const [arrowStartId, setArrowStartId] = useState('');
  const [arrowColor, setArrowColor] = useState('white');
  const [newPortal, setPortalName] = useState<string | null>(null);
  const [pathFromId, setPathFromId] = useState('');
  const [shown, setShown] = useState<Shown>({});
  const lifted = useRef<{ board: string; borders: readonly PlannedBorder[] }>({ board: '', borders: [] });

  const model = useMemo(
    () =>
      kind === 'board'
        ? modelOfBoard(value, tiles, shown, { mode: doors, seen: seenDoors }, traits)
        : modelOfTile(value, side, { mode: doors, seen: seenDoors }, traits),
    [kind, value, tiles, shown, side, doors, seenDoors, traits],
  );
  const geometry = model?.geometry ?? null;
  const stands = model?.doors ?? NO_DOORS;
  const sight = useMemo(() => (geometry === null ? null : sightOf(geometry, traits.sight)), [geometry, traits.sight]);
  const indexOf = (id: string): number => geometry?.spaceById.get(id) ?? -1;
  const space = indexOf(chosen.spaceId);
  const pathFrom = indexOf(pathFromId);
  const hovered = indexOf(hoveredId);
  const subject = space >= 0 ? space : hovered;
  const answers = useMemo(
    () => (sight === null || subject < 0 ? null : askSpace(sight, stands, subject)),
    [sight, stands, subject],
  );
  const lines = useMemo(
    () => (sight === null || answers === null ? [] : sightLines(sight, stands, subject, answers.seen, hovered)),
    [sight, stands, subject, answers, hovered],
  );
  const path = useMemo(
    () => (geometry === null || space < 0 || pathFrom < 0 ? [] : askPath(geometry, stands, pathFrom, space, walker)),
    [geometry, stands, space, pathFrom, walker],
  );
  const placeCount = model?.plan.places.length ?? 0;
  const place = chosen.place < placeCount ? chosen.place : -1;
  const places = useMemo(
    () => (place < 0 ? [] : [place, ...chosen.more.filter((other) => other < placeCount && other !== place)]),
    [place, chosen.more, placeCount],
  );
  const doorKey = (between: readonly [number, number]): string =>
    between
      .map((end) => geometry?.spaces[end]?.id ?? '')
      .sort()
      .join(' ');
  const editAs: BoardEditorState['editAs'] = (gesture, edits) => {
    for (const change of edits) if (change !== null) onEdit(change.pointer, change.value, gesture);
  };
  /** The edits with what must go or come back because of them. What waits belongs to one board. */
  const relaid = (board: BoardItem, edits: readonly ItemEdit[]): readonly ItemEdit[] => {
    const waiting = lifted.current.board === board.name ? lifted.current.borders : [];
    const result = withoutLost(board, edits, tiles, waiting);
    lifted.current = { board: board.name, borders: result.lifted };
    return result.edits;
  };
  return {
    model,
    traits,
    side,
    setSide,
    tool,
    setTool,
    doors,
    setDoors: (mode) => {
      setSeenDoors(new Map());
      setDoors(mode);
    },
    hasSight,
    setSight,
    hasHeat,
    setHeat,
    space,
    selectSpace: (next) => {
      setCorner(-1);
      setChosen({
        ...NOTHING_CHOSEN,
        spaceId: geometry?.spaces[next]?.id ?? '',
        place: geometry?.spaces[next]?.place ?? chosen.place,
      });
    },
    selectMark: (mark) => {
      setCorner(-1);
      setChosen({ ...NOTHING_CHOSEN, spaceId: model?.face == null ? '' : idOnTile(model.face, mark) });
    },
    place,
    selectPlace: (chosenPlace) => {
      setCorner(-1);
      setChosen({ ...NOTHING_CHOSEN, place: chosenPlace });
    },
    places,
    selectPlaces: ([first = -1, ...more]) => setChosen({ ...NOTHING_CHOSEN, place: first, more }),
    edge: edgeOf(chosen.edge, indexOf),
    selectEdge: (one, other) =>
      setChosen({
        ...NOTHING_CHOSEN,
        edge: [geometry?.spaces[one]?.id ?? '', geometry?.spaces[other]?.id ?? ''],
      }),
    corner,
    setCorner,
    hovered,
    setHovered: (over) => setHoveredId(geometry?.spaces[over]?.id ?? ''),
    subject,
    lookFrom: (from, to) => {
      const asked = sight === null ? null : askSpace(sight, stands, from);
      return { steps: asked?.steps[to] ?? null, isSeen: asked?.seen.includes(to) ?? false };
    },
    seeDoor: (between, doorState) =>
      setSeenDoors((old) => {
        const changed = new Map(old);
        if (doorState === null) changed.delete(doorKey(between));
        else changed.set(doorKey(between), doorState);
        return changed;
      }),
    seenDoor: (between) => seenDoors.get(doorKey(between)) ?? null,
    handFigures,
    putFigure: (what, on) => {
      const spaceId = geometry?.spaces[on]?.id;
      if (spaceId !== undefined) setHandFigures((old) => [...old, { id: nextGesture(), what, space: spaceId }]);
    },
    takeFigure: (id) => setHandFigures((old) => old.filter((figure) => figure.id !== id)),
    handDoors: [...seenDoors].map(([key, doorState]) => ({
      between: key.split(' ') as [string, string],
      state: doorState,
    })),
    walker,
    setWalker,
    next,
    setNext: (change) => setNext((old) => ({ ...old, ...change })),
    arrow: model?.face?.arrows?.[chosen.arrow] === undefined ? -1 : chosen.arrow,
    selectArrow: (arrow) => setChosen({ ...NOTHING_CHOSEN, arrow }),
    arrowStart: indexOf(arrowStartId),
    setArrowStart: (next) => setArrowStartId(geometry?.spaces[next]?.id ?? ''),
    arrowColor,
    setArrowColor,
    portalName: newPortal ?? model?.geometry.portals[0]?.name ?? '',
    setPortalName,
    answers,
    lines,
    pathFrom,
    setPathFrom: (next) => setPathFromId(geometry?.spaces[next]?.id ?? ''),
    path,
    shown,
    show: (placeId, tile, shownSide) => setShown((old) => ({ ...old, [placeId]: { tile, side: shownSide } })),
    edit: (...wanted) => {
      const edits = wanted.filter((change) => change !== null);
      const all = model?.board == null ? edits : relaid(model.board, edits);
      editAs(all.length > 1 ? nextGesture() : '', all);
    },
    editAs,
  };
}

/** The id that a space of a tile by itself has: its face's, then its number, its own id or its character. */
function idOnTile({ id, numbers, spaces }: Face, mark: string): string {
  const isPrinted = numbers?.[mark] !== undefined || (numbers !== undefined && numberOfMark(mark) > 0);
  return `${id}-${spaces?.[mark]?.id ?? (isPrinted ? numberOfMark(mark) : mark)}`;
}

function edgeOf(
  ids: readonly [string, string] | null,
  indexOf: (id: string) => number,
): readonly [number, number] | null {
  const ends = ids === null ? [-1] : ids.map(indexOf);
  return ends.every((end) => end >= 0) ? (ends as [number, number]) : null;
}
