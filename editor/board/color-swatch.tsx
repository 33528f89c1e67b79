/** A colour of arrows as the canvas shows it: paint, shape and letter, for lists and fields. */
import { arrowPaint, signCorners } from './arrow-palette';

export function ColorSwatch({ color }: { color: string }) {
  const { ground, ink, sign, letter } = arrowPaint(color);
  const corners = signCorners(sign, 7);
  const look = { fill: ground, stroke: '#35240f', strokeWidth: 1.5 };
  return (
    <svg viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true">
      {corners.length === 0 ? (
        <circle r="8.5" {...look} />
      ) : (
        <polygon points={corners.map(([x, y]) => `${x},${y}`).join(' ')} strokeLinejoin="round" {...look} />
      )}
      <text y={sign === 'triangle' ? 4.5 : 3.2} textAnchor="middle" fontSize="9" fontWeight="700" fill={ink}>
        {letter}
      </text>
    </svg>
  );
}
