/** One sheet of a print run: up to nine cards edge to edge, with crop marks in the margins, at its true size when it is printed. */
import { memo } from 'react';
import type { Face } from '../../cards/face';
import { CARD } from '../../cards/frame';
import { cropMarks, PAPERS, type Paper, placeOn } from '../../cards/sheets';
import { FaceParts } from './face-svg';
import styles from './print.module.css';

export interface PrintSheetProps {
  paper: Paper;
  side: 'front' | 'back';
  faces: readonly Face[];
  label: string;
  /** White cards on white paper need an edge. */
  hasEdges: boolean;
}

export const PrintSheet = memo(function PrintSheet({ paper, side, faces, label, hasEdges }: PrintSheetProps) {
  const { width, height } = PAPERS[paper];
  return (
    <svg
      className={styles.sheet}
      data-paper={paper}
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {faces.map((face, at) => {
        const { x, y, bleed } = placeOn(paper, at, side);
        const [wide, high] = [CARD.width + bleed.left + bleed.right, CARD.height + bleed.top + bleed.bottom];
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: a place on the sheet is what it is
            key={at}
            x={x - bleed.left}
            y={y - bleed.top}
            width={wide}
            height={high}
            viewBox={`${-bleed.left} ${-bleed.top} ${wide} ${high}`}
            aria-hidden="true"
          >
            <FaceParts face={face} />
            {hasEdges ? (
              <rect width={CARD.width} height={CARD.height} fill="none" stroke="#b0b0b0" strokeWidth={0.15} />
            ) : null}
          </svg>
        );
      })}
      <path d={cropMarks(paper)} stroke="#000000" strokeWidth={0.15} />
    </svg>
  );
});
