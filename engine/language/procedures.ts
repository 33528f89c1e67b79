/** Procedures and placements: lists of effects with a name, parameters and a `result`, called by effects and systems. */

import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import type { EventCause } from './event-record';
import { DEEPEST, type Play, type Run, type Slot } from './play';
import type { ItemInfo } from './program';
import type { ValueType } from './spec';
import type { Result } from './system';

export interface Parameter {
  readonly name: string;
  readonly slot: number;
  /** One thing that is given for it is a list of one. */
  readonly isList: boolean;
}

export interface CompiledProcedure {
  readonly item: number;
  /** Where its effects are written. */
  readonly cause: EventCause;
  /** Names of the parameters, in order, and where each goes. */
  readonly parameters: readonly Parameter[];
  /** Replaced when the body is compiled, since procedures may call each other. */
  run: Run;
  resultSlot: number;
  resultType: ValueType;
}

/** Runs a procedure of content. `args` are in the order of its parameters. Throws a LoopError if calls have no end. */
export function callProcedure(
  play: Play,
  procedure: CompiledProcedure,
  self: number,
  args: readonly Slot[],
  result: Result,
): Asking {
  play.countStep(procedure.item);
  if (play.callDepth === DEEPEST) play.program.reportLoop(play, procedure.item);
  play.callDepth++;
  play.sources.push(procedure.cause);
  const frame = play.frame(self);
  const { parameters, resultSlot } = procedure;
  for (let i = 0; i < parameters.length; i++) {
    const { slot, isList } = parameters[i] as Parameter;
    const given = args[i] ?? 0;
    frame[slot] = isList && typeof given === 'number' ? oneOrNone(given) : given;
  }
  return andThen(procedure.run(play, frame), () => {
    play.callDepth--;
    play.sources.pop();
    if (resultSlot >= 0) result.value = frame[resultSlot] ?? 0;
    return undefined;
  });
}

const oneOrNone = (entity: number): readonly number[] => (entity === 0 ? [] : [entity]);

/** Finds a space by the name of a placement, of content or of the system, for an entity or for a new one of an item. */
export function findPlace(play: Play, placement: string, what: number, result: Result, item?: ItemInfo): Asking {
  const registered = play.program.system.registeredPlacements[placement];
  if (registered !== undefined) return registered(play, [what, item?.number ?? play.def(what)], result);
  const procedure = play.program.placements.get(placement);
  if (procedure === undefined) return undefined;
  return callProcedure(play, procedure, what, [what], result);
}
