/** A card as the playtest screen draws it: face up for whoever knows it, else only its back. */
import { itemKey } from '../../content';
import { ownerOf } from '../../language/ownership';
import type { Play } from '../../language/play';
import { isKnownTo } from '../../table/hands';
import { nameOf, numberIn, read } from '../../table/numbers';
import type { CardColour, CardNumber, CardView } from '../../view';
import { cardText } from './card-text';
import { kindOf } from './state';

const TYPES: Readonly<Record<string, { word: string; colour: CardColour; icon: string }>> = {
  starter: { word: 'Ally', colour: 'slate', icon: 'ally' },
  ally: { word: 'Ally', colour: 'teal', icon: 'ally' },
  monster: { word: 'Monster', colour: 'red', icon: 'monster' },
  horror: { word: 'Horror', colour: 'ink', icon: 'horror' },
};

const NUMBERS: readonly (readonly [stat: string, label: string])[] = [
  ['cost', 'Cost'],
  ['produce', 'Produce'],
  ['damage', 'Damage'],
  ['health', 'Health'],
];

/** `place` tells backs in one row apart, which have no number of their own. */
export function cardView(play: Play, card: number, viewer: number, place: number, footer = ''): CardView {
  if (!isKnownTo(play, card, viewer)) return cardBack(place);
  const kind = kindOf(play, card);
  const item = play.program.infoOf(play, card)?.item ?? { kind, id: '', source: 'original' as const };
  const type = TYPES[kind];
  return {
    entity: card,
    item: itemKey(item),
    name: nameOf(play, card),
    type: type?.word ?? kind,
    text: cardText(play, card, ownerOf(play, card)),
    footer: numberIn(play, card, 'isSlain') === 1 ? 'slain' : footer,
    icon: typeof item.icon === 'string' ? item.icon : (type?.icon ?? 'event'),
    colour: type?.colour ?? 'ink',
    isFaceDown: false,
    numbers: NUMBERS.filter(([stat]) => stat !== 'cost' || kind !== 'starter').map(([stat, label]): CardNumber => {
      const value = read(play, card, stat);
      const printed = play.program.stats.base(play, card, stat);
      return { label, icon: stat, value, printed };
    }),
  };
}

const cardBack = (place: number): CardView => ({
  entity: -(1 + place),
  item: itemKey({ kind: 'ally', id: '' }),
  name: 'Card',
  type: 'Card',
  text: '',
  footer: '',
  icon: 'event',
  colour: 'ink',
  isFaceDown: true,
});
