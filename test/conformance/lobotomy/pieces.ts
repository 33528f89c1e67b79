/** Small pieces of content for worked examples: heroes, monsters, cards, and wards drawn as a few lines of text. */
import type { Edge, EdgeSide, Face } from '../../../engine/board/face';
import type { Item } from '../../../engine/content';

type More = Readonly<Record<string, unknown>>;

const piece = (kind: string, id: string, more: More): Item => ({
  kind,
  id,
  source: 'original',
  name: `${id.charAt(0).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' '),
  ...more,
});

/** A character with 7 health, 7 boxes, 3 AP, AR 4+, Defense 1 and Imagination 7, unless `stats` says otherwise. */
export const hero = (id: string, stats: More = {}, more: More = {}): Item =>
  piece('character', id, {
    stats: { health: 7, insanity: 7, ap: 3, ar: 4, defense: 1, imagination: 7, ...stats },
    skills: ['coupling-rod', 'clear-the-line', 'night-timetable', 'emergency-brake'],
    disorders: ['ocd'],
    gear: [],
    modifiers: [{ id: 'innate-calm', stat: 'searchBonus', add: 0 }],
    ...more,
  });

/** A basic monster with 4 health, 2 AP, AR 4+, Defense 1 and an attack of 4 dice, unless told otherwise. */
export const monster = (id: string, stats: More = {}, more: More = {}): Item =>
  piece('monster', id, {
    rank: 'basic',
    stats: { ap: 2, health: 4, ar: 4, defense: 1, ...stats },
    supply: 12,
    attacks: [{ id: 'claw', dice: 4 }],
    ...more,
  });

export const weapon = (id: string, attack: More, more: More = {}): Item =>
  piece('weapon', id, { durability: 6, attacks: [{ id: 'strike', ...attack }], ...more });

/** An attack skill of 1 AP. */
export const attackSkill = (id: string, cooldown: number, attack: More, more: More = {}): Item =>
  piece('skill', id, {
    type: 'attack',
    cost: { ap: 1 },
    cooldown,
    attacks: [{ id: 'strike', ...attack }],
    ...more,
  });

/** A defense skill of 0 AP: so much Defense until the round ends. */
export const guard = (id: string, cooldown: number, defense: number): Item =>
  piece('skill', id, {
    type: 'defense',
    cost: { ap: 0 },
    cooldown,
    actions: [
      {
        id: 'use',
        text: `Defense +${defense}.`,
        windows: ['any-turn', 'before-target', 'after-target'],
        do: [
          {
            effect: 'lasting',
            on: 'user',
            until: 'end-of-round',
            modifiers: [{ stat: 'defense', add: defense }],
          },
        ],
      },
    ],
  });

export const equipment = (id: string, more: More): Item => piece('equipment', id, more);

/** A movement card on which nothing happens, but for what `more` says. */
export const movement = (id: string, more: More = {}): Item =>
  piece('movement', id, { color: 'none', memory: false, warden: false, spawns: [], ...more });

export const scenario = (id: string, more: More = {}): Item => piece('scenario', id, { board: 'table', ...more });

export const tile = (id: string, face: Face): Item => piece('tile', id, { family: 'quarter', sides: [face] });

export interface WardParts {
  /** Rooms as strings of their spaces' marks; without any all is one room. */
  rooms?: readonly string[];
  /** Pairs of marks with a doorway, or an opening without a door, between them. */
  doorways?: readonly string[];
  openings?: readonly string[];
  highlights?: Face['highlights'];
}

/**
 * A quarter drawn in rows of marks, `.` for nothing: `1` to `9`, then `a` to `c`. Marks that are missing are put in a row
 * of their own below, so that every roll of a d12 finds a space.
 */
export function ward(rows: readonly string[], parts: WardParts = {}): Face {
  const present = new Set(rows.join(''));
  const missing = [...'123456789abc'].filter((mark) => !present.has(mark)).join('');
  const grid = missing === '' ? rows : [...rows, '', missing];
  const width = Math.max(...grid.map((row) => row.length));
  const square = grid.map((row) => row.padEnd(width, '.'));
  const here = [...present].filter((mark) => mark !== '.').join('');
  const rooms = [...(parts.rooms ?? [here]), ...(missing === '' ? [] : [missing])];
  return {
    id: 'ward',
    theme: 'Ward',
    grid: square,
    rooms: rooms.map((spaces, index) => ({
      id: `r${index + 1}`,
      name: `Room ${index + 1}`,
      floor: 'tile',
      spaces: [...spaces],
    })),
    doorways: (parts.doorways ?? []).map((pair) => passage(square, pair)),
    openings: (parts.openings ?? []).map((pair) => passage(square, pair)),
    highlights: parts.highlights ?? [],
    numbers: Object.fromEntries([...'123456789abc'].map((mark) => [mark, cellOf(square, mark)])),
    connectors: [],
  };
}

function cellOf(grid: readonly string[], mark: string): [number, number] {
  const row = grid.findIndex((line) => line.includes(mark));
  return [row, grid[row]?.indexOf(mark) ?? -1];
}

/** All the border that two marks share. */
function passage(grid: readonly string[], pair: string): { between: [string, string]; at: Edge[] } {
  const [a = '', b = ''] = pair;
  const at: Edge[] = [];
  const sides: [EdgeSide, number, number][] = [
    ['n', -1, 0],
    ['e', 0, 1],
    ['s', 1, 0],
    ['w', 0, -1],
  ];
  grid.forEach((line, row) => {
    [...line].forEach((mark, col) => {
      if (mark !== a) return;
      for (const [side, down, right] of sides) if (grid[row + down]?.[col + right] === b) at.push([row, col, side]);
    });
  });
  return { between: [a, b], at };
}

/** Six solitary cells round the pentagram. */
export const CELLS: Face = {
  id: 'cells',
  theme: 'Cells',
  grid: ['123', 'PPP', '456'],
  rooms: [...'P123456'].map((mark) => ({ id: `r${mark}`, name: `Room ${mark}`, floor: 'stone', spaces: [mark] })),
  openings: [...'123456'].map((mark) => passage(['123', 'PPP', '456'], `${mark}P`)),
  pentagram: 'P',
  cells: [...'123456'],
  connectors: [],
};
