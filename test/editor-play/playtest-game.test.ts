/** Plays the real pack through the worker's own object: every gesture of the playtest, and what an edit does to a game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { botFor } from '../../editor/play/bots';
import { botKinds, type PlaytestState } from '../../editor/play/playtest-api';
import { type Bot, PlaytestGame } from '../../editor/play/playtest-game';
import type { Content, Item } from '../../engine/content';
import { playOut } from '../../engine/lab/playout';
import { load } from '../../engine/language/load';
import { systemFor } from '../../engine/systems';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';

const folder = join(import.meta.dirname, '../../content');

function morrowHill(): Content {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
  const linked = linkPack(checkContent(files), 'lobotomy');
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  return linked.content;
}

/** For tests that play whole rounds with a bot, in milliseconds, on a machine that has other work. */
const LONG = 30_000;

const OPTIONS = { scenario: 'slashers', characters: ['marta-quillon', 'osgood-pell', 'ilse-varga'], seed: 7 };

/** Takes the options in turn, so that the game goes somewhere. */
function steadyBot(): Bot {
  let count = 0;
  return { choose: (playthrough) => (count++ * 7) % (playthrough.decision?.count ?? 1) };
}

const changed = (content: Content, key: string, edit: (item: Item) => Item): Content => ({
  ...content,
  items: content.items.map((item) => (`${item.kind}/${item.id}` === key ? edit(item) : item)),
});

const withHealth = (health: number) => (item: Item) => ({ ...item, stats: { ...(item.stats as object), health } });

let content: Content;
beforeAll(() => {
  content = morrowHill();
});

async function playedGame(decisions: number): Promise<{ game: PlaytestGame; state: PlaytestState }> {
  const game = new PlaytestGame(steadyBot);
  let state = await game.start(content, OPTIONS);
  for (let i = 0; i < decisions; i++) state = await game.bot('random', 'decision', () => undefined);
  return { game, state };
}

describe('a playtest', () => {
  it('asks the first question of the set-up and shows the whole board', async () => {
    const { state } = await playedGame(0);
    expect(state.view.decision?.question).toBe('Which basic skill does Marta Quillon begin with?');
    expect(state.view.decision?.options.map(({ label }) => label)).toEqual([
      'Clear the Line',
      'Night Timetable',
      'Coupling Rod',
      'Emergency Brake',
    ]);
    expect(state.view.board.spaces).toHaveLength(59);
    expect(state.view.objectives).toEqual([
      { id: 'cleanse', text: 'Cleanse the haunted spaces', progress: 0, needed: 3 },
    ]);
    expect([state.canUndo, state.canRedo, state.decisionNumber]).toEqual([false, false, 0]);
  });

  it('says that an option is not offered, and leaves the game as it is', async () => {
    const { game, state } = await playedGame(3);
    const refused = await game.answer('nonsense');
    expect(refused.error?.message).toContain('nonsense');
    expect(refused.decisionNumber).toBe(3);
    expect(refused.view).toEqual(state.view);
  });

  it('undoes, redoes and jumps to exactly what was there', async () => {
    const { game, state } = await playedGame(40);
    const there = await game.jump(12);
    expect([there.decisionNumber, there.decisionCount]).toEqual([12, 40]);
    const back = await game.jump(40);
    expect(back.view).toEqual(state.view);
    expect(back.log).toEqual(state.log);
    await game.undo();
    expect((await game.redo()).view).toEqual(state.view);
  });

  it('is found again from a save, with what was undone', async () => {
    const { game } = await playedGame(30);
    const undone = await game.undo();
    const other = new PlaytestGame(steadyBot);
    const loaded = await other.load(content, await game.save());
    expect(loaded.view).toEqual(undone.view);
    expect([loaded.decisionNumber, loaded.decisionCount, loaded.canRedo]).toEqual([29, 30, true]);
  });

  it('counts the rounds from the first one on', async () => {
    const { state } = await playedGame(80);
    expect(state.roundStarts.length).toBeGreaterThanOrEqual(state.view.round - 1);
    expect(state.roundStarts.every((start, i) => i === 0 || start > (state.roundStarts[i - 1] as number))).toBe(true);
  });
});

describe('an edit during a game', () => {
  it('takes a monster’s new health over at the start of this turn, keeps the decisions and says so', async () => {
    const { game, state } = await playedGame(45);
    const nurses = (view: PlaytestState['view']) => view.figures.filter(({ item }) => item === 'monster/patient');
    expect(nurses(state.view).every(({ maxHealth }) => maxHealth === 3)).toBe(true);
    const after = await game.reload(changed(content, 'monster/patient', withHealth(9)));
    expect(after.reload?.changes).toEqual([{ item: 'monster/patient', file: 'patient.json', text: 'health 3 -> 9' }]);
    expect(after.decisionNumber + (after.reload?.kept ?? 0)).toBe(45);
    expect(nurses(after.view).every(({ maxHealth }) => maxHealth === 9)).toBe(true);
  });

  it('keeps every answer when nothing that was decided depends on the edit', async () => {
    const { game, state } = await playedGame(45);
    const after = await game.reload(changed(content, 'monster/nurse', (item) => ({ ...item, name: 'Night Nurse' })));
    expect(after.reload?.stoppedAt).toBeNull();
    expect(after.decisionNumber).toBe(45);
    expect(after.view.round).toBe(state.view.round);
  });

  it('sets the game up again when the board has other spaces, and answers from the start', async () => {
    const { game } = await playedGame(12);
    const renamed = changed(content, 'board/morrow-hill', (item) => ({
      ...item,
      places: (item.places as { id: string }[]).map((place) => (place.id === 'A' ? { ...place, id: 'E' } : place)),
    }));
    const after = await game.reload(renamed);
    expect(after.reload?.isSetUpAnew).toBe(true);
    expect(after.view.board.spaces.map(({ id }) => id)).toContain('E-7');
    expect((after.reload?.answeredAgain ?? 0) + (after.reload?.kept ?? 0)).toBe(12);
    expect(after.reload?.answeredAgain).toBeGreaterThan(0);
    expect(after.decisionNumber).toBe(after.reload?.answeredAgain);
  });

  it('plays on when a board keeps its spaces and doorways', async () => {
    const { game } = await playedGame(12);
    const after = await game.reload(changed(content, 'board/morrow-hill', (item) => ({ ...item, name: 'The Hill' })));
    expect([after.reload?.isSetUpAnew, after.decisionNumber]).toEqual([false, 12]);
  });

  it('takes a rule of the scenario over', async () => {
    const { game } = await playedGame(45);
    const after = await game.reload(
      changed(content, 'scenario/slashers', (item) => ({
        ...item,
        handicaps: [],
        settings: { ...(item.settings as object), hauntings: 6 },
      })),
    );
    expect(after.view.objectives[0]?.needed).toBe(6);
  });

  it('stops at the decision that no longer fits, says which, and keeps the rest for redo', async () => {
    const { game } = await playedGame(8);
    // The answers of the set-up named skills that the character no longer has.
    const after = await game.reload(
      changed(content, 'character/marta-quillon', (item) => ({
        ...item,
        skills: ['haymaker', 'one-two', 'slip', 'corner-work'],
      })),
    );
    expect(after.error).toBeNull();
    expect(after.decisionNumber + (after.reload?.kept ?? 0)).toBe(8);
  });
});

describe('an answer that the changed content no longer offers', () => {
  it('is named in the words in which it was given, with what is kept', async () => {
    const game = new PlaytestGame(steadyBot);
    let state = await game.start(content, OPTIONS);
    const firstOption = () => state.view.decision?.options[0]?.key ?? '';
    while (!state.view.decision?.question.startsWith('What does')) state = await game.answer(firstOption());
    await game.answer('move:centre-P');
    const { reload } = await game.reload(
      changed(content, 'character/marta-quillon', (item) => ({ ...item, stats: { ...(item.stats as object), ap: 0 } })),
    );
    expect(reload?.stoppedAt).toMatchObject({
      question: 'What does Marta Quillon do?',
      answer: 'Move to the pentagram',
      reason: 'it is not offered any more',
    });
    expect(reload).toMatchObject({ changes: [{ text: 'ap 3 -> 0' }], kept: 1 });
  });
});

describe('content that comes again as it was', () => {
  it('changes nothing and says nothing', async () => {
    const { game } = await playedGame(12);
    const state = await game.reload(structuredClone(content));
    expect(state.reload).toBeNull();
    expect(state.decisionNumber).toBe(12);
  });
});

describe('the bots of the playtest', () => {
  it.each(botKinds)(
    '%s plays to the end of the round by the rules, the same each time',
    { timeout: LONG },
    async (kind) => {
      const play = async () => {
        const game = new PlaytestGame(botFor);
        await game.start(content, OPTIONS);
        await game.bot(kind, 'round', () => undefined);
        return game.bot(kind, 'round', () => undefined);
      };
      const once = await play();
      expect(once.error).toBeNull();
      expect(once.view.round).toBe(2);
      expect((await play()).log).toEqual(once.log);
    },
  );
});

describe('a seed', () => {
  it('gives the same game as on the command line', { timeout: LONG }, async () => {
    const system = systemFor(content.system);
    if (system === undefined) throw new Error('the rules are missing');
    const series = { scenario: 'slashers', players: 3, bot: 'random' as const, seed: 5 };
    const played = playOut(load(content, system).program, series, 0);
    const game = new PlaytestGame(botFor);
    await game.start(content, { scenario: 'slashers', characters: 3, seed: 5 });
    const { view, decisionNumber } = await game.bot('random', 'end', () => undefined);
    expect([view.result?.outcome, view.round, decisionNumber]).toEqual([
      played.result,
      played.rounds,
      played.decisions,
    ]);
  });
});

describe('seats that the bot has taken', () => {
  it('are played until somebody else is asked', async () => {
    const game = new PlaytestGame(steadyBot);
    const begun = await game.start(content, OPTIONS);
    expect(begun.view.decision?.seat).toBe(0);
    const state = await game.bot('random', { seats: [0] }, () => undefined);
    expect(state.decisionNumber).toBeGreaterThan(0);
    expect(state.view.decision?.seat).toBe(1);
    expect((await game.bot('random', { seats: [0] }, () => undefined)).decisionNumber).toBe(state.decisionNumber);
  });
});

describe('the log of a playtest', () => {
  it('leads from a line to the content behind it, and to the rule with its number', async () => {
    const { game, state } = await playedGame(40);
    const reasons = await Promise.all(state.log.map((_, line) => game.why(line)));
    const rules = reasons.flatMap((reason) => reason?.rules ?? []);
    expect(rules.some(({ item, pointer }) => item === 'rule-set/lobotomy' && pointer.startsWith('/settings/'))).toBe(
      true,
    );
    const known = new Set(content.items.map(({ kind, id }) => `${kind}/${id}`));
    const sources = reasons.flatMap((reason) => reason?.sources ?? []);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter(({ item }) => !known.has(item))).toEqual([]);
    expect(await game.why(state.log.length)).toBeNull();
  });
});

describe('the difficulty', () => {
  it('is what the game was begun with, also after it was saved', async () => {
    const trackEnd = ({ view }: PlaytestState) => view.tracks[0]?.spaces.at(-1)?.label;
    const game = new PlaytestGame(steadyBot);
    expect(trackEnd(await game.start(content, OPTIONS))).toBe('A12');
    expect(trackEnd(await game.start(content, { ...OPTIONS, difficulty: 3 }))).toBe('C12');
    const save = await game.save();
    expect(trackEnd(await new PlaytestGame(steadyBot).load(content, save))).toBe('C12');
  });
});

describe('variants', () => {
  const haunted = { id: 'haunted', name: 'Haunted', text: '{setting.hauntings} spaces.', settings: { hauntings: 7 } };
  const empty = { id: 'empty', name: 'Empty', text: 'Nobody is here.', settings: { patientsPerQuarter: 0 } };
  const offering = (...variants: object[]) => changed(content, 'rule-set/lobotomy', (item) => ({ ...item, variants }));
  const told = ({ view, log }: PlaytestState) => ({
    needed: view.objectives[0]?.needed,
    patients: view.figures.filter(({ item }) => item === 'monster/patient').length,
    lines: log.map(({ text }) => text).filter((text) => /^(Haunted|Empty)/.test(text)),
  });
  const both = { needed: 7, patients: 0, lines: ['Haunted: 7 spaces.', 'Empty: Nobody is here.'] };
  const begun = async (variants?: readonly string[]) => {
    const game = new PlaytestGame(steadyBot);
    return { game, state: await game.start(offering(haunted, empty), { ...OPTIONS, variants }) };
  };

  it('are what the game was begun with, and the log tells them', async () => {
    const plain = told((await begun()).state);
    expect([plain.needed, plain.lines]).toEqual([3, []]);
    expect(plain.patients).toBeGreaterThan(0);
    expect(told((await begun(['haunted'])).state)).toEqual({ ...plain, needed: 7, lines: ['Haunted: 7 spaces.'] });
    expect(told((await begun(['empty', 'haunted'])).state)).toEqual(both);
  });

  it('stay through undoing, jumping and a save, by which a fork is kept too', async () => {
    const { game, state } = await begun(['haunted', 'empty']);
    for (let i = 0; i < 30; i++) await game.bot('random', 'decision', () => undefined);
    expect(told(await game.undo())).toEqual(both);
    expect((await game.jump(0)).view).toEqual(state.view);
    await game.jump(30);
    const other = new PlaytestGame(steadyBot);
    const loaded = await other.load(offering(haunted, empty), await game.save());
    expect([told(loaded), loaded.decisionNumber]).toEqual([both, 30]);
    expect(told(await other.jump(0))).toEqual(both);
  });

  it('are none in a game that was kept before there were any', async () => {
    const { game, state } = await begun();
    const { variants: _, ...before } = JSON.parse(await game.save()) as Record<string, unknown>;
    expect(told(await new PlaytestGame(steadyBot).load(content, JSON.stringify(before)))).toEqual(told(state));
  });

  it('take an edit over like every setting', async () => {
    const { game } = await begun(['haunted']);
    const after = await game.reload(offering({ ...haunted, settings: { hauntings: 5 } }, empty));
    expect([told(after).needed, after.reload?.stoppedAt]).toEqual([5, null]);
  });

  it('must be there when a game is set up again', async () => {
    const { game } = await begun(['haunted']);
    const renamed = (from: Content) =>
      changed(from, 'board/morrow-hill', (item) => ({
        ...item,
        places: (item.places as { id: string }[]).map((place) => (place.id === 'A' ? { ...place, id: 'E' } : place)),
      }));
    expect(told(await game.reload(renamed(offering(haunted)))).needed).toBe(7);
    const { error } = await game.reload(offering(empty));
    expect(error?.message).toBe("The game can't be set up again without the variant haunted.");
  });
});

describe('content that loops for ever', () => {
  const looping = (item: Item): Item => ({
    ...item,
    triggers: [
      {
        id: 'loop',
        when: 'settled',
        do: [{ effect: 'repeat', while: 'true', do: [{ effect: 'say', text: 'Again.' }] }],
      },
    ],
  });

  it('takes a running game back as far as it runs, says what loops, and goes on once it is mended', async () => {
    const { game } = await playedGame(20);
    const stuck = await game.reload(changed(content, 'scenario/slashers', looping));
    expect(stuck.error?.message).toContain('comes to no question and no end');
    expect(stuck.decisionCount).toBe(20);
    const mended = await game.reload(content);
    expect(mended.error).toBeNull();
    const { decisionNumber } = await game.jump(20);
    expect(decisionNumber).toBe(20);
  });
});
