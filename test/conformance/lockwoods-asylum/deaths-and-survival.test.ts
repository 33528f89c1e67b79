/** The rulebook has no worked examples of this game: these follow from its numbers. Deaths, the end, Survival Mode. */
import { expect } from 'vitest';
import { ADA, card, Table, TOBIAS } from '../../systems/lockwoods-asylum/table';
import { example } from '../example';

const RAT = card('monster', 'rat', [1, 0, 0, 1]);
const OGRE = card('monster', 'ogre', [1, 0, 30, 30]);

example(
  'K01',
  'rulebook, Killed Players',
  'of 5, 4, 1 and 0 Monsters of a dead player 3, 2, 1 and 0 go to the left',
  () => {
    const passed = [5, 4, 1, 0].map((count) => {
      const table = new Table({ items: [RAT] });
      table.room(ADA, ...Array.from({ length: count }, () => 'rat'));
      table.health(ADA, 0);
      while (table.question === 'pass-on') {
        expect(table.asked).toBe(ADA);
        table.choose(table.options()[0]?.key ?? '');
      }
      return table.cards('room', TOBIAS).length;
    });
    expect(passed).toEqual([3, 2, 1, 0]);
  },
);

example('K09', 'rulebook, Winning the Game', 'the last two reach 0 together: nobody has won', () => {
  const table = new Table({ players: 2 });
  table.health(ADA, 0).health(TOBIAS, 0);
  expect([table.result, table.winner]).toEqual(['loss', '']);
});

example(
  'K10',
  'rulebook, Survival Mode',
  'the Lockwood deck has 44 cards, its Horrors are cards 11, 22, 33, 44 and come on turns 6, 11, 17, 22',
  () => {
    const table = new Table({ scenario: 'survival', players: 1, settings: { overflowToHealth: 0 } });
    const isHorror = (id: string) => table.play.program.find('horror', id) !== undefined;
    // Two cards lie in the Room already: the first turn has begun.
    const deck = [...table.cards('room', ADA), ...table.cards('deck:lockwood')];
    expect(deck).toHaveLength(44);
    const places = deck.flatMap((id, index) => (isHorror(id) ? [index + 1] : []));
    expect(places).toEqual([11, 22, 33, 44]);
    expect(places.map((place) => Math.ceil(place / 2))).toEqual([6, 11, 17, 22]);
    table.health(ADA, 1000);
    for (let turn = 1; turn < 6; turn++) {
      expect(table.cards('room', ADA).filter(isHorror)).toEqual([]);
      table.passTurn();
    }
    expect(table.cards('room', ADA).filter(isHorror)).toHaveLength(1);
    expect(table.view().round).toBe(6);
  },
);

example(
  'K11',
  'rulebook, Survival Mode',
  'the first Horror slain leaves 3 of 4 Asylum spaces, the second one wins',
  () => {
    const table = new Table({ scenario: 'survival', players: 1, items: [RAT, card('ally', 'hero', [0, 0, 99, 99])] });
    const slayOne = () => {
      table.room(ADA, 'hero', 'rat', 'rat', 'the-iron-confessor');
      // Monsters first, then the Horror.
      table.turnOf(ADA, 'battle').choose('all', 'iron-confessor');
      for (let asked = 0; asked < 9 && !['', 'action', 'purchase'].includes(table.question); asked++)
        table.choose(table.options().at(-1)?.key ?? '');
    };
    slayOne();
    expect(table.zone('victory', ADA)).toHaveLength(1);
    expect(table.zone('asylum')).toHaveLength(3);
    expect(table.result).toBe('');
    slayOne();
    expect([table.result, table.winner]).toEqual(['win', ADA]);
  },
);

example('K14', 'rulebook, Hardcore Mode', 'whoever dies in her own battle after her last rival has not won', () => {
  const bothDie = (variants: readonly string[]) => {
    const table = new Table({ players: 2, scenario: 'standard', variants, items: [OGRE] });
    table.health(TOBIAS, 0);
    table.room(ADA, 'ogre');
    table.turnOf(ADA, 'action-start');
    if (table.question !== '') table.passTurn();
    return [table.result, table.winner];
  };
  expect(bothDie([])).toEqual(['win', ADA]);
  expect(bothDie(['hardcore'])).toEqual(['loss', '']);
});
