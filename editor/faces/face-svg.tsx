/** A card's face as SVG: turns the tree that `cards` lays out into elements, and icons into their outlines. */
import { createElement, memo, type ReactNode } from 'react';
import type { Face } from '../../cards/face';
import { FACE_BOX } from '../../cards/face';
import type { FaceNode } from '../../cards/face-node';
import { gameIconPaths, isGameIconName } from '../icons/game-icon-paths';

export interface FaceSvgProps {
  face: Face;
  /** What is shown: the card as it is cut, or with the bleed around it. */
  edge?: 'trim' | 'bleed';
  className?: string | undefined;
}

const TRIM_BOX = '0 0 63.5 88.9';

export const FaceSvg = memo(function FaceSvg({ face, edge = 'trim', className }: FaceSvgProps) {
  return (
    <svg
      className={className}
      viewBox={edge === 'trim' ? TRIM_BOX : FACE_BOX}
      role="img"
      aria-label={face.name}
      preserveAspectRatio="xMidYMid meet"
    >
      <FaceParts face={face} />
    </svg>
  );
});

/** What is inside of a face, for whoever places many of them on one drawing. */
export const FaceParts = memo(function FaceParts({ face }: { face: Face }) {
  return <FaceShapes nodes={face.nodes} />;
});

export const FaceShapes = ({ nodes }: { nodes: readonly FaceNode[] }): ReactNode => nodes.map(draw);

function draw(node: FaceNode, at: number): ReactNode {
  const { tag, attrs, text, children } = node;
  if (tag === 'icon') return <FaceIcon key={at} {...(attrs as unknown as IconAttrs)} />;
  return createElement(tag, { key: at, ...attrs }, text ?? children?.map(draw));
}

interface IconAttrs {
  name: string;
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** A name that no icon has is told as a problem; its place shows the icon of an event. */
function FaceIcon({ name, x, y, size, fill }: IconAttrs) {
  const paths = gameIconPaths[isGameIconName(name) ? name : 'event'];
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {paths.map(({ d, stroke }) =>
        stroke === undefined ? (
          <path key={d} d={d} fill={fill} fillRule="evenodd" />
        ) : (
          <path
            key={d}
            d={d}
            fill="none"
            stroke={fill}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </g>
  );
}
