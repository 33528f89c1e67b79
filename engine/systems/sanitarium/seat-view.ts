/** A player as its seat's block shows it: meters, numbers, cards. What a seat has not seen lies face down for it. */
import { itemKey } from '../../content';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { nameOf, numberIn, read } from '../../table/numbers';
import { letterOf } from '../../table/seat-letter';
import type { CardColour, CardView, MeterView, SeatView } from '../../view';
import { cardText } from './card-text';
import { isProtected, isSeen, unprotectedOf } from './cards';
import { isReady } from './escaping';
import { gameNumber, isInside, nextPlayer, players, seatOf } from './state';
import { claimOf, itemOfThing, thingsOf } from './things';

export function seatView(play: Play, player: number, viewer: number): SeatView {
  const item = play.program.infoOf(play, player)?.item;
  const isOnTurn = gameNumber(play, 'current') === player;
  return {
    seat: seatOf(play, player),
    entity: player,
    item: itemKey(item ?? { kind: 'character', id: '' }),
    name: nameOf(play, player),
    letter: letterOf(play, player, players(play)),
    isOnTurn,
    state: stateWord(play, player, isOnTurn, viewer),
    meters: meters(play, player),
    stats: stats(play, player),
    cards: cards(play, player, viewer),
  };
}

/** Whether others are ready to leave follows from what they have claimed, which lies open, and from their number of Safe Things. */
function stateWord(play: Play, player: number, isOnTurn: boolean, viewer: number): string {
  if (numberIn(play, player, 'hasWon') === 1) return 'won';
  if (!isInside(play, player)) return 'escaped';
  if (gameNumber(play, 'round') > 0 && isReady(play, player) && seatOf(play, player) === viewer)
    return 'ready to leave';
  if (isOnTurn) return 'active';
  return nextPlayer(play, gameNumber(play, 'current')) === player ? 'next' : '';
}

function meters(play: Play, player: number): MeterView[] {
  const things = thingsOf(play, player);
  const claimed = things.filter((thing) => claimOf(play, player, thing) !== 0).length;
  const limit = read(play, player, 'cardLimit');
  return [
    { id: 'things', label: 'Safe', kind: 'points', value: claimed, max: things.length },
    { id: 'cards', label: 'Cards', kind: 'boxes', value: unprotectedOf(play, player).length, max: limit },
  ];
}

function stats(play: Play, player: number): SeatView['stats'] {
  const isOnTurn = gameNumber(play, 'current') === player;
  const sanity = read(play, player, 'sanity');
  const before = numberIn(play, player, 'apBefore');
  return [
    ...(isOnTurn ? [{ label: 'AP', value: String(read(play, player, 'ap')) }] : []),
    ...(before > 0 ? [{ label: 'AP next turn', value: `+${before}` }] : []),
    ...(sanity > 0 ? [{ label: 'Sanity', value: String(sanity) }] : []),
    ...conditionsOf(play, player).map((label) => ({ label, value: '' })),
    ...countersOn(play, player).map(({ name, value }) => ({ label: name, value: String(value) })),
  ];
}

const ZONES = ['hallucinations', 'safe-things', 'items', 'hand'] as const;

const cards = (play: Play, player: number, viewer: number): CardView[] =>
  ZONES.flatMap((zone) => cardsIn(play, findZone(play, zone, player))).map((card, place) =>
    cardView(play, { card, player, viewer, place }),
  );

const TYPES: Readonly<Record<string, { word: string; colour: CardColour; icon: string }>> = {
  hallucination: { word: 'Hallucination', colour: 'violet', icon: 'insanity' },
  'safe-thing': { word: 'Safe Thing', colour: 'moss', icon: 'holy' },
  'item-card': { word: 'Item', colour: 'teal', icon: 'equipment' },
  'event-card': { word: 'Event', colour: 'brown', icon: 'event' },
};

interface Shown {
  readonly card: number;
  readonly player: number;
  readonly viewer: number;
  readonly place: number;
}

function cardView(play: Play, { card, player, viewer, place }: Shown): CardView {
  const item = play.program.infoOf(play, card)?.item ?? { kind: 'card', id: '', source: 'original' as const };
  const { word, colour, icon } = TYPES[item.kind] ?? { word: item.kind, colour: 'ink' as const, icon: 'event' };
  if (!isSeen(play, card, viewer)) {
    // A number of its own would tell it apart from others.
    const hidden = { entity: -(1 + place), item: itemKey({ kind: item.kind, id: '' }), name: word, type: word };
    return { ...hidden, text: '', footer: '', icon, colour, isFaceDown: true };
  }
  return {
    entity: card,
    item: itemKey(item),
    name: nameOf(play, card),
    type: word,
    text: item.kind === 'safe-thing' ? thingText(play, card) : cardText(play, card),
    footer: footerOf(play, card, player),
    icon: typeof item.icon === 'string' ? item.icon : icon,
    colour,
    isFaceDown: false,
  };
}

const thingText = (play: Play, thing: number): string => {
  const item = play.program.items[itemOfThing(play, thing)]?.item;
  return `Bring out: ${item?.name ?? item?.id ?? 'nothing'}.`;
};

function footerOf(play: Play, card: number, player: number): string {
  const kind = play.program.infoOf(play, card)?.item.kind;
  if (kind === 'hallucination') return `costs ${read(play, card, 'cost')} Sanity`;
  if (kind === 'safe-thing') return claimOf(play, player, card) === 0 ? 'not found yet' : 'claimed';
  return `${read(play, card, 'sanityValue')} Sanity${isProtected(play, card) ? ', protected' : ''}`;
}
