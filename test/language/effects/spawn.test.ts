import { describe, expect, test } from 'vitest';
import { ask, sandbox, say } from '../sandbox';

const spawn = (fields: Record<string, unknown>) => ({ effect: 'spawn', what: 'nurse', at: 'space(4)', ...fields });

describe('spawn', () => {
  test('brings something new into play with the numbers that its item prints', () => {
    const table = sandbox([spawn({})]).run();
    expect(table.keys('at(space(4))')).toEqual(['monster/nurse#2']);
    expect(table.value('first(at(space(4))).health')).toBe(3);
  });

  test('brings several, and gives them a name', () => {
    const table = sandbox([spawn({ count: 2, as: 'new' }), say('{new.size()} at {first(new).space.number}')]).run();
    expect(table.log).toEqual(['2 at 4']);
  });

  test('takes no more than the supply has', () => {
    const table = sandbox([spawn({ what: 'haunting', count: 5, as: 'new' }), say('{new.size()}')])
      .run()
      .run();
    expect(table.log).toEqual(['2', '0']);
  });

  test('has a supply again once something went back to it', () => {
    const effects = [
      spawn({ what: 'haunting', count: 2 }),
      { effect: 'remove', what: "first(inPlay('haunting'))" },
      spawn({ what: 'haunting', count: 2, at: 'space(1)' }),
    ];
    expect(sandbox(effects).run().value("inPlay('haunting').size()")).toBe(2);
  });

  test('gives it to an owner and a number to carry', () => {
    const table = sandbox([spawn({ what: 'clue', owner: 'self', number: 7 })]).run();
    expect(table.value("first(inPlay('clue')).number")).toBe(7);
    expect(table.key("first(inPlay('clue')).owner")).toBe('character/ann#1');
  });

  test('asks a placement for the space', () => {
    const table = sandbox([{ effect: 'spawn', what: 'clue', count: 2, placement: 'far-end' }]).run();
    expect(table.value("at(space(7), 'clue').size()")).toBe(2);
  });

  test('is an event whose space can be altered, and that can be stopped', () => {
    const scenario = (effects: readonly unknown[]) => [
      { kind: 'scenario', id: 'test', triggers: [{ id: 't', when: 'spawn', timing: 'before', do: effects }] },
    ];
    const moved = sandbox([spawn({})], { items: scenario([{ effect: 'alter', set: { space: 'space(2)' } }]) }).run();
    expect(moved.value("at(space(2), 'nurse').size()")).toBe(1);
    const stopped = sandbox([spawn({ as: 'new' }), say('{new.size()}')], {
      items: scenario([{ effect: 'stop', event: 'spawn' }]),
    }).run();
    expect([stopped.log, stopped.value('monsters.size()')]).toEqual([['0'], 3]);
  });

  test('goes on with the others after a question', () => {
    const items = [{ kind: 'scenario', id: 'test', triggers: [{ id: 't', when: 'spawn', do: [ask('yes', 'no')] }] }];
    const table = sandbox([spawn({ count: 2, as: 'new' }), say('{new.size()}')], { items }).run('yes', 'no');
    expect(table.log).toEqual(['yes', 'no', '2']);
  });
});
