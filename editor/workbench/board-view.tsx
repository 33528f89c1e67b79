'use client';
/** A board or a tile on the canvas: gives the board editor the document's value and the pack's tiles, and makes its edits in the text. */
import { useMemo, useRef } from 'react';
import { BoardEditor } from '../board/board-editor';
import { readTile, type TileItem } from '../board/board-item';
import type { TokenChoice } from '../board/use-board-editor';
import { BrokenText } from '../forms/broken-text';
import { packsWithin } from '../forms/named-items';
import { shareValue } from '../forms/shared-value';
import { boardTraitsOf } from './board-traits';
import { nameOfFile, type StudioDocument } from './document';
import { removeValue, setValue } from './json-edit';
import { readableValue } from './last-readable';
import { packFacts } from './pack-facts';
import { pathOf } from './pointer';
import { useDocument, useStoreState, useStudio } from './studio-context';

export default function BoardView({ file }: { file: string }) {
  const document = useDocument(file);
  const kind = nameOfFile(file)?.kind;
  if (document === undefined || (kind !== 'board' && kind !== 'tile')) return null;
  return <Board document={document} kind={kind} />;
}

function Board({ document, kind }: { document: StudioDocument; kind: 'board' | 'tile' }) {
  const studio = useStudio();
  const { file } = document;
  const { value, isBroken } = readableValue(document);
  const last = useRef<unknown>(undefined);
  last.current = shareValue(last.current, value);
  const tiles = useTiles(file);
  const tokens = useTokens(file);
  const { documents } = useStoreState();
  const system = packFacts(documents, nameOfFile(file)?.pack ?? '')?.system ?? '';
  if (isBroken) return <BrokenText document={document} />;

  const edit = (pointer: string, next: unknown, gesture: string) => {
    const now = studio.documents.get(file);
    if (now === undefined) return;
    const path = pathOf(pointer);
    const text = next === undefined ? removeValue(now.text, path) : setValue(now.text, path, next);
    studio.documents.setText(file, text, 'board', gesture);
  };
  return (
    <BoardEditor
      kind={kind}
      value={last.current}
      onEdit={edit}
      tiles={tiles}
      tokens={tokens}
      traits={boardTraitsOf(system)}
      onOpenItem={(item, pointer) => studio.openItem(item, pointer)}
    />
  );
}

/** Tokens of the pack and its bases; the same list as long as they are called and look the same. */
function useTokens(file: string): readonly TokenChoice[] {
  const { documents } = useStoreState();
  const pack = nameOfFile(file)?.pack ?? '';
  const kept = useRef<readonly TokenChoice[]>([]);
  return useMemo(() => {
    const packs = packsWithin(documents, pack);
    const tokens = [...documents.values()].flatMap((document): TokenChoice[] => {
      const name = nameOfFile(document.file);
      if (name?.kind !== 'token' || !packs.includes(name.pack)) return [];
      const value = readableValue(document).value as { name?: unknown; icon?: unknown } | undefined;
      const text = (word: unknown, otherwise: string) => (typeof word === 'string' ? word : otherwise);
      return [{ id: name.id, name: text(value?.name, name.id), icon: text(value?.icon, '') }];
    });
    if (JSON.stringify(tokens) !== JSON.stringify(kept.current)) kept.current = tokens;
    return kept.current;
  }, [documents, pack]);
}

const readTiles = new WeakMap<StudioDocument, TileItem | null>();

function tileOf(document: StudioDocument): TileItem | null {
  const known = readTiles.get(document);
  if (known !== undefined) return known;
  const tile = readTile(readableValue(document).value);
  readTiles.set(document, tile);
  return tile;
}

/** The tiles of the pack and its bases; the same list as long as none of their files changes. */
function useTiles(file: string): readonly TileItem[] {
  const { documents } = useStoreState();
  const pack = nameOfFile(file)?.pack ?? '';
  const kept = useRef<readonly TileItem[]>([]);
  return useMemo(() => {
    const packs = packsWithin(documents, pack);
    const tiles = [...documents.values()].flatMap((document) => {
      const name = nameOfFile(document.file);
      if (name?.kind !== 'tile' || !packs.includes(name.pack)) return [];
      return tileOf(document) ?? [];
    });
    const isSame = tiles.length === kept.current.length && tiles.every((tile, index) => tile === kept.current[index]);
    if (!isSame) kept.current = tiles;
    return kept.current;
  }, [documents, pack]);
}
