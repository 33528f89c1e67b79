/** A hero as its seat's block shows it: meters, numbers, cards. What a seat has not seen lies face down for it. */
import { itemKey } from '../../content';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { isKnownTo } from '../../table/hands';
import { nameOf, numberIn, read } from '../../table/numbers';
import { letterOf } from '../../table/seat-letter';
import type { CardColour, CardView, MeterView, SeatView } from '../../view';
import { cardText } from './card-text';
import { gameNumber, heroes, isTurned, nextHero, seatOf } from './state';

export function seatView(play: Play, hero: number, viewer: number): SeatView {
  const item = play.program.infoOf(play, hero)?.item;
  const isOnTurn = gameNumber(play, 'current') === hero;
  return {
    seat: seatOf(play, hero),
    entity: hero,
    item: itemKey(item ?? { kind: 'character', id: '' }),
    name: nameOf(play, hero),
    letter: letterOf(play, hero, heroes(play)),
    isOnTurn,
    state: stateWord(play, hero, isOnTurn),
    meters: meters(play, hero),
    stats: stats(play, hero, viewer),
    cards: cards(play, hero, viewer),
  };
}

function stateWord(play: Play, hero: number, isOnTurn: boolean): string {
  if (numberIn(play, hero, 'hasWon') === 1) return 'escaped';
  if (numberIn(play, hero, 'isDead') === 1) return 'dead';
  if (isTurned(play, hero)) return 'Deranged';
  if (isOnTurn) return 'active';
  return nextHero(play, gameNumber(play, 'current')) === hero ? 'next' : '';
}

function meters(play: Play, hero: number): MeterView[] {
  const meter = (id: string, label: string, kind: MeterView['kind'], most: string): MeterView => ({
    id,
    label,
    kind,
    value: read(play, hero, id),
    max: read(play, hero, most),
  });
  return [meter('health', 'Health', 'health', 'maxHealth'), meter('sanity', 'Sanity', 'points', 'maxSanity')];
}

function stats(play: Play, hero: number, viewer: number): SeatView['stats'] {
  const inside = (zone: string): number => cardsIn(play, findZone(play, zone, hero)).length;
  const role = cardsIn(play, findZone(play, 'role', hero))[0] ?? 0;
  const bats = role === 0 ? 0 : numberIn(play, role, 'bats');
  return [
    { label: 'Candles', value: String(numberIn(play, hero, 'candles')) },
    ...(numberIn(play, hero, 'deranged') === 1 ? [{ label: 'Deranged token', value: '' }] : []),
    ...(gameNumber(play, 'destiny') === hero ? [{ label: 'Destiny', value: '' }] : []),
    { label: 'Deck', value: String(inside('deck:own')) },
    { label: 'Discards', value: String(inside('discard:own')) },
    ...(inside('sealed') > 0 ? [{ label: 'Face-down Curses', value: String(inside('sealed')) }] : []),
    ...(bats > 0 && isKnownTo(play, role, viewer) ? [{ label: 'Bat tokens', value: String(bats) }] : []),
    ...conditionsOf(play, hero).map((label) => ({ label, value: '' })),
    ...countersOn(play, hero).map(({ name, value }) => ({ label: name, value: String(value) })),
  ];
}

const SHOWN_ZONES: readonly (readonly [zone: string, footer: string])[] = [
  ['played', 'played'],
  ['hand', 'in hand'],
  ['curses', ''],
  ['mission', 'tonight'],
  ['role', 'secret'],
  ['night', 'a night to come'],
];

const cards = (play: Play, hero: number, viewer: number): CardView[] =>
  SHOWN_ZONES.flatMap(([zone, footer]) =>
    cardsIn(play, findZone(play, zone, hero)).map((card) => ({ card, footer })),
  ).map(({ card, footer }, place) => cardView(play, card, hero, viewer, footer, place));

const TYPES: Readonly<Record<string, { word: string; colour: CardColour; icon: string; back: string }>> = {
  'action-card': { word: 'Action', colour: 'slate', icon: 'movement', back: 'action-card' },
  'item-card': { word: 'Item', colour: 'teal', icon: 'equipment', back: 'action-card' },
  reward: { word: 'Reward', colour: 'moss', icon: 'holy', back: 'action-card' },
  curse: { word: 'Curse', colour: 'violet', icon: 'insanity', back: 'curse' },
  night: { word: 'Night card', colour: 'ink', icon: 'moon', back: 'night' },
  role: { word: 'Role', colour: 'brown', icon: 'eye', back: 'role' },
};

/** All cards that one can play have the same back. */
function cardView(play: Play, card: number, hero: number, viewer: number, footer: string, place: number): CardView {
  const item = play.program.infoOf(play, card)?.item ?? { kind: 'card', id: '', source: 'original' as const };
  const type = TYPES[item.kind];
  const isFaceDown = !isKnownTo(play, card, viewer);
  const back = type?.back ?? 'action-card';
  if (isFaceDown) {
    const shown = TYPES[back];
    const word = back === 'action-card' ? 'Card' : (shown?.word ?? 'Card');
    return {
      // A number of its own would tell it apart from others.
      entity: -(1 + place),
      item: itemKey({ kind: back, id: '' }),
      name: word,
      type: word,
      text: '',
      footer,
      icon: shown?.icon ?? 'event',
      colour: shown?.colour ?? 'ink',
      isFaceDown,
    };
  }
  return {
    entity: card,
    item: itemKey(item),
    name: nameOf(play, card),
    type: type?.word ?? item.kind,
    text: cardText(play, card, hero),
    footer,
    icon: typeof item.icon === 'string' ? item.icon : (type?.icon ?? 'event'),
    colour: type?.colour ?? 'ink',
    isFaceDown,
  };
}
