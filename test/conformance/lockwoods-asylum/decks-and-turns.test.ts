/** The rulebook has no worked examples of this game: these follow from its numbers. Decks, hands, the Threat and Purchase Phases. */
import { expect } from 'vitest';
import { ADA, CONSTANCE, card, Table, TOBIAS } from '../../systems/lockwoods-asylum/table';
import { example } from '../example';

const PATIENT = 'frightened-patient';
const many = (count: number, id = PATIENT): string[] => Array.from({ length: count }, () => id);

example('K02', 'rulebook, How to Play', 'the first player begins with 4 cards, all others with 5', () => {
  const table = new Table({ scenario: 'standard', players: 4 });
  const first = table.play.state[table.game + table.play.layout.column('first')] as number;
  const sizes = table.players.map((who) => table.zone('hand', who).length);
  expect(table.players.filter((_, index) => sizes[index] === 4)).toEqual([first]);
  expect(sizes.filter((size) => size === 5)).toHaveLength(3);
});

example(
  'K03',
  'rulebook, Reshuffling',
  'of a deck of 2 and a discard pile of 6, a draw of 5 takes 2, shuffles, takes 3',
  () => {
    const table = new Table();
    table.give(ADA, 'deck:own', ...many(2));
    table.give(ADA, 'discard:own', ...many(6, 'stoic-orderly'));
    table.turnOf(ADA, 'end').passTurn();
    expect(table.cards('hand', ADA).sort()).toEqual([...many(2), ...many(3, 'stoic-orderly')]);
    expect(table.cards('deck:own', ADA)).toEqual(many(3, 'stoic-orderly'));
    expect(table.zone('discard:own', ADA)).toEqual([]);
  },
);

example(
  'K04',
  'rulebook, Reshuffling',
  'with neither deck nor discard pile nothing is drawn, and the game goes on',
  () => {
    const table = new Table();
    table.hand(ADA, 'ward-clerk');
    table.choose('Play Ward Clerk');
    expect(table.cards('hand', ADA)).toEqual([]);
    expect(table.cards('discard:own', ADA)).toEqual(['ward-clerk']);
    expect(table.lines()).toContain('The deck Own cards is empty, and so are its discards: no card is drawn');
  },
);

example('K05', 'rulebook, Reshuffling', 'a deck that has become empty is not shuffled before a card is wanted', () => {
  const table = new Table();
  table.give(ADA, 'deck:own', ...many(5));
  table.give(ADA, 'discard:own', ...many(3));
  table.turnOf(ADA, 'end').passTurn();
  expect(table.zone('deck:own', ADA)).toEqual([]);
  expect(table.zone('discard:own', ADA)).toHaveLength(3);
});

example('K06', 'rulebook, Purchase Phase', 'cost 4 paid with 2 and 3: bought, and the 1 too much is gone', () => {
  const table = new Table();
  table.hand(ADA, 'wary-groundskeeper', 'bribed-watchman');
  table.give(ADA, 'deck:own', ...many(5));
  table.asylum('retired-mastiff', 'barefoot-scullion');
  table.choose('No more Actions', 'Buy Retired Mastiff');
  expect(table.cards('discard:own', ADA).sort()).toEqual(['bribed-watchman', 'wary-groundskeeper']);
  expect(table.cards('room', ADA)).toEqual(['retired-mastiff']);
  expect(table.lines()).toContain('Ada Quill buys Retired Mastiff for 4 Produce');
  // The Scullion, who costs 1, is not offered: the Purchase Phase is over.
  expect(table.offers('Scullion')).toEqual([]);
  expect(table.cards('asylum')).toContain('barefoot-scullion');
});

example(
  'K07',
  'rulebook, Threat Phase',
  'into a Room with 3 Monsters go 1 of 3 and the Horror; 2 cards are drawn',
  () => {
    const table = new Table({ items: [card('monster', 'rat', [1, 0, 0, 1])] });
    table.room(ADA, 'rat', 'rat', 'rat');
    table.hand(ADA, 'rat', 'rat', 'rat', 'the-good-doctor');
    table.give(ADA, 'deck:own', PATIENT, PATIENT, PATIENT);
    table.hand(TOBIAS, PATIENT);
    table.asylum('barefoot-scullion');
    table.turnOf(ADA, 'threat');
    expect([table.question, table.asked]).toEqual(['purchase', ADA]);
    expect(table.cards('room', ADA)).toEqual(['rat', 'rat', 'rat', 'rat', 'the-good-doctor']);
    expect(table.cards('hand', ADA)).toEqual(['rat', 'rat', PATIENT, PATIENT]);
  },
);

example(
  'K08',
  'rulebook, Threat Phase',
  'with 5 Monsters in the Room none enters from the hand, but Horrors do',
  () => {
    const table = new Table({ items: [card('monster', 'rat', [1, 0, 0, 1])] });
    table.room(ADA, 'rat', 'rat', 'rat', 'rat', 'rat');
    table.hand(ADA, 'rat', 'the-good-doctor');
    table.give(ADA, 'deck:own', PATIENT, PATIENT);
    table.asylum('barefoot-scullion');
    table.turnOf(ADA, 'threat');
    expect(table.cards('room', ADA).filter((id) => id === 'rat')).toHaveLength(5);
    expect(table.cards('room', ADA)).toContain('the-good-doctor');
    expect(table.cards('hand', ADA)).toEqual(['rat', PATIENT]);
  },
);

example('K12', 'rulebook, Set Up', '87 cards lie in piles of 18, 18, 17, 17 and 17, a Horror under each: 92', () => {
  const table = new Table({ scenario: 'standard' });
  const deck = [...table.cards('asylum'), ...table.cards('deck:asylum')];
  expect(deck).toHaveLength(92);
  const isHorror = (id: string) => table.play.program.find('horror', id) !== undefined;
  expect(deck.flatMap((id, index) => (isHorror(id) ? [index + 1] : []))).toEqual([19, 38, 56, 74, 92]);
});

example(
  'K13',
  'rulebook, Purchase Phase',
  'a bought Monster goes to the Room on the left, past whoever is dead',
  () => {
    const table = new Table({ players: 3 });
    table.hand(ADA, PATIENT, PATIENT);
    table.asylum('cellar-vermin', 'cellar-vermin');
    table.choose(table.offers('Cellar Vermin')[0] ?? '');
    expect(table.cards('room', TOBIAS)).toEqual(['cellar-vermin']);
    table.set(TOBIAS, 'isDead', 1);
    table.choose('Buy Cellar Vermin');
    expect(table.cards('room', CONSTANCE)).toContain('cellar-vermin');
  },
);
