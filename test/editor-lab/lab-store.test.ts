/** Runs of the lab: played by workers in parts, paused, resumed, cancelled, kept; every game once, whoever plays it. */
import { expect, test } from 'vitest';
import type { StartHand } from '../../editor/lab/lab-crew';
import { gamesDone, type LabRun, type RunCell, type RunOrder, winsOf } from '../../editor/lab/lab-run';
import { LabStore } from '../../editor/lab/lab-store';
import type { RunKeeper } from '../../editor/lab/run-keeper';
import type { Content } from '../../engine/content';
import { count, emptyTally } from '../../engine/lab/tally';
import { lostGame, wonGame } from '../lab/told-games';

const content: Content = { system: 'lobotomy', pack: 'small', items: [] };
const order: RunOrder = {
  pack: 'small',
  scenarios: ['hall'],
  players: [2, 3],
  variants: [],
  bot: 'random',
  games: 10,
  seed: 1,
};
const cells = (): RunCell[] =>
  order.players.map((players) => ({
    series: { scenario: 'hall', players, bot: 'random', seed: 1 },
    tally: emptyTally(),
  }));
const newRun = (workers = 2) => ({
  order,
  title: 'First run',
  content,
  digest: 'abc',
  cells: cells(),
  workers,
  against: '',
});

/** Every third game is won. */
const playPart: Awaited<ReturnType<StartHand>>['play'] = async (_series, from, until) => {
  const tally = emptyTally();
  for (let index = from; index < until; index++) count(tally, index, index % 3 === 0 ? wonGame() : lostGame());
  return tally;
};

function keeperOf(runs: LabRun[] = []): RunKeeper & { kept: Map<string, LabRun> } {
  const kept = new Map(runs.map((run) => [run.id, run]));
  const contents = new Map<string, Content>([['abc', content]]);
  return {
    kept,
    runs: async () => [...kept.values()],
    content: async (digest) => contents.get(digest) ?? null,
    keep: async (run) => void kept.set(run.id, structuredClone(run)),
    keepContent: async (digest, each) => void contents.set(digest, each),
    remove: async ({ id }) => void kept.delete(id),
  };
}

interface Lab {
  store: LabStore;
  keeper: ReturnType<typeof keeperOf>;
  ended: () => number;
}

function lab(play = playPart, keeper = keeperOf()): Lab {
  let ids = 0;
  let time = 0;
  let ended = 0;
  const startHand: StartHand = async () => ({
    play,
    board: async () => ({ width: 0, height: 0, spaces: [], solids: [], roomNames: [], borders: [] }),
    record: async () => ({ setup: { scenario: 'hall', characters: [], seed: 1 }, answers: [] }),
    end: () => {
      ended++;
    },
  });
  const store = new LabStore({ keeper, startHand, now: () => time++ * 1000, makeId: () => `run-${ids++}` });
  return { store, keeper, ended: () => ended };
}

test('plays every game of every cell once, and ends its workers', async () => {
  const { store, ended } = lab();
  await store.begin(newRun(3));
  const run = store.run('run-0') as LabRun;
  expect(run.phase).toBe('done');
  expect(Object.keys(run.boards)).toEqual(['hall']);
  expect(run.cells.map(({ tally }) => Object.keys(tally.rows).length)).toEqual([10, 10]);
  expect([gamesDone(run), winsOf(run)]).toEqual([20, 8]);
  expect(ended()).toBe(3);
});

test('shows partial results while it plays', async () => {
  const { store } = lab();
  const seen: number[] = [];
  store.subscribe(() => seen.push(gamesDone(store.get().runs[0] as LabRun)));
  await store.begin(newRun(1));
  expect(seen.some((games) => games > 0 && games < 20)).toBe(true);
});

test('a pause lets the part under way end, and a resume plays what is left', async () => {
  const { store } = lab(async (...asked) => {
    if (gamesDone(store.get().runs[0] as LabRun) >= 3) store.pause();
    return playPart(...asked);
  });
  await store.begin(newRun(1));
  const paused = store.run('run-0') as LabRun;
  expect(paused.phase).toBe('paused');
  expect(gamesDone(paused)).toBe(4);
  const { store: again } = lab(playPart, keeperOf([paused]));
  await again.open();
  await again.resume('run-0', 2);
  const run = again.run('run-0') as LabRun;
  expect([run.phase, gamesDone(run), winsOf(run)]).toEqual(['done', 20, 8]);
});

test('a run that was playing when the page closed is found paused', async () => {
  const { store, keeper } = lab();
  await store.begin(newRun());
  const open: LabRun = { ...(keeper.kept.get('run-0') as LabRun), phase: 'running' };
  const { store: again } = lab(playPart, keeperOf([open]));
  await again.open();
  expect(again.run('run-0')?.phase).toBe('paused');
});

test('what is cancelled keeps what it has played, and plays no more', async () => {
  const { store, keeper } = lab(async (...asked) => {
    if (gamesDone(store.get().runs[0] as LabRun) === 5) store.cancel('run-0');
    return playPart(...asked);
  });
  await store.begin(newRun(1));
  await store.settled();
  expect(store.run('run-0')).toMatchObject({ phase: 'cancelled' });
  expect(gamesDone(keeper.kept.get('run-0') as LabRun)).toBe(5);
  await store.resume('run-0', 1);
  expect(store.run('run-0')?.phase).toBe('cancelled');
});

test('a run that breaks says why and keeps what was played', async () => {
  let parts = 0;
  const { store } = lab(async (...asked) => {
    if (++parts === 3) throw new Error('There are no rules for this.');
    return playPart(...asked);
  });
  await store.begin(newRun(1));
  expect(store.run('run-0')).toMatchObject({ phase: 'failed', failure: 'There are no rules for this.' });
  expect(gamesDone(store.run('run-0') as LabRun)).toBe(2);
});

test('a new run takes over from one that plays', async () => {
  let second: Promise<void> | undefined;
  const { store } = lab(async (...asked) => {
    if (second === undefined) second = store.begin(newRun(1));
    return playPart(...asked);
  });
  await store.begin(newRun(1));
  await second;
  expect(store.get().runs.map(({ id, phase }) => [id, phase])).toEqual([
    ['run-1', 'done'],
    ['run-0', 'paused'],
  ]);
});

test('a run that is removed is gone, here and where it is kept', async () => {
  const { store, keeper } = lab();
  await store.begin(newRun());
  store.remove('run-0');
  await store.settled();
  expect(store.get()).toMatchObject({ runs: [], chosen: '' });
  expect(keeper.kept.size).toBe(0);
});

test('a browser that keeps nothing is told of, and the run goes on', async () => {
  const keeper = { ...keeperOf(), keep: () => Promise.reject(new Error('full')) };
  const { store } = lab(playPart, keeper);
  await store.begin(newRun());
  await store.settled();
  expect(store.run('run-0')?.phase).toBe('done');
  expect(store.get().isUnsaved).toBe(true);
});
