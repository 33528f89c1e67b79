/** The languages in which the texts of a game can be shown: those of its pack and of all that it builds on. */
import { useMemo } from 'react';
import { packsWithin } from '../forms/named-items';
import type { GameLanguages } from '../play/language-menu';
import { fileOfName } from './document';
import type { Game } from './game';
import { useWatched } from './observable';
import { packFacts } from './pack-facts';
import { useStoreState, useStudio } from './studio-context';
import { useTreeItems } from './use-tree-items';

export function useGameLanguages(game: Game): GameLanguages {
  const studio = useStudio();
  const { documents } = useStoreState();
  const { translation } = useWatched(game);
  const chosen = useWatched(game.language);
  const items = useTreeItems();
  const packs = packsWithin(documents, game.pack).join(' ');
  const others = useMemo(() => {
    const names = new Map<string, string>();
    for (const { name, title } of items)
      if (name.kind === 'language' && packs.split(' ').includes(name.pack)) names.set(name.id, title || name.id);
    return [...names].map(([code, name]) => ({ code, name }));
  }, [items, packs]);
  const file = fileOfName({ pack: game.pack, kind: 'language', id: chosen });
  return {
    own: packFacts(documents, game.pack)?.language ?? 'en',
    others,
    // One that is there no more is not shown either.
    chosen: others.some(({ code }) => code === chosen) ? chosen : '',
    counts: translation,
    choose: game.language.set,
    ...(documents.has(file) ? { translate: () => studio.openFile(file) } : {}),
  };
}
