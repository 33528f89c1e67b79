import { describe, expect, test } from 'vitest';
import { ask, BOB, sandbox, say } from '../sandbox';

const procedure = (id: string, params: Record<string, unknown>, effects: readonly unknown[]) => ({
  kind: 'procedure',
  id,
  params,
  do: effects,
});

describe('call', () => {
  test('runs a procedure with its parameters, and gives a name to its result', () => {
    const double = procedure('double', { number: 'int', whom: 'entity' }, [
      say('{whom.name}'),
      { effect: 'let', as: 'result', value: 'number * 2' },
    ]);
    const effects = [
      { effect: 'call', procedure: 'double', with: { whom: BOB, number: 4 }, as: 'answer' },
      say('{answer}'),
    ];
    expect(sandbox(effects, { items: [double] }).run().log).toEqual(['Bob', '8']);
  });

  test('hands over lists, and takes one back', () => {
    const others = procedure('others', { people: 'entities' }, [
      { effect: 'let', as: 'result', value: 'people.filter(p, p != self)' },
    ]);
    const effects = [
      { effect: 'call', procedure: 'others', with: { people: 'characters' }, as: 'rest' },
      say('{rest.size()}'),
    ];
    expect(sandbox(effects, { items: [others] }).run().log).toEqual(['2']);
  });

  test('hands one thing over as a list where a list is wanted', () => {
    const count = procedure('count', { people: 'entities' }, [say('{people.size()}')]);
    const effects = ['self', 'none'].map((people) => ({ effect: 'call', procedure: 'count', with: { people } }));
    expect(sandbox(effects, { items: [count] }).run().log).toEqual(['1', '0']);
  });

  test('hides its own names from the caller, and the reverse', () => {
    const shy = procedure('shy', {}, [{ effect: 'let', as: 'mine', value: 2 }]);
    const effects = [{ effect: 'let', as: 'mine', value: 1 }, { effect: 'call', procedure: 'shy' }, say('{mine}')];
    expect(sandbox(effects, { items: [shy] }).run().log).toEqual(['1']);
  });

  test('goes on after a procedure that asked', () => {
    const asking = procedure('asking', {}, [ask('a', 'b'), { effect: 'let', as: 'result', value: 'self.health' }]);
    const effects = [{ effect: 'call', procedure: 'asking', as: 'health' }, say('{health}')];
    expect(sandbox(effects, { items: [asking] }).run('b').log).toEqual(['b', '6']);
  });

  test('runs a procedure that the system knows', () => {
    const effects = [
      { effect: 'call', procedure: 'tax', with: { who: 'self', amount: 2 }, as: 'paid' },
      say('{paid == none}'),
    ];
    const table = sandbox(effects).run();
    expect([table.value('ann.health'), table.log]).toEqual([4, ['no']]);
  });
});
