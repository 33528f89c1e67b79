/** The cards of a pack that have a face, by kind, with how often each is printed. */
import { layOutBack } from '../../cards/back';
import { type Face, layOutFace } from '../../cards/face';
import type { Item } from '../../engine/content';
import type { CardFace } from '../../schemas/generated/types';
import { nameOfFile, type StudioDocument } from '../workbench/document';
import { itemOf, studioWords, templateFor } from './studio-words';

type Documents = ReadonlyMap<string, StudioDocument>;

export interface CardFile {
  file: string;
  kind: string;
  item: Item;
  template: CardFace;
  copies: number;
}

export function cardFilesOf(documents: Documents, pack: string): CardFile[] {
  return [...documents.values()].flatMap((document): CardFile[] => {
    const name = nameOfFile(document.file);
    const item = name?.pack === pack ? itemOf(document) : null;
    const template = item === null ? null : templateFor(documents, pack, item);
    if (name === null || item === null || template === null) return [];
    const { copies } = item;
    return [{ file: document.file, kind: name.kind, item, template, copies: typeof copies === 'number' ? copies : 1 }];
  });
}

export interface PrintedCard {
  file: string;
  front: Face;
  back: Face;
  copies: number;
}

export function layOutRun(
  documents: Documents,
  pack: string,
  cards: readonly CardFile[],
  isEconomy: boolean,
): PrintedCard[] {
  const words = studioWords(documents, pack);
  return cards.flatMap((card, at) =>
    // Copies with doorways of their own are printed one by one.
    copiesOf(card).flatMap(([copy, copies]): PrintedCard[] => {
      const options = { id: `print${at}-${copy}`, isEconomy, copy };
      const front = layOutFace(card.item, card.template, words, options);
      const back = layOutBack(card.item, card.template, words, options);
      return front === null || back === null ? [] : [{ file: card.file, front, back, copies }];
    }),
  );
}

function copiesOf({ item, template, copies }: CardFile): (readonly [copy: number, copies: number])[] {
  const doorways: unknown = template.doorways === undefined ? undefined : item[template.doorways];
  const isEach = Array.isArray(doorways) && Array.isArray(doorways[0]);
  return isEach ? Array.from({ length: copies }, (_, copy) => [copy, 1]) : [[0, copies]];
}
