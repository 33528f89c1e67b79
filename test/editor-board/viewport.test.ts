import { describe, expect, it } from 'vitest';
import { fitBoard, MOST_SCALE, panBy, showPoint, toBoard, zoomAt } from '../../editor/board/viewport';

const screen = { width: 440, height: 400 };

describe('the zoom of a board', () => {
  it('fits the whole board in the middle with its inset', () => {
    const view = fitBoard({ width: 1200, height: 1200 }, screen, 20);
    expect(view.scale).toBeCloseTo(0.3);
    expect(toBoard(view, 40, 20).map(Math.round)).toEqual([0, 0]);
  });

  it('keeps the point under the pointer', () => {
    const view = fitBoard({ width: 1200, height: 1200 }, screen, 20);
    const before = toBoard(view, 123, 77);
    const after = toBoard(zoomAt(view, 2.5, 123, 77), 123, 77);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('ends at its limits without drifting', () => {
    const most = { scale: MOST_SCALE, x: 10, y: 20 };
    expect(zoomAt(most, 3, 200, 200)).toEqual(most);
  });

  it('pans by screen pixels', () => {
    expect(panBy({ scale: 2, x: 5, y: 5 }, 10, -5)).toEqual({ scale: 2, x: 15, y: 0 });
  });

  it('brings a hidden point just into sight and leaves a visible one', () => {
    const view = { scale: 1, x: 0, y: 0 };
    expect(showPoint(view, screen, 200, 200, 48)).toEqual(view);
    expect(showPoint(view, screen, 600, 200, 48)).toEqual({ scale: 1, x: -208, y: 0 });
  });
});
