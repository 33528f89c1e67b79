/** The back of a card: its pattern twice, the lower half turned, with the pack and the word between. A hallway's back is its floor. */
import type { Item } from '../engine/content';
import type { CardFace } from '../schemas/generated/types';
import { label } from './blocks';
import type { CardWords } from './card-words';
import { drawName } from './drawn-name';
import type { Face, FaceOptions } from './face';
import { circle, clipped, type FaceNode, group, icon, rect } from './face-node';
import { CARD, whole } from './frame';
import { floorPlan } from './frame-hallway';
import { type Look, lookOf, mix, outline } from './look';
import { drawPattern } from './patterns';
import { entryFor, readCard } from './read-card';

const BAND = 22;
const MIDDLE = CARD.height / 2;
const WHITE = '#ffffff';

/** Null if the template is of other cards. */
export function layOutBack(item: Item, template: CardFace, words: CardWords, options: FaceOptions): Face | null {
  const entry = entryFor(template, item);
  if (entry === undefined) return null;
  const read = readCard(item, template, entry, words, options.copy);
  // Cards that are shuffled together have one back: that of the first of them.
  const { icon: sign, color } = template.back === undefined ? entry : (template.cards[0] ?? entry);
  const look = lookOf(template.frame, color, options.isEconomy);
  const word = template.back ?? read.word;
  const isHallway = read.doorways.length > 0;
  const half = (turn: 0 | 180): FaceNode =>
    group({ transform: `rotate(${turn} ${CARD.width / 2} ${MIDDLE})` }, [
      ...(isHallway ? [] : [...patternHalf(look, `${options.id}-back-${turn}`, words.pack), ...disc(sign, look)]),
    ]);
  const ground = isHallway ? floorPlan(read.doorways, look) : [whole({ fill: look.isEconomy ? WHITE : look.color })];
  const nodes = [...ground, half(0), half(180), ...band(words.pack, word, look, options.id)];
  return { name: `Back of ${read.name}`, nodes, notes: [] };
}

/** The same for all cards of a pack and a pattern, or the back would tell what is on the face. */
function patternHalf(look: Look, id: string, pack: string): FaceNode[] {
  const box = { x: -CARD.bleed, y: -CARD.bleed, width: CARD.width + 2 * CARD.bleed, height: MIDDLE + CARD.bleed };
  const colors = look.isEconomy
    ? look.colors
    : {
        ground: mix(look.color, '#000000', 0.45),
        pale: mix(look.color, '#000000', 0.2),
        mid: mix(look.color, WHITE, 0.12),
        dark: mix(look.color, WHITE, 0.45),
      };
  return [clipped(id, rect(box.x, box.y, box.width, box.height, {}), drawPattern(look.pattern, box, colors, pack))];
}

function disc(sign: string, { color, ink, isEconomy }: Look): FaceNode[] {
  const tone = isEconomy ? ink : WHITE;
  return [
    circle(CARD.width / 2, 17, 9, {
      fill: isEconomy ? WHITE : mix(color, '#000000', 0.4),
      stroke: tone,
      strokeWidth: 0.7,
    }),
    icon(sign, CARD.width / 2 - 5.4, 11.6, 10.8, tone),
  ];
}

function band(pack: string, word: string, look: Look, id: string): FaceNode[] {
  const { ink, paper } = look;
  const name = drawName(pack, {
    x: CARD.width / 2,
    y: MIDDLE - 3,
    height: 5.6,
    width: 54,
    align: 'middle',
    colour: ink,
    ground: paper,
    pen: look.pen,
    id: `${id}-pack`,
  });
  return [
    rect(-CARD.bleed, MIDDLE - BAND / 2, CARD.width + 2 * CARD.bleed, BAND, { fill: paper, ...outline(look) }),
    ...name.nodes,
    label(word.toUpperCase(), CARD.width / 2, MIDDLE + 7, 50, ink, { anchor: 'middle', size: 2.9 }),
  ];
}
