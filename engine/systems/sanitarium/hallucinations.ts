/** Hallucinations: taking one after a failed check, and disbelieving one for its cost in Sanity. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { during, emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { deckZone, findZone } from '../../language/standard';
import { add, nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { discard, eventsOf, HALLUCINATION_DECK, hallucinationsOf, isProtected, itemsOf, putBefore } from './cards';
import { log, rule } from './state';

/** Whoever fails takes the next one; with as many as one may have, or none left, an Item or Event goes instead. */
export function hallucinate(play: Play, player: number): Asking {
  const caught = during(play, play.program.name('caught'));
  const event = newEvent(play, 'hallucinate', player).set('by', caught?.get('by') ?? 0);
  return emit(play, event, () => {
    const next = cardsIn(play, findZone(play, deckZone(HALLUCINATION_DECK), 0))[0] ?? 0;
    if (next === 0 || hallucinationsOf(play, player).length >= rule(play, 'maxHallucinations'))
      return loseCard(play, player);
    return takeHallucination(play, player, next);
  });
}

function takeHallucination(play: Play, player: number, card: number): Asking {
  putBefore(play, player, card);
  log(play, `${nameOf(play, player)} has the Hallucination ${nameOf(play, card)}`, 'bad', [player, card]);
  const event = newEvent(play, 'draw', player).set('card', card);
  return emit(play, event.set('from', play.program.name(HALLUCINATION_DECK)));
}

const LOSE = {
  ...entityQuestion('lose-card', 'hallucinations', (play, player) => `Which card does ${nameOf(play, player)} lose?`, {
    detail: (play, card) => sanityWords(play, card),
  }),
  isSecret: true,
};

export const sanityWords = (play: Play, card: number): string =>
  `${read(play, card, 'sanityValue')} Sanity${isProtected(play, card) ? ', a Safe Thing' : ''}`;

/** Everything that somebody could discard or spend. */
export const spendable = (play: Play, player: number): number[] => [
  ...itemsOf(play, player),
  ...eventsOf(play, player),
];

const loseCard = (play: Play, player: number): Asking => begin(losing(play, player));

function* losing(play: Play, player: number): Proc {
  const cards = spendable(play, player);
  if (cards.length === 0) {
    log(play, `${nameOf(play, player)} has nothing to lose`, 'plain', [player]);
    return;
  }
  const card = cards.length === 1 ? cards[0] : cards[yield* askEntity(play, LOSE, player, player, cards)];
  log(play, `${nameOf(play, player)} loses ${nameOf(play, card ?? 0)}`, 'bad', [player, card ?? 0]);
  const asking = discard(play, card ?? 0);
  if (asking !== undefined) yield* asking;
}

/** Sanity of all that a player could spend now: that of Concentrate, and of every card. */
export const sanityOf = (play: Play, player: number): number =>
  spendable(play, player).reduce((sum, card) => sum + read(play, card, 'sanityValue'), read(play, player, 'sanity'));

export const canDisbelieve = (play: Play, player: number, card: number): boolean =>
  sanityOf(play, player) >= read(play, card, 'cost');

const SPEND = {
  ...entityQuestion('spend', 'disbelieve', (play, subject) => `What is spent to disbelieve ${nameOf(play, subject)}?`, {
    detail: (play, card) => sanityWords(play, card),
    note: (_, { frame }) => `${frame[0]} Sanity still to pay`,
  }),
  isSecret: true,
};

/** Pays with the Sanity of Concentrate first, then with cards of one's choice; what is paid too much is lost. */
export const disbelieve = (play: Play, player: number, card: number): Asking => begin(disbelieving(play, player, card));

function* disbelieving(play: Play, player: number, card: number): Proc {
  const cost = read(play, card, 'cost');
  const free = Math.min(cost, numberIn(play, player, 'sanity'));
  add(play, player, 'sanity', -free);
  for (let left = cost - free; left > 0; ) {
    const cards = spendable(play, player).filter((each) => read(play, each, 'sanityValue') > 0);
    if (cards.length === 0) return;
    const spent = (
      cards.length === 1 ? cards[0] : cards[yield* askEntity(play, SPEND, player, card, cards, [left])]
    ) as number;
    left -= read(play, spent, 'sanityValue');
    log(play, `${nameOf(play, player)} spends ${nameOf(play, spent)}`, 'plain', [player, spent]);
    const asking = discard(play, spent);
    if (asking !== undefined) yield* asking;
  }
  log(play, `${nameOf(play, player)} disbelieves ${nameOf(play, card)}`, 'good', [player, card]);
  const asking: Asking = andThen(emit(play, newEvent(play, 'disbelieve', player).set('card', card)), () =>
    discard(play, card),
  );
  if (asking !== undefined) yield* asking;
}

/** Sanity of Concentrate does not last from turn to turn. */
export const forgetSanity = (play: Play, player: number): void => setNumber(play, player, 'sanity', 0);
