/** How many figures and tokens of an item are left: those that there are, less what the chapter leaves out and what is in the game. */
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import type { FunctionSpec } from '../../language/spec';
import { scenarioOf } from './state';

/** What a chapter leaves out, and how many of it. */
export const leftOut = ({ item }: ItemInfo): readonly { item: string; copies?: number }[] =>
  (item.leaveOut as { item: string; copies?: number }[] | undefined) ?? [];

/** Figures of an item that are in the game, on the board or not. */
function countOf(play: Play, info: ItemInfo): number {
  let count = 0;
  for (let e = play.firstOfItem(info.number); e !== 0; e = play.nextOfItem(e)) count++;
  return count;
}

/** How many there are, less those that the chapter leaves out; no end of those without a `supply`. */
function supplyOf(play: Play, info: ItemInfo): number {
  if (typeof info.item.supply !== 'number') return Number.POSITIVE_INFINITY;
  const chapter = play.program.infoOf(play, scenarioOf(play));
  const out = chapter === undefined ? undefined : leftOut(chapter).find(({ item }) => item === info.key);
  return Math.max(0, info.item.supply - (out === undefined ? 0 : (out.copies ?? info.item.supply)));
}

export const isLeft = (play: Play, info: ItemInfo): boolean => countOf(play, info) < supplyOf(play, info);

/** How many figures are left of a monster that loses the game if it must come and none is left; undefined for all others. */
export const fearedLeft = (play: Play, info: ItemInfo): number | undefined =>
  isFeared(info) ? supplyOf(play, info) - countOf(play, info) : undefined;

/** Whether the game is lost if it must come and no figure is left. */
export function isFeared({ item }: ItemInfo): boolean {
  const horror = (item.stats as { horror?: unknown } | undefined)?.horror;
  return item.kind === 'monster' && item.whenEmpty === undefined && typeof horror === 'number' && horror >= 1;
}

/** As content counts them: never more than it can count. */
const MANY = 999;

export const SUPPLY_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'left(string): int',
    description: 'How many figures or tokens of an item are left; 999 if there is no end of them.',
    run: (play, [id = 0]) => {
      const info = play.program.items.find(
        (each) => each !== undefined && each.id === id && (each.item.kind === 'monster' || each.item.kind === 'token'),
      );
      return info === undefined ? 0 : Math.min(MANY, Math.max(0, supplyOf(play, info) - countOf(play, info)));
    },
  },
];
