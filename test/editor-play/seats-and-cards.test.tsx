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

type Triple = readonly [number, number, number];

/** Red, green and blue as amounts of light. */
const lightOf = (colour: string): Triple => {
  const part = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const LUMINANCE: Triple = [0.2126, 0.7152, 0.0722];

/** By WCAG 2. */
function contrast(one: string, other: string): number {
  const light = [one, other].map((colour) => dot(lightOf(colour), LUMINANCE) + 0.05);
  return Math.max(...light) / Math.min(...light);
}

/** What eyes see of the light of a colour: all of it, or as Machado, Oliveira and Fernandes have it for those without a cone. */
const EYES: Record<string, readonly [Triple, Triple, Triple]> = {
  'full sight': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Lightness, and how far towards red and yellow, by CIE 1976. */
function labOf([red, green, blue]: Triple): Triple {
  const light: Triple = [Math.max(0, red), Math.max(0, green), Math.max(0, blue)];
  const root = (share: number) => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);
  const x = root(dot(light, [0.4124, 0.3576, 0.1805]) / 0.9505);
  const y = root(dot(light, LUMINANCE));
  const z = root(dot(light, [0.0193, 0.1192, 0.9505]) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
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

  it.each(Object.entries(EYES))('have colours that are told apart with %s', (_, eyes) => {
    const seen = [0, 1, 2, 3, 4, 5].map((seat) => {
      const light = lightOf(seatPaint(seat).colour);
      return labOf([dot(eyes[0], light), dot(eyes[1], light), dot(eyes[2], light)]);
    });
    seen.forEach((one, seat) => {
      for (const other of seen.slice(seat + 1)) {
        expect(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])).toBeGreaterThan(10);
      }
    });
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

  it('leaves no column for what is rolled where no attack has that', () => {
    const card = { item: 'monster/nurse' as const, type: 'Basic monster', parts: [] };
    const bite = { name: 'Bite', text: '3 dice' };
    const markup = (on: string) =>
      renderToStaticMarkup(<FigureTip figure={nurse} card={{ ...card, attacks: [{ ...bite, on }] }} />);
    expect([markup('1-3'), markup('')].map((shown) => shown.split('<td').length - 1)).toEqual([2, 1]);
  });

  it('says what is known of one whose card is not', () => {
    expect(words(<FigureTip figure={{ ...nurse, notes: [] }} card={undefined} />)).toBe(
      'Nurse Health 2 of 4 AR 4+ Stunned',
    );
  });
});
