import { describe, expect, test } from 'vitest';
import { ask, sandbox, say } from '../sandbox';

const track = (fields: Record<string, unknown>) => ({ kind: 'track', id: 'insomnia', ...fields });
const spaces = ['one', 'two', 'three'].map((id) => ({ id, enter: [say(`enter ${id}`)] }));

describe('advance', () => {
  test('goes space by space, and does what each says when it is entered', () => {
    const table = sandbox([{ effect: 'advance', track: 'insomnia', by: 2 }], { items: [track({ spaces })] }).run();
    expect(table.log).toEqual(['enter two', 'enter three']);
  });

  test('goes to a space that it names', () => {
    const table = sandbox([{ effect: 'advance', track: 'insomnia', to: 'three' }], {
      items: [track({ spaces })],
    }).run();
    expect(table.log).toEqual(['enter two', 'enter three']);
  });

  test('does what the end says when it would leave the last space', () => {
    const items = [track({ spaces, onEnd: [say('the end')] })];
    const table = sandbox([{ effect: 'advance', track: 'insomnia', by: 4 }], { items }).run();
    expect(table.log).toEqual(['enter two', 'enter three', 'the end', 'the end']);
  });

  test('begins anew after the last space when it loops', () => {
    const items = [track({ spaces, loops: true })];
    expect(sandbox([{ effect: 'advance', track: 'insomnia', by: 4 }], { items }).run().log).toEqual([
      'enter two',
      'enter three',
      'enter one',
      'enter two',
    ]);
  });

  test('does what the icon of a space says', () => {
    const items = [
      track({
        spaces: [{ id: 'one' }, { id: 'two', icon: 'moon' }],
        icons: { moon: { text: 'Moon', do: [say('moon')] } },
      }),
    ];
    expect(sandbox([{ effect: 'advance', track: 'insomnia' }], { items }).run().log).toEqual(['moon']);
  });

  test('is an event for each space', () => {
    const trigger = { id: 't', when: 'advance', do: [say('{event.track}')] };
    const items = [{ kind: 'scenario', id: 'test', triggers: [trigger] }];
    expect(sandbox([{ effect: 'advance', track: 'insomnia', by: 2 }], { items }).run().log).toEqual([
      'insomnia',
      'insomnia',
    ]);
  });

  test('goes back by a negative number, and goes on after each question', () => {
    const asking = ['one', 'two', 'three'].map((id) => ({ id, enter: [say(id), ask('yes', 'no')] }));
    const effects = [
      { effect: 'advance', track: 'insomnia', by: 2 },
      { effect: 'advance', track: 'insomnia', by: -1 },
    ];
    const table = sandbox(effects, { items: [track({ spaces: asking })] }).run('yes', 'no', 'yes');
    expect(table.log).toEqual(['two', 'yes', 'three', 'no', 'two', 'yes']);
  });
});
