/** Monsters that die: their reward, and their token goes back to the supply. */
import { andThen } from '../../kernel/asking';
import type { Asking } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { leaveGame } from '../../language/leaving';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import { within } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import { runCardPart } from './card-parts';
import { isCharacter, isOnBoard, log } from './state';

/** Killed by somebody: a hero gets the reward. The token goes when everything that answers it is done. */
export function killMonster(play: Play, monster: number, by: number): Asking {
  if (play.isDead(monster) || !isOnBoard(play, monster)) return undefined;
  const event = newEvent(play, 'kill', by, monster).set('space', spaceOf(play, monster));
  return andThen(
    emit(play, event, () => {
      log(play, `${nameOf(play, monster)} is killed`, 'good', [monster]);
      const slay = newEvent(play, 'slay', by, monster).set('space', event.get('space'));
      return emit(play, slay, () =>
        !isCharacter(play, by)
          ? undefined
          : within(play, { item: play.def(monster), pointer: '/reward' }, () =>
              runCardPart(play, monster, 'reward', by),
            ),
      );
    }),
    () => {
      if (event.hasHappened && !play.isDead(monster)) leaveGame(play, monster);
      return undefined;
    },
  );
}
