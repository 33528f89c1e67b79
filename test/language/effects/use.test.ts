import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const card = (id: string, more: Record<string, unknown> = {}) => ({
  kind: 'card',
  id,
  actions: [{ id: 'do-it', text: `Use the ${id}`, windows: ['own-turn'], do: [say(`${id} of {user.name}`)], ...more }],
});
const ann = { kind: 'character', id: 'ann', holds: { gear: ['knife', 'sword'] } };
const use = (fields: Record<string, unknown> = {}) => ({
  effect: 'use',
  who: 'self',
  cards: "zone('gear', self)",
  text: 'Which one?',
  ...fields,
});
const table = (effect: Record<string, unknown>, knife: Record<string, unknown> = {}) =>
  sandbox([effect, say('done')], { items: [card('knife', knife), card('sword'), ann] });

describe('use', () => {
  test('runs the action of the card that is chosen', () => {
    const ran = table(use()).run('do-it@card/sword#2');
    expect(ran.questions[0]).toMatchObject({
      text: 'Which one?',
      options: ['do-it@card/knife#2', 'do-it@card/sword#2', 'decline'],
    });
    expect(ran.log).toEqual(['sword of Ann', 'done']);
  });

  test('may be declined', () => {
    expect(table(use()).run('decline').log).toEqual(['done']);
  });

  test('offers only the cards that are given, and those whose condition holds', () => {
    const ran = table(use({ cards: "zone('gear', self).filter(c, c.def == 'knife')" }), { if: 'false' }).run();
    expect([ran.questions, ran.log]).toEqual([[], ['done']]);
  });

  test('counts as another moment if it says so', () => {
    const ran = table(use({ window: 'any-turn' }), { windows: ['any-turn'] }).run('do-it@card/knife#2');
    expect(ran.questions[0]?.options).toEqual(['do-it@card/knife#2', 'decline']);
    expect(ran.log).toEqual(['knife of Ann', 'done']);
  });

  test('takes what the card costs', () => {
    const ran = table(use(), { cost: { ap: 2 } }).run('do-it@card/knife#2');
    expect(ran.value('self.ap')).toBe(1);
  });
});
