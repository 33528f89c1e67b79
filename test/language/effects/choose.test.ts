import { describe, expect, test } from 'vitest';
import { sandbox, say } from '../sandbox';

const option = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  text: `Take ${id}`,
  do: [say(id)],
  ...fields,
});
const choose = (fields: Record<string, unknown>) => ({ effect: 'choose', ...fields });

describe('choose', () => {
  test('does what the option says that is taken', () => {
    const table = sandbox([choose({ text: 'Which way?', options: [option('left'), option('right')] })]).run('right');
    expect(table.log).toEqual(['right']);
    expect(table.questions).toEqual([
      { asked: 'choose@/do/0', seat: 0, text: 'Which way?', options: ['left', 'right'] },
    ]);
  });

  test('leaves out options whose condition fails and costs that nobody can pay', () => {
    const options = [
      option('hurt', { if: 'self.health < 6' }),
      option('dear', { cost: { ap: 4 } }),
      option('cheap', { cost: { ap: 2 } }),
      option('free'),
    ];
    const table = sandbox([choose({ options })]).run('cheap');
    expect(table.questions[0]?.options).toEqual(['cheap', 'free']);
    expect(table.value('ann.ap')).toBe(1);
  });

  test('asks nobody when only one option is left, and does nothing when none is', () => {
    const one = choose({ options: [option('only'), option('never', { if: false })] });
    const none = choose({ options: [option('never', { if: false })] });
    const table = sandbox([one, none]).run();
    expect([table.log, table.questions]).toEqual([['only'], []]);
  });

  test('can be declined when it is optional, even with a single option', () => {
    const table = sandbox([choose({ optional: true, options: [option('help')] })]).run('decline');
    expect([table.log, table.questions[0]?.options]).toEqual([[], ['help', 'decline']]);
  });

  test('asks the person that it names', () => {
    const table = sandbox([choose({ who: "first(inPlay('bob'))", options: [option('a'), option('b')] })]).run('a');
    expect(table.questions[0]?.seat).toBe(1);
  });

  test('asks several in seat order from the current one until somebody takes an option', () => {
    const effects = [choose({ who: 'characters', optional: true, options: [option('carry', { cost: { ap: 1 } })] })];
    const table = sandbox(effects);
    const { play, program } = table;
    play.state[program.gameEntity(play) + play.layout.column('current')] = table.value('cleo');
    table.run('decline', 'carry');
    expect(table.questions.map(({ seat }) => seat)).toEqual([2, 0]);
    expect([table.value('cleo.ap'), table.value('ann.ap'), table.log]).toEqual([3, 2, ['carry']]);
  });

  test('marks a secret question, so that other seats are not shown it', () => {
    const table = sandbox([choose({ secret: true, options: [option('a'), option('b')] })]).run('a');
    expect(table.play.decision.question?.isSecret).toBe(true);
  });
});
