import { describe, expect, test } from 'vitest';
import { BOB, findingsOf, NURSE, sandbox } from './sandbox';

type Modifier = Record<string, unknown>;

let count = 0;
const modifier = (fields: Modifier): Modifier => ({ id: `m${count++}`, stat: 'defense', ...fields });
const carrier = (kind: string, id: string, ...modifiers: Modifier[]) => ({ kind, id, modifiers });
const bob = (...modifiers: Modifier[]) => carrier('character', 'bob', ...modifiers.map(modifier));
const defenseOf = (who: string, ...items: Record<string, unknown>[]) => sandbox([], { items }).value(`${who}.defense`);

describe('layers', () => {
  test('set, then add, then multiply, then at least, then at most, whatever their order in the file', () => {
    expect(defenseOf('bob', bob({ add: 1 }, { set: 4 }))).toBe(5);
    expect(defenseOf('bob', bob({ multiply: 3 }, { add: 1 }, { set: 4 }))).toBe(15);
    expect(defenseOf('bob', bob({ atLeast: 2 }, { add: -5 }))).toBe(2);
    expect(defenseOf('bob', bob({ atMost: 6 }, { multiply: 3 }, { set: 4 }))).toBe(6);
    expect(defenseOf('bob', bob({ atMost: 2 }, { atLeast: 5 }))).toBe(2);
  });

  test('of two that set it the later carrier wins', () => {
    expect(defenseOf('bob', bob({ set: 3 }, { set: 2 }))).toBe(2);
  });

  test('several add up and multiply', () => {
    expect(defenseOf('bob', bob({ add: 2 }, { add: 3 }, { multiply: 2 }, { multiply: 2 }))).toBe(20);
  });

  test("the number's own limits come last", () => {
    expect(defenseOf('bob', bob({ add: -9 }))).toBe(0);
  });
});

describe('whom a modifier is about', () => {
  test('the carrier alone, without a kind or a condition', () => {
    const table = sandbox([], { items: [carrier('monster', 'patient', modifier({ add: 2 }))] });
    expect([table.value("first(inPlay('patient')).defense"), table.value('nurse.defense')]).toEqual([2, 1]);
  });

  test('everything of a kind', () => {
    const items = [carrier('monster', 'nurse', modifier({ for: 'monster', add: 1 }))];
    const table = sandbox([], { items });
    expect([
      table.value('nurse.defense'),
      table.value("first(inPlay('patient')).defense"),
      table.value('bob.defense'),
    ]).toEqual([2, 1, 0]);
  });

  test('everything that its condition fits, whatever its kind', () => {
    const items = [
      carrier('monster', 'nurse', modifier({ where: "it.space.number >= 5 || it == first(inPlay('bob'))", add: 1 })),
    ];
    const table = sandbox([], { items });
    expect([table.value('bob.defense'), table.value('cleo.defense'), table.value('nurse.defense')]).toEqual([1, 0, 2]);
  });

  test('by a value and for as long as `it` says', () => {
    const each = modifier({ for: 'monster', add: 'it.space.number', while: 'it.space.number < 5' });
    const items = [carrier('character', 'bob', each)];
    const values = (who: string) => {
      const table = sandbox([], { items });
      return [table.value(`${who}.space.number`), table.value(`${who}.defense`), defenseOf(who)];
    };
    for (const who of ['nurse', "first(inPlay('patient'))"]) {
      const [number = 0, changed = 0, plain = 0] = values(who);
      expect(changed - plain).toBe(number < 5 ? number : 0);
    }
    expect(values('nurse')[0]).not.toBe(values("first(inPlay('patient'))")[0]);
  });

  test('whom a condition is on', () => {
    const items = [carrier('condition', 'stunned', modifier({ set: 0 }))];
    const table = sandbox([{ effect: 'apply', condition: 'stunned', to: NURSE }], { items });
    expect([table.value('nurse.defense'), table.run().value('nurse.defense')]).toEqual([1, 0]);
  });
});

describe('when a modifier counts', () => {
  test('while its condition holds', () => {
    const items = [bob({ add: 3, while: 'self.health < 6' })];
    const table = sandbox([{ effect: 'damage', to: BOB, amount: 1 }], { items });
    expect([table.value('bob.defense'), table.run().value('bob.defense')]).toEqual([0, 3]);
  });

  test('while its carrier is live', () => {
    const items = [carrier('monster', 'nurse', modifier({ for: 'character', add: 1 }))];
    const table = sandbox([{ effect: 'kill', who: NURSE }], { items });
    expect([table.value('bob.defense'), table.run().value('bob.defense')]).toEqual([1, 0]);
  });

  test('once for each carrier', () => {
    const items = [carrier('monster', 'patient', modifier({ for: 'character', add: 1 }))];
    expect(defenseOf('bob', ...items)).toBe(2);
  });

  test('with a value that is read anew each time', () => {
    const items = [bob({ add: 'self.health - 5' })];
    const table = sandbox([{ effect: 'damage', to: BOB, amount: 1 }], { items });
    expect([table.value('bob.defense'), table.run().value('bob.defense')]).toEqual([1, 0]);
  });
});

describe('modifiers that read other numbers', () => {
  test('count them as modified', () => {
    const items = [bob({ stat: 'ar', set: 'self.defense + 1' }, { add: 2 })];
    expect(sandbox([], { items }).value('bob.ar')).toBe(3);
  });

  test('find what is printed before any of them, so that one may build on its own number', () => {
    const items = [
      bob({ add: 2 }, { stat: 'ar', set: "self.printed('defense') + 1" }, { atLeast: "self.printed('ar')" }),
    ];
    const table = sandbox([], { items });
    const printed = sandbox([]).value('bob.ar');
    expect(table.value("bob.printed('ar')")).toBe(printed);
    expect(table.value("bob.printed('defense')")).toBe(0);
    expect(table.value('bob.ar')).toBe(1);
    expect(table.value('bob.defense')).toBe(Math.max(2, printed));
  });

  test('of something else are no circle', () => {
    const items = [bob({ set: "first(inPlay('nurse')).defense - 1" })];
    expect(findingsOf([], items)).toEqual([]);
    expect(defenseOf('bob', ...items)).toBe(0);
  });

  test('of each other make a circle, which is found when content is loaded', () => {
    const items = [
      bob({ stat: 'ar', set: 'self.defense + 1' }, { add: 'self.ap' }, { stat: 'ap', add: "self.stat('ar')" }),
    ];
    expect(findingsOf([], items)).toMatchObject([
      {
        code: 'modifier-circle',
        item: 'character/bob',
        pointer: '/modifiers/0/set',
        message: 'The number `ar` depends on itself: ar → defense → ap → ar.',
      },
    ]);
  });

  test('of two things that read each other come to an end all the same', () => {
    const items = [
      bob({ add: "first(inPlay('cleo')).defense" }),
      carrier('character', 'cleo', modifier({ add: "first(inPlay('bob')).defense" })),
    ];
    expect(defenseOf('bob', ...items)).toBe(0);
  });
});
