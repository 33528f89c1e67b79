/** Where things appear: a random space, an empty cell, where a thing first stood (S000: Randomization; Death). */

import { spaceNumbered } from '../../board/geometry';
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { result as resultOf, rollDice } from '../../language/dice';
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { callProcedure } from '../../language/procedures';
import type { ItemInfo } from '../../language/program';
import type { RegisteredProcedure, Result } from '../../language/system';
import { boardOf, spaceEntity } from '../../table/board';
import { numberIn } from '../../table/numbers';
import { tieBetween } from '../../table/questions';
import { TIE } from './questions';

function die(play: Play, id: string): ItemInfo {
  const info = play.program.find('die', id);
  if (info === undefined) throw new Error(`the content has no die ${id}`);
  return info;
}

/** Rolls the d4 for a quarter: the place whose number it shows. */
export function randomQuarter(play: Play): number {
  const [rolled = 0] = rollDice(play, die(play, 'd4'), 1);
  const number = resultOf(play, rolled);
  return boardOf(play).places.findIndex((place) => place.number === number);
}

/** Rolls a d12 for a space of a place; 0 if it has no such number. */
export function randomSpaceOf(play: Play, place: number): number {
  const [rolled = 0] = rollDice(play, die(play, 'd12'), 1);
  return spaceEntity(play, spaceNumbered(boardOf(play), place, resultOf(play, rolled)));
}

/** Finds a random space, by the content's own placement of that name if it has one. */
export function randomSpace(play: Play, result: Result): Asking {
  const own = play.program.placements.get('random-space');
  if (own !== undefined) return callProcedure(play, own, 0, [], result);
  result.value = randomSpaceOf(play, randomQuarter(play));
  return undefined;
}

/** How often a random space is looked for before any free one in order is taken. */
const TRIES = 200;

function* emptyOfSame(play: Play, item: number, result: Result): Proc {
  const isFree = (space: number) => space !== 0 && !occupants(play, space).some((figure) => play.def(figure) === item);
  for (let i = 0; i < TRIES; i++) {
    const asking = randomSpace(play, result);
    if (asking !== undefined) yield* asking;
    if (isFree(result.value as number)) return;
  }
  result.value = play.all('space').find(isFree) ?? 0;
}

/** An empty solitary cell: the players choose which; if none is empty, any cell. */
export function* emptyCell(play: Play, character: number): Proc<number> {
  const cells = boardOf(play).solitaryCells.map((index) => spaceEntity(play, index));
  const empty = cells.filter((cell) => occupants(play, cell).length === 0);
  const options = empty.length > 0 ? empty : cells;
  return options[yield* tieBetween(play, TIE.cell, character, options)] ?? 0;
}

function* findCell(play: Play, character: number, result: Result): Proc {
  result.value = yield* emptyCell(play, character);
}

export const PLACEMENTS: Readonly<Record<string, RegisteredProcedure>> = {
  'random-space-empty-of-same': (play, [, item = 0], result) => begin(emptyOfSame(play, item as number, result)),
  'as-first-spawned': (play, [what = 0], result) => {
    result.value = what === 0 ? 0 : numberIn(play, what as number, 'firstSpace');
    return undefined;
  },
  'empty-cell': (play, [who = 0], result) => begin(findCell(play, who as number, result)),
  pentagram: (play, _, result) => {
    result.value = spaceEntity(play, boardOf(play).pentagram);
    return undefined;
  },
};
