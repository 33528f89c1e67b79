/** How good a position is for one seat: for those who win together, what all have counts alike. Only the order matters. */

import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { deckZone, discardZone, findZone, spaceOf } from '../../../language/standard';
import { cardsOnMap } from '../../../table/card-map';
import { numberIn, read } from '../../../table/numbers';
import { HALLWAY_DECK, hallucinationsOf, isSeen, unprotectedOf } from '../cards';
import { canDisbelieve } from '../hallucinations';
import { isFaceUp, stepsBetween } from '../hallway-map';
import { stageOf } from '../loop';
import { preyAt } from '../shadows';
import { gameNumber, isInside, isOver, planOf, players, seatOf, shadowsInPlay } from '../state';
import { claimOf, thingsOf } from '../things';
import { goalValue } from './goals';
import { WEIGHTS } from './weights';

export function evaluate(play: Play, seat: number): number {
  const player = players(play)[seat] ?? 0;
  if (isOver(play)) return numberIn(play, player, 'hasWon') === 1 ? WEIGHTS.end : -WEIGHTS.end;
  const others = planOf(play).item.together === true ? WEIGHTS.together : WEIGHTS.rival;
  let value = WEIGHTS.clock * hallwaysLeft(play);
  for (const each of players(play)) value += (each === player ? 1 : others) * worthOf(play, each, seat);
  return value;
}

function worthOf(play: Play, player: number, viewer: number): number {
  if (!isInside(play, player)) return WEIGHTS.escaped;
  const claimed = thingsOf(play, player).filter((thing) => claimOf(play, player, thing) !== 0).length;
  const isOwn = seatOf(play, player) === viewer;
  return (
    WEIGHTS.claimed * claimed +
    mindValue(play, player) +
    WEIGHTS.ap * (numberIn(play, player, 'ap') + numberIn(play, player, 'apBefore')) +
    goalValue(play, player) +
    dangerValue(play, player) +
    WEIGHTS.seen * (unprotectedOf(play, player).length + (isOwn ? seenOnMap(play, viewer) : 0))
  );
}

const seenOnMap = (play: Play, seat: number): number =>
  cardsOnMap(play).filter((card) => !isFaceUp(play, card) && isSeen(play, card, seat)).length;

const hallwaysLeft = (play: Play): number =>
  [deckZone(HALLWAY_DECK), discardZone(HALLWAY_DECK)].reduce(
    (sum, zone) => sum + cardsIn(play, findZone(play, zone, 0)).length,
    0,
  );

/** Hallucinations, and the Sanity that could be spent on them. */
function mindValue(play: Play, player: number): number {
  const held = hallucinationsOf(play, player);
  const isAble = numberIn(play, player, 'sanity') > 0 && held.some((card) => canDisbelieve(play, player, card));
  const needed = held.reduce((sum, card) => sum + read(play, card, 'cost'), 0);
  const sanity = unprotectedOf(play, player).reduce((sum, card) => sum + read(play, card, 'sanityValue'), 0);
  return (
    (isAble ? WEIGHTS.canDisbelieve : 0) +
    WEIGHTS.hallucination * held.length +
    WEIGHTS.hallucinationCost * needed +
    WEIGHTS.neededSanity * Math.min(needed, sanity) +
    WEIGHTS.spareSanity * Math.max(0, sanity - needed)
  );
}

/** Shadows that are near whoever is alone in a hallway; one that is about to move and comes far enough catches. */
function dangerValue(play: Play, player: number): number {
  const [first] = shadowsInPlay(play);
  if (first === undefined || preyAt(play, first, spaceOf(play, player)) === 0) return 0;
  const nearest = Math.min(...shadowsInPlay(play).map((shadow) => stepsBetween(play, shadow, player)));
  const isAbout = stageOf(play) === 'shadows' && gameNumber(play, 'current') === player;
  if (isAbout && nearest <= gameNumber(play, 'firstMoves')) return WEIGHTS.caught;
  const canMoveOn =
    gameNumber(play, 'current') === player && numberIn(play, player, 'ap') > 0 && stageOf(play) === 'actions';
  return (canMoveOn ? WEIGHTS.movingOn : 1) * WEIGHTS.menace * Math.max(0, SAFE - nearest);
}

/** A Shadow farther than so many spaces is not feared. */
const SAFE = 7;
