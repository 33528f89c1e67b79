/** Hatches: closing, locking and opening them while there are markers, and holding them against monsters. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { EdgeOrder } from '../../language/system';
import { doorwaysOf } from '../../table/board';
import { nameOf, read, setNumber } from '../../table/numbers';
import { entityQuestion, tieBetween } from '../../table/questions';
import { type DoorwayState, doorwayState, isHatchShut, setDoorwayState } from './doorways';
import { rollFor, successesOf } from './rolls';
import { gameNumber, livingCharacters, log, rule, setGameNumber } from './state';
import { nearestOf } from './ways';

/** Which supply of markers a state takes one from. */
const MARKERS: Partial<Record<DoorwayState, 'hatchClosed' | 'hatchSealed'>> = {
  closed: 'hatchClosed',
  locked: 'hatchSealed',
};

const hasMarker = (play: Play, state: DoorwayState): boolean => {
  const supply = MARKERS[state];
  return supply === undefined || gameNumber(play, supply) > 0;
};

/** What an investigator may make of a doorway: it closes, locks and opens step by step. */
export function hatchChanges(play: Play, who: number, edge: number): DoorwayState[] {
  const state = doorwayState(play, edge);
  const wanted: DoorwayState[] =
    state === 'none' || state === 'open'
      ? ['closed']
      : state === 'closed'
        ? ['locked', 'open']
        : state === 'locked'
          ? ['open']
          : [];
  return wanted.filter(
    (next) =>
      hasMarker(play, next) && isPermitted(play, next === 'open' ? 'open-hatch' : 'close-hatch', who, edge, true),
  );
}

/** Doorways between rooms on the space of somebody. */
export const hatchesAt = (play: Play, who: number): number[] => doorwaysOf(play, spaceOf(play, who));

/** Makes something of a doorway inside a `hatch` event; without a marker for it nothing happens. */
export function setHatch(play: Play, edge: number, state: DoorwayState): Asking {
  const before = doorwayState(play, edge);
  if (before === state || before === 'wall' || !hasMarker(play, state)) return undefined;
  if (before === 'broken' && (state === 'closed' || state === 'locked')) return undefined;
  const event = newEvent(play, 'hatch').set('edge', edge).set('value', play.program.name(state));
  return emit(play, event, () => {
    take(play, before, 1);
    take(play, state, -1);
    setDoorwayState(play, edge, state);
    log(play, `The hatch ${nameOf(play, edge)} is ${state}`, state === 'broken' ? 'bad' : 'plain', [edge]);
    return undefined;
  });
}

/** Gives a marker of a state back, or takes one. */
export function take(play: Play, state: DoorwayState, by: number): void {
  const supply = MARKERS[state];
  if (supply !== undefined) setGameNumber(play, supply, Math.max(0, gameNumber(play, supply) + by));
}

/** What an effect makes of a doorway, or puts there. */
export function setEdge(play: Play, edge: number, { state, token, value }: EdgeOrder): Asking {
  if (play.kindOf(edge).name !== 'edge') return undefined;
  if (token !== undefined && token.item.kind === 'token') {
    const laid = play.create(play.layout.kind('token'), token.number);
    setNumber(play, laid, 'number', value);
    setNumber(play, edge, 'number', value);
    putLast(play, laid, edge);
  }
  if (state === 'token' || state === 'hatch') return undefined;
  return setHatch(play, edge, state as DoorwayState);
}

const HOLDER = entityQuestion(
  'tie-hatch',
  'hatch-test',
  (play, monster) => `Who holds the hatch against ${nameOf(play, monster)}? All of these are equally near.`,
);

/**
 * A monster tries a shut hatch: the nearest investigator behind it rolls. `whether` gets true if the monster passes; a hatch
 * that it passes is open, or broken by one of great horror.
 */
export function tryHatch(
  play: Play,
  monster: number,
  edge: number,
  to: number,
  then: (passes: boolean) => Asking,
): Asking {
  return begin(trying(play, monster, edge, to, then));
}

function* trying(play: Play, monster: number, edge: number, to: number, then: (passes: boolean) => Asking): Proc {
  const holder = yield* holderOf(play, monster, edge, to);
  let holds = false;
  if (holder !== 0) {
    const dice = rule(play, doorwayState(play, edge) === 'locked' ? 'lockedDice' : 'hatchDice');
    const event = newEvent(play, 'hatch-test', monster, holder)
      .set('edge', edge)
      .set('count', dice)
      .set('needed', read(play, monster, 'horror'));
    const asking = emit(play, event, () => {
      const title = `${nameOf(play, holder)} holds the hatch against ${nameOf(play, monster)}`;
      const order = { needed: rule(play, 'successOn'), purpose: 'hatch', title };
      return rollFor(play, holder, event.get('count'), order, (roll) => {
        event.set('successes', successesOf(play, roll));
        holds = event.get('successes') >= event.get('needed');
        return undefined;
      });
    });
    if (asking !== undefined) yield* asking;
  }
  log(play, `${nameOf(play, monster)} ${holds ? 'is held back' : 'passes the hatch'}`, holds ? 'good' : 'bad', [
    monster,
  ]);
  if (!holds && isHatchShut(play, edge)) {
    const breaks = read(play, monster, 'horror') >= rule(play, 'hatchBreakHorror');
    const opening = setHatch(play, edge, breaks ? 'broken' : 'open');
    if (opening !== undefined) yield* opening;
  }
  const asking = then(!holds);
  if (asking !== undefined) yield* asking;
}

/** The nearest investigator behind a hatch, on foot from there; 0 if there is nobody. */
function* holderOf(play: Play, monster: number, edge: number, to: number): Proc<number> {
  const able = livingCharacters(play).filter(
    (who) => spaceOf(play, who) !== 0 && isPermitted(play, 'hold-hatch', who, edge, true),
  );
  const nearest = nearestOf(play, to, able, 'on-foot');
  if (nearest.length === 0) return 0;
  return nearest[yield* tieBetween(play, HOLDER, monster, nearest)] as number;
}
