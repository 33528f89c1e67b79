/** Cards that lie open on the table for everybody: the current sheet, reference cards. */
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';

export const openCards = (play: Play): number[] =>
  ['current-sheet', 'table'].flatMap((zone) => cardsIn(play, findZone(play, zone, 0)));
