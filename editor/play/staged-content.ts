/**
 * Content as an author has staged it on the board: everybody begins on one space, figures and doors stand as they were put by hand.
 * It is said in the content's own language, as one more step of the scenario's set-up, so that it holds for every game and through
 * undo and reload. Nothing of it is in the author's files.
 */
import type { Content, Item } from '../../engine/content';
import { systems } from '../../schemas/generated/language';

export interface Staging {
  /** Id of the board that is played on, whatever the scenario says. */
  board: string;
  /** Id of the space on which everybody begins. */
  space: string;
  /** Figures put down by hand: ids of their items, and of their spaces. */
  figures: readonly { what: string; space: string }[];
  /** Doors put by hand, by the ids of their two spaces. */
  doors: readonly { between: readonly [string, string]; state: string }[];
  /** Tiles that lie at places where the game would draw some; what the author looked at is what is played on. */
  tiles: readonly { place: string; tile: string; side: string }[];
}

/** The content that is played with this staging; the same object without one. */
export function stagedContent(content: Content, scenario: string, staging: Staging | undefined): Content {
  if (staging === undefined) return content;
  const step = lastStep(content.system);
  const items = content.items.map((item): Item => {
    if (item.kind === 'board' && item.id === staging.board) return stagedBoard(item, staging);
    if (item.kind !== 'scenario' || item.id !== scenario || step === null) return item;
    const setup = Array.isArray(item['setup']) ? item['setup'] : [];
    const added = { id: 'staged-by-hand', step, timing: 'after', do: effectsOf(staging) };
    return { ...item, board: staging.board, setup: [...setup, added] };
  });
  return { ...content, items };
}

/** The scenario to stage: the first that is played on this board, else the one that the pack offers first. */
export function scenarioOn({ items, firstScenario }: Content, board: string): string | null {
  const scenarios = items.filter(({ kind }) => kind === 'scenario');
  const onBoard = scenarios.find((scenario) => scenario['board'] === board);
  return (onBoard ?? scenarios.find(({ id }) => id === firstScenario) ?? scenarios[0])?.id ?? null;
}

function lastStep(system: string): string | null {
  const known: Readonly<Record<string, { setupSteps?: Readonly<Record<string, unknown>> }>> = systems;
  return Object.keys(known[system]?.setupSteps ?? {}).at(-1) ?? null;
}

const spaceOf = (id: string): string => `space('${id}')`;

function effectsOf({ space, figures, doors }: Staging): unknown[] {
  return [
    ...doors.map(({ between: [a, b], state }) => ({
      effect: 'edge',
      edges: `edges(${spaceOf(a)}).filter(e, e in edges(${spaceOf(b)}))`,
      state,
    })),
    { effect: 'place', what: 'characters', at: spaceOf(space) },
    ...figures.map(({ what, space: at }) => ({ effect: 'spawn', what, at: spaceOf(at) })),
  ];
}

function stagedBoard(board: Item, { tiles }: Staging): Item {
  const places = Array.isArray(board['places']) ? board['places'] : [];
  return {
    ...board,
    places: places.map((place: Record<string, unknown>) => {
      const staged = tiles.find((one) => one.place === place['id']);
      if (staged === undefined) return place;
      const { from: _from, ...kept } = place;
      return { ...kept, tile: staged.tile, side: staged.side };
    }),
  };
}
