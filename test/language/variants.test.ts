/** Optional rules that are on in some games: what they make of settings, who has them, what is told of them. */
import { describe, expect, test } from 'vitest';
import { variantsFor } from '../../engine/language/variant-plan';
import { tellVariants } from '../../engine/language/variants';
import { contentOf, findingsOf, sandbox, say } from './sandbox';

const variant = (id: string, settings: Record<string, number>, text = 'Says nothing.') => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  text,
  settings,
});

const rules = (...variants: unknown[]) => ({ kind: 'rule-set', id: 'test', settings: { cap: 3, speed: 2 }, variants });
const scenario = (fields: Record<string, unknown>) => ({ kind: 'scenario', id: 'test', ...fields });

describe('a variant that is on', () => {
  const shown = (variants: readonly string[], ...items: Record<string, unknown>[]) =>
    sandbox([say('{setting.cap} {setting.speed}')], { items, variants }).run().log[0];

  test('changes its settings, and no others', () => {
    expect(shown(['bold'], rules(variant('bold', { cap: 9 })))).toBe('9 2');
    expect(shown([], rules(variant('bold', { cap: 9 })))).toBe('3 2');
  });

  test('changes what the rules of a system read too', () => {
    const { play, program } = sandbox([], { items: [rules(variant('bold', { cap: 9 }))], variants: ['bold'] });
    expect([program.settings.rule(play, 'cap'), program.settings.rule(play, 'speed')]).toEqual([9, 2]);
  });

  test('changes what a scenario and its handicaps say', () => {
    const bold = rules(variant('bold', { cap: 9 }));
    const own = scenario({ settings: { cap: 5 }, handicaps: [{ if: 'true', settings: { cap: 6 } }] });
    expect(shown(['bold'], bold, own)).toBe('9 2');
    expect(shown([], bold, own)).toBe('5 2');
  });

  test('of a scenario changes a setting that the scenario says nothing of', () => {
    expect(shown(['calm'], rules(), scenario({ variants: [variant('calm', { speed: 1 })] }))).toBe('3 1');
  });

  test('of another scenario counts for that one alone', () => {
    const other = { kind: 'scenario', id: 'other', settings: { cap: 7 }, variants: [variant('calm', { cap: 1 })] };
    expect(() => sandbox([], { items: [other], variants: ['calm'] })).toThrow('the content has no variant calm');
  });

  test('loses against a later one, and a rule set’s against the scenario’s', () => {
    const bold = rules(variant('bold', { cap: 9 }), variant('bolder', { cap: 10 }));
    expect(shown(['bolder', 'bold'], bold)).toBe('10 2');
    expect(shown(['bold', 'calm'], bold, scenario({ variants: [variant('calm', { cap: 1 })] }))).toBe('1 2');
  });

  test('that nobody offers is a mistake of whoever begins the game', () => {
    expect(() => sandbox([], { variants: ['bold'] })).toThrow('the content has no variant bold');
  });
});

describe('what is offered', () => {
  const offered = (...items: Record<string, unknown>[]) =>
    variantsFor(contentOf([], items).items, 'test').map(({ id, item }) => `${item.kind} ${id}`);

  test('are the variants of rule sets, then those of the scenario', () => {
    const both = [rules(variant('bold', { cap: 9 })), scenario({ variants: [variant('calm', { cap: 1 })] })];
    expect(offered(...both, { kind: 'scenario', id: 'other', variants: [variant('dull', { cap: 2 })] })).toEqual([
      'rule-set bold',
      'scenario calm',
    ]);
    expect(offered()).toEqual([]);
  });

  test('is the scenario’s where both have one of that id', () => {
    const both = [rules(variant('bold', { cap: 9 })), scenario({ variants: [variant('bold', { cap: 1 })] })];
    expect(offered(...both)).toEqual(['scenario bold']);
    expect(sandbox([say('{setting.cap}')], { items: both, variants: ['bold'] }).run().log).toEqual(['1']);
  });
});

describe('the log', () => {
  const told = (...variants: string[]) => {
    const text = 'The cap is {setting.cap}, {setting.speed|one step|# steps} at once.';
    const items = [rules(variant('bold', { cap: 9 }, text), variant('bolder', { cap: 10 }, text))];
    const { play, log } = sandbox([], { items, variants });
    tellVariants(play);
    return { log, lines: play.log?.lines ?? [], keys: play.program.items };
  };

  test('tells each that is on, with its own numbers, whatever else is on', () => {
    expect(told('bold', 'bolder').lines.map(({ text }) => text)).toEqual([
      'Bold: The cap is 9, 2 steps at once.',
      'Bolder: The cap is 10, 2 steps at once.',
    ]);
    expect(told().lines).toEqual([]);
  });

  test('leads to where it is written', () => {
    const { lines, keys } = told('bolder');
    expect(keys[lines[0]?.item ?? 0]?.key).toBe('rule-set/test');
    expect(lines[0]?.trail.at(-1)?.pointer).toBe('/variants/1');
  });
});

describe('a text', () => {
  test('that reads more than settings is told of, since nothing else has a value before a game', () => {
    const text = 'The cap is {setting.cap}, for {characters.size()|one|# of them}.';
    expect(findingsOf([], [rules(variant('bold', { cap: 9 }, text))])).toEqual([
      {
        code: 'variant-text',
        severity: 'warning',
        item: 'rule-set/test',
        pointer: '/variants/0/text',
        range: { start: 31, end: 48 },
        message: 'Variants are chosen before there is a game: this has no value then, and "…" is shown.',
        hint: 'Write a setting: {setting.name}.',
      },
    ]);
  });

  test('that reads an unknown setting is wrong like any other', () => {
    expect(findingsOf([], [rules(variant('bold', { cap: 9 }, 'At {setting.crap}.'))])).toMatchObject([
      { pointer: '/variants/0/text', message: 'There is no setting `crap`.', hint: 'Did you mean `cap`?' },
    ]);
  });
});
