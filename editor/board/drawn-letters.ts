/** Writes words of the drawn alphabet on a canvas. */
import { layOutWord } from '../../cards/alphabet';

const PATHS = new Map<string, Path2D>();

const pathOf = (strokes: string): Path2D => {
  const known = PATHS.get(strokes);
  if (known !== undefined) return known;
  const made = new Path2D(strokes);
  PATHS.set(strokes, made);
  return made;
};

/** Writes a text with a round pen, centred on a point; letters that were never drawn fall back to type. */
export function drawWord(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
): void {
  const word = layOutWord(text);
  ctx.save();
  ctx.translate(x, y);
  if (word === null) {
    ctx.fillStyle = colour;
    ctx.font = `700 ${height * 1.3}px Georgia, serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(text, 0, 0);
  } else {
    const scale = height / 10;
    ctx.scale(scale, scale);
    ctx.translate(-word.width / 2, -5);
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.6;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const { x: at, strokes } of word.letters) {
      ctx.translate(at, 0);
      ctx.stroke(pathOf(strokes));
      ctx.translate(-at, 0);
    }
  }
  ctx.restore();
}
