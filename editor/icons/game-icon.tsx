/** Draws one icon of the game's own set (health, weapon, warden …) in the colour of the text around it. */
import { memo } from 'react';
import { type GameIconName, gameIconPaths } from './game-icon-paths';

export interface GameIconProps {
  name: GameIconName;
  /** Edge in pixels. */
  size?: number;
  /** What it says to somebody who cannot see it; absent where the word stands beside it. */
  label?: string;
}

export const GameIcon = memo(function GameIcon({ name, size = 16, label }: GameIconProps) {
  const paths = gameIconPaths[name].map(({ d, stroke }) =>
    stroke === undefined ? (
      <path key={d} d={d} fill="currentColor" fillRule="evenodd" />
    ) : (
      <path
        key={d}
        d={d}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    ),
  );
  return label === undefined ? (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {paths}
    </svg>
  ) : (
    <svg viewBox="0 0 24 24" width={size} height={size} role="img" aria-label={label}>
      {paths}
    </svg>
  );
});
