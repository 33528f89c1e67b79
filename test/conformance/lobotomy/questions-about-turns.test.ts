/** Questions that players really asked, about stuns, decks, locks, searches and insanity. */
import { expect } from 'vitest';
import { example } from '../example';
import { attackSkill, hero, monster, movement, ward } from './pieces';
import { Table } from './table';

const ROOMS = ward(['1234'], { rooms: ['12', '34'], doorways: ['23'] });
const failing = [1, 1, 1, 1, 1, 1, 1];

example(
  'Q03',
  'boardgamegeek.com/thread/1977504',
  'each try at a lock is harder by 1 in that turn; a group that wants it easier changes one number',
  () => {
    for (const [settings, second] of [
      [{}, 6],
      [{ retryStrength: 0 }, 5],
    ] as const) {
      const table = new Table({ heroes: [hero('one')], stage: ROOMS, settings });
      table.put('one', 'B-2');
      table.door('B-2', 'B-3', 'locked', { strength: 5, isRevealed: true });
      table.dice(...failing).choose('unlock');
      expect(table.lines().at(-1)).toContain('5 needed');
      table.dice(...failing).choose('unlock');
      expect(table.lines().at(-1)).toContain(`${second} needed`);
    }
  },
);

example(
  'Q10',
  'boardgames.stackexchange.com/questions/23080',
  'a special event comes from its symbol on the card of the turn, not from a card that is merely turned over',
  () => {
    const table = new Table({
      heroes: [hero('one')],
      scenario: 'slashers',
      cards: [movement('green-card', { color: 'green' })],
    });
    table.put('one', 'B-3');
    for (const slasher of table.play
      .all('monster')
      .filter((each) => table.play.program.infoOf(table.play, each)?.item.id === 'slasher'))
      table.put(slasher, 'D-1');
    table.give('one', 'skill/night-timetable');
    table.choose('night-timetable').choose('keep');
    expect(table.everywhere('slasher')).toHaveLength(1);
    table.dice(4, 12).choose('end-turn');
    expect(table.everywhere('slasher')).toHaveLength(2);
  },
);

example(
  'Q12',
  'rules.dized.com/robinson-crusoe',
  'the movement deck is shuffled anew when it is used up; the weapon deck, without discards, gives nothing',
  () => {
    const table = new Table({ heroes: [hero('one')], cards: [movement('calm')] });
    table.put('one', 'B-3');
    table.spawn('body-weapon', 'B-3');
    table.empty('weapons');
    table.choose('search');
    expect(table.view().seats[0]?.cards).toEqual([]);
    expect(table.lines().at(-1)).toBe('One finds no weapon: none is left');
    const cardsInTheDeck = 13;
    for (let round = 0; round <= cardsInTheDeck; round++) table.choose('end-turn');
    expect(table.lines().filter((line) => line.startsWith('Movement card'))).toHaveLength(cardsInTheDeck + 1);
  },
);

example(
  'Q24',
  'ffg-forum-archive topic 129945',
  'getting up costs a monster 1 AP of its movement; monsters may leave a space with characters',
  () => {
    const archer = monster('archer', { ap: 2 }, { attacks: [{ id: 'arrow', dice: 1, range: 2 }] });
    const table = new Table({ heroes: [hero('one')], items: [monster('ghoul', { ap: 2 }), archer] });
    table.put('one', 'B-5');
    table.set('one', 'insanity', 7);
    const [ghoul, shooter] = [table.spawn('ghoul', 'B-1'), table.spawn('archer', 'B-5')];
    table.afflict(ghoul, 'stunned');
    table.choose('end-turn').dice(1).choose('B-7');
    expect(table.at(ghoul)).toBe('B-2');
    expect(table.conditions(ghoul)).toEqual([]);
    expect(table.at(shooter)).toBe('B-7');
  },
);

example(
  'Q25',
  'ffg-forum-archive topic 31830',
  'a character that is stunned, even one without the AP to get up, may use what costs no AP',
  () => {
    const jab = attackSkill('jab', 3, { dice: 1 }, { cost: { ap: 0 } });
    const table = new Table({
      heroes: [hero('one', { ap: 1 })],
      items: [
        monster(
          'ghoul',
          { ap: 0, defense: 0 },
          { modifiers: [{ id: 'dread', stat: 'ap', for: 'character', add: -1 }] },
        ),
        jab,
      ],
    });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 7);
    table.give('one', 'jab');
    const ghoul = table.spawn('ghoul', 'B-3');
    table.afflict('one', 'stunned');
    table.dice(1, 1, 1, 1).choose('end-turn');
    expect(table.conditions(table.entity('one'))).toEqual(['Stunned']);
    table.dice(5).choose('jab');
    expect(table.read(ghoul, 'damage')).toBe(1);
  },
);

example(
  'Q34',
  'ffg-forum-archive topic 62824',
  'at the last box no insane ability is left, and losing one more is death',
  () => {
    const horror = { effect: 'change', of: 'characters', stat: 'insanity', by: 1 };
    const table = new Table({
      heroes: [hero('one', { insanity: 7 })],
      cards: [movement('horror', { do: [horror] }), movement('worse', { do: [horror] })],
    });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 6);
    expect(table.offers('chaos')).toHaveLength(1);
    table.choose('end-turn');
    expect(table.read('one', 'insanity')).toBe(7);
    expect(table.at('one')).toBe('B-3');
    expect(table.offers('chaos')).toEqual([]);
    table.choose('end-turn').choose('centre-2');
    expect(table.at('one')).toBe('centre-2');
    expect(table.read('one', 'insanity')).toBe(7 - 2);
    expect(table.warden).toBe('A4');
  },
);

example('Q35', 'boardgamegeek.com/thread/842282', 'a searched locker is gone for everybody', () => {
  const table = new Table({ heroes: [hero('one'), hero('two')] });
  for (const one of ['one', 'two']) table.put(one, 'B-3');
  table.spawn('linen-cupboard', 'B-3');
  table.dice(...failing).choose('search');
  expect(table.offers('search:')).toEqual([]);
  table.choose('end-turn');
  expect(table.offers('search:')).toEqual([]);
});

example(
  'Q36',
  'thezombiegame.com/forums thread 5138',
  'one lock bars its doorway from both sides, and opens it for both',
  () => {
    const table = new Table({ heroes: [hero('one'), hero('two')], stage: ROOMS });
    table.put('one', 'B-2');
    table.put('two', 'B-3');
    const door = table.door('B-2', 'B-3', 'locked', { strength: 2 });
    table.choose('reveal').choose('leave').choose('end-turn');
    expect(table.offers('move:')).toEqual(['move:B-4']);
    table.dice(6, 6, 1, 1, 1, 1, 1).choose('unlock');
    expect(table.doorState(door)).toBe('none');
    expect(table.offers('move:')).toEqual(['move:B-2', 'move:B-4']);
  },
);
