import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaytestStore } from '../../editor/play/playtest-store';
import { BOT, NOBODY } from '../../editor/play/table-of-people';
import { FakePlaytest, MemoryKeeper, someContent } from './fake-playtest';

const options = { scenario: 'slashers', characters: 3, seed: 7 };
let api: FakePlaytest;
let keeper: MemoryKeeper;
let store: PlaytestStore;

const now = () => store.snapshot();
const begin = async () => {
  store.takeContent(someContent());
  store.start(options);
  await store.settled();
};

beforeEach(() => {
  api = new FakePlaytest();
  keeper = new MemoryKeeper();
  store = new PlaytestStore(api, keeper, 'lobotomy');
});

describe('a playtest', () => {
  it('is empty until somebody starts a game', async () => {
    store.takeContent(someContent());
    await store.settled();
    expect(now()).toMatchObject({ phase: 'empty', state: null, isBusy: false });
  });

  it('plays: answers, undoes and redoes', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    expect(now().state).toMatchObject({ decisionNumber: 1, canUndo: true });
    store.undo();
    await store.settled();
    expect(now().state).toMatchObject({ decisionNumber: 0, decisionCount: 1, canRedo: true });
    store.redo();
    await store.settled();
    expect(now().state?.decisionNumber).toBe(1);
  });

  it('takes an answer that is given while changed content is taken over', async () => {
    await begin();
    store.takeContent(someContent());
    expect(now().isBusy).toBe(true);
    store.answer('move-2');
    await store.settled();
    expect(now().state?.decisionNumber).toBe(1);
  });

  it('answers a question once, though its answer was given twice', async () => {
    await begin();
    store.answer('move-2');
    store.answer('move-2');
    await store.settled();
    expect(now().state?.decisionNumber).toBe(1);
  });

  it('keeps the decisions that an answer given while looking back sets aside, and brings them back', async () => {
    await begin();
    for (const answer of ['move-2', 'end']) {
      store.answer(answer);
      await store.settled();
    }
    store.jump(1);
    store.answer('move-1');
    await store.settled();
    // The key was pressed while the jump was under way.
    expect(now().setAside).toBeNull();
    store.answer('move-1');
    await store.settled();
    expect(now()).toMatchObject({ setAside: { count: 1, fork: 0 }, state: { decisionNumber: 2, decisionCount: 2 } });
    expect(now().forks.map(({ name }) => name)).toEqual(['Round 1, decision 1, with 1 later']);
    store.takeBack();
    await store.settled();
    expect(now()).toMatchObject({ setAside: null, state: { decisionNumber: 1, decisionCount: 2 } });
  });

  it('lets the bot play the seats that it has taken, and goes back past what it decided', async () => {
    store.takeContent(someContent());
    store.start({ ...options, table: { people: ['Ann'], seats: [BOT, 0, 0] } });
    await store.settled();
    expect(api.calls).toContain('bot 0');
    const played = now().state?.decisionNumber ?? 0;
    expect(played).toBeGreaterThan(0);
    store.undo();
    await store.settled();
    expect(now().state).toMatchObject({ decisionNumber: 0, decisionCount: played });
    expect(api.calls.filter((call) => call === 'bot 0')).toHaveLength(1);
  });

  it('knows who is at the screen: nobody when a game of several people begins, then whoever says so', async () => {
    store.takeContent(someContent());
    store.start({ ...options, table: { people: ['Ann', 'Ben'], seats: [0, 1, 0] } });
    await store.settled();
    expect([now().present, api.seen.at(-1)]).toEqual([NOBODY, []]);
    store.arrive(0);
    await store.settled();
    expect([now().present, api.seen.at(-1)]).toEqual([0, [0, 2]]);
    store.start({ ...options, table: { people: ['Ann'], seats: [BOT, 0, 0] } });
    await store.settled();
    expect([now().present, api.seen.at(-1)]).toEqual([0, [1, 2]]);
    store.start(options);
    await store.settled();
    expect([now().present, api.seen.at(-1)]).toEqual([0, null]);
  });

  it('shows the kept game while the pack has a problem, and catches up once it has none', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    const again = new PlaytestStore(api, keeper, 'lobotomy');
    again.openKept();
    await again.settled();
    expect(again.snapshot()).toMatchObject({ phase: 'playing', state: { decisionNumber: 1 } });
    again.takeContent(someContent(4));
    await again.settled();
    expect(api.calls.at(-2)).toBe('reload');
  });

  it('lets the kept game stand back where a link asks for another, and goes on with it when told to', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    for (const asked of [
      { scenario: 'memories', variants: [] },
      { scenario: 'slashers', variants: ['dark'] },
      { scenario: null, variants: ['dark'] },
    ]) {
      const linked = new PlaytestStore(api, keeper, 'lobotomy');
      linked.takeContent(someContent(), asked);
      await linked.settled();
      expect(linked.snapshot()).toMatchObject({ phase: 'empty', state: null, waiting: { scenario: 'slashers' } });
      linked.openWaiting();
      await linked.settled();
      expect(linked.snapshot()).toMatchObject({ phase: 'playing', waiting: null, state: { decisionNumber: 1 } });
    }
  });

  it('opens the kept game where a link asks for the same one, or for none', async () => {
    await begin();
    for (const asked of [
      { scenario: 'slashers', variants: [] },
      { scenario: null, variants: [] },
    ]) {
      const linked = new PlaytestStore(api, keeper, 'lobotomy');
      linked.takeContent(someContent(), asked);
      await linked.settled();
      expect(linked.snapshot()).toMatchObject({ phase: 'playing', waiting: null });
    }
  });

  it('shows nothing of a game that was not kept', async () => {
    store.openKept();
    await store.settled();
    expect(now()).toMatchObject({ phase: 'opening', state: null });
  });

  it('says why a line stands in the log', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    expect((await store.why(0))?.rules[0]).toMatchObject({ title: 'Movement', item: 'rule-set/lobotomy' });
    expect(await store.why(99)).toBeNull();
  });

  it('drops a key that is pressed while the engine thinks', async () => {
    await begin();
    store.answer('move-2');
    store.answer('end');
    await store.settled();
    expect(api.calls.filter((call) => call.startsWith('answer'))).toEqual(['answer move-2']);
  });

  it('does nothing on undo where there is nothing to undo', async () => {
    await begin();
    store.undo();
    store.redo();
    await store.settled();
    expect(api.calls).not.toContain('undo');
    expect(api.calls).not.toContain('redo');
  });

  it('follows a drag along the scrubber with the latest wish only', async () => {
    await begin();
    for (const key of ['end', 'end', 'end']) {
      store.answer(key);
      await store.settled();
    }
    for (const decision of [2, 1, 0, 2]) store.jump(decision);
    await store.settled();
    expect(api.calls.filter((call) => call.startsWith('jump'))).toEqual(['jump 2']);
    expect(now().state?.decisionNumber).toBe(2);
  });

  it('takes changed content over and says what it did', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    store.takeContent(someContent(4));
    await store.settled();
    expect(now().state?.reload).toMatchObject({ changes: [{ text: 'health 2 -> 4' }], answeredAgain: 1 });
  });

  it('reloads once when content changes several times at once', async () => {
    await begin();
    store.takeContent(someContent(3));
    store.takeContent(someContent(4));
    store.takeContent(someContent(5));
    await store.settled();
    expect(api.calls.filter((call) => call === 'reload')).toHaveLength(1);
    expect(now().state?.view.figures[1]).toMatchObject({ maxHealth: 5 });
  });

  it('lets a bot play, tells how far it is, and can be stopped', async () => {
    await begin();
    const seen: number[] = [];
    store.subscribe(() => {
      const { bot } = now();
      if (bot !== null) seen.push(bot.decisions);
      if (bot?.decisions === 3) store.stopBot();
    });
    store.letBotPlay('greedy', 'end');
    await store.settled();
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(3);
    expect(now()).toMatchObject({ bot: null, phase: 'playing' });
    expect(now().state?.decisionNumber).toBeLessThan(400);
  });
});

describe('a saved game', () => {
  it('is found again by a page that opens later', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    const later = new PlaytestStore(new FakePlaytest(), keeper, 'lobotomy');
    later.takeContent(someContent());
    await later.settled();
    expect(later.snapshot()).toMatchObject({ phase: 'playing', options, state: { decisionNumber: 1 } });
  });

  it('goes on unsaved, and says so, when the browser keeps nothing', async () => {
    keeper.isFull = true;
    await begin();
    expect(now()).toMatchObject({ phase: 'playing', isUnsaved: true });
    keeper.isFull = false;
    store.answer('end');
    await store.settled();
    expect(now().isUnsaved).toBe(false);
  });

  it('keeps a fork and changes places with it', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    store.fork();
    await store.settled();
    store.answer('attack');
    await store.settled();
    store.switchTo(0);
    await store.settled();
    expect(now().state?.decisionNumber).toBe(1);
    expect(now().forks.map(({ name }) => name)).toEqual(['Round 1, decision 2']);
    expect(keeper.games.get('lobotomy')?.forks).toHaveLength(1);
  });
});

describe('a game that can not go on', () => {
  it('is blocked, with the reason, when it can not be set up', async () => {
    api.error = {
      message: 'It needs 4 haunted spaces, and 3 are free.',
      item: 'scenario/slashers',
      pointer: '/settings/hauntings',
    };
    await begin();
    expect(now()).toMatchObject({ phase: 'blocked', error: { pointer: '/settings/hauntings' } });
    expect(keeper.games.size).toBe(0);
  });

  it('tries again by itself once the content has changed', async () => {
    api.error = { message: 'No board.', item: null, pointer: '' };
    await begin();
    store.takeContent(someContent(3));
    await store.settled();
    expect(now().phase).toBe('playing');
  });

  it('says what stopped and runs again from the last saved moment', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    api.failure = new Error('step limit: nurse, bedside-manner');
    store.answer('attack');
    await store.settled();
    expect(now()).toMatchObject({ phase: 'failed', failure: 'step limit: nurse, bedside-manner', isBusy: false });
    store.runAgain();
    await store.settled();
    expect(now()).toMatchObject({ phase: 'playing', state: { decisionNumber: 1 } });
  });

  it('is not even begun with more characters than there are, says why, and begins once there are enough', async () => {
    store.takeContent(someContent());
    store.start({ ...options, characters: 5 });
    await store.settled();
    expect(now()).toMatchObject({
      phase: 'blocked',
      error: { message: 'The Razor Lullaby is for 3 to 4 characters, not 5.', item: 'scenario/slashers' },
    });
    expect(api.calls).not.toContain('start');
    const { items, ...rest } = someContent();
    store.takeContent({ ...rest, items: [...items, { kind: 'character', id: 'vera', source: 'original' }] });
    await store.settled();
    expect(now().phase).toBe('playing');
  });

  it('goes on by itself once the content that stopped the engine is mended', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    api.failure = new Error('out of memory');
    store.takeContent(someContent(3));
    await store.settled();
    expect(now().phase).toBe('failed');
    store.takeContent(someContent(4));
    await store.settled();
    expect(now()).toMatchObject({ phase: 'playing', state: { decisionNumber: 1 } });
  });

  it('takes content over that came while it was being set up', async () => {
    store.takeContent(someContent(2));
    store.start(options);
    store.takeContent(someContent(6));
    await store.settled();
    expect(now().state?.view.figures[1]).toMatchObject({ maxHealth: 6 });
    store.start(options);
    await Promise.resolve();
    store.takeContent(someContent(7));
    await store.settled();
    expect(now().state?.view.figures[1]).toMatchObject({ maxHealth: 7 });
  });
});

describe('an answer that does not come', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is told of after ten seconds, can be stopped, and the game goes on from where it was kept', async () => {
    await begin();
    store.answer('move-2');
    await store.settled();
    api.isHanging = true;
    store.answer('attack');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(now().isSlow).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(now()).toMatchObject({ isSlow: true, isBusy: true });
    store.giveUp();
    await store.settled();
    expect(now()).toMatchObject({
      phase: 'failed',
      isSlow: false,
      failure: 'It was stopped in the middle of a thought.',
    });
    store.runAgain();
    await store.settled();
    expect(now()).toMatchObject({ phase: 'playing', state: { decisionNumber: 1 } });
  });
});
