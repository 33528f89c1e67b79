/** The rulebook's examples of turns, movement, doors and searching. Names of its heroes and spaces are those of this pack. */
import { expect } from 'vitest';
import { BRIDA, card, heroesFor, OSRIC, Table, TILDE } from '../../systems/deranged/table';
import { example } from '../example';

example(
  'D04',
  'rulebook, movement example 1',
  'a portal takes no more than a step: 4 of 6 spaces are left behind it',
  () => {
    const table = new Table();
    table.put(BRIDA, 'sk-bridge');
    table.hand(BRIDA, 'loose-stone');
    // One step to the well, one through the portal: the Anvil is four more.
    table.choose('Play Loose Stone', 'move:card', 'oc-anvil');
    expect(table.at(BRIDA)).toBe('oc-anvil');
  },
);

example(
  'D05',
  'rulebook, movement example 2',
  'an entry that is blocked costs nothing, and the rest of the move goes elsewhere',
  () => {
    const table = new Table({ items: [card('stroll', [3, 1, 1])] });
    table.put(BRIDA, 'oc-row');
    table.put(OSRIC, 'oc-yard');
    table.put(TILDE, 'oc-h5');
    table.hand(BRIDA, 'stroll');
    table.choose('Play stroll', 'move:card', 'oc-yard');
    expect(table.asked).toBe(OSRIC);
    table.choose('block');
    expect([table.at(BRIDA), table.view().decision?.note]).toEqual(['oc-chain', '2 spaces left']);
    expect(table.offers('oc-yard')).toEqual([]);
    table.choose('oc-h5');
    expect(table.asked).toBe(TILDE);
    table.choose('let-in');
    expect(table.at(BRIDA)).toBe('oc-h5');
  },
);

example(
  'D06',
  'rulebook, movement example 3',
  'one colour opens its own ways only: a secret passage leads out, the river stays shut',
  () => {
    const table = new Table({ items: [card('passage', [6, 1, 1], { color: 'pink' })] });
    table.put(OSRIC, 'oc-h5');
    table.turnOf(OSRIC);
    table.hand(OSRIC, 'passage');
    table.choose('Play passage', 'move:card');
    expect(table.offers('oc-ford')).toEqual(['oc-ford']);
    expect(table.offers('bi-rider')).toEqual(['bi-rider']);
    expect(table.offers('bi-h3')).toEqual([]);
  },
);

example(
  'D07',
  'rulebook, example of a turn',
  'a free action, another one for 1 Sanity, a card drawn, and no Time',
  () => {
    const table = new Table();
    table.put(BRIDA, 'bi-apo');
    table.give(BRIDA, 'salt-debt', 'curses');
    table.hand(BRIDA, 'elixir', 'cornered', 'cornered', 'cornered');
    table.choose('Play Elixir', 'special:', 'move:card', 'bi-market');
    expect(table.cards('curses', BRIDA)).toEqual([]);
    expect([table.at(BRIDA), table.read(BRIDA, 'sanity')]).toEqual(['bi-market', 4]);
    expect(table.cards('hand', BRIDA)).toHaveLength(4);
    expect(table.view().tracks[0]?.spaces[0]?.state).toBe('current');
  },
);

example(
  'D08',
  'rulebook, search example',
  'what is found goes to the hand, which is not filled up beyond its size',
  () => {
    const table = new Table();
    table.put(OSRIC, 'oc-anvil');
    table.turnOf(OSRIC);
    table.hand(OSRIC, 'patient-hands', 'cornered', 'cornered', 'cornered');
    table.top('hatchet', 'smithy');
    table.choose('Play Patient Hands', 'search:card').end();
    expect(table.cards('hand', OSRIC)).toEqual(['cornered', 'cornered', 'cornered', 'hatchet']);
  },
);

example(
  'D22',
  'questions, blocking the door',
  'one hero is let in and another is not; of two inside, one is enough to block',
  () => {
    const table = new Table();
    table.put(TILDE, 'oc-yard');
    table.put(BRIDA, 'oc-chain');
    table.put(OSRIC, 'oc-chain');
    table.hand(BRIDA, 'cornered');
    table.hand(OSRIC, 'cornered');
    table.choose('Play Cornered', 'move:card', 'oc-yard', 'let-in').end();
    table.choose('Play Cornered', 'move:card', 'oc-yard');
    expect(table.asked).toBe(TILDE);
    table.choose('let-in');
    expect(table.asked).toBe(BRIDA);
    table.choose('block');
    expect(table.at(OSRIC)).toBe('oc-chain');
  },
);

example(
  'D23',
  'rulebook, set-up and end of the first day',
  'six players start with seven ghosts, and of two more only one is left',
  () => {
    const table = new Table({ scenario: 'intro', heroes: heroesFor(6) });
    while (table.question !== 'turn') table.choose(table.options()[0]?.key ?? '');
    expect(table.everywhere('hungry-ghost').sort()).toEqual(
      ['sk-oak', 'bi-gallows', 'oc-slag', 'spa-stone', 'bi-apo', 'sp-porch', 'oc-yard']
        .map((space) => space.replace('spa-', 'sp-'))
        .sort(),
    );
    table.set(table.game, 'crossed', 1).set(table.game, 'stage', 6);
    expect(table.everywhere('hungry-ghost').filter((space) => space.startsWith('gate'))).toHaveLength(1);
    expect(table.heroes.map((hero) => table.read(hero, 'candles'))).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

example(
  'D24',
  'rulebook, set-up',
  'two cards of each item deck make a house deck of six, and twelve are left of each',
  () => {
    const table = new Table();
    const sizes = ['apothecary', 'smithy', 'library', 'house'].map((deck) => table.zone(`deck:${deck}`).length);
    expect(sizes).toEqual([12, 12, 12, 6]);
  },
);
