/** The game of the pack that is worked on: that of the open item or table, else the one before, else the first pack with a scenario. */
import { useEffect, useState } from 'react';
import { nameOfFile } from './document';
import type { Game } from './game';
import { usePlace, useStoreState, useStudio } from './studio-context';

export function useGame(): Game | null {
  const studio = useStudio();
  const { item, table } = usePlace();
  const near = (item ?? table)?.pack;
  const { documents } = useStoreState();
  const [game, setGame] = useState<Game | null>(null);
  const scenarios = [...documents.keys()].map(nameOfFile).filter((name) => name?.kind === 'scenario');
  const playable = new Set(scenarios.map((name) => name?.pack));
  const wanted = near !== undefined && playable.has(near) ? near : (game?.pack ?? scenarios[0]?.pack ?? null);

  useEffect(() => {
    setGame(wanted === null ? null : studio.gameOf(wanted));
  }, [studio, wanted]);

  return game;
}
