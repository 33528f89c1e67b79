/** A character as its seat's block shows it: meters, stats, cards. */

import { itemKey } from '../../content';
import { cardsIn } from '../../language/entity-functions';
import { fateOf } from '../../language/fates';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { conditionsOf, countersOn } from '../../table/conditions-shown';
import { openItemZones } from '../../table/item-zones';
import { nameOf, numberIn, read } from '../../table/numbers';
import { letterOf } from '../../table/seat-letter';
import type { CardColour, CardView, MeterView, SeatView } from '../../view';
import { attacksOf } from './attacks';
import { cardText } from './card-text';
import { carriedBy } from './carrying';
import { isSkill, skillCost } from './skills';
import { allCharacters, gameNumber, inTurnOrder, seatOf } from './state';

export function seatView(play: Play, character: number): SeatView {
  const seat = seatOf(play, character);
  const item = play.program.infoOf(play, character)?.item;
  const isOnTurn = gameNumber(play, 'current') === character;
  return {
    seat,
    entity: character,
    item: itemKey(item ?? { kind: 'character', id: '' }),
    name: nameOf(play, character),
    letter: letterOf(play, character, allCharacters(play)),
    isOnTurn,
    state: stateWord(play, character, isOnTurn),
    meters: meters(play, character),
    stats: [
      { label: 'AR', value: `${read(play, character, 'ar')}+` },
      { label: 'Defense', value: String(read(play, character, 'defense')) },
      { label: 'Imagination', value: String(read(play, character, 'imagination')) },
      ...conditionsOf(play, character).map((name) => ({ label: name, value: '' })),
      ...carriedBy(play, character).map((token) => ({ label: nameOf(play, token), value: '' })),
      ...countersOn(play, character).map(({ name, value }) => ({ label: name, value: String(value) })),
    ],
    cards: cards(play, character),
  };
}

function stateWord(play: Play, character: number, isOnTurn: boolean): string {
  const fate = fateOf(play, character);
  if (fate !== '') return fate;
  if (numberIn(play, character, 'isDead') === 1) return 'dead';
  if (isOnTurn) return 'on turn';
  const [, next] = inTurnOrder(play, allCharacters(play));
  return gameNumber(play, 'current') !== 0 && next === character ? 'next' : '';
}

function meters(play: Play, character: number): MeterView[] {
  const boxes = read(play, character, 'maxInsanity');
  const ap = Math.max(0, read(play, character, 'ap'));
  const boxLabels = Array.from({ length: boxes }, (_, box) =>
    box === boxes - 2 ? '+1' : box === boxes - 1 ? '+2' : '',
  );
  return [
    { id: 'ap', label: 'AP', kind: 'points', value: ap, max: Math.max(ap, ap + numberIn(play, character, 'spent')) },
    {
      id: 'health',
      label: 'Health',
      kind: 'health',
      value: read(play, character, 'health'),
      max: read(play, character, 'maxHealth'),
    },
    {
      id: 'insanity',
      label: 'Insanity',
      kind: 'boxes',
      value: read(play, character, 'insanity'),
      max: boxes,
      boxLabels,
    },
  ];
}

const SHOWN_ZONES: readonly string[] = ['inventory', 'skills', 'memories'];

function cards(play: Play, character: number): CardView[] {
  const inside = (zone: string) => cardsIn(play, findZone(play, zone, character));
  const own = SHOWN_ZONES.flatMap(inside).map((card) => cardView(play, card));
  const stored = openItemZones(play.program).flatMap(({ id, name }) =>
    inside(id).map((card) => ({ ...cardView(play, card), footer: name })),
  );
  return [...own, ...stored];
}

const TYPES: Readonly<Record<string, { word: string; colour: CardColour }>> = {
  weapon: { word: 'Weapon', colour: 'slate' },
  equipment: { word: 'Equipment', colour: 'teal' },
  drug: { word: 'Drug', colour: 'moss' },
  skill: { word: 'Skill', colour: 'teal' },
  disorder: { word: 'Disorder', colour: 'violet' },
  memory: { word: 'Memory', colour: 'brown' },
};

/** Skills take the colour of what they are for. */
const SKILLS: Readonly<Record<string, CardColour>> = { attack: 'red', defense: 'slate' };

function cardView(play: Play, card: number): CardView {
  const item = play.program.infoOf(play, card)?.item ?? { kind: 'card', id: '', source: 'original' as const };
  const symbols = [...new Set(attacksOf(play, card).flatMap((attack) => attack.symbols))].map((symbol) =>
    play.program.numbering.names.word(symbol),
  );
  const sort =
    typeof item.type === 'string'
      ? `${item.type.charAt(0).toUpperCase()}${item.type.slice(1)} skill`
      : (TYPES[item.kind]?.word ?? item.kind);
  return {
    entity: card,
    item: itemKey(item),
    name: nameOf(play, card),
    type: [sort, ...symbols].join(', '),
    text: cardText(play, card),
    footer: footer(play, card),
    icon: typeof item.icon === 'string' ? item.icon : iconOf(item.kind, item.type),
    colour: (item.kind === 'skill' ? SKILLS[String(item.type)] : undefined) ?? TYPES[item.kind]?.colour ?? 'ink',
    // What lies in front of a character is open to everybody.
    isFaceDown: false,
  };
}

function iconOf(kind: string, type: unknown): string {
  if (kind === 'skill' || kind === 'disorder')
    return type === 'attack' ? 'weapon-attack' : type === 'defense' ? 'defense' : 'action-point';
  return kind;
}

function footer(play: Play, card: number): string {
  if (isSkill(play, card)) {
    const cooldown = numberIn(play, card, 'cooldown');
    const cost = `${skillCost(play, card)} AP`;
    return cooldown === 0
      ? `${cost}, cooldown ${play.program.infoOf(play, card)?.item.cooldown ?? 0}`
      : `ready in ${cooldown}`;
  }
  const durability = read(play, card, 'durability');
  const charges = read(play, card, 'charges');
  if (durability > 0) return `${durability} durability`;
  if (charges > 0) return charges === 1 ? '1 charge' : `${charges} charges`;
  return play.program.infoOf(play, card)?.item.kind === 'weapon' ? 'indestructible' : '';
}
