/** Where the numbers of a roll come from, in words: who adds a die, who changes Defense. Made only when somebody reads along. */
import { type EventField, type EventRecord, placeOfField } from '../../language/event-record';
import { contributionsTo, type ModifierOperation } from '../../language/modifiers';
import type { Play } from '../../language/play';
import { keyOfItem } from '../../language/reasons';
import { nameOf } from '../../table/numbers';
import type { RollLine } from '../../view';

export type RollPart = NonNullable<RollLine['parts']>[number];

/** "+2", "-1", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

export function part(play: Play, text: string, value: number | string, item = 0): RollPart {
  return { text, value: typeof value === 'number' ? signed(value) : value, item: keyOfItem(play, item) };
}

const OPERATIONS: Readonly<Record<ModifierOperation, (value: number) => string>> = {
  set: (value) => `= ${value}`,
  add: signed,
  multiply: (value) => `\u00d7 ${value}`,
  atLeast: (value) => `at least ${value}`,
  atMost: (value) => `at most ${value}`,
};

const itemName = (play: Play, item: number): string => {
  const info = play.program.items[item]?.item;
  return info?.name ?? info?.id ?? 'an effect that lasts';
};

/** What modifies a stat of an entity; `sign` is -1 where its value works against the roll. */
export function partsOfStat(play: Play, entity: number, stat: string, sign: 1 | -1 = 1): RollPart[] {
  return contributionsTo(play, entity, stat)
    .filter(({ operation, value }) => operation !== 'add' || value !== 0)
    .map(({ item, operation, value }) =>
      part(play, itemName(play, item), OPERATIONS[operation](operation === 'add' ? sign * value : value), item),
    );
}

/** What a stat is before anything modifies it, named after whose it is; nothing where that is 0. */
export function basePart(play: Play, entity: number, stat: string): RollPart[] {
  const base = entity === 0 ? 0 : play.program.stats.base(play, entity, stat);
  return base === 0 ? [] : [part(play, nameOf(play, entity), base, play.def(entity))];
}

/** What content altered of a field of an event. */
export function partsOfChanges(play: Play, event: EventRecord | null, field: EventField, sign: 1 | -1 = 1): RollPart[] {
  const place = placeOfField(field);
  return (event?.alterations ?? [])
    .filter((change) => change.place === place && change.by !== 0)
    .map(({ by, item }) => part(play, itemName(play, item), sign * by, item));
}
