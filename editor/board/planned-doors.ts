/** What stands in the doorways of a board when it is laid, and what the editor shows in them. */
import type { PlannedBorder } from '../../engine/board/compose';
import type { BoardGeometry } from '../../engine/board/geometry';
import type { DoorView } from '../../engine/view';
import type { BoardTraits } from './board-traits';

/**
 * How doors are taken: `drawn` as at set-up; or all of them open, or all shut.
 */
export type DoorMode = 'drawn' | 'open' | 'shut';

const STATES: readonly DoorView['state'][] = ['none', 'face-down', 'open', 'closed', 'locked', 'broken', 'barricaded'];
const isState = (word: string): word is DoorView['state'] => (STATES as readonly string[]).includes(word);

/** One for each doorway. Where boards say nothing of them, a token lies in each, face down; a door with an inner space takes none. */
export function doorsAtSetup(
  board: BoardGeometry,
  planned: readonly PlannedBorder[],
  { doorStates, hasInnerDoors = false }: Pick<BoardTraits, 'doorStates'> & Partial<BoardTraits>,
): DoorView[] {
  return board.borders.slice(0, board.doorwayCount).map((_, doorway): DoorView => {
    if (doorStates.length === 0 && !hasInnerDoors) return { state: 'face-down', strength: 0 };
    const { is = 'none', number = 0 } = planned[plannedAt(board, planned, doorway)] ?? {};
    return { state: isState(is) ? is : 'none', strength: number };
  });
}

/** Which entry of the plan speaks of a border of the board, -1 if none does. */
export function plannedAt(board: BoardGeometry, planned: readonly PlannedBorder[], border: number): number {
  const between = board.borders[border]?.between ?? [];
  return planned.findIndex(({ between: [a, b] }) => {
    const ends = [board.spaceById.get(a), board.spaceById.get(b)];
    return between.every((end) => ends.includes(end));
  });
}

/** Doors that an author wants to see otherwise for now, by the ids of their two spaces, sorted. */
export type SeenDoors = ReadonlyMap<string, DoorView['state']>;

export interface WantedDoors {
  mode: DoorMode;
  seen: SeenDoors;
}

export function doorsShown(
  { borders, spaces }: BoardGeometry,
  atSetup: readonly DoorView[],
  { mode, seen }: WantedDoors,
): readonly DoorView[] {
  if (mode === 'drawn' && seen.size === 0) return atSetup;
  return atSetup.map((door, doorway) => {
    const ends = borders[doorway]?.between.map((end) => spaces[end]?.id ?? '') ?? [];
    const wanted = seen.get(ends.sort().join(' '));
    if (wanted !== undefined) return { state: wanted, strength: 0 };
    return mode === 'drawn' ? door : { state: mode === 'open' ? 'open' : 'closed', strength: 0 };
  });
}

/** A token that lies face down blocks sight and stops nobody. */
export const blocksSight = ({ state }: DoorView): boolean => state === 'face-down' || stops({ state });
export const stops = ({ state }: Pick<DoorView, 'state'>): boolean =>
  state === 'closed' || state === 'locked' || state === 'barricaded';
