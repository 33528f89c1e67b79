import { describe, expect, it } from 'vitest';
import { charactersAtTable } from '../../editor/play/game-choices';
import { BOT, dealSeats, faultOf, isBotSeat, playerName } from '../../editor/play/table-of-people';
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
