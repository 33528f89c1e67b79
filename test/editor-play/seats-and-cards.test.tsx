import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { seatPaint } from '../../editor/board/board-palette';
import { FigureTip } from '../../editor/play/figure-tip';
import { partsOfSeat } from '../../editor/play/seat-blocks';
import type { FigureView } from '../../engine/view';
import { figure } from '../editor-board/small-board';

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
