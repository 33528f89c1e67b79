/** Slowed, Weakened and Paralysed: tokens on a figure that its next move, attack or activation takes off again. */
import type { Asking } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { nameOf, numberIn } from '../../table/numbers';
import { log, rule } from './state';

export const STATUSES = ['slowed', 'weakened', 'paralysed'] as const;
export type Status = (typeof STATUSES)[number];

const MOST = { slowed: 'slowedMax', weakened: 'weakenedMax', paralysed: 'paralysedMax' } as const;
export const STATUS_NAMES = { slowed: 'Slowed', weakened: 'Weakened', paralysed: 'Paralysed' } as const;

export const isStatus = (stat: string): stat is Status => (STATUSES as readonly string[]).includes(stat);

/** Gives tokens of a status, never beyond the most, or takes some off. */
export function changeStatus(play: Play, figure: number, status: Status, by: number): Asking {
  const has = numberIn(play, figure, status);
  if (by > 0 && !isPermitted(play, `be-${status}`, figure, 0, true)) return undefined;
  const change = by > 0 ? Math.min(by, rule(play, MOST[status]) - has) : Math.max(by, -has);
  if (change === 0) return undefined;
  const words = change > 0 ? `gains ${change} ${STATUS_NAMES[status]}` : `sheds ${-change} ${STATUS_NAMES[status]}`;
  log(play, `${nameOf(play, figure)} ${words}`, change > 0 ? 'bad' : 'good', [figure]);
  return changeStat(play, figure, status, change);
}

/** "Slowed 2". */
export const statusWords = (play: Play, figure: number): string[] =>
  play.kindOf(figure).name === 'token'
    ? []
    : STATUSES.filter((status) => numberIn(play, figure, status) > 0).map(
        (status) => `${STATUS_NAMES[status]} ${numberIn(play, figure, status)}`,
      );
