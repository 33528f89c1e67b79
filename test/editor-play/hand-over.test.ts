/** Several people at one screen, in a game with secrets: the worker tells of those of whoever is there, and of no others. */
import { describe, expect, it } from 'vitest';
import { botFor } from '../../editor/play/bots';
import type { PlaytestState } from '../../editor/play/playtest-api';
import { PlaytestGame } from '../../editor/play/playtest-game';
import { seenFrom } from '../../editor/play/table-of-people';
import type { Content } from '../../engine/content';
import { pack } from '../systems/lockwoods-asylum/table';

const content: Content = { system: 'lockwoods-asylum', pack: 'lockwoods-asylum', items: pack };
const OPTIONS = { scenario: 'standard', characters: ['ada-quill', 'brother-tobias', 'constance-vane'], seed: 3 };

const handOf = ({ view }: PlaytestState, seat: number) =>
  (view.seats.find((each) => each.seat === seat)?.cards ?? []).map(({ isFaceDown, name }) => (isFaceDown ? '' : name));
const askedOf = ({ view }: PlaytestState): number => view.decision?.seat ?? -1;

/** A game in which somebody is asked for an Action, which their hand alone can tell. */
async function begun(present: readonly number[] | null) {
  const game = new PlaytestGame(botFor);
  await game.seenBy(present);
  const state = await game.start(content, OPTIONS);
  return { game, state, asked: askedOf(state) };
}

describe('a screen that several people share', () => {
  it('shows no hand and no options until whoever is asked is there', async () => {
    const { game, state, asked } = await begun([]);
    expect(asked).toBeGreaterThanOrEqual(0);
    expect(state.view.decision?.options).toEqual([]);
    for (const seat of [0, 1, 2]) expect(handOf(state, seat).every((name) => name === '')).toBe(true);
    const there = await game.seenBy([asked]);
    expect(there?.view.decision?.options.length).toBeGreaterThan(1);
    expect(handOf(there as PlaytestState, asked).every((name) => name !== '')).toBe(true);
  });

  it('shows them to nobody else', async () => {
    const { game, asked } = await begun([]);
    const other = await game.seenBy([0, 1, 2].filter((seat) => seat !== asked));
    expect(other?.view.decision?.options).toEqual([]);
    for (const seat of [0, 1, 2]) expect(handOf(other as PlaytestState, seat).every((name) => name === '')).toBe(true);
  });

  it('hides them again as soon as somebody else is asked', async () => {
    const { game, asked } = await begun([]);
    let state = (await game.seenBy([asked])) as PlaytestState;
    const names = new Set<string>();
    for (let n = 0; n < 60 && askedOf(state) === asked; n++) {
      for (const name of handOf(state, asked)) names.add(name);
      state = await game.answer(state.view.decision?.options.at(-1)?.key ?? '');
    }
    expect(askedOf(state)).not.toBe(asked);
    expect(names.size).toBeGreaterThan(0);
    expect(state.view.decision?.options).toEqual([]);
    for (const seat of [0, 1, 2]) expect(handOf(state, seat).every((name) => name === '')).toBe(true);
  });

  it('is no matter where one person plays all', async () => {
    const { state, asked } = await begun(null);
    expect(handOf(state, asked).every((name) => name !== '')).toBe(true);
  });

  it('belongs to the seats of one person at a time', () => {
    const table = { people: ['Ann', 'Ben'], seats: [0, 1, 0] };
    expect([seenFrom(table, 0), seenFrom(table, 1), seenFrom(table, -2)]).toEqual([[0, 2], [1], []]);
    expect(seenFrom(undefined, 0)).toBeNull();
  });
});
