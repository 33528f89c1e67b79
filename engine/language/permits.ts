/** Permits: who may do what to whom. And views: who counts as what in whose eyes. */
import { type Active, enter, type Host, liveEntities, selfOf } from './host';
import type { Fn, Play } from './play';

export interface CompiledPermit {
  readonly host: Host;
  readonly active: Active;
  readonly itSlot: number;
  readonly otherSlot: number;
  readonly where: Fn;
  readonly condition: Fn | undefined;
  readonly isAllowed: boolean;
}

export interface CompiledView {
  readonly host: Host;
  readonly active: Active;
  readonly viewerSlot: number;
  readonly viewer: Fn;
  readonly itSlot: number;
  readonly sees: Fn;
  /** Whom it can be about, so that nobody else need be asked about: its carrier, the entities of items, or anybody. */
  readonly about: 'self' | 'anybody' | readonly number[];
  /** The word for what it counts as. */
  readonly as: number;
}

/**
 * Whether `it` may do something to `other` (0 if nothing is its object). Without a permit that fits, `byDefault`. A "no"
 * beats a "yes", unless the yes is on a nearer carrier: on `it` itself, then its cards, then the scenario, then rules.
 */
export function isPermitted(play: Play, verb: string, it: number, other: number, byDefault: boolean): boolean {
  const permits = play.program.permits.get(verb);
  if (permits === undefined) return byDefault;
  let nearest = Number.POSITIVE_INFINITY;
  let answer = byDefault;
  for (const permit of permits) {
    for (const carrier of liveEntities(play, permit.host, permit.active)) {
      const frame = enter(play, permit.host, carrier);
      frame[permit.itSlot] = it;
      frame[permit.otherSlot] = other;
      if (permit.where(play, frame) === 0) continue;
      if (permit.condition !== undefined && permit.condition(play, frame) === 0) continue;
      const distance = selfOf(play, permit.host, carrier) === it ? 0 : 1 + permit.host.rank;
      if (distance < nearest || (distance === nearest && !permit.isAllowed)) {
        nearest = distance;
        answer = permit.isAllowed;
      }
    }
  }
  return answer;
}

/** Whether an entity counts as something (a word's number) in the eyes of a viewer. */
export const isTreatedAs = (play: Play, viewer: number, it: number, as: number): boolean =>
  treatedAs(play, viewer, as, { all: () => [it], has: (other) => other === it }).length > 0;

/** Among whom somebody is looked for: all of them are listed only where a view does not name whom it is about. */
export interface Candidates {
  all(): readonly number[];
  has(it: number): boolean;
}

/** Those of the candidates that count as something in the eyes of a viewer. Nobody is looked for unless a view is live. */
export function treatedAs(play: Play, viewer: number, as: number, candidates: Candidates): readonly number[] {
  let found: number[] | undefined;
  for (const view of play.program.views) {
    if (view.as !== as) continue;
    for (const carrier of liveEntities(play, view.host, view.active)) {
      const frame = enter(play, view.host, carrier);
      frame[view.viewerSlot] = viewer;
      if (view.viewer(play, frame) === 0) continue;
      for (const it of seenBy(play, view, carrier, candidates)) {
        if (!candidates.has(it) || found?.includes(it) === true) continue;
        frame[view.itSlot] = it;
        if (view.sees(play, frame) === 0) continue;
        found ??= [];
        found.push(it);
      }
    }
  }
  return found ?? NOBODY;
}

const NOBODY: readonly number[] = [];

/** Whom a view could be about. */
function seenBy(play: Play, { about, host }: CompiledView, carrier: number, candidates: Candidates): readonly number[] {
  if (about === 'anybody') return candidates.all();
  if (about === 'self') return [selfOf(play, host, carrier)];
  const found: number[] = [];
  for (const item of about) for (let e = play.firstOfItem(item); e !== 0; e = play.nextOfItem(e)) found.push(e);
  return found;
}
