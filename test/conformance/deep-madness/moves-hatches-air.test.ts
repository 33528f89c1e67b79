/** Trap and Escape, hatches that are held, air under water. */
import { expect } from 'vitest';
import { Table } from '../../systems/deep-madness/table';
import { investigator, monster } from '../../systems/deep-madness/table-content';
import { example } from '../example';

const OURS = 'our decision';
const DESIGNER = 'the designer, BGG thread 1634689';
const AID = 'player aid';

const heavy = monster('heavy', { trap: 3, damage: 0 }, { behavior: [] });
const light = monster('light', { trap: 1, damage: 0 }, { behavior: [] });

/** How many ways lead out for an investigator of this Escape beside Trap 3 and 1. */
function waysOut(escapeOf: number): number {
  const table = new Table({ items: [heavy, light], investigators: [investigator('ann', { escape: escapeOf })] });
  table.spawn('heavy', 'w-a');
  table.spawn('light', 'w-a');
  return table.offers('move:').length;
}

example('M14', DESIGNER, 'Trap 3 and 1 hold Escape 4, and do not hold Escape 5', () => {
  expect(waysOut(4)).toBe(0);
  expect(waysOut(5)).toBe(1);
});

example('O13', OURS, 'under water Escape 4 is held by Trap 3', () => {
  const table = new Table({ items: [heavy] });
  table.spawn('heavy', 'w-a');
  expect(table.offers('move:')).toHaveLength(1);
  table.set('w', 'submerged', 1);
  expect(table.offers('move:')).toEqual([]);
});

example('O10', OURS, 'Slowed 2 takes two Moves, the third one moves', () => {
  const table = new Table();
  table.set('ann', 'slowed', 2);
  expect(table.offers('move:')).toEqual([]);
  table.choose('shed').choose('shed').choose('move:w-b').choose('none');
  expect(table.at('ann')).toBe('w-b');
  expect(table.read('ann', 'actions')).toBe(0);
});

example('O16', OURS, 'a closed one stops a Move, and opens for 1 action', () => {
  const table = new Table({ start: 'w-b' });
  table.hatch('w-b', 'x-a', 'closed');
  expect(table.offers('move:x-a')).toEqual([]);
  table.choose('open@w-b|x-a');
  expect(table.hatchState('w-b', 'x-a')).toBe('open');
  expect(table.read('ann', 'actions')).toBe(2);
  expect(table.offers('move:x-a')).toHaveLength(1);
});

/** A monster of this Horror stands before the hatch, Ben behind it. */
function tried(horror: number, state: 'closed' | 'locked', steps = 1): Table {
  const table = new Table({
    items: [
      monster('thing', { horror, damage: 0 }, { behavior: Array.from({ length: steps }, () => ({ step: 'move' })) }),
    ],
    investigators: [investigator('ann'), investigator('ben')],
    chapter: { slots: [{ monster: 'thing' }] },
    start: 'x-b',
  });
  table.spawn('thing', 'w-b');
  table.hatch('w-b', 'x-a', state);
  table.put('ann', 'z-b');
  return table;
}

example('M15', AID, 'Horror 2 is held by 5 and 6 and loses its other moves; it enters after 5 and 2', () => {
  const table = tried(2, 'closed', 2);
  table.dice(5, 6).choose('end:end');
  expect(table.at('thing')).toBe('w-b');
  expect(table.hatchState('w-b', 'x-a')).toBe('closed');
  const other = tried(2, 'closed');
  other.set('ben', 'exhausted', 4);
  other.dice(5, 2).choose('end:end');
  expect(other.at('thing')).toBe('x-a');
  expect(other.hatchState('w-b', 'x-a')).toBe('open');
});

example(
  'O11',
  OURS,
  'a locked hatch rolls 3 dice: 5, 6, 5 hold Horror 3; after 5, 6, 1 it breaks the hatch and enters',
  () => {
    const table = tried(3, 'locked');
    table.dice(5, 6, 5).choose('end:end');
    expect(table.at('thing')).toBe('w-b');
    const other = tried(3, 'locked');
    other.set('ben', 'exhausted', 4);
    other.dice(5, 6, 1).choose('end:end');
    expect(other.hatchState('w-b', 'x-a')).toBe('broken');
    other.put('ben', 'x-a');
    expect(other.offers('closed@w-b|x-a')).toEqual([]);
  },
);

example('O12', OURS, 'four actions under water are 2, 1, 0, then 2 dice', () => {
  const table = new Table({ settings: { turnActions: 4 } });
  for (const room of ['w', 'x']) table.set(room, 'submerged', 1);
  const oxygen: number[] = [];
  for (const space of ['w-b', 'w-a', 'w-b']) {
    table.choose(`move:${space}`).choose('none');
    oxygen.push(table.read('ann', 'oxygen'));
  }
  expect(oxygen).toEqual([2, 1, 0]);
  table.set('ann', 'exhausted', 4);
  table.dice(5, 6).choose('move:w-a').choose('none');
  expect(table.read('ann', 'wounds')).toBe(0);
});

example('M13', DESIGNER, 'with 0 oxygen the dial shows 2 dice; 5 and 3 are 1 wound', () => {
  const table = new Table();
  table.set('w', 'submerged', 1).set('ann', 'oxygen', 0).set('ann', 'exhausted', 4);
  table.dice(5, 3).choose('move:w-b').choose('none');
  expect(table.read('ann', 'wounds')).toBe(1);
});
