import { describe, expect, test } from 'vitest';
import { findingsOf, sandbox, say } from './sandbox';

const term = (id: string, returns: string, value: string, params: Record<string, unknown> = {}) => ({
  kind: 'term',
  id,
  text: id,
  returns,
  value,
  params,
});

describe('terms', () => {
  test('are expressions with a name, of any type', () => {
    const items = [
      term('isHurt', 'bool', 'self.health < 6'),
      term('strength', 'int', 'self.health * 2'),
      term('foe', 'entity', "first(inPlay('nurse'))"),
      term('others', 'entities', 'characters.filter(c, c != self)'),
    ];
    const effects = [say('{isHurt()} {strength()} {foe().name} {others().size()}')];
    expect(sandbox(effects, { items }).run().log).toEqual(['no 12 Nurse 2']);
  });

  test('take what they are given', () => {
    const items = [
      term('near', 'entities', 'people.filter(p, distance(p, who) <= steps)', {
        who: 'entity',
        people: 'entities',
        steps: 'int',
      }),
    ];
    const effects = [say("{near(self, characters, 1).size()} {near(first(inPlay('cleo')), monsters, 3).size()}")];
    expect(sandbox(effects, { items }).run().log).toEqual(['2 2']);
  });

  test('call each other, whichever stands first', () => {
    const items = [term('a', 'int', 'b() + 1'), term('b', 'int', 'c() * 2'), term('c', 'int', 'self.ap')];
    expect(sandbox([say('{a()}')], { items }).run().log).toEqual(['7']);
  });

  test('leave the names of whoever calls them alone', () => {
    const items = [term('anybodyHurt', 'bool', 'characters.exists(c, c.health < 6)')];
    const effects = [
      { effect: 'let', as: 'mine', value: 'self.ap' },
      { effect: 'if', test: 'anybodyHurt()', do: [say('hurt')], else: [say('{mine}')] },
    ];
    expect(sandbox(effects, { items }).run().log).toEqual(['3']);
  });

  test('that read themselves are found when content is loaded', () => {
    const items = [term('a', 'int', 'b() + 1'), term('b', 'int', 'a() + 1')];
    expect(findingsOf([], items)).toMatchObject([
      { code: 'term-circle', item: 'term/a', pointer: '/value', message: 'This term reads itself: a → b → a.' },
    ]);
  });

  test('must give what they say they give', () => {
    expect(findingsOf([], [term('a', 'int', 'self.health > 2')])).toMatchObject([
      { code: 'expression-type', item: 'term/a', pointer: '/value' },
    ]);
  });

  test.each(['distance', 'half', 'int'])('are not called %s, as a function of the language is', (id) => {
    const items = [term(id, 'int', '1', { a: 'int' })];
    expect(findingsOf([], items)).toMatchObject([{ code: 'term-name-taken', item: `term/${id}`, pointer: '/id' }]);
  });

  test('whose names are no words are passed over, since the schema has told of them', () => {
    const items = [term('the-ten-fourteen', 'int', '1')];
    expect(sandbox([say('{half(7)}')], { items }).run().log).toEqual(['4']);
  });
});

describe('settings', () => {
  const rules = { kind: 'rule-set', id: 'test', settings: { cap: 3, speed: { value: 2, title: 'Speed' } } };
  const scenario = (fields: Record<string, unknown>) => ({ kind: 'scenario', id: 'test', ...fields });
  const shown = (...items: Record<string, unknown>[]) =>
    sandbox([say('{setting.cap} {setting.speed}')], { items: [rules, ...items] }).run().log[0];

  test("are the rule set's numbers, plain or with words for the author", () => {
    expect(shown()).toBe('3 2');
  });

  test('that are true count as 1, and false as 0', () => {
    const lights = { kind: 'rule-set', id: 'lights', settings: { dark: true, bright: false } };
    const shownAs = '{setting.dark} {setting.bright} {setting.dark > 0 ? 5 : 6}';
    const dark = { ...lights, variants: [{ id: 'day', name: 'Day', text: 'Day.', settings: { dark: false } }] };
    expect(sandbox([say(shownAs)], { items: [lights] }).run().log).toEqual(['1 0 5']);
    expect(
      sandbox([say('{setting.dark}')], { items: [dark, scenario({ settings: { dark: true } })] }).run().log,
    ).toEqual(['1']);
  });

  test("are the scenario's, where it has its own", () => {
    expect(shown(scenario({ settings: { cap: 5 } }))).toBe('5 2');
  });

  test("are a card's own, where neither the scenario nor the rule set has them", () => {
    const card = { kind: 'weapon', id: 'saw', name: 'Saw', settings: { teeth: 9, cap: 1 } };
    const show = (...items: Record<string, unknown>[]) =>
      sandbox([say('{setting.teeth} {setting.cap}')], { items: [card, rules, ...items] }).run().log[0];
    expect(show()).toBe('9 3');
    expect(show(scenario({ settings: { teeth: 4 } }))).toBe('4 3');
  });

  test('are those of the last handicap that holds', () => {
    const handicaps = [
      { if: 'true', settings: { cap: 6 } },
      { if: 'true', settings: { cap: 7 } },
      { if: 'false', settings: { cap: 8 } },
    ];
    const table = sandbox([say('{setting.cap}')], { items: [rules, scenario({ settings: { cap: 5 }, handicaps })] });
    const { system } = table.program;
    Object.assign(table.program, {
      system: { ...system, isHandicapOn: (_: unknown, __: unknown, i: number) => i < 2 },
    });
    expect(table.program.settings.read(table.play, 'cap', system.scenarioOf(table.play, 0))).toBe(7);
  });

  test('that a system relies on must be there', () => {
    const { play, program } = sandbox();
    expect(() => program.settings.rule(play, 'gravity')).toThrow('no rule set has the setting gravity');
  });
});
