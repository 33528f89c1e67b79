/** The round: four phases, and a track in which investigators and monster slots act in turn. */
import { expect, test } from 'vitest';
import { Table } from './table';

test('a quiet game goes from activation to activation and is lost at the end of its track', () => {
  const table = new Table();
  expect(table.question).toBe('turn');
  for (let n = 0; n < 60 && table.result === ''; n++) {
    if (table.question === 'turn') table.choose('end:end');
    else table.choose('none');
  }
  expect(table.result).toBe('loss');
  expect(table.read(table.game, 'round')).toBe(8);
});

test('content knows who is in the middle of an activation', () => {
  const tell = (when: string, timing: string) => ({
    id: `${when}-${timing}`,
    when,
    timing,
    if: "current.kind == 'character'",
    do: [{ effect: 'say', text: `${when} ${timing}: {characters.filter(c, isActing(c)).size()}` }],
  });
  const table = new Table({ chapter: { triggers: [tell('activation', 'before'), tell('activation', 'after')] } });
  table.choose('end:end');
  expect(table.lines().filter((line) => line.startsWith('activation'))).toEqual([
    'activation before: 1',
    'activation after: 0',
    'activation before: 1',
  ]);
});
