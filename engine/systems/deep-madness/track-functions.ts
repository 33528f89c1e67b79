/** The functions of the expression language about the activation track and rolls under way. */
import { during } from '../../language/emit';
import { EVENT } from '../../language/event-types';
import type { Play } from '../../language/play';
import type { FunctionSpec } from '../../language/spec';
import { numberIn } from '../../table/numbers';
import { gameNumber, isCharacter } from './state';

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
    signature: 'isActing(Entity): bool',
    description: 'An investigator is in the middle of its activation.',
    run: (play, [who = 0]) =>
      who !== 0 && gameNumber(play, 'current') === who && isCharacter(play, who) && numberIn(play, who, 'isDone') === 0
        ? 1
        : 0,
  },
  {
    signature: 'rolled(): list<Entity>',
    description: 'The dice of the roll that is under way.',
    run: (play) => during(play, EVENT.roll)?.list('dice') ?? [],
  },
];
