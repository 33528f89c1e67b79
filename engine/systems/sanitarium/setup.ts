/** The steps of the set-up that follow one another, each with what scenarios hang on it. */
import type { Proc } from '../../kernel/decision';
import { putLast, shuffle } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, findZone } from '../../language/standard';
import { cardsOnMap, spaceOfCard } from '../../table/card-map';
import { nameOf } from '../../table/numbers';
import type { SetupStep } from '../../table/setup-steps';
import { HALLUCINATION_DECK, HALLWAY_DECK, putBefore } from './cards';
import { isFaceUp } from './hallway-map';
import { layAt, laying } from './laying';
import { goTo } from './moving';
import { inTurnOrder, log, players, rule, setGameNumber, sortOfCard } from './state';
import { dealThings } from './things';

const nothing: SetupStep['run'] = () => undefined;

/** In this order; names are those that content hooks. */
export const SETUP_STEPS: readonly SetupStep[] = [
  { name: 'map', run: layFirstCards },
  { name: 'things', run: shareThings },
  { name: 'hallucinations', run: dealHallucinations },
  { name: 'scenario', run: nothing },
];

const deck = (play: Play, id: string): number => findZone(play, deckZone(id), 0);
const mix = (play: Play, zone: number): void => shuffle(play, zone, play.deckStream);

const firstOf = (play: Play, sort: string): number | undefined =>
  cardsIn(play, deck(play, HALLWAY_DECK)).find((card) => sortOfCard(play, card) === sort);

/** A Room with everybody in it, a hallway by each player, Dark Hallways with their Shadows by whoever begins. */
function* layFirstCards(play: Play): Proc {
  const hallways = deck(play, HALLWAY_DECK);
  mix(play, hallways);
  const all = players(play);
  const starter = all[play.below(play.setupStream, all.length)] as number;
  setGameNumber(play, 'current', starter);
  setGameNumber(play, 'starter', starter);
  log(play, `${nameOf(play, starter)} begins`, 'plain', [starter]);
  const room = firstOf(play, 'room');
  if (room !== undefined) {
    const asking = layAt(play, starter, room, { x: 0, y: 0, turns: 0 });
    if (asking !== undefined) yield* asking;
  }
  const [first = 0] = cardsOnMap(play);
  for (const player of all) {
    const asking = goTo(play, player, spaceOfCard(play, first));
    if (asking !== undefined) yield* asking;
  }
  const rejected: number[] = [];
  for (const player of inTurnOrder(play, all)) yield* layOneHallway(play, player, rejected);
  for (let dark = 0; dark < rule(play, 'darkAtStart'); dark++) {
    const card = firstOf(play, 'dark-hallway') ?? rejected.find((each) => sortOfCard(play, each) === 'dark-hallway');
    if (card !== undefined) yield* laying(play, starter, card, 0);
  }
  for (const card of rejected) if (play.zone(card) === findZone(play, 'box', 0)) putLast(play, card, hallways);
  mix(play, hallways);
}

/** The next card that lies face down; Rooms and Dark Hallways on the way are laid aside. */
function* layOneHallway(play: Play, player: number, rejected: number[]): Proc {
  for (const card of cardsIn(play, deck(play, HALLWAY_DECK))) {
    if (!isFaceUp(play, card)) {
      yield* laying(play, player, card, 0);
      return;
    }
    putLast(play, card, findZone(play, 'box', 0));
    rejected.push(card);
  }
}

function shareThings(play: Play): undefined {
  mix(play, findZone(play, 'things', 0));
  dealThings(play);
}

/** A starting Hallucination for everybody; those that are left over leave the game, the others are shuffled. */
function dealHallucinations(play: Play): undefined {
  const pile = deck(play, HALLUCINATION_DECK);
  const starting = cardsIn(play, pile).filter((card) => play.program.infoOf(play, card)?.item.starting === true);
  for (const player of players(play)) {
    const card = starting.shift();
    if (card !== undefined) putBefore(play, player, card);
  }
  for (const card of starting) putLast(play, card, findZone(play, 'box', 0));
  mix(play, pile);
}
