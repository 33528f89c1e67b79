import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const pick = (fields: Record<string, unknown>) => ({ effect: 'pick', from: 'characters', as: 'one', ...fields });
const names = say('{one.size()}: {one.exists(x, x == self)}');

describe('pick', () => {
  test('gives a name to the one that somebody picks', () => {
    const table = sandbox([pick({ text: 'Who?' }), say('{one.name}')]).run('character/bob#1');
    expect(table.log).toEqual(['Bob']);
    expect(table.questions[0]).toMatchObject({
      text: 'Who?',
      options: ['character/ann#1', 'character/bob#1', 'character/cleo#1'],
    });
  });

  test('offers only those that its condition fits', () => {
    const table = sandbox([pick({ where: 'it.space.number > 1' })]).run('character/cleo#1');
    expect(table.questions[0]?.options).toEqual(['character/bob#1', 'character/cleo#1']);
  });

  test('asks nobody about a single candidate, and gives none when there is none', () => {
    const table = sandbox([
      pick({ where: 'it == self' }),
      say('{one.name}'),
      { effect: 'pick', from: "inPlay('haunting')", as: 'other' },
      say('{other == none}'),
    ]).run();
    expect([table.log, table.questions]).toEqual([['Ann', 'yes'], []]);
  });

  test('gives a list when it picks several, one question for each', () => {
    const table = sandbox([pick({ count: 2 }), names]).run('character/cleo#1', 'character/ann#1');
    expect(table.log).toEqual(['2: yes']);
    expect(table.questions[1]?.options).toEqual(['character/ann#1', 'character/bob#1']);
  });

  test('takes all of them without asking when there are too few', () => {
    expect(sandbox([pick({ count: 5 }), names]).run().log).toEqual(['3: yes']);
  });

  test('may stop early when it picks up to so many', () => {
    const table = sandbox([pick({ upTo: 2 }), names]).run('character/bob#1', 'decline');
    expect(table.log).toEqual(['1: no']);
  });

  test('may be declined when it is optional', () => {
    const table = sandbox([pick({ optional: true, where: 'it == self' }), say('{one == none}')]).run('decline');
    expect(table.log).toEqual(['yes']);
  });

  test('leaves it to chance when it is random, and asks nobody', () => {
    const picked = (seed: number) => sandbox([pick({ random: true }), say('{one.name}')], { seed }).run().log[0];
    const found = new Set(Array.from({ length: 30 }, (_, seed) => picked(seed)));
    expect([...found].sort()).toEqual(['Ann', 'Bob', 'Cleo']);
    expect(picked(4)).toBe(picked(4));
  });

  test('draws several at random, each once', () => {
    const table = sandbox([pick({ random: true, count: 2, as: 'some' }), say('{distinct(some).size()}')]).run();
    expect(table.log).toEqual(['2']);
  });

  test('offers dice that show the same once', () => {
    const effects = [
      { effect: 'roll', dice: { d6: 4 }, as: 'dice' },
      pick({ from: 'dice.filter(d, d.result != 6)' }),
      say('{one.result}'),
    ];
    const table = sandbox(effects, { dice: [3, 5, 3, 6] }).run('die/d6#2');
    expect(table.questions[0]?.options).toEqual(['die/d6#1', 'die/d6#2']);
    expect(table.log).toEqual(['5']);
  });

  test('asks the person that it names', () => {
    const table = sandbox([pick({ who: "first(inPlay('cleo'))" })]).run('character/bob#1');
    expect(table.questions[0]?.seat).toBe(2);
  });
});
