import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seatPaint } from '../../editor/board/board-palette';
import { FigureTip } from '../../editor/play/figure-tip';
import { partsOfSeat } from '../../editor/play/seat-blocks';
import type { FigureView } from '../../engine/view';
import { figure } from '../editor-board/small-board';

/** Ink of the letter in a seat's mark, and the dark round the board. */
const LETTER = '#171c1e';
const VOID = '#0b0e0e';

/** By WCAG 2. */
function contrast(one: string, other: string): number {
  const light = (colour: string) =>
    [1, 3, 5].reduce((sum, at, part) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      const linear = share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      return sum + linear * ([0.2126, 0.7152, 0.0722][part] ?? 0);
    }, 0.05);
  return Math.max(light(one), light(other)) / Math.min(light(one), light(other));
}

/** What a reader gets: the words without the markup. */
const words = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the seats of the play screen', () => {
  it('fold from the cards of the seat on turn to its meters, the others first', () => {
    const fully = { hasCards: true, hasStats: true, isLine: false };
    expect(partsOfSeat(0, true)).toEqual(fully);
    expect(partsOfSeat(1, true)).toEqual({ ...fully, hasCards: false });
    expect([2, 3].map((fold) => partsOfSeat(fold, false).isLine)).toEqual([false, true]);
    expect([3, 4].map((fold) => partsOfSeat(fold, true).isLine)).toEqual([false, true]);
  });

  it('differ in colour and in the dashes of their rings, six of them', () => {
    const paints = [0, 1, 2, 3, 4, 5].map(seatPaint);
    expect(new Set(paints.map(({ colour }) => colour)).size).toBe(6);
    expect(new Set(paints.map(({ dash }) => dash.join())).size).toBe(6);
    expect(paints).not.toContainEqual(seatPaint(6));
  });

  it('have the colours of the tokens, each with contrast enough under its letter and on the board', () => {
    const tokens = readFileSync('editor/theme/tokens.css', 'utf8');
    for (const seat of [0, 1, 2, 3, 4, 5]) {
      const { colour } = seatPaint(seat);
      expect(tokens).toContain(`--seat-${seat + 1}: ${colour};`);
      expect(contrast(colour, LETTER)).toBeGreaterThan(7);
      expect(contrast(colour, VOID)).toBeGreaterThan(8);
    }
  });
});

describe('the card of a figure', () => {
  const nurse: FigureView = figure(1, {
    item: 'monster/nurse',
    name: 'Nurse',
    health: 2,
    maxHealth: 4,
    stats: [{ label: 'AR', value: '4+' }],
    conditions: ['Stunned'],
    notes: [{ name: 'Stunned', text: 'It loses its next turn.' }],
  });

  it('says its numbers, what lies on it, its attacks and its abilities', () => {
    const card = {
      item: 'monster/nurse' as const,
      type: 'Basic monster',
      attacks: [{ on: '1-3', name: 'Syringe', text: '3 dice' }],
      parts: [{ name: 'Ethereal', text: 'Passes walls.' }],
    };
    expect(words(<FigureTip figure={nurse} card={card} />)).toBe(
      'Nurse Basic monster Health 2 of 4 AR 4+ Stunned It loses its next turn. 1-3 Syringe 3 dice Ethereal Passes walls.',
    );
  });

  it('says what is known of one whose card is not', () => {
    expect(words(<FigureTip figure={{ ...nurse, notes: [] }} card={undefined} />)).toBe(
      'Nurse Health 2 of 4 AR 4+ Stunned',
    );
  });
});
