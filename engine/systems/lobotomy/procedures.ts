/** Procedures of Lobotomy that content may call by name. */
import { begin } from '../../kernel/asking';
import type { Proc } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import type { RegisteredProcedure } from '../../language/system';
import { drawDisorders } from './disorders';
import { drawMemory } from './memories';
import { marchBesides } from './monster-move';
import { placeOn } from './movement';
import { emptyCell, randomQuarter } from './placements';
import { rule } from './state';
import { stomp, wardenOf } from './warden';

function* toCell(play: Play, who: number): Proc {
  const asking = placeOn(play, who, yield* emptyCell(play, who));
  if (asking !== undefined) yield* asking;
}

export const PROCEDURES: Readonly<Record<string, RegisteredProcedure>> = {
  stomp: (play, [who = 0]) =>
    isPermitted(play, 'stomp', wardenOf(play), who as number, true) ? begin(stomp(play, who as number)) : undefined,
  'to-cell': (play, [who = 0]) => begin(toCell(play, who as number)),
  'draw-memory': (play, [who = 0]) => drawMemory(play, who as number),
  'draw-disorders': (play, [who = 0]) => drawDisorders(play, who as number, rule(play, 'finishDisorders')),
  march: (play, [who = 0]) => marchBesides(play, who as number),
  'random-quarter': (play, _, result) => {
    result.value = randomQuarter(play);
    return undefined;
  },
};
