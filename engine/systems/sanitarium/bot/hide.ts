/**
 * Deals anew, in a copy for a bot, what its seat cannot know: the order of the decks, what lies under face-down hallways, the
 * Events and Safe Things of others. A hallway keeps the doorways that everybody sees.
 */
import { DEF } from '../../../kernel/layout';
import { cardsIn } from '../../../language/entity-functions';
import type { Play } from '../../../language/play';
import { deckZone, findZone } from '../../../language/standard';
import { dealFaces, dealItems, dealOrder, isSeenBy } from '../../../table/bot/deal-anew';
import { numberIn, setNumber } from '../../../table/numbers';
import { HALLUCINATION_DECK, HALLWAY_DECK } from '../cards';
import { HALLWAYS, isFaceUp } from '../hallway-map';
import { players, sortOfCard } from '../state';

export function hideFrom(play: Play, seat: number, seed: number): void {
  play.seed(seed);
  const hallways = findZone(play, deckZone(HALLWAY_DECK), 0);
  dealOrder(play, hallways, seat);
  dealOrder(play, findZone(play, deckZone(HALLUCINATION_DECK), 0), seat);
  const unseen = (zone: string, owner: number) =>
    cardsIn(play, findZone(play, zone, owner)).filter((card) => !isSeenBy(play, seat, card));
  const hands = players(play).flatMap((player) => unseen('hand', player));
  const others = [
    ...unseen('map', 0),
    ...cardsIn(play, hallways).filter((card) => !isSeenBy(play, seat, card) && !isFaceUp(play, card)),
  ];
  dealHallways(play, [...hands, ...others.filter((card) => sortOfCard(play, card) === 'event-card')]);
  dealHallways(play, others);
  const things = [...players(play).flatMap((player) => unseen('safe-things', player)), ...unseen('things', 0)];
  if (things.length > 1) dealItems(play, things);
}

/** More than there are copies of a hallway. */
const COPIES = 100;

/** Among cards with the same doorways on their backs. */
function dealHallways(play: Play, cards: readonly number[]): void {
  const alike = new Map<string, number[]>();
  for (const card of cards) {
    const back = HALLWAYS.slots(play, card).join(' ');
    alike.set(back, [...(alike.get(back) ?? []), card]);
  }
  for (const group of alike.values()) {
    if (group.length < 2) continue;
    dealFaces(
      play,
      play.deckStream,
      group,
      (card) => play.def(card) * COPIES + numberIn(play, card, 'copy'),
      (card, face) => {
        const item = Math.floor(face / COPIES);
        if (item !== play.state[card + DEF]) play.changeItem(card, item);
        setNumber(play, card, 'copy', face % COPIES);
      },
    );
  }
}
