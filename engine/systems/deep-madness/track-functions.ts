/** The functions of the expression language about the activation track and rolls under way. */
import { during } from '../../language/emit';
import { EVENT } from '../../language/event-types';
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { numberIn } from '../../table/numbers';

/** Whether a slot of the track is this monster's. */
const isInTrack = (play: Play, id: number): boolean =>
  play.all('slot').some((slot) => play.program.items[numberIn(play, slot, 'monster')]?.id === id);

export const TRACK_FUNCTIONS: readonly FunctionSpec[] = [
  {
    signature: 'inTrack(string): bool',
    description: 'A monster has a place in the activation track.',
    run: (play, [id = 0]) => (isInTrack(play, id) ? 1 : 0),
  },
  {
    signature: 'rolled(): list<Entity>',
    description: 'The dice of the roll that is under way.',
    run: (play) => during(play, EVENT.roll)?.list('dice') ?? [],
  },
];
