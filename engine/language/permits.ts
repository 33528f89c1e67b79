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
  /** Whether it is about its carrier alone, so that nobody else need be asked about. */
  readonly isOfSelf: boolean;
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
  treatedAs(play, viewer, as, () => [it]).includes(it);

/** Those of the candidates that count as something in the eyes of a viewer. Nobody is looked for unless a view is live. */
export function treatedAs(play: Play, viewer: number, as: number, candidates: () => readonly number[]): number[] {
  let found: number[] | undefined;
  let asked: readonly number[] | undefined;
  for (const view of play.program.views) {
    if (view.as !== as) continue;
    for (const carrier of liveEntities(play, view.host, view.active)) {
      const frame = enter(play, view.host, carrier);
      frame[view.viewerSlot] = viewer;
      if (view.viewer(play, frame) === 0) continue;
      asked ??= candidates();
      found ??= [];
      for (const it of view.isOfSelf ? [selfOf(play, view.host, carrier)] : asked) {
        if (found.includes(it) || !asked.includes(it)) continue;
        frame[view.itSlot] = it;
        if (view.sees(play, frame) !== 0) found.push(it);
      }
    }
  }
  return found ?? [];
}
