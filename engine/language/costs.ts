/** What an action or an optional part costs: checked as a whole before it is offered, paid first when it is taken. */

import { andThen } from '../kernel/asking';
import type { Asking } from '../kernel/decision';
import type { Compiler } from './compiler';
import type { Fn, Frame, Play } from './play';
import { type Scope, SELF } from './scope';

export interface CompiledCost {
  isPayable(play: Play, user: number, frame: Frame): boolean;
  pay(play: Play, user: number, frame: Frame): Asking;
  /** "1 AP, 1 charge"; '' when free. */
  words(play: Play, frame: Frame): string;
  /** The amount of one resource, 0 if none of it. */
  amount(play: Play, frame: Frame, resource: string): number;
}

const WORDS: Readonly<Record<string, string>> = {
  ap: 'AP',
  health: 'health',
  charges: 'charge',
  durability: 'durability',
  actions: 'action',
};

/** Resources with a plural. */
const COUNTED: readonly string[] = ['charges', 'actions'];

export function compileCost(
  compiler: Compiler,
  cost: unknown,
  scope: Scope,
  pointer: string,
): CompiledCost | undefined {
  if (typeof cost !== 'object' || cost === null) return undefined;
  const parts = Object.entries(cost)
    .filter(([resource]) => resource !== 'free')
    .map(([resource, amount]) => ({
      resource,
      amount: compiler.value(amount, scope, 'int', `${pointer}/${resource}`),
    }));
  return costOf(parts);
}

export function costOf(parts: readonly { resource: string; amount: Fn }[]): CompiledCost {
  return {
    isPayable: (play, user, frame) =>
      parts.every(({ resource, amount }) =>
        play.program.system.canPay(play, user, frame[SELF] as number, resource, amount(play, frame)),
      ),
    pay: (play, user, frame) => {
      let asking: Asking;
      for (const { resource, amount } of parts) {
        asking = andThen(asking, () =>
          play.program.system.pay(play, user, frame[SELF] as number, resource, amount(play, frame)),
        );
      }
      return asking;
    },
    words: (play, frame) =>
      parts
        .map(({ resource, amount }) => ({ resource, count: amount(play, frame) }))
        .filter(({ count }) => count !== 0)
        .map(
          ({ resource, count }) =>
            `${count} ${WORDS[resource] ?? resource}${COUNTED.includes(resource) && count > 1 ? 's' : ''}`,
        )
        .join(', '),
    amount: (play, frame, resource) => parts.find((part) => part.resource === resource)?.amount(play, frame) ?? 0,
  };
}
