/** Which connectors of the tiles on a board meet another and which lead nowhere, with the line to draw. The joining is the engine's. */
import { type BoardPlan, layFaces, type PlacedFace, rimPieces } from '../../engine/board/compose';
import { CELL } from '../../engine/board/geometry';
import { connectorMeetings, rimPartners } from '../../engine/board/rim';
import type { Point } from '../../engine/view';

export interface ConnectorMark {
  /** Index of the place whose tile has it. */
  place: number;
  id: string;
  isMet: boolean;
  isDoor: boolean;
  /** Where it meets another the way between them is drawn anyway, as a doorway or an arrow. */
  isDrawn: boolean;
  line: readonly Point[];
}

export function connectorMarks(plan: BoardPlan, faces: readonly (PlacedFace | null)[]): ConnectorMark[] {
  const { cell = CELL } = plan;
  const laid = layFaces(plan, faces);
  const pieces = rimPieces(laid);
  const meetings = connectorMeetings(pieces, rimPartners(plan.size[0], plan.size[1], pieces));
  return laid.flatMap(({ turned, place, firstConnector }) =>
    (turned.geometry.face.connectors ?? []).map(({ id, kind, arrow }, index): ConnectorMark => {
      const units = turned.rim.filter(({ connector }) => connector === index);
      return {
        place,
        id,
        isDoor: kind === 'door',
        isDrawn: kind === 'door' || arrow !== undefined,
        isMet: meetings.has(firstConnector + index),
        line: units.flatMap(({ from, to }): Point[] => [
          [from[0] * cell, from[1] * cell],
          [to[0] * cell, to[1] * cell],
        ]),
      };
    }),
  );
}
