/** Every sort of action of a turn, in the order in which they are offered. */

import type { TurnAction } from '../../../table/turn-action';
import { ATTACK } from './attack';
import { BARRICADE, REVEAL, UNLOCK } from './doors';
import { DROP } from './drop';
import { END_TURN } from './end-turn';
import { CHAOS, DEFY_TIME, LOCKER } from './insane';
import { MEMORY, RECALL } from './memory';
import { MOVE } from './move';
import { OTHERS } from './others';
import { RUN } from './run';
import { SEARCH } from './search';
import { TRADE } from './trade';
import { USE } from './use';

export const TURN_ACTIONS: readonly TurnAction[] = [
  ATTACK,
  USE,
  MOVE,
  SEARCH,
  MEMORY,
  REVEAL,
  UNLOCK,
  BARRICADE,
  TRADE,
  RECALL,
  RUN,
  CHAOS,
  LOCKER,
  DEFY_TIME,
  OTHERS,
  DROP,
  END_TURN,
];
