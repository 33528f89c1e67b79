/** Puts one icon of the game's set on a canvas, as `GameIcon` does on a page. It only draws. */
import { type GameIconName, gameIconPaths, isGameIconName } from '../icons/game-icon-paths';

interface Stroke {
  path: Path2D;
  width: number | undefined;
}

const MADE = new Map<string, readonly Stroke[]>();

const strokesOf = (name: GameIconName): readonly Stroke[] => {
  const known = MADE.get(name);
  if (known !== undefined) return known;
  const made = gameIconPaths[name].map(({ d, stroke }) => ({ path: new Path2D(d), width: stroke }));
  MADE.set(name, made);
  return made;
};

/** An icon that content names but the set lacks is shown as the one for what it is on. */
export const iconOr = (name: string, fallback: GameIconName): GameIconName => (isGameIconName(name) ? name : fallback);

export function drawIcon(
  ctx: CanvasRenderingContext2D,
  name: GameIconName,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  const scale = size / 24;
  ctx.save();
  ctx.translate(x - size / 2, y - size / 2);
  ctx.scale(scale, scale);
  ctx.fillStyle = colour;
  ctx.strokeStyle = colour;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const { path, width } of strokesOf(name)) {
    if (width === undefined) {
      ctx.fill(path, 'evenodd');
    } else {
      ctx.lineWidth = width;
      ctx.stroke(path);
    }
  }
  ctx.restore();
}
