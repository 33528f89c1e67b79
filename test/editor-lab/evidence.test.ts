/** What the lab says where content is written: the latest run counts, and nothing is said on little. */
import { expect, test } from 'vitest';
import { evidenceOf, evidenceWords, findingsOf, latestDone, shortEvidence } from '../../editor/lab/evidence';
import type { LabRun } from '../../editor/lab/lab-run';
import { noItemCounts } from '../../engine/lab/story';
import type { BoardView } from '../../engine/view';
import { lostGame, storyOf, tallyOf, wonGame } from '../lab/told-games';

const story = storyOf({
  items: { 'card/knife': { ...noItemCounts(), used: 1 }, 'card/coat': noItemCounts() },
  triggers: { 'card/coat#/triggers/0': 0, 'card/knife#/triggers/1': 0 },
  spaces: { 'A-1': { visits: 2, deaths: 0, spawns: 0 } },
});
const space = (id: string) => ({ id }) as BoardView['spaces'][number];
const board = { spaces: [space('A-1'), space('A-2')] } as unknown as BoardView;

const runOf = (wins: number, losses: number, fields: Partial<LabRun> = {}): LabRun => ({
  id: 'run',
  title: 'First run',
  at: 0,
  order: {
    pack: 'small',
    scenarios: ['hall'],
    players: [2],
    variants: [],
    bot: 'greedy',
    games: wins + losses,
    seed: 1,
  },
  phase: 'done',
  failure: '',
  digest: 'abc',
  cells: [
    {
      series: { scenario: 'hall', players: 2, bot: 'greedy', seed: 1 },
      tally: tallyOf([
        ...Array.from({ length: wins }, () => wonGame({ story })),
        ...Array.from({ length: losses }, () => lostGame({ story })),
      ]),
    },
  ],
  boards: { hall: board },
  seconds: 1,
  ...fields,
});

test('the latest run that played a scenario is its evidence', () => {
  const runs = [runOf(0, 0), runOf(10, 30), runOf(40, 0)];
  const evidence = evidenceOf(runs, 'small', 'hall');
  expect(evidence).toMatchObject({ wins: 10, games: 40 });
  expect(evidence && shortEvidence(evidence)).toBe('25 %, n 40');
  expect(evidence && evidenceWords(evidence)).toBe('Won in 10 of 40 trial games (greedy bot): 25 %, 14 to 40');
});

test('a scenario that nobody tried has none', () => {
  expect(evidenceOf([runOf(1, 1)], 'small', 'cellar')).toBeUndefined();
  expect(evidenceOf([runOf(1, 1)], 'other', 'hall')).toBeUndefined();
});

test('what never came into play is told by its place', () => {
  expect(findingsOf(runOf(20, 20)).map(({ code, item, pointer }) => [code, item, pointer])).toEqual([
    ['lab-spaces-empty', 'scenario/hall', ''],
    ['lab-item-unused', 'card/coat', ''],
    ['lab-trigger-silent', 'card/knife', '/triggers/1'],
  ]);
});

test('nothing is told of few games, or of a run that has not ended', () => {
  expect(findingsOf(runOf(5, 5))).toEqual([]);
  expect(latestDone([runOf(20, 20, { phase: 'paused' })], 'small')).toBeUndefined();
  expect(findingsOf(undefined)).toEqual([]);
});
