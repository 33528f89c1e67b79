'use client';
/** What a game is played on: its board, also as a list; or, where it has none, its rows of cards, which are a list as they are. */
import type { GameView } from '../../engine/view';
import { BoardList } from './board-list';
import { CardRows } from './card-rows';
import type { OptionMark } from './option-keys';
import { PlayBoard } from './play-board';
import type { DecisionControl } from './use-decision';

export interface PlayTableProps {
  view: GameView;
  control: DecisionControl;
  marks: ReadonlyMap<number, OptionMark>;
  isList: boolean;
  /** False while the scrubber or a bot runs through the game. */
  isAnimated: boolean;
  /** Counts up when the board is to fit its place again. */
  fitCount: number;
}

export function PlayTable({ view, control, marks, isList, isAnimated, fitCount }: PlayTableProps) {
  if (view.board.spaces.length === 0) return <CardRows rows={view.rows ?? []} marks={marks} onPick={control.pick} />;
  if (isList) return <BoardList view={view} control={control} />;
  return <PlayBoard view={view} control={control} marks={marks} isAnimated={isAnimated} fitCount={fitCount} />;
}
