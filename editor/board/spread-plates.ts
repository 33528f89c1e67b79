/** Keeps the keys of options apart on a small board: one that would lie on another moves down, and the highlighted one is drawn last. */
import type { Point } from '../../engine/view';
import type { KeyPlate } from './marks-drawing';

export interface PlacedPlate {
  at: Point;
  plate: KeyPlate;
}

/** Room of a plate on the screen, in pixels: its height, and the width of its key and of each further letter. */
const HEIGHT = 17;
const WIDTH = 17;
const LETTER = 6;
/** So often one may move before it stays where it is. */
const MOVES = 4;

const widthOf = ({ text }: KeyPlate): number => WIDTH + LETTER * Math.max(0, text.length - 1);

/** `unit` is one screen pixel in board units. */
export function spreadPlates(plates: readonly PlacedPlate[], unit: number): PlacedPlate[] {
  const placed: PlacedPlate[] = [];
  for (const { at, plate } of plates) {
    const [x] = at;
    let [, y] = at;
    const isTaken = () =>
      placed.some(
        (other) =>
          Math.abs(other.at[0] - x) < ((widthOf(other.plate) + widthOf(plate)) / 2) * unit &&
          Math.abs(other.at[1] - y) < HEIGHT * unit,
      );
    for (let move = 0; move < MOVES && isTaken(); move++) y += HEIGHT * unit;
    placed.push({ at: [x, y], plate });
  }
  return placed.sort((a, b) => Number(a.plate.isHighlighted) - Number(b.plate.isHighlighted));
}
