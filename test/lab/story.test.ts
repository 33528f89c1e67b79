/** What is counted of a game while it is played, on a table that has no rules of its own. */
import { describe, expect, test } from 'vitest';
import { StoryWitness } from '../../engine/lab/story';
import { BOB, NURSE, Sandbox, say } from '../language/sandbox';

/** Runs effects as Ann and tells what came of it. */
function told(effects: readonly unknown[], items: readonly Record<string, unknown>[] = []) {
  const table = new Sandbox(effects, { items });
  const witness = new StoryWitness();
  table.play.witness = witness;
  table.run();
  return witness.tell(table.play);
}

const hurt = { effect: 'damage', to: 'self', amount: 2 };

describe('spaces', () => {
  test('a character that walks visits each space it enters', () => {
    const { spaces } = told([{ effect: 'move', who: 'self', toward: 'space(4)', steps: 2 }]);
    expect(spaces).toEqual({
      'space#2': { visits: 1, deaths: 0, spawns: 0 },
      'space#3': { visits: 1, deaths: 0, spawns: 0 },
    });
  });

  test('a monster that walks visits nothing', () => {
    expect(told([{ effect: 'move', who: NURSE, toward: 'space(1)', steps: 2 }]).spaces).toEqual({});
  });

  test('what appears is counted where it does', () => {
    const { spaces, items } = told([{ effect: 'spawn', what: 'clue', at: 'space(3)' }]);
    expect(spaces).toEqual({ 'space#3': { visits: 0, deaths: 0, spawns: 1 } });
    expect(items['token/clue']).toMatchObject({ appeared: 1, used: 0 });
  });
});

describe('the last blow', () => {
  const kill = (who: string) => ({ effect: 'kill', who });

  test('is that of the monster whose trigger killed', () => {
    const triggers = [{ id: 't', when: 'heal', do: [kill(BOB)] }];
    const story = told(
      [hurt, { effect: 'heal', who: 'self', amount: 1 }],
      [{ kind: 'monster', id: 'nurse', triggers }],
    );
    expect(story).toMatchObject({ deaths: 1, kills: 0, lastBlow: 'monster/nurse' });
    expect(story.spaces['space#2']).toEqual({ visits: 0, deaths: 1, spawns: 0 });
    expect(story.items['monster/nurse']).toMatchObject({ kills: 1, used: 1 });
    expect(story.items['character/bob']).toMatchObject({ died: 1 });
  });

  test('is nobody’s where nobody died', () => {
    expect(told([kill(NURSE)])).toMatchObject({ deaths: 0, kills: 1, lastBlow: '' });
  });
});

test('damage to characters is summed, and each item has what it dealt', () => {
  const strike = { effect: 'damage', to: BOB, amount: 2 };
  const story = told([strike, strike, { effect: 'damage', to: NURSE, amount: 1 }]);
  expect(story.damage).toBe(4);
});

describe('cards and triggers', () => {
  test('a card that is drawn counts as drawn, not as used', () => {
    const { items } = told([{ effect: 'draw', from: 'memories', who: 'self' }]);
    expect(items['card/dream']).toMatchObject({ drawn: 1, used: 0 });
  });

  test('a trigger of what is there is counted when it fires, and with 0 when it does not', () => {
    const triggers = [
      { id: 'a', when: 'heal', do: [say('healed')] },
      { id: 'b', when: 'kill', do: [say('killed')] },
    ];
    const heal = { effect: 'heal', who: 'self', amount: 1 };
    const { triggers: counted } = told([hurt, heal, heal], [{ kind: 'monster', id: 'nurse', triggers }]);
    expect(counted).toEqual({ 'monster/nurse#/triggers/0': 2, 'monster/nurse#/triggers/1': 0 });
  });

  test('what is in the game and does nothing is told with nothing', () => {
    const { items } = told([]);
    expect(items['card/coat']).toEqual({ drawn: 0, used: 0, appeared: 0, damage: 0, kills: 0, died: 0 });
    expect(items['token/haunting']).toBeUndefined();
  });
});

test('a game with a witness is the same game', () => {
  const effects = [
    { effect: 'move', who: 'self', toward: 'space(4)', steps: 2 },
    { effect: 'damage', to: BOB, amount: 2 },
    { effect: 'heal', who: BOB, amount: 1 },
    { effect: 'draw', from: 'weapons', who: 'self' },
  ];
  const alone = new Sandbox(effects).run().play;
  const table = new Sandbox(effects);
  table.play.witness = new StoryWitness();
  const watched = table.run().play;
  expect(watched.state.subarray(0, watched.used)).toEqual(alone.state.subarray(0, alone.used));
});
