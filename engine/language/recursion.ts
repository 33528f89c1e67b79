/**
 * Procedures and placements that call themselves, on whatever way round. It follows what the effects say, not whether a
 * condition would end it: content has `repeat` and `each` for that.
 */
import { type Item, type ItemKey, itemKey } from '../content';
import type { Finding } from './findings';
import { oncePer } from './once-per';
import { wayTo } from './ways';

interface Call {
  to: ItemKey;
  pointer: string;
}

/** Effects whose lists run at another time: a procedure may well wait for its own next turn. */
const LATER: ReadonlySet<unknown> = new Set(['later', 'lasting']);

/** A finding for each circle of calls, at the first call on the way round. */
export function recursions(items: readonly Item[]): Finding[] {
  const calls = new Map<string, Call[]>();
  for (const item of items) {
    if (item.kind === 'procedure' || item.kind === 'placement') calls.set(itemKey(item), callsOf(item));
  }
  const next = (key: string) => (calls.get(key) ?? []).map(({ to }) => to);
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const [key, made] of calls) {
    for (const { to, pointer } of made) {
      const way = told.has(key) ? undefined : wayTo(to, key, next);
      if (way === undefined) continue;
      for (const name of way) told.add(name);
      const names = [key, ...way].map((name) => `\`${name.slice(name.indexOf('/') + 1)}\``);
      findings.push({
        code: 'recursion',
        severity: 'error',
        item: key as ItemKey,
        pointer,
        message: `${names[0]} calls itself: ${names.join(' → ')}.`,
        hint: 'Use `repeat` or `each` to do something several times.',
      });
    }
  }
  return findings;
}

const callsOf = oncePer((item: Item) => callsIn(item.do, '/do'));

function callsIn(value: unknown, pointer: string): Call[] {
  if (Array.isArray(value)) return value.flatMap((member, i) => callsIn(member, `${pointer}/${i}`));
  if (typeof value !== 'object' || value === null) return [];
  const { effect, procedure, placement } = value as Readonly<Record<string, unknown>>;
  if (LATER.has(effect)) return [];
  const own: Call[] = [];
  if (effect === 'call' && typeof procedure === 'string') {
    own.push({ to: `procedure/${procedure}`, pointer: `${pointer}/procedure` });
  }
  if (typeof placement === 'string') own.push({ to: `placement/${placement}`, pointer: `${pointer}/placement` });
  return [...own, ...Object.entries(value).flatMap(([field, member]) => callsIn(member, `${pointer}/${field}`))];
}
