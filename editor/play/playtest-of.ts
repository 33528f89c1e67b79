/** The one running game of each pack on this page: panel and play screen share it, whichever of them is shown. For the browser only. */
import { playtestIn } from './engine-client';
import { PlaytestStore } from './playtest-store';
import type { GameKeeper } from './saved-game';

const stores = new Map<string, PlaytestStore>();

/** `pack` is the id of the pack that is played. The engine's worker starts with the first question and ends with the page. */
export function playtestOf(pack: string, keeper: GameKeeper): PlaytestStore {
  const known = stores.get(pack);
  if (known !== undefined) return known;
  const engine = playtestIn(() => new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' }));
  const made = new PlaytestStore(engine, keeper, pack);
  stores.set(pack, made);
  return made;
}
