'use client';
/** The board of a running game: figures, the keys of the options, what the highlighted one touches. Clicking it answers. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { GameView } from '../../engine/view';
import { BoardCanvas } from '../board/board-canvas';
import type { BoardTarget } from '../board/board-target';
import type { BoardMarks } from '../board/marks-drawing';
import type { ViewportControl } from '../board/use-viewport';
import { cardOf, FigureTip, SpaceTip } from './figure-tip';
import { ghostsOf, optionsOfGhost } from './option-ghosts';
import type { OptionMark } from './option-keys';
import styles from './play-board.module.css';
import { useBoardDrawing } from './use-board-drawing';
import type { DecisionControl } from './use-decision';

export interface PlayBoardProps {
  view: GameView;
  control: DecisionControl;
  marks: ReadonlyMap<number, OptionMark>;
  /** False while the scrubber or a bot runs through the game. */
  isAnimated: boolean;
  /** Counts up when the board is to fit its place again. */
  fitCount: number;
}

export function PlayBoard({ view, control, marks, isAnimated, fitCount }: PlayBoardProps) {
  const drawing = useBoardDrawing(view.board);
  const { decision, highlighted } = control;
  const letters = useMemo(() => new Map(view.seats.map(({ seat, letter }) => [seat, letter])), [view.seats]);
  const letterOf = useCallback((seat: number) => letters.get(seat) ?? '', [letters]);

  const ghosts = useMemo(() => ghostsOf(decision?.options ?? []), [decision]);
  const boardMarks = useMemo<BoardMarks>(() => {
    const spaces = new Set(view.board.spaces.map(({ entity }) => entity));
    const monsters = new Set(view.figures.filter(({ kind }) => kind === 'monster').map(({ entity }) => entity));
    const touched = [...marks.keys()];
    const lying = ghosts.find(({ options }) => highlighted !== null && options.includes(highlighted.option));
    return {
      ghosts: ghosts.map(({ ghost }) => ghost),
      keys: marks,
      reach: new Set(touched.filter((entity) => spaces.has(entity))),
      targets: new Set(highlighted?.option.entities.filter((entity) => monsters.has(entity)) ?? []),
      highlighted: new Set([
        ...(highlighted?.option.entities ?? []),
        ...(lying === undefined ? [] : [lying.ghost.entity]),
      ]),
    };
  }, [view, marks, ghosts, highlighted]);

  const viewport = useRef<ViewportControl | null>(null);
  useEffect(() => {
    if (fitCount > 0) viewport.current?.fitAll();
  }, [fitCount]);

  /** Shows what would be laid at a ghost that is pointed at. */
  const preview = ({ kind, entity }: BoardTarget) => {
    const [first] = decision === null || kind !== 'ghost' ? [] : optionsOfGhost(decision.options, entity);
    if (first !== undefined && decision !== null) control.highlight(decision.options.indexOf(first));
  };
  const spaceWords = (entity: number) => {
    const mark = marks.get(entity);
    return mark === undefined ? '' : `, option ${mark.text}`;
  };
  const tipOf = (target: BoardTarget, isByKeyboard: boolean) => {
    const figure = view.figures.find(({ entity }) => target.kind === 'figure' && entity === target.entity);
    if (figure !== undefined) return <FigureTip figure={figure} card={cardOf(view, figure)} />;
    const isStoodOn = target.kind === 'space' && view.figures.some(({ space }) => space === target.entity);
    return isByKeyboard && isStoodOn ? <SpaceTip view={view} space={target.entity} /> : null;
  };
  return (
    <BoardCanvas
      label="Board"
      drawing={drawing}
      figures={view.figures}
      marks={boardMarks}
      chosen={decision?.actor ?? 0}
      letterOf={letterOf}
      isAnimated={isAnimated}
      inset={12}
      onPick={({ entity }) => control.pick(entity)}
      onPoint={preview}
      spaceWords={spaceWords}
      tipOf={tipOf}
      tools={(tools) => {
        viewport.current = tools;
        return (
          <button type="button" className={styles.fit} onClick={tools.fitAll}>
            Fit board <span>F</span>
          </button>
        );
      }}
    />
  );
}
