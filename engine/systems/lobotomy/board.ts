/** What stands in the doorways of Lobotomy's board, and whom it stops. */
import { barArrows } from '../../board/arrows';
import type { DistanceTable } from '../../board/distance-cache';
import { HEAD, KIND, KNOWN, NEXT } from '../../kernel/layout';
import type { Play } from '../../language/play';
import { boardOf, laidBoard, roomFor } from '../../table/board';

export type DoorwayState = 'none' | 'face-down' | 'open' | 'locked' | 'barricaded';

/** The door token in a doorway, 0 if there is none. Notes, conditions and lasting effects may lie there as well. */
export function doorToken(play: Play, edge: number): number {
  const { state } = play;
  let e = state[edge + HEAD] as number;
  if (e === 0) return 0;
  for (const token = play.layout.kind('token').number; e !== 0; e = state[e + NEXT] as number) {
    if (state[e + KIND] === token) return e;
  }
  return 0;
}

/** What stands in a doorway. */
export function doorwayState(play: Play, edge: number): DoorwayState {
  if (play.kindOf(edge).name !== 'edge') return 'none';
  const token = doorToken(play, edge);
  if (token === 0) return 'none';
  if (play.state[edge + play.layout.column('isRevealed')] === 0) return 'face-down';
  return (play.program.infoOf(play, token)?.item.door as DoorwayState | undefined) ?? 'open';
}

/** What somebody who looked knows of a door token that still lies face down. */
export function knownDoor(play: Play, edge: number): Exclude<DoorwayState, 'none' | 'face-down'> | undefined {
  const token = doorToken(play, edge);
  if (doorwayState(play, edge) !== 'face-down' || play.state[token + KNOWN] === 0) return undefined;
  return (play.program.infoOf(play, token)?.item.door as 'open' | 'locked' | 'barricaded' | undefined) ?? 'open';
}

let closed = new Uint8Array(256);
let barred = new Uint8Array(1024);

/** Which doorways block sight now: every one with a token. The array is good until the next call. */
export function closedDoors(play: Play): Uint8Array {
  const kind = play.layout.kind('edge');
  closed = roomFor(closed, boardOf(play).borders.length);
  let doorway = 0;
  for (let edge = play.firstOfKind(kind.number); edge !== 0; edge = play.nextOfKind(edge)) {
    closed[doorway++] = doorToken(play, edge) === 0 ? 0 : 1;
  }
  return closed;
}

/**
 * Which borders stop a mover on foot now: for a character every door token, for a monster only those turned over (S000:
 * Monsters and Doors). With `asIfOpen` none. The array is good until the next call.
 */
export function barredBorders(play: Play, who: 'character' | 'monster', asIfOpen = false): Uint8Array {
  const kind = play.layout.kind('edge');
  const revealed = play.layout.column('isRevealed');
  barred = roomFor(barred, boardOf(play).borders.length);
  let doorway = 0;
  for (let edge = play.firstOfKind(kind.number); edge !== 0; edge = play.nextOfKind(edge)) {
    const hasToken = doorToken(play, edge) !== 0;
    const stops = hasToken && (who === 'character' || play.state[edge + revealed] !== 0);
    barred[doorway++] = stops && !asIfOpen ? 1 : 0;
  }
  // Borders without a door come after those with one; on another board these numbers may have been doorways.
  barred.fill(0, doorway);
  barArrows(boardOf(play), barred);
  return barred;
}

/** Distances on foot as the doors stand now. */
export function distanceTable(play: Play, who: 'character' | 'monster', asIfOpen = false): DistanceTable {
  return laidBoard(play).distances.table(barredBorders(play, who, asIfOpen));
}
