/** Where a horizontal line lies inside an outline: enough to place things on a drawing and to say what is pointed at. */
import type { Point } from '../../engine/view';

/** Runs of the horizontal line at `y` that lie inside an outline, as [from, to] pairs from left to right. */
export function runsAt(outline: readonly Point[], y: number): [number, number][] {
  const crossings: number[] = [];
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
    if (y1 <= y === y2 <= y) return;
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  crossings.sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (let i = 0; i + 1 < crossings.length; i += 2) runs.push([crossings[i] ?? 0, crossings[i + 1] ?? 0]);
  return runs;
}
