import { othersAction } from '../../../table/others';
import { livingCharacters } from '../state';

/** Whatever says "any turn", defense skills above all (S000: Skill Costs). */
export const OTHERS = othersAction({ rule: 'others-turn', turn: 'turn', livingCharacters });
