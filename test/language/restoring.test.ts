/**
 * A game that is put back to any checkpoint and answered again is the same game: triggers, lasting effects, delayed ones,
 * counters and limits are in the state, and nothing that matters is anywhere else.
 */
import { describe, expect, test } from 'vitest';
import { digest } from '../../engine/kernel/digest';
import { Playthrough } from '../../engine/kernel/playthrough';
import { below, STREAM_WORDS, seedStream } from '../../engine/kernel/random';
import { Session } from '../../engine/kernel/session';
import { load } from '../../engine/language/load';
import { Play } from '../../engine/language/play';
import type { System } from '../../engine/language/system';
import { HUNT_SYSTEM } from '../bench/hunt/hunt-system';
import { VARIANTS } from '../bench/hunt/variants';
import { BOB, contentOf } from './sandbox';
import { SANDBOX } from './sandbox-system';

/** A turn of the sandbox in which everything happens that outlives an effect. */
const TURN = [
  {
    effect: 'choose',
    options: [
      {
        id: 'mark',
        text: 'Mark',
        do: [{ effect: 'apply', condition: 'marked', to: BOB, about: 'self', until: 'end-of-round' }],
      },
      {
        id: 'brace',
        text: 'Brace',
        do: [
          { effect: 'lasting', on: 'self', until: 'end-of-game', modifiers: [{ id: 'm', stat: 'defense', add: 1 }] },
        ],
      },
      {
        id: 'wait',
        text: 'Wait',
        do: [{ effect: 'later', when: 'damage', do: [{ effect: 'heal', who: 'self', amount: 1 }] }],
      },
      { id: 'call', text: 'Call', do: [{ effect: 'spawn', what: 'nurse', placement: 'random-space' }] },
    ],
  },
  { effect: 'roll', dice: { d6: 2 }, as: 'dice' },
  { effect: 'pick', from: 'monsters', as: 'foe', optional: true },
  { effect: 'damage', to: 'foe', amount: 'atLeast(dice, 4)' },
  { effect: 'draw', from: 'weapons', who: 'self' },
  {
    effect: 'each',
    in: 'characters',
    as: 'who',
    order: 'players-pick',
    where: 'who.health < 6',
    do: [{ effect: 'move', who: 'monsters', toward: 'who', steps: 1 }],
  },
  { effect: 'damage', to: 'characters.filter(c, monsters.exists(m, m.space == c.space))', amount: 1 },
  {
    effect: 'if',
    test: "happened('damage', 'game') > 3 && monsters.size() > 3",
    do: [{ effect: 'kill', who: 'first(monsters)' }],
  },
];
const ITEMS = [
  { kind: 'procedure', id: 'turn', do: TURN },
  {
    kind: 'character',
    id: 'ann',
    triggers: [
      {
        id: 'soak',
        when: 'damage',
        timing: 'before',
        if: 'event.target == self',
        optional: true,
        limit: { times: 2, per: 'game' },
        cost: { ap: 1 },
        do: [{ effect: 'stop', event: 'damage' }],
      },
    ],
  },
];
/** The sandbox with an end: after 12 turns. */
const SHORT_SANDBOX: System = { ...SANDBOX, isOver: (play) => SANDBOX.moment(play).turn >= 12 };

const GAMES = [
  { name: 'sandbox', system: SHORT_SANDBOX, content: contentOf([], ITEMS) },
  ...VARIANTS.map((content, i) => ({ name: `hunt ${i + 1}`, system: HUNT_SYSTEM, content })),
];

function player(seed: number): (count: number) => number {
  const luck = new Int32Array(STREAM_WORDS);
  seedStream(luck, 0, seed);
  return (count) => below(luck, 0, count);
}

describe.each(GAMES)('$name', ({ system, content }) => {
  const { program } = load(content, system);
  const begun = (seed: number): Play => {
    const play = new Play(program);
    system.prepare(play, { scenario: 'test', characters: [], seed });
    return play;
  };

  test.each([1, 2])('forks at every question play on alike (game %i)', (seed) => {
    const playing = new Playthrough(begun(seed), system);
    playing.start();
    const choices: number[] = [];
    const digests: number[] = [];
    const choose = player(seed + 100);
    for (; playing.decision !== null; ) {
      digests.push(digest(playing.game));
      choices.push(choose(playing.decision.count));
      playing.choose(choices.at(-1) as number);
    }
    digests.push(digest(playing.game));
    const again = new Playthrough(begun(seed), system);
    again.start();
    const fork = new Playthrough(new Play(program), system);
    for (const [i, choice] of choices.entries()) {
      expect(digest(again.game)).toBe(digests[i]);
      again.forkInto(fork);
      expect(digest(fork.game)).toBe(digests[i]);
      // Every seventh plays on to the end, the others a few answers.
      const until = i % 7 === 0 ? choices.length : Math.min(i + 4, choices.length);
      for (const later of choices.slice(i, until)) fork.choose(later);
      expect(digest(fork.game)).toBe(digests[until]);
      again.choose(choice);
    }
    expect(choices.length).toBeGreaterThan(10);
  });

  test('undo, redo, jumps and a replay from the answers come back to the same states', () => {
    const session = new Session(begun(5), system);
    session.start();
    const choose = player(7);
    const digests = [digest(session.game)];
    for (let { decision } = session; decision !== null; { decision } = session) {
      session.answer(decision.question?.key(session.game, decision, choose(decision.count)) ?? '');
      digests.push(digest(session.game));
    }
    const answers = [...session.answers];
    expect(answers.length).toBe(digests.length - 1);
    const jump = player(9);
    for (let i = 0; i < 25; i++) {
      const to = jump(digests.length);
      expect(session.goTo(to)).toBeNull();
      expect(digest(session.game)).toBe(digests[to]);
      session.undo();
      expect(digest(session.game)).toBe(digests[Math.max(to - 1, 0)]);
      session.redo();
    }
    const replayed = new Session(begun(5), system);
    replayed.start();
    expect(replayed.replay(answers)).toBeNull();
    expect(digest(replayed.game)).toBe(digests.at(-1));
  });
});
