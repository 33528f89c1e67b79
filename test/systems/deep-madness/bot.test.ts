/** What bots of Deep Madness choose in small positions, and what they must not learn. */
import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../engine/bots/bot';
import { Luck } from '../../../engine/bots/luck';
import { Playthrough } from '../../../engine/kernel/playthrough';
import { cardsIn } from '../../../engine/language/entity-functions';
import type { Play } from '../../../engine/language/play';
import { Table } from './table';
import { card, investigator, monster, weapon } from './table-content';

/** A chapter in which somebody has to get to the last space of the row. */
const errand = {
  objectives: [
    {
      id: 'far-end',
      text: 'Somebody at the far end',
      progress: "characters.exists(c, c.space == space('z-b')) ? 1 : 0",
      needed: '1',
      towards: "[space('z-b')]",
    },
  ],
};

const FRAIL = [investigator('ann'), investigator('ben', { health: 3 }), investigator('cas'), investigator('dee')];

/** The key of what the bot chooses now, or after these answers to what is asked now. */
function choice(table: Table, seed = 1, answers: readonly string[] = []): string {
  const playing = new Playthrough<Play>(table.play, table.play.program.system);
  playing.start();
  const keyAt = (option: number) => playing.decision?.question?.key(table.play, playing.decision, option);
  for (const key of answers) {
    const options = Array.from({ length: playing.decision?.count ?? 0 }, (_, option) => option);
    playing.choose(options.findIndex((option) => keyAt(option) === key));
  }
  const option = makeBot('greedy', table.play.program, new Luck(seed))(playing);
  return keyAt(option) ?? '';
}

describe('a bot', () => {
  test('walks to where an objective can be worked on', () => {
    const table = new Table({ chapter: errand });
    expect(choice(table.untilTurnOf('ann'))).toBe('move:w-b');
  });

  test('opens a hatch that is in its way', () => {
    const table = new Table({ chapter: errand, start: 'w-b' });
    table.hatch('w-b', 'x-a', 'closed');
    expect(choice(table.untilTurnOf('ann'))).toMatch(/^open-hatch:/);
  });

  test('shoots what comes for it with the best that it has', () => {
    const table = new Table({
      items: [monster('rat', { health: 2 }), weapon('gun', [2, 6, 2, 2])],
    });
    table.give('ann', 'weapon/gun');
    table.spawn('monster/rat', 'x-a');
    expect(choice(table.untilTurnOf('ann'))).toMatch(/^attack:.*gun.*x-a$/);
  });

  test('goes where a killer cannot reach it', () => {
    const table = new Table({
      investigators: FRAIL,
      items: [monster('saw', { health: 30, resistance: 9, damage: 9, trap: 0 })],
      chapter: { slots: [{ monster: 'saw' }] },
      start: 'x-a',
    });
    for (const far of ['ann', 'cas', 'dee']) table.put(far, 'z-b');
    table.put('ben', 'w-b');
    table.untilTurnOf('ben');
    table.spawn('monster/saw', 'w-a');
    expect(choice(table)).toBe('move:x-a');
  });

  test('goes where a touch that kills cannot reach it, though somebody else is nearer', () => {
    const table = new Table({
      items: [monster('hand', { health: 30, damage: 0, trap: 0 }, { deadlyTo: "it.def == 'ben'" })],
      chapter: { slots: [{ monster: 'hand' }] },
      start: 'x-a',
    });
    for (const far of ['cas', 'dee']) table.put(far, 'z-b');
    table.put('ben', 'w-b');
    table.untilTurnOf('ben');
    table.put('ann', 'w-a');
    table.spawn('monster/hand', 'w-a');
    expect(choice(table)).toBe('move:x-a');
  });

  test('does the last of a step, however far away the next one is', () => {
    const table = new Table({
      chapter: {
        counters: { got: { name: 'Got', start: 0 } },
        actions: [
          {
            id: 'get',
            name: 'Get it',
            cost: { free: true },
            if: "scenario.counter('got') == 0 && user.space == space('w-a')",
            windows: ['own-turn'],
            do: [{ effect: 'change', of: 'scenario', stat: 'counter:got', by: 1 }],
          },
        ],
        objectives: [
          {
            id: 'gather',
            text: 'Things got',
            progress: "scenario.counter('got')",
            needed: '40',
            underway: "scenario.counter('got') == 0 ? 95 : 0",
            towards: "scenario.counter('got') == 0 ? [space('w-a')] : [space('z-b')]",
          },
        ],
      },
      start: 'w-a',
    });
    expect(choice(table.untilTurnOf('ann'))).toMatch(/get/);
  });

  test('throws nothing away and trades nothing', () => {
    const table = new Table({ items: [weapon('gun', [2, 3, 5, 2])] });
    table.give('ann', 'weapon/gun');
    expect(choice(table.untilTurnOf('ann'))).not.toMatch(/^(drop|trade)/);
  });

  test('leaves others alone with what they may use in any turn', () => {
    const balm = card('tool', 'balm', {
      actions: [
        {
          id: 'bind',
          text: 'Heal 2.',
          windows: ['any-turn'],
          do: [{ effect: 'heal', who: 'user', amount: 2 }],
        },
      ],
    });
    const table = new Table({ items: [balm] });
    table.give('ben', 'balm');
    table.set('ben', 'wounds', 5);
    expect(table.untilTurnOf('ann').offers('others:')).toHaveLength(1);
    expect(choice(table)).not.toMatch(/^others/);
    expect(choice(table.untilTurnOf('ben'))).toMatch(/^use:bind/);
  });

  test('agrees to what a friend asks of it', () => {
    const table = new Table({ items: [weapon('gun', [2, 3, 5, 2])] });
    table.give('ben', 'weapon/gun');
    for (const who of ['cas', 'dee']) table.put(who, 'x-a');
    table.untilTurnOf('ann');
    expect(choice(table, 1, ['trade:trade', 'weapon/gun#1>character/ann#1'])).toBe('agree');
  });
});

describe('fair play', () => {
  test('a bot chooses the same whatever dice will fall and however decks lie', () => {
    const choices = [0, 1, 2, 3, 4].map((seed) => {
      const table = new Table({ story: 'first-dive' });
      if (seed > 0) table.play.program.system.hideFrom(table.play, 0, seed);
      return choice(table);
    });
    expect(new Set(choices).size).toBe(1);
  });

  test('a copy tells the order of no deck, but for what was seen', () => {
    const orders = (isSeen: boolean) => {
      const found = [1, 2, 3, 4, 5, 6].map((seed) => {
        const table = new Table({
          items: ['one', 'two', 'three', 'four', 'five'].map((id) => weapon(id, [0, 3, 5, 1])),
        });
        const zone = table.play.program.system.zone(table.play, 'deck:search', 0);
        const [top = 0] = cardsIn(table.play, zone);
        if (isSeen) table.play.program.system.reveal(table.play, top, [table.entity('ann')]);
        table.play.program.system.hideFrom(table.play, 0, seed);
        return cardsIn(table.play, zone).indexOf(top);
      });
      return new Set(found);
    };
    expect(orders(false).size).toBeGreaterThan(1);
    expect(orders(true)).toEqual(new Set([0]));
  });
});
