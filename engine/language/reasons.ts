/** Why something happened or is asked, in words: rules, content and the events that led there. Made when somebody asks. */
import type { ItemKey } from '../content';
import type { LogLine, TrailStep } from '../kernel/log';
import type { LogReason, TrailView } from '../view';
import type { Play } from './play';

export const keyOfItem = (play: Play, item: number): ItemKey | null => play.program.items[item]?.key ?? null;

export const trailView = (play: Play, trail: readonly TrailStep[]): TrailView[] =>
  trail.map(({ text, item, pointer }) => ({ text, item: keyOfItem(play, item), pointer }));

/** What an item says of itself, with its numbers as they are now. */
export function wordsOfItem(play: Play, item: number): string {
  const entity = play.firstOfItem(item);
  return play.program.texts.get(item)?.(play, play.frame(entity)) ?? '';
}

/** Why a line stands in the log. */
export function reasonOf(play: Play, line: LogLine): LogReason {
  const { system } = play.program;
  return {
    rules: line.rules.flatMap((name) => {
      const rule = system.ruleText?.(play, name);
      return rule === undefined ? [] : [{ ...rule, item: keyOfItem(play, rule.item) }];
    }),
    sources: sourcesOf(play, line),
    trail: trailView(play, line.trail),
  };
}

function sourcesOf(play: Play, { trail, item }: LogLine): LogReason['sources'] {
  const steps = [...trail].reverse().filter((step) => step.item !== 0);
  const all = steps.length === 0 && item !== 0 ? [{ item, pointer: '' }] : steps;
  const seen = new Set<number>();
  return all.flatMap(({ item: number, pointer }) => {
    const info = play.program.items[number];
    if (info === undefined || seen.has(number)) return [];
    seen.add(number);
    return [{ name: info.item.name ?? info.item.id, text: wordsOfItem(play, number), item: info.key, pointer }];
  });
}
