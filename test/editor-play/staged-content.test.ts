/** Games that begin where an author has put everybody on the board, by the rules of each game that has one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PlaytestState } from '../../editor/play/playtest-api';
import { type Bot, PlaytestGame } from '../../editor/play/playtest-game';
import { type Staging, scenarioOn, stagedContent } from '../../editor/play/staged-content';
import type { Content } from '../../engine/content';
import { checkContent } from '../../pack/check-content';
import { linkPack } from '../../pack/link-pack';

const folder = join(import.meta.dirname, '../../content');
let checked: ReturnType<typeof checkContent>;
beforeAll(() => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(folder, path), 'utf8') }));
  checked = checkContent(files);
});

function contentOf(pack: string): Content {
  const linked = linkPack(checked, pack);
  if ('problems' in linked) throw new Error(linked.problems.map(({ message }) => message).join('\n'));
  return linked.content;
}

const firstOption = (): Bot => ({ choose: () => 0 });

const peopleOf = ({ view }: PlaytestState) =>
  view.figures.filter(({ seat, kind }) => seat >= 0 && kind === 'character');

/** The game once everybody is on the board. */
async function begun(pack: string, staging: Staging): Promise<PlaytestState> {
  const content = contentOf(pack);
  const scenario = scenarioOn(content, staging.board) ?? '';
  const game = new PlaytestGame(firstOption);
  let state = await game.start(stagedContent(content, scenario, staging), { scenario, characters: 3, seed: 5 });
  for (let i = 0; i < 60 && state.error === null && peopleOf(state).length < 3; i++)
    state = await game.bot('random', 'decision', () => undefined);
  expect(state.error).toBeNull();
  return state;
}

const spaceOf = ({ view }: PlaytestState, id: string) => view.board.spaces.find((space) => space.id === id)?.entity;

const nobody = { figures: [], doors: [], tiles: [] } as const;

describe('a game that is played from a space of the board', () => {
  it.each([
    ['lobotomy', { ...nobody, board: 'morrow-hill', space: 'A-3', tiles: [{ place: 'A', tile: 'q01', side: 'b' }] }],
    ['deep-madness', { ...nobody, board: 'first-dive', space: 'room-13-a' }],
    ['deranged', { ...nobody, board: 'usual', space: 'sk-well' }],
  ] as const)('has everybody there at the beginning, by the rules of %s', async (pack, staging) => {
    const state = await begun(pack, staging);
    const people = peopleOf(state);
    expect(people).toHaveLength(3);
    expect(people.map(({ space }) => space)).toEqual(people.map(() => spaceOf(state, staging.space)));
  });

  it('has the monsters that were put down, and the doors as they were put', async () => {
    const monster = contentOf('deep-madness').items.find(({ kind }) => kind === 'monster')?.id ?? '';
    const state = await begun('deep-madness', {
      ...nobody,
      board: 'first-dive',
      space: 'room-13-a',
      figures: [{ what: monster, space: 'room-13-b' }],
      doors: [{ between: ['room-5-b', 'room-10-b'], state: 'locked' }],
    });
    const there = state.view.figures.filter(({ space }) => space === spaceOf(state, 'room-13-b'));
    expect(there.map(({ item }) => item)).toContain(`monster/${monster}`);
    const ends = ['room-5-b', 'room-10-b'].map((id) => spaceOf(state, id));
    const door = state.view.board.borders.find(
      ({ kind, between }) => kind === 'doorway' && between.every((end) => ends.includes(end)),
    );
    expect(door?.door?.state).toBe('locked');
  });

  it('leaves content alone without a staging', () => {
    const content = contentOf('lobotomy');
    expect(stagedContent(content, 'slashers', undefined)).toBe(content);
  });
});
