/** An investigator as its seat's block shows it: meters, numbers, cards. Face-down cards show nothing to other seats. */
import { itemKey } from '../../content';
import { KNOWN } from '../../kernel/layout';
import { cardsIn } from '../../language/entity-functions';
import { fateOf } from '../../language/fates';
import type { Play } from '../../language/play';
import { findZone, spaceOf } from '../../language/standard';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { openItemZones } from '../../table/item-zones';
import { nameOf, numberIn, read } from '../../table/numbers';
import { letterOf } from '../../table/seat-letter';
import type { CardColour, CardView, MeterView, SeatView } from '../../view';
import { isUnderWater } from './air';
import { cardText } from './card-text';
import { gameNumber, inTurnOrder, livingCharacters, seatOf } from './state';
import { statusWords } from './statuses';

export function seatView(play: Play, character: number, viewer: number): SeatView {
  const seat = seatOf(play, character);
  const item = play.program.infoOf(play, character)?.item;
  const isOnTurn = gameNumber(play, 'current') === character;
  return {
    seat,
    entity: character,
    item: itemKey(item ?? { kind: 'character', id: '' }),
    name: nameOf(play, character),
    letter: letterOf(play, character, play.all('character')),
    isOnTurn,
    state: stateWord(play, character, isOnTurn),
    meters: meters(play, character),
    stats: stats(play, character),
    cards: cards(play, character, viewer),
  };
}

function stats(play: Play, who: number): SeatView['stats'] {
  const isWet = spaceOf(play, who) !== 0 && isUnderWater(play, who);
  const oxygen = numberIn(play, who, 'oxygen');
  const hasAirToMind = isWet || oxygen < read(play, who, 'maxOxygen');
  return [
    { label: 'Escape', value: String(read(play, who, 'escape')) },
    { label: 'Resistance', value: String(read(play, who, 'resistance')) },
    ...(hasAirToMind ? [{ label: 'Oxygen', value: String(oxygen) }] : []),
    ...(numberIn(play, who, 'extraSanity') > 0
      ? [{ label: 'Psycho tokens', value: String(numberIn(play, who, 'extraSanity')) }]
      : []),
    ...[...statusWords(play, who), ...conditionsOf(play, who)].map((label) => ({ label, value: '' })),
    ...cardsIn(play, who)
      .filter((token) => play.kindOf(token).name === 'token')
      .map((token) => ({ label: nameOf(play, token), value: '' })),
    ...countersOn(play, who).map(({ name, value }) => ({ label: name, value: String(value) })),
  ];
}

function stateWord(play: Play, who: number, isOnTurn: boolean): string {
  // Who died lies where it fell; who left the game otherwise is nowhere.
  if (numberIn(play, who, 'isDead') === 1)
    return fateOf(play, who) || (spaceOf(play, who) === 0 ? 'out of the game' : 'dead');
  if (isOnTurn) return 'active';
  const [, next] = inTurnOrder(play, livingCharacters(play));
  return gameNumber(play, 'current') !== 0 && next === who ? 'next' : '';
}

function meters(play: Play, who: number): MeterView[] {
  const isActive = gameNumber(play, 'current') === who;
  const left = Math.max(0, read(play, who, 'actions'));
  const sanity = read(play, who, 'maxSanity');
  const exhausted = numberIn(play, who, 'exhausted');
  const madness = numberIn(play, who, 'madness');
  return [
    {
      id: 'actions',
      label: 'Actions',
      kind: 'points',
      value: isActive ? left : 0,
      max: left + Math.max(0, numberIn(play, who, 'spent')),
    },
    {
      id: 'health',
      label: 'Health',
      kind: 'health',
      value: Math.max(0, read(play, who, 'health')),
      max: read(play, who, 'maxHealth'),
    },
    {
      id: 'sanity',
      label: 'Sanity',
      kind: 'boxes',
      value: Math.min(sanity, exhausted + madness),
      max: sanity,
      // Madness lies first, then exhausted tokens; clear ones are empty boxes.
      boxLabels: Array.from({ length: sanity }, (_, box) =>
        box < madness ? 'M' : box < madness + exhausted ? 'E' : '',
      ),
    },
  ];
}

const SHOWN_ZONES: readonly string[] = ['inventory', 'hand', 'possession', 'traits', 'madness', 'secret'];

function cards(play: Play, who: number, viewer: number): CardView[] {
  const inside = (zone: string) => cardsIn(play, findZone(play, zone, who));
  // Not even whoever has them may look at face-down cards.
  const own = SHOWN_ZONES.flatMap((zone) =>
    inside(zone).map((card) => cardView(play, card, zone, zone === 'secret' && !isKnown(play, card, viewer))),
  );
  const stored = openItemZones(play.program).flatMap(({ id, name }) =>
    inside(id).map((card) => ({ ...cardView(play, card, id, false), footer: name })),
  );
  return [...own, ...stored];
}

const isKnown = (play: Play, card: number, seat: number): boolean =>
  ((play.state[card + KNOWN] as number) & (1 << seat)) !== 0;

const TYPES: Readonly<Record<string, { word: string; colour: CardColour; icon: string }>> = {
  weapon: { word: 'Weapon', colour: 'slate', icon: 'weapon' },
  tool: { word: 'Tool', colour: 'teal', icon: 'equipment' },
  once: { word: 'One use', colour: 'moss', icon: 'drug' },
  consciousness: { word: 'Consciousness', colour: 'teal', icon: 'imagination' },
  madness: { word: 'Madness', colour: 'violet', icon: 'insanity' },
  possessed: { word: 'Possessed', colour: 'red', icon: 'insanity' },
  victim: { word: 'Victim card', colour: 'brown', icon: 'patient' },
  fusion: { word: 'Fusion', colour: 'violet', icon: 'ally' },
  will: { word: 'Will', colour: 'red', icon: 'shadow' },
  puppet: { word: 'Puppet', colour: 'ink', icon: 'shadow' },
  trial: { word: 'Trial', colour: 'red', icon: 'warning' },
};

function cardView(play: Play, card: number, zone: string, isFaceDown: boolean): CardView {
  const item = play.program.infoOf(play, card)?.item ?? { kind: 'card', id: '', source: 'original' as const };
  const type = TYPES[item.kind];
  const word = type?.word ?? item.kind;
  return {
    entity: card,
    item: isFaceDown ? itemKey({ kind: item.kind, id: '' }) : itemKey(item),
    name: isFaceDown ? word : nameOf(play, card),
    type: word,
    text: isFaceDown ? '' : cardText(play, card),
    footer: zone === 'madness' ? 'kept' : zone === 'hand' ? 'in hand' : '',
    icon: !isFaceDown && typeof item.icon === 'string' ? item.icon : (type?.icon ?? 'event'),
    colour: type?.colour ?? 'ink',
    isFaceDown,
  };
}
