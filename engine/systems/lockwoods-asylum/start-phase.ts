/** The Start Phase: what comes from the Lockwood deck, what an empty Asylum deck costs, and what cards do at the start of a turn. */
import type { Proc } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { deckZone } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import { hasPart, runPart } from './card-parts';
import { putInRoom } from './cards';
import { hurt } from './health';
import { inPickedOrder } from './pending';
import { log, roomOf, rule, zoneOf } from './state';

export function* startPhase(play: Play, who: number): Proc {
  for (const card of zoneOf(play, deckZone('lockwood')).slice(0, rule(play, 'lockwoodPerTurn'))) {
    putInRoom(play, card, who);
    log(play, `${nameOf(play, card)} comes from the Lockwood deck`, 'bad', [who, card]);
  }
  const isEmpty = zoneOf(play, deckZone('asylum')).length === 0;
  const paying = isEmpty ? hurt(play, who, rule(play, 'emptyAsylumToll'), 0, []) : undefined;
  if (paying !== undefined) yield* paying;
  const waiting = roomOf(play, who).filter((card) => hasPart(play, card, 'start', who));
  const starting = inPickedOrder(play, who, 'start', waiting, (card) => runPart(play, card, 'start', who));
  if (starting !== undefined) yield* starting;
}
