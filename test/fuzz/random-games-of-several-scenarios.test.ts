/**
 * Random games of two to four scenarios at once. Nobody at random gets far in a scenario, so here each begins the next one at
 * once and is met after a few rounds: then all of them run beside each other, and end one after the other.
 */
import { expect, test } from 'vitest';
import type { Content, Item } from '../../engine/content';
import { compile, readMorrowHill } from './morrow-hill';
import { playMany } from './random-games';

/** The round in which a scenario is met: so many more for each place in the list, up to this many. */
const FIRST_END = 3;
const ENDS = 4;

function hurried(content: Content): Content {
  let place = 0;
  const hurry = (item: Item): Item => {
    if (item.kind !== 'scenario') return item;
    const end = { id: 'hurried', if: `game.round >= ${FIRST_END + (place++ % ENDS)}` };
    return { ...item, jump: { if: 'true', text: 'At once.' }, win: [end] };
  };
  return { ...content, items: content.items.map(hurry) };
}

const program = compile(hurried(readMorrowHill()));
const scenarios = program.ofKind('scenario').map(({ item }) => item.id);

test.each([
  [2, 3],
  [3, 4],
  [4, 3],
])('games of %i scenarios with %i characters, whichever comes first, end and keep whole', (difficulty, players) => {
  const failures = scenarios.flatMap((scenario, place) =>
    playMany(program, { scenario, players, difficulty, from: place * 2, until: place * 2 + 2 }).map(
      (failure) => `${scenario}, ${failure}`,
    ),
  );
  expect(failures).toEqual([]);
});
