/** Tokens that a board lays out, and where one begins, as the canvas draws pieces on a table. */
import type { FigureView } from '../../engine/view';
import { spaceEntity } from './drawing';
import type { BoardModel, TokenChoice } from './use-board-editor';

/** Numbers far above those of spaces and borders. */
const FIRST = 1_000_000;

export function plannedFigures({ board, geometry }: BoardModel, tokens: readonly TokenChoice[]): FigureView[] {
  if (board === null) return [];
  const pieces = [
    ...board.tokens.flatMap(({ token, at, number }) =>
      at.map((name) => {
        const known = tokens.find(({ id }) => id === token);
        const words = known?.name ?? token;
        return { name, words: number === undefined ? words : `${words} ${number}`, icon: known?.icon ?? '' };
      }),
    ),
    ...board.starts.map((name) => ({ name, words: 'Start', icon: 'doorway' })),
  ];
  return pieces.flatMap(({ name, words, icon }, index): FigureView[] => {
    const space = geometry.spaceById.get(name);
    if (space === undefined) return [];
    return [
      {
        entity: FIRST + index,
        item: `token/${name}`,
        kind: 'token',
        shape: 'token',
        name: words,
        space: spaceEntity(space),
        seat: -1,
        rank: '',
        icon,
        health: 0,
        maxHealth: 0,
        conditions: [],
      },
    ];
  });
}
