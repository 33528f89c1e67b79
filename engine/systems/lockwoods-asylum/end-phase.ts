/**
 * The End Phase, this project's own like the Battle Phase: the Room and the hand are cleared, the Asylum is filled, cards are
 * drawn.
 */
import type { Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { deckZone, findZone } from '../../language/standard';
import { handOf } from '../../table/hands';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { asylumCards, putUnder, refillAsylum } from './asylum';
import { cardWords } from './card-text';
import { discard, drawOwn, putInBox, putOnPile, settleIn } from './cards';
import { isAlly, isHorror, isMonster, log, type RuleSetting, roomOf, rule } from './state';

/** Where cards go, by the number that the rule set has for it. */
export const DESTINATIONS = ['discard', 'box', 'room', 'bottom', 'victory'] as const;
type Destination = (typeof DESTINATIONS)[number];

export function* endPhase(play: Play, who: number): Proc {
  for (const card of roomOf(play, who)) yield* clearAway(play, who, card);
  if (rule(play, 'keepHand') === 0) {
    for (const card of handOf(play, who)) {
      const asking = discard(play, card);
      if (asking !== undefined) yield* asking;
    }
  }
  if (rule(play, 'cycleAsylum') === 1) yield* cycle(play, who);
  refillAsylum(play);
  const drawing = drawOwn(play, who, read(play, who, 'handSize') - handOf(play, who).length);
  if (drawing !== undefined) yield* drawing;
}

/** A card leaves its Room, inside a `depart` event whose goal content may change. */
function* clearAway(play: Play, who: number, card: number): Proc {
  const wanted = DESTINATIONS[rule(play, destinationOf(play, card))] ?? 'discard';
  const event = newEvent(play, 'depart', who, card).set('to', play.program.name(wanted));
  const asking = emit(play, event, () => {
    send(play, who, card, play.program.numbering.names.word(event.get('to')) as Destination);
    return undefined;
  });
  if (asking !== undefined) yield* asking;
}

/** The setting that says where a card of a Room goes. */
export function destinationOf(play: Play, card: number): RuleSetting {
  const isSlain = numberIn(play, card, 'isSlain') === 1;
  if (isAlly(play, card)) return isSlain ? 'slainAllyTo' : 'standingAllyTo';
  if (isMonster(play, card)) return isSlain ? 'slainMonsterTo' : 'standingMonsterTo';
  return isSlain ? 'slainHorrorTo' : 'standingHorrorTo';
}

function send(play: Play, who: number, card: number, to: Destination): void {
  switch (to) {
    case 'box':
      putInBox(play, card);
      return;
    case 'room':
      setNumber(play, card, 'isSlain', 0);
      return;
    case 'bottom':
      putLast(play, card, bottomFor(play, card));
      settleIn(play, card);
      return;
    case 'victory':
      putLast(play, card, findZone(play, 'victory', who));
      settleIn(play, card);
      log(play, `${nameOf(play, card)} goes to the Victory Pile`, 'good', [who, card]);
      return;
    default:
      putOnPile(play, card, who);
  }
}

/** The deck that a card came from; Monsters of Survival Mode came from the Lockwood deck. */
function bottomFor(play: Play, card: number): number {
  if (rule(play, 'lockwoodPiles') > 0 && !isAlly(play, card)) return findZone(play, deckZone('lockwood'), 0);
  return numberIn(play, card, 'home');
}

const CYCLE = entityQuestion('cycle', 'end', () => 'Which card of the Asylum goes under its deck?', {
  none: 'No more: fill the Asylum',
  detail: (play, card) => cardWords(play, card),
});

/** Cards of the Asylum but for Horrors may go to the bottom of its deck (Survival Mode). */
function* cycle(play: Play, who: number): Proc {
  for (;;) {
    const cards = asylumCards(play).filter((card) => !isHorror(play, card));
    if (cards.length === 0) return;
    const card = cards[yield* askEntity(play, CYCLE, who, who, [...cards, 0])];
    if (card === undefined) return;
    putUnder(play, card);
  }
}
