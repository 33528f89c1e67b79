/** How a game ends: by what the scenario says, or because no card can be drawn and all inside are trapped. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import type { Compiler } from '../../language/compiler';
import { emit, newEvent } from '../../language/emit';
import { type ListFn, listValues } from '../../language/expression/lists';
import { itemHost } from '../../language/keywords';
import type { Play } from '../../language/play';
import type { ItemInfo, Program } from '../../language/program';
import { closeGame } from '../../table/game-state';
import { nameOf, setNumber } from '../../table/numbers';
import { gameNumber, isOver, log, playersInside, scenarioOf } from './state';

const compiled = new WeakMap<Program, Map<number, ListFn>>();

/** Compiles who wins each scenario that says so: one with mistakes of form comes without its fields. */
export function compileWinners(program: Program, compilerFor: (info: ItemInfo) => Compiler): void {
  const winners = new Map<number, ListFn>();
  for (const info of program.ofKind('scenario')) {
    if (info.item.winners === undefined) continue;
    winners.set(info.number, compilerFor(info).entities(info.item.winners, itemHost(program, info).scope, '/winners'));
  }
  compiled.set(program, winners);
}

function winnersOf(play: Play): readonly number[] {
  const scenario = scenarioOf(play);
  const winners = compiled.get(play.program)?.get(play.def(scenario));
  return winners === undefined ? [] : listValues(winners, play, play.frame(scenario));
}

/** Ends the game; the first end counts. */
export function endGame(play: Play, isWin: boolean, text: string): Asking {
  if (isOver(play)) return undefined;
  const winners = isWin ? winnersOf(play) : [];
  for (const player of winners) setNumber(play, player, 'hasWon', 1);
  const names = winners.map((player) => nameOf(play, player)).join(', ');
  const words = text !== '' ? text : isWin ? `${names} won` : 'Nobody gets out';
  closeGame(play, isWin, words);
  return undefined;
}

/** No card can be drawn: everybody inside is trapped, and whoever is out may have won. */
export function timeIsUp(play: Play): Asking {
  if (isOver(play)) return undefined;
  log(play, 'The hallways come to an end: everybody still inside is trapped', 'bad');
  return andThen(emit(play, newEvent(play, 'exhausted')), () =>
    endWithWinners(play, 'Time is up: everybody inside is trapped'),
  );
}

/** Nothing more can happen: whoever the scenario names has won. */
export function endWithWinners(play: Play, lost: string): Asking {
  const names = winnersOf(play).map((player) => nameOf(play, player));
  return names.length > 0 ? endGame(play, true, `${names.join(', ')} escaped`) : endGame(play, false, lost);
}

/** Once nobody is inside any more. */
export const isEmpty = (play: Play): boolean => gameNumber(play, 'round') > 0 && playersInside(play).length === 0;
