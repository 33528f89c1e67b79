/** Questions that players really asked, about how games end, what the dead leave, and who is asked first. */
import { expect } from 'vitest';
import { example } from '../example';
import { equipment, hero, monster, movement, scenario } from './pieces';
import { Table } from './table';

const use = (effects: readonly object[]) => ({
  charges: 9,
  keywords: [{ keyword: 'small' }],
  actions: [{ id: 'use', text: 'Do it.', windows: ['own-turn'], cost: { charges: 1 }, do: effects }],
});

/** A scenario that is met by pressing its button once. */
const button = scenario('button', {
  text: 'Press.',
  counters: { pressed: { name: 'Pressed', start: 0 } },
  objectives: [{ id: 'press', text: 'Press it', progress: "scenario.counter('pressed')", needed: 1 }],
  actions: [
    {
      id: 'press',
      name: 'Press it',
      text: 'Press.',
      windows: ['own-turn'],
      do: [{ effect: 'change', of: 'scenario', stat: 'counter:pressed', by: 1 }],
    },
  ],
});

example(
  'Q11',
  'boardgames.stackexchange.com/questions/49873',
  'the Warden on his last space ends nothing: the round is played, and who wins in it has won before he must move',
  () => {
    const last = () => {
      const table = new Table({
        heroes: [hero('one')],
        scenario: button,
        cards: [movement('patrol', { warden: true })],
      });
      table.put('one', 'B-3');
      return table.walkTheWarden(12);
    };
    const won = last().choose('press');
    expect(won.view().result?.outcome).toBe('win');
    const late = last().choose('end-turn');
    expect(late.warden).toBe('clash');
    expect(late.choose('press').view().result).toBeNull();
  },
);

example(
  'Q13',
  'rules.dized.com/game/EfzZnrT4RhCFV67EufxXeg',
  'if the Warden and the last character fall together, nobody has won',
  () => {
    const bomb = equipment(
      'bomb',
      use([
        { effect: 'kill', who: "inPlay('warden')" },
        { effect: 'kill', who: 'user' },
      ]),
    );
    const table = new Table({
      heroes: [hero('one')],
      items: [bomb, monster('warden', { ap: 0, ar: 6 }, { rank: 'boss', supply: 1 })],
      cards: [movement('patrol', { warden: true })],
    });
    table.give('one', 'bomb');
    table.put('one', 'B-3');
    table.walkTheWarden(12).choose('end-turn');
    expect(table.warden).toBe('clash');
    table.choose('bomb');
    expect(table.view().result?.outcome).toBe('loss');
  },
);

example(
  'Q15',
  'forum.boardgamearena.com/viewtopic.php?t=22419',
  'tokens that a card brought stay when its owner dies',
  () => {
    const chalk = equipment('chalk', use([{ effect: 'spawn', what: 'mark', at: 'user.space' }]));
    const mark = { kind: 'token', id: 'mark', source: 'original', name: 'Mark' } as const;
    const table = new Table({
      heroes: [hero('one', { health: 3 })],
      items: [chalk, mark, monster('ghoul', { ar: 2 })],
    });
    table.put('one', 'B-3');
    table.set('one', 'insanity', 7);
    table.give('one', 'chalk');
    table.choose('chalk');
    table.spawn('ghoul', 'B-3');
    table.dice(2, 2, 2, 2).choose('end-turn');
    table.choose('centre-4');
    expect(table.at('one')).toBe('centre-4');
    expect(table.everywhere('mark')).toEqual(['B-3']);
  },
);

example(
  'Q18',
  'blogs.magicjudges.org/rulestips/?p=486',
  'when everybody has something to choose, whoever is on turn chooses first, then the others to the left',
  () => {
    const heroes = ['one', 'two', 'three'].map((id) => hero(id, {}, { disorders: ['ocd', 'phobia'] }));
    const table = new Table({ heroes, scenario: button, difficulty: 2, items: [scenario('next', { text: 'Next.' })] });
    table.choose('end-turn').choose('press');
    const asked: number[] = [];
    while (table.question === 'keep-disorder') {
      asked.push(table.asked);
      table.choose(table.options()[0]?.key ?? '');
    }
    expect(asked).toEqual(['two', 'three', 'one'].map((id) => table.entity(id)));
  },
);

example(
  'Q30',
  'lr.us.psf.lt/r/Gloomhaven/comments/1e36nwd',
  'a monster from which no way leads to anybody, even through doors, stays where it is',
  () => {
    const table = new Table({ heroes: [hero('one')], items: [monster('ghoul', { ap: 5 })] });
    table.put('one', 'C-3');
    table.set('one', 'insanity', 7);
    const ghoul = table.spawn('ghoul', 'B-6');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-6');
    // Once there is somebody whom it can reach, it goes.
    table.put('one', 'B-12');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-11');
  },
);
