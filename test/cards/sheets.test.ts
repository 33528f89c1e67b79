/** Where cards lie on paper. */
import { describe, expect, it } from 'vitest';
import { cropMarks, PAPERS, type Paper, placeOn, sheetsOf } from '../../cards/sheets';

const papers: readonly Paper[] = ['A4', 'Letter'];

describe('a print run', () => {
  it('has each card as often as there are copies, nine to a sheet', () => {
    const sheets = sheetsOf([
      { id: 'saw', copies: 4 },
      { id: 'rope', copies: 0 },
      { id: 'bell', copies: 6 },
    ]);
    expect(sheets.map((sheet) => sheet.map(({ id }) => id[0]).join(''))).toEqual(['ssssbbbbb', 'b']);
  });

  it('has no sheet without cards', () => {
    expect(sheetsOf([])).toEqual([]);
  });
});

describe.each(papers)('a sheet of %s', (paper) => {
  const places = Array.from({ length: 9 }, (_, at) => placeOn(paper, at, 'front'));

  it('has its cards in the middle, edge to edge, inside the paper with their bleed', () => {
    const [first, second] = places;
    const last = places.at(-1);
    expect(second).toMatchObject({ x: expect.closeTo((first?.x ?? 0) + 63.5), y: first?.y });
    expect((last?.x ?? 0) + 63.5).toBeCloseTo(PAPERS[paper].width - (first?.x ?? 0));
    expect((last?.y ?? 0) + 88.9).toBeCloseTo(PAPERS[paper].height - (first?.y ?? 0));
    expect(first?.bleed).toEqual({ left: 3.175, right: 0, top: 3.175, bottom: 0 });
    expect((first?.y ?? 0) - 3.175).toBeGreaterThan(0);
  });

  it('has the back of a card where its face is, seen from the other side', () => {
    for (const [at, { x, y }] of places.entries()) {
      const back = placeOn(paper, at, 'back');
      expect(back.x).toBeCloseTo(PAPERS[paper].width - x - 63.5);
      expect(back.y).toBe(y);
    }
  });

  it('marks every cut outside of the bleed', () => {
    const marks = [...cropMarks(paper).matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(marks).toHaveLength(16);
    const [left, top] = [(places[0]?.x ?? 0) - 3.175, (places[0]?.y ?? 0) - 3.175];
    const isOutside = ([x = 0, y = 0]: number[]) =>
      x < left || x > PAPERS[paper].width - left || y < top || y > PAPERS[paper].height - top;
    expect(marks.every(isOutside)).toBe(true);
  });
});
