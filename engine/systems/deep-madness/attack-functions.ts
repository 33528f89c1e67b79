/** The function of the expression language about attacks of investigators. */
import type { FunctionSpec } from '../../language/spec';
import { armsOf, attackChoices, isFoe } from './attacking';

export const ATTACK_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'inReach(Entity, Entity): bool',
    description: 'An investigator could attack it now, with a weapon or without: it is in range and sight of one.',
    run: (play, [who = 0, foe = 0]) =>
      who !== 0 && isFoe(play, who, foe) && attackChoices(play, who, armsOf(play, who), [foe]).length > 0 ? 1 : 0,
  },
];
