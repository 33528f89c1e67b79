import { describe, expect, test } from 'vitest';
import { hero } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const SHOCK = tool('shock', [{ effect: 'change', of: 'user', stat: 'insanity', by: 1 }]);

/** A character at the maximum of insanity, whose next loss kills. */
function shaken(parts: Readonly<Record<string, unknown>>) {
  const table = new Table({ heroes: [hero('one'), hero('two')], items: [SHOCK, charm('rule', parts)] });
  table.put('one', 'B-3');
  table.set('one', 'insanity', 7);
  for (const one of ['shock', 'rule']) table.give('one', one);
  return table;
}

describe('a loss of insanity at the maximum', () => {
  test('kills', () => {
    expect(shaken({}).choose('shock').choose('centre-1').at('one')).toBe('centre-1');
  });

  test('kills nobody if content stops it', () => {
    const calm = {
      id: 'calm',
      when: 'change',
      timing: 'before',
      if: "event.stat == 'insanity' && event.by > 0",
      do: [{ effect: 'stop', event: 'change' }],
    };
    const table = shaken({ triggers: [calm] });
    table.choose('shock');
    expect(table.at('one')).toBe('B-3');
    expect(table.read('one', 'insanity')).toBe(7);
  });
});

test("the Warden's stun can be stopped like any condition", () => {
  const boots = {
    id: 'boots',
    when: 'apply',
    timing: 'before',
    if: "event.condition == 'stunned' && event.target == self.owner",
    do: [{ effect: 'stop', event: 'apply' }],
  };
  const table = new Table({ heroes: [hero('one')], items: [charm('rule', { triggers: [boots] })] });
  table.give('one', 'rule');
  table.walkTheWarden(3);
  table.put('one', 'A-2');
  table.dice('blank', 'blank').choose('move:A-3');
  expect(table.warden).toBe('A4');
  expect(table.conditions(table.entity('one'))).toEqual([]);
});
