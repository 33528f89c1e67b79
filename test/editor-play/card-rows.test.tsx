import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardRows } from '../../editor/play/card-rows';
import type { CardRowView, CardView } from '../../engine/view';

const card = (entity: number, name: string, more: Partial<CardView> = {}): CardView => ({
  entity,
  item: `ally/${name.toLowerCase()}`,
  name,
  type: 'Ally',
  text: 'Draw 2 cards.',
  footer: '',
  icon: 'ally',
  colour: 'teal',
  isFaceDown: false,
  ...more,
});

const row = (cards: CardRowView['cards'], more: Partial<CardRowView> = {}): CardRowView => ({
  id: 'market',
  name: 'Market',
  seat: -1,
  isOnTurn: false,
  cards,
  piles: [],
  ...more,
});

const drawn = (rows: readonly CardRowView[], marks = new Map<number, { text: string; isHighlighted: boolean }>()) =>
  renderToStaticMarkup(<CardRows rows={rows} marks={marks} onPick={() => undefined} />);

describe('rows of cards', () => {
  it('show every card in its place, and say where none lies', () => {
    const html = drawn([row([card(8, 'Clerk'), null, card(9, 'Nurse')])]);
    expect(html.match(/Clerk|Empty|Nurse/g)?.filter((word, i, all) => all.indexOf(word) === i)).toEqual([
      'Clerk',
      'Empty',
      'Nurse',
    ]);
  });

  it('let a card be clicked that an option is about, and print its key', () => {
    const html = drawn(
      [row([card(8, 'Clerk'), card(9, 'Nurse')])],
      new Map([[9, { text: '3', isHighlighted: false }]]),
    );
    expect(html).toContain('aria-label="Nurse, option 3"');
    expect(html.match(/<button/g)).toHaveLength(1);
  });

  it('print the numbers of a card, and beside one that is modified what its card says', () => {
    const numbers = [
      { label: 'Cost', icon: 'cost', value: 4, printed: 3 },
      { label: 'Health', icon: 'health', value: 2, printed: 2 },
    ];
    const html = drawn([row([card(8, 'Clerk', { numbers })])]);
    expect(html).toContain('title="Cost 4, printed 3"');
    expect(html).toContain('title="Health 2"');
  });

  it('name the piles beside a row with their counts and what lies on top', () => {
    const piles = [
      { name: 'Deck', count: 7, top: null },
      { name: 'Discards', count: 2, top: card(8, 'Clerk') },
    ];
    const html = drawn([row([], { seat: 0, note: '12 Health', piles })]);
    expect(html).toContain('Deck <b>7</b>');
    expect(html).toContain('Discards <b>2</b><span>Clerk</span>');
    expect(html).toContain('12 Health');
    expect(html).toContain('No cards');
  });
});
