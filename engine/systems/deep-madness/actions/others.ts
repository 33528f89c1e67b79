import { othersAction } from '../../../table/others';
import { livingCharacters } from '../state';

/** What the others may use in somebody's activation: no action of theirs, so it takes none and no air. */
export const OTHERS = othersAction({ rule: 'others-turn', turn: 'activation', livingCharacters });
