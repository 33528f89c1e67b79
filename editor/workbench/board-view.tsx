'use client';
/** A board or a tile on the canvas: gives the board editor the document's value and the pack's tiles, and makes its edits in the text. */
import { useMemo, useRef } from 'react';
import { BoardEditor, type StagedByHand } from '../board/board-editor';
import { readTile, type TileItem } from '../board/board-item';
import type { MonsterChoice, TokenChoice } from '../board/use-board-editor';
import { BrokenText } from '../forms/broken-text';
import { packsWithin } from '../forms/named-items';
import { shareValue } from '../forms/shared-value';
import { firstGame, someSeed } from '../play/game-choices';
import { scenarioOn } from '../play/staged-content';
import { boardTraitsOf } from './board-traits';
import { nameOfFile, type StudioDocument } from './document';
import { removeValue, setValue } from './json-edit';
import { readableValue } from './last-readable';
import { packFacts } from './pack-facts';
import { pathOf } from './pointer';
import type { Studio } from './studio';
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
  const tokens = useChoices(file, 'token', tokenOf);
  const monsters = useChoices(file, 'monster', monsterOf);
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
      monsters={monsters}
      traits={boardTraitsOf(system)}
      onOpenItem={(item, pointer) => studio.openItem(item, pointer)}
      onPlayFrom={kind === 'board' ? (staged) => playFrom(studio, file, staged) : undefined}
    />
  );
}

const text = (word: unknown, otherwise: string): string => (typeof word === 'string' ? word : otherwise);

const tokenOf = (id: string, { name, icon }: Fields): TokenChoice => ({
  id,
  name: text(name, id),
  icon: text(icon, ''),
});

const monsterOf = (id: string, { name, icon, rank }: Fields): MonsterChoice => ({
  id,
  name: text(name, id),
  icon: text(icon, ''),
  rank: text(rank, ''),
});

type Fields = Readonly<Record<string, unknown>>;

/** Items of one kind of the pack and its bases; the same list as long as they are called and look the same. */
function useChoices<Choice>(file: string, kind: string, choiceOf: (id: string, value: Fields) => Choice) {
  const { documents } = useStoreState();
  const pack = nameOfFile(file)?.pack ?? '';
  const kept = useRef<readonly Choice[]>([]);
  return useMemo(() => {
    const packs = packsWithin(documents, pack);
    const choices = [...documents.values()].flatMap((document): Choice[] => {
      const name = nameOfFile(document.file);
      if (name?.kind !== kind || !packs.includes(name.pack)) return [];
      return [choiceOf(name.id, (readableValue(document).value ?? {}) as Fields)];
    });
    if (JSON.stringify(choices) !== JSON.stringify(kept.current)) kept.current = choices;
    return kept.current;
  }, [documents, pack, kind, choiceOf]);
}

/** Begins a playtest on this board, in the scenario that is played on it. */
function playFrom(studio: Studio, file: string, staged: StagedByHand): void {
  const name = nameOfFile(file);
  if (name === null) return;
  const { store, content } = studio.gameOf(name.pack).get();
  const scenario = content === null ? null : scenarioOn(content, name.id);
  if (content === null || scenario === null) return;
  const first = firstGame(content, someSeed(), { scenario, variants: [] });
  if (first === null) return;
  store.takeContent(content);
  store.start({ ...first, staging: { board: name.id, ...staged } });
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
