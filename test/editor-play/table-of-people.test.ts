import { describe, expect, it } from 'vitest';
import { charactersAtTable } from '../../editor/play/game-choices';
import { BOT, bookLine, dealSeats, faultOf, isBotSeat, playerName } from '../../editor/play/table-of-people';
import { someContent } from './fake-playtest';

describe('people at one screen', () => {
  it('get seats in turn, so that nobody has two before everybody has one', () => {
    expect(dealSeats(5, 2)).toEqual([0, 1, 0, 1, 0]);
    expect(dealSeats(3, 3)).toEqual([0, 1, 2]);
  });

  it('are named for the seats that they play, and only if there are several', () => {
    const table = { people: ['Ann', 'Ben'], seats: [0, 1, BOT] };
    expect([0, 1, 2].map((seat) => playerName(table, seat))).toEqual(['Ann', 'Ben', 'the bot']);
    expect(isBotSeat(table, 2)).toBe(true);
    expect(playerName({ people: ['Ann'], seats: [0, BOT] }, 0)).toBe('');
    expect([playerName(undefined, 0), isBotSeat(undefined, 0)]).toEqual(['', false]);
  });

  it('must each play somebody, and be told apart', () => {
    expect(faultOf({ people: ['Ann', 'Ben'], seats: [0, 0, BOT] })).toBe('Ben plays nobody yet.');
    expect(faultOf({ people: ['Ann', 'Ann'], seats: [0, 1] })).toBe('Two people are called Ann.');
    expect(faultOf({ people: ['Ann', 'Ben'], seats: [0, 1] })).toBeNull();
  });

  it('pick characters for some seats, and the seed draws the rest', () => {
    expect(charactersAtTable(someContent(), ['', '', ''], 7)).toBe(3);
    const drawn = charactersAtTable(someContent(), ['', 'mara', ''], 7) as string[];
    expect(drawn[1]).toBe('mara');
    expect(new Set(drawn).size).toBe(3);
    expect(charactersAtTable(someContent(), ['', 'mara', ''], 7)).toEqual(drawn);
    expect(charactersAtTable(someContent(), ['orla', 'mara', 'ines'], 7)).toEqual(['orla', 'mara', 'ines']);
  });
});

describe('what the book says of people', () => {
  const sharing = new Map([
    [1, [4]],
    [2, [6]],
    [3, [5]],
    [4, [4, 6]],
    [5, [5]],
  ]);
  const people = ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'];
  const said = (count: number, seats: readonly number[]) =>
    bookLine({ people: people.slice(0, count), seats }, sharing)?.text;

  it('is told of each number that it has, and of no other', () => {
    expect(said(1, [0, 0, 0, 0])).toBe('By the book: one person plays 4 characters.');
    expect(said(2, dealSeats(6, 2))).toBe('By the book: 2 people play 6 characters, 3 each.');
    expect(said(3, dealSeats(5, 3))).toBe('By the book: 3 people play 5 characters, 1 or 2 each.');
    expect(said(4, dealSeats(6, 4))).toBe('By the book: 4 people play 4 or 6 characters, shared evenly.');
    expect(said(5, dealSeats(5, 5))).toBe('By the book: 5 people play 5 characters, 1 each.');
    expect(said(6, dealSeats(6, 6))).toBeUndefined();
  });

  it('is told plainly where another number of characters is played, or they are shared otherwise', () => {
    expect(said(1, [0, 0, 0, 0, 0])).toBe('Not by the book, where one person plays 4 characters.');
    expect(said(2, dealSeats(4, 2))).toBe('Not by the book, where 2 people play 6 characters, 3 each.');
    expect(said(2, [0, 0, 0, 0, 1, 1])).toBe('Not by the book, where 2 people play 6 characters, 3 each.');
    expect(bookLine({ people: ['Ann'], seats: [0, 0, 0, 0, 0] }, sharing)?.isByTheBook).toBe(false);
  });

  it('does not speak of what the bot plays', () => {
    expect(said(2, [0, 0, 0, 1, BOT, BOT])).toMatch(/^By the book/);
  });
});
