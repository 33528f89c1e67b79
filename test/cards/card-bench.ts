/** A card, a template and the words that it needs, as small as they can be. */
import type { CardWords } from '../../cards/card-words';
import { type Face, layOutFace } from '../../cards/face';
import type { FaceNode } from '../../cards/face-node';
import type { Item } from '../../engine/content';
import type { CardFace } from '../../schemas/generated/types';

export const item = (fields: Readonly<Record<string, unknown>> = {}): Item => ({
  kind: 'weapon',
  id: 'coal-hammer',
  source: 'original',
  name: 'Coal Hammer',
  ...fields,
});

export const template = (fields: Partial<CardFace> = {}): CardFace => ({
  kind: 'card-face',
  id: 'weapons',
  source: 'original',
  name: 'Weapons',
  frame: 'spine',
  cards: [{ kind: 'weapon', word: 'Weapon', icon: 'weapon', color: '#34434b' }],
  blocks: [{ block: 'text', lines: [{ field: 'text' }, { field: 'flavor', look: 'flavor' }] }],
  ...fields,
});

export const words = (items: readonly Item[] = [], settings: Readonly<Record<string, number>> = {}): CardWords => ({
  pack: 'Asylum',
  item: (kind, id) => items.find((each) => each.kind === kind && each.id === id),
  setting: (name) => settings[name],
});

export function faceOf(card: Item, face: CardFace = template(), said: CardWords = words()): Face {
  const made = layOutFace(card, face, said, { id: 'f', isEconomy: false });
  if (made === null) throw new Error('The template is of other cards.');
  return made;
}

export const allNodes = (nodes: readonly FaceNode[]): FaceNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children ?? [])]);

/** All runs of type on a face, in reading order. */
export const textsOf = ({ nodes }: Pick<Face, 'nodes'>): string[] =>
  allNodes(nodes).flatMap(({ text }) => (text === undefined ? [] : [text]));

/** The sizes of type that its paragraphs are set in, in points. */
export const sizesOf = ({ nodes }: Pick<Face, 'nodes'>): number[] =>
  allNodes(nodes).flatMap(({ tag, attrs }) =>
    tag === 'g' && typeof attrs['fontSize'] === 'number' ? [Math.round(attrs['fontSize'] / 0.03528) / 10] : [],
  );

export const sentence = (letters: number): string =>
  'The bell is heard again. '.repeat(Math.ceil(letters / 25)).slice(0, letters);
