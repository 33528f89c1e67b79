/** Tokens that a board lays out, and where one begins, as the canvas draws pieces on a table. */
import type { FigureView } from '../../engine/view';
import type { BoardModel } from './board-model';
import { spaceEntity } from './drawing';
import type { HandFigure, MonsterChoice, TokenChoice } from './use-board-editor';

/** Numbers far above those of spaces and borders. */
const FIRST = 1_000_000;

/** Monsters that were put down by hand, as they would stand in a game. */
export function handFigures(
  { geometry }: BoardModel,
  put: readonly HandFigure[],
  monsters: readonly MonsterChoice[],
): FigureView[] {
  return put.flatMap(({ what, space: name }, index): FigureView[] => {
    const space = geometry.spaceById.get(name);
    const known = monsters.find(({ id }) => id === what);
    if (space === undefined) return [];
    return [
      {
        ...PIECE,
        entity: FIRST * 2 + index,
        item: `monster/${what}`,
        kind: 'monster',
        shape: 'notched',
        name: known?.name ?? what,
        space: spaceEntity(space),
        rank: known?.rank ?? '',
        icon: known?.icon ?? '',
      },
    ];
  });
}

const PIECE = { seat: -1, rank: '', health: 0, maxHealth: 0, conditions: [] } as const;

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
        ...PIECE,
        entity: FIRST + index,
        item: `token/${name}`,
        kind: 'token',
        shape: 'token',
        name: words,
        space: spaceEntity(space),
        icon,
      },
    ];
  });
}
