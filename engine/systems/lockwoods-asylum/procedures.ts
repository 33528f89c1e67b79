/** Procedures of Lockwood's Asylum that content may call by name. */
import type { RegisteredProcedure } from '../../language/system';
import { revealTop } from './cards';

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const PROCEDURES: Readonly<Record<string, RegisteredProcedure>> = {
  'reveal-top': (play, [who, count]) => revealTop(play, number(who), number(count)),
};
