import { andThen } from '../../kernel/asking';
import { result as resultOf } from '../dice';
import type { Play, Run } from '../play';
import type { ItemInfo } from '../program';
import type { Result } from '../system';
import type { EffectCompiler } from './site';

interface Row {
  least: number;
  most: number;
  run: Run;
}

/** Rolls dice and gives them a name; a table says what each total does. */
export const compileRoll: EffectCompiler<'roll'> = (effect, site) => {
  const { compiler, program, pointer } = site;
  const dice = Object.entries(effect.dice).map(([id, count]) => ({
    item: program.find('die', id),
    count: compiler.value(count, site.scope, 'int', `${pointer}/dice/${id}`),
  }));
  const who = site.entity('who');
  const slot = site.bindAs('as', 'list<entity>', 'die');
  const rows = (effect.table ?? []).map((row, index): Row => {
    const [least = 0, most = least] = String(row.on).split('-').map(Number);
    return { least, most, run: compiler.effects(row.do, site.scope, `${pointer}/table/${index}/do`) };
  });
  return (play, frame) => {
    const result: Result = { value: [] };
    const wanted = dice
      .filter((entry): entry is typeof entry & { item: ItemInfo } => entry.item !== undefined)
      .map(({ item, count }) => ({ item, count: count(play, frame) }));
    return andThen(program.system.roll(play, wanted, who(play, frame), result), () => {
      const rolled = result.value as readonly number[];
      if (slot >= 0) frame[slot] = rolled;
      const total = sum(play, rolled);
      return rows.find((row) => total >= row.least && total <= row.most)?.run(play, frame);
    });
  };
};

const sum = (play: Play, dice: readonly number[]) => dice.reduce((total, die) => total + resultOf(play, die), 0);
