import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { totalOf } from '../dice';
import type { Fn, Frame, Play, Run } from '../play';
import type { ItemInfo } from '../program';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

interface Row {
  least: number;
  most: number;
  run: Run;
}

const NO_DICE: readonly number[] = [];

/** Rolls dice and gives them a name; a table says what each total does. */
export const compileRoll: EffectCompiler<'roll'> = (effect, site) => {
  const { compiler, program, pointer } = site;
  const { system } = program;
  const dice: { item: ItemInfo; count: Fn }[] = [];
  /** The dice when the effect says how many: the same in every roll. */
  let fixed: { item: ItemInfo; count: number }[] | undefined = [];
  for (const [id, count] of Object.entries(effect.dice)) {
    const item = program.find('die', id);
    const fn = compiler.value(count, site.scope, 'int', `${pointer}/dice/${id}`);
    if (item === undefined) continue;
    dice.push({ item, count: fn });
    if (typeof count === 'number') fixed?.push({ item, count });
    else fixed = undefined;
  }
  const inAll = (play: Play, frame: Frame) =>
    fixed ?? dice.map(({ item, count }) => ({ item, count: count(play, frame) }));
  const who = site.entity('who');
  const slot = site.bindAs('as', 'list<entity>', 'die');
  const rows = (effect.table ?? []).map((row, index): Row => {
    const [least = 0, most = least] = String(row.on).split('-').map(Number);
    return { least, most, run: compiler.effects(row.do, site.scope, `${pointer}/table/${index}/do`) };
  });
  const use = (play: Play, frame: Frame, rolled: readonly number[]): Asking => {
    if (slot >= 0) frame[slot] = rolled;
    if (rows.length === 0) return undefined;
    const total = totalOf(play, rolled);
    return rows.find((row) => total >= row.least && total <= row.most)?.run(play, frame);
  };
  return (play, frame) => {
    const result: Result = { value: NO_DICE };
    const asking = system.roll(play, inAll(play, frame), who(play, frame), result);
    if (asking === undefined) return use(play, frame, result.value as readonly number[]);
    return andThen(asking, () => use(play, frame, result.value as readonly number[]));
  };
};
