import { describe, expect, test } from 'vitest';
import { andThen, begin } from '../../engine/kernel/asking';
import { type Asking, Decision, type Proc } from '../../engine/kernel/decision';

const question = new Decision();

/** A procedure that asks only if it is told to. */
function* says(said: string[], name: string, isAsking: boolean): Proc {
  said.push(name);
  if (isAsking) said.push(`${name} hears ${yield question}`);
}

const asks = (said: string[], name: string) => says(said, name, true);
const isSilent = (said: string[], name: string) => says(said, name, false);

/** Answers every question with 7. */
function finish(asking: Asking): number {
  let asked = 0;
  if (asking === undefined) return asked;
  for (let next = asking.next(0); !next.done; next = asking.next(7)) asked++;
  return asked;
}

describe('begin', () => {
  test('does everything at once when nothing is asked', () => {
    const said: string[] = [];
    expect(begin(isSilent(said, 'a'))).toBeUndefined();
    expect(said).toEqual(['a']);
  });

  test('does what comes before the first question at once, and passes the question on', () => {
    const said: string[] = [];
    const asking = begin(asks(said, 'a'));
    expect(said).toEqual(['a']);
    expect(asking?.next(0).value).toBe(question);
    expect(asking?.next(3).done).toBe(true);
    expect(said).toEqual(['a', 'a hears 3']);
  });
});

describe('andThen', () => {
  test('does the rest at once after what asked nothing', () => {
    const said: string[] = [];
    const rest = () => begin(isSilent(said, 'b'));
    expect(andThen(begin(isSilent(said, 'a')), rest)).toBeUndefined();
    expect(said).toEqual(['a', 'b']);
  });

  test('does the rest after the answer, also when the rest asks too', () => {
    const said: string[] = [];
    const asking = andThen(begin(asks(said, 'a')), () => begin(asks(said, 'b')));
    expect(said).toEqual(['a']);
    expect(finish(asking)).toBe(2);
    expect(said).toEqual(['a', 'a hears 7', 'b', 'b hears 7']);
  });
});
