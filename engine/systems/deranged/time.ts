/** Time: the token on its track, and what happens when it comes to dusk or to dawn. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { expire } from '../../language/notes';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { advanceTrack, placeOnTrack } from '../../language/tracks';
import { read } from '../../table/numbers';
import { hasToken, turnDeranged, turnHuman } from './deranged';
import { finishGame } from './ending';
import { closeNights, revealNights } from './nights';
import { timeTrack } from './prepare';
import { endOfChapter, revealNextSheet } from './sheets';
import { gameNumber, heroes, inTurnOrder, isNight, isTurned, log, setGameNumber } from './state';

export const DUSK = 1;
const DAWN = 2;

const spacesOf = (track: ItemInfo): readonly { border?: string }[] =>
  (track.item.spaces as readonly { border?: string }[] | undefined) ?? [];

/** The border that is crossed on the way to a place of the track; the track goes round. */
function borderAt(track: ItemInfo, place: number): string {
  const spaces = spacesOf(track);
  return spaces[(place + spaces.length) % spaces.length]?.border ?? '';
}

/** Moves the token one space forward, inside a `time` event; what border it crosses counts at the end of the turn. */
export function advanceTime(play: Play): Asking {
  const track = timeTrack(play);
  if (track === undefined) return undefined;
  const event = newEvent(play, 'time').set('by', 1);
  return emit(play, event, () => begin(advancing(play, track, event.get('by'))));
}

function* advancing(play: Play, track: ItemInfo, by: number): Proc {
  for (let n = 0; n < by; n++) {
    const asking = advanceTrack(play, track, 1);
    if (asking !== undefined) yield* asking;
    log(play, 'Time moves on', 'plain');
    const border = borderAt(track, placeOnTrack(play, track));
    if (border === '') continue;
    setGameNumber(play, 'crossed', border === 'dusk' ? DUSK : DAWN);
    return;
  }
}

/** Moves the token as content says, forward or back, but never over a border. */
export function moveTime(play: Play, by: number): Asking {
  const track = timeTrack(play);
  if (track === undefined || by === 0) return undefined;
  const at = placeOnTrack(play, track);
  const crossing = by > 0 ? at + 1 : at;
  return borderAt(track, crossing) === '' ? advanceTrack(play, track, Math.sign(by)) : undefined;
}

/** The Time of Day Change Phase: Destiny, the scenario, the Night cards. */
export function* changeTime(play: Play): Proc {
  const isDusk = gameNumber(play, 'crossed') === DUSK;
  setGameNumber(play, 'crossed', 0);
  setGameNumber(play, 'destiny', gameNumber(play, 'current'));
  log(play, isDusk ? 'The day is over' : 'The night is over', 'strong');
  const last = !isDusk && gameNumber(play, 'chapter') >= read(play, play.program.gameEntity(play), 'chapters');
  const ending = emit(play, newEvent(play, isDusk ? 'dusk' : 'dawn'), () => endOfChapter(play, isDusk));
  if (ending !== undefined) yield* ending;
  expire(play, play.program.name('end-of-phase'));
  if (!last) {
    setGameNumber(play, 'chapter', gameNumber(play, 'chapter') + 1);
    yield* revealNextSheet(play);
  }
  if (isDusk) yield* fallNight(play);
  else yield* breakDay(play);
  if (last) yield* finishGame(play);
}

/** Night cards are turned over; then everybody with a token turns. */
function* fallNight(play: Play): Proc {
  yield* revealNights(play);
  setGameNumber(play, 'night', 1);
  for (const hero of inTurnOrder(play, heroes(play)).filter((each) => hasToken(play, each))) {
    const asking = turnDeranged(play, hero);
    if (asking !== undefined) yield* asking;
  }
}

/** What was not done in the night is paid for; then everybody is human, also who is dead. The tokens stay. */
function* breakDay(play: Play): Proc {
  yield* closeNights(play);
  for (const hero of inTurnOrder(play, heroes(play)).filter((each) => isTurned(play, each))) {
    const asking = turnHuman(play, hero);
    if (asking !== undefined) yield* asking;
  }
  setGameNumber(play, 'night', 0);
}

export const timeWords = (play: Play): string =>
  `${isNight(play) ? 'Night' : 'Day'} ${Math.ceil(gameNumber(play, 'chapter') / 2)}`;
