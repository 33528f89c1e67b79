import { describe, expect, test } from 'vitest';
import { digest } from '../../engine/kernel/digest';
import { Log } from '../../engine/kernel/log';
import { Session } from '../../engine/kernel/session';
import fc from '../fixtures/fast-check';
import { type SmallGame, smallGame, smallRules } from './small-game';

function session(turns = 9, seed = 1): Session<SmallGame> {
  const game = smallGame(seed);
  game.log = new Log();
  const made = new Session(game, smallRules(turns));
  made.start();
  return made;
}

const add = (made: Session<SmallGame>, ...numbers: number[]) => {
  for (const number of numbers) expect(made.answer(`add-${number}`)).toEqual({ ok: true });
};

const state = (made: Session<SmallGame>) => ({
  digest: digest(made.game),
  asked: made.decision === null ? null : made.questionKey(made.decision),
  answers: made.answers.map(({ option }) => option),
  log: made.game.log?.lines.map(({ text }) => text),
});

/** What the session looked like before each answer, and at the end. */
function played(numbers: readonly number[]): { made: Session<SmallGame>; states: ReturnType<typeof state>[] } {
  const made = session();
  const states = [state(made)];
  for (const number of numbers) {
    if (made.decision === null) break;
    add(made, number);
    states.push(state(made));
  }
  return { made, states };
}

const answers = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 14 });

describe('answering', () => {
  test('takes the key of an option, and names the question in what it records', () => {
    const made = session();
    add(made, 2);
    expect(made.answers).toEqual([{ decision: 'add/0', option: 'add-2' }]);
  });

  test('says which options there are when there is no such one, and changes nothing', () => {
    const made = session();
    const before = state(made);
    expect(made.answer('add-9')).toEqual({ ok: false, reason: 'no-such-option', options: ['add-1', 'add-2', 'add-3'] });
    expect(state(made)).toEqual(before);
  });

  test('says when the game is over', () => {
    const made = session(1);
    add(made, 1, 1);
    expect(made.answer('add-1')).toEqual({ ok: false, reason: 'over', options: [] });
  });
});

describe('undo, redo and jumps', () => {
  test('come back to exactly what was, at every question', () => {
    fc.assert(
      fc.property(answers, fc.array(fc.nat(14), { maxLength: 12 }), (numbers, jumps) => {
        const { made, states } = played(numbers);
        for (const jump of jumps) {
          const wanted = Math.min(jump, states.length - 1);
          expect(made.goTo(wanted)).toBeNull();
          expect(state(made)).toEqual(states[wanted]);
          expect(made.undone.length).toBe(states.length - 1 - wanted);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('go one answer back and one forward', () => {
    const { made, states } = played([1, 2, 3, 1, 2]);
    made.undo();
    made.undo();
    expect(state(made)).toEqual(states[3]);
    made.redo();
    expect(state(made)).toEqual(states[4]);
  });

  test('stay at the start and at the end', () => {
    const { made, states } = played([1]);
    made.redo();
    expect(state(made)).toEqual(states[1]);
    made.undo();
    made.undo();
    expect(state(made)).toEqual(states[0]);
  });

  test('forget what was undone once something else is answered', () => {
    const { made } = played([1, 2, 3]);
    made.undo();
    add(made, 1);
    expect(made.undone).toEqual([]);
    expect(made.answers.map(({ option }) => option)).toEqual(['add-1', 'add-2', 'add-1']);
  });

  test('undo the last answer of a game that is over', () => {
    const { made, states } = played(new Array<number>(20).fill(1));
    expect(made.decision).toBeNull();
    made.undo();
    expect(state(made)).toEqual(states[states.length - 2]);
    made.redo();
    expect(state(made)).toEqual(states[states.length - 1]);
  });
});

describe('rounds and log lines', () => {
  test('know how many answers came before them', () => {
    const { made } = played([1, 2, 3, 1, 2, 3, 1]);
    // A round is two turns; the second turn of the second round asks nothing.
    expect(made.roundStarts).toEqual([0, 4, 6]);
    expect(made.game.log?.lines.map((_, line) => made.answersBefore(line))).toEqual([1, 3, 5, 7]);
  });
});

describe('replay', () => {
  test('gives recorded answers to a new game and ends where the old one stood', () => {
    const { made, states } = played([3, 1, 2, 2, 3]);
    const again = session();
    expect(again.replay(made.answers)).toBeNull();
    expect(state(again)).toEqual(states.at(-1));
  });

  test('stops at the first answer that does not fit, and keeps the rest', () => {
    const made = session();
    const divergence = made.replay([
      { decision: 'add/0', option: 'add-1' },
      { decision: 'add/0', option: 'add-7' },
      { decision: 'add/0', option: 'add-2' },
    ]);
    expect(divergence).toEqual({
      decision: 2,
      answer: { decision: 'add/0', option: 'add-7' },
      asked: 'add/0',
      options: ['add-1', 'add-2', 'add-3'],
    });
    expect(made.answers.length).toBe(1);
    expect(made.undone.map(({ option }) => option)).toEqual(['add-7', 'add-2']);
  });

  test('stops where another question is asked than was answered', () => {
    const made = session();
    expect(made.replay([{ decision: 'trade/0', option: 'add-1' }])?.decision).toBe(1);
  });
});

describe('reload', () => {
  test("gives this turn's answers again under the new rules", () => {
    const { made } = played([1, 2, 3, 1, 2]);
    const before = made.answers;
    const { answeredAgain, divergence } = made.reload(smallGame(), smallRules(9, [1, 2, 3]));
    expect([answeredAgain, divergence]).toEqual([1, null]);
    expect(made.answers).toEqual(before);
  });

  test('says which answer no longer fits, and keeps it for redo', () => {
    const { made, states } = played([1, 2, 3, 1, 3]);
    made.goTo(4);
    made.goTo(5);
    const { answeredAgain, divergence } = made.reload(smallGame(), smallRules(9, [1, 2]));
    expect([answeredAgain, divergence?.decision, divergence?.options]).toEqual([0, 5, ['add-1', 'add-2']]);
    expect(digest(made.game)).toBe(states[4]?.digest);
    expect(made.undone.map(({ option }) => option)).toEqual(['add-3']);
    made.reload(smallGame(), smallRules(9, [1, 2, 3]));
    made.redo();
    expect(digest(made.game)).toBe(states[5]?.digest);
  });

  test('keeps what had been undone before, after the answers of this turn', () => {
    const { made } = played([1, 2, 3, 1, 2]);
    made.undo();
    made.reload(smallGame(), smallRules(9));
    expect(made.undone.map(({ option }) => option)).toEqual(['add-2']);
  });

  test('leaves earlier turns as they were played', () => {
    const { made } = played([1, 2, 3]);
    made.reload(smallGame(), smallRules(9, [3, 4, 5]));
    // The first turn added 1 and 20 under the old rules; only the second one is answered again.
    expect(made.game.read('score')).toBe(21 + 3);
  });
});
