import { othersAction } from '../../../table/others';
import { livingCharacters } from '../state';
import { RECALL } from './memory';

/** Whatever says "any turn", defense skills above all (S000: Skill Costs). */
export const OTHERS = othersAction({ rule: 'others-turn', turn: 'turn', anyTime: [RECALL], livingCharacters });
