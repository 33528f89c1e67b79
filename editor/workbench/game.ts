/** Brings content to the running game: links the pack after each check, hands over what checked clean, says why a pack can't be played. */
import type { Content } from '../../engine/content';
import type { Linked } from '../../pack/link-pack';
import { shareValue } from '../forms/shared-value';
import type { PlaytestError } from '../play/playtest-api';
import { playtestOf } from '../play/playtest-of';
import type { PlaytestPhase } from '../play/playtest-snapshot';
import type { PlaytestStore } from '../play/playtest-store';
import type { GameKeeper } from '../play/saved-game';
import {
  areOldValues,
  type ChangedValues,
  nothingChanged,
  type OldValue,
  oldValues,
  valuesByFile,
  withOldValues,
} from './changed-values';
import type { CheckStore } from './check-store';
import { nameOfFile } from './document';
import { createObservable, createRemembered, type Observable, type Watchable } from './observable';

export interface GameState {
  store: PlaytestStore;
  /** As it last checked clean; null until there is any. */
  content: Content | null;
  /** Why the pack as it stands can't be played, or null. */
  blocked: PlaytestError | null;
}

export interface Game extends Watchable<GameState> {
  pack: string;
  end(): void;
}

export interface GameParts {
  checks: CheckStore;
  changed: Observable<ChangedValues>;
  games: GameKeeper;
  /** Tells games of other content folders apart. */
  folder: string;
  /** The file of an item as the pack sees it, or null. */
  fileOf(pack: string, key: string): string | null;
}

export function createGame(pack: string, { checks, changed, games, folder, fileOf }: GameParts): Game {
  const store = playtestOf(pack, games);
  const state = createObservable<GameState>({ store, content: null, blocked: null });
  /** What the running game's content was before it was changed; kept, so that a page that is opened again still knows. */
  const olds = createRemembered<readonly OldValue[]>(`wardwright.was:${folder}:${pack}`, [], areOldValues);
  /** What the game began on. */
  let first: Content | null = null;
  let phase: PlaytestPhase = store.snapshot().phase;
  /** Whether the game that is being prepared begins; else it was kept and goes on. */
  let isNew = false;
  let asked = 0;

  const tellChanges = () => {
    const { content } = state.get();
    if (first === null || content === null) return;
    olds.set(oldValues(first, content));
    changed.set(valuesByFile(olds.get(), (key) => fileOf(pack, key)));
  };

  const take = (linked: Linked) => {
    const { content: before } = state.get();
    if ('content' in linked) {
      const content = shareValue(before, linked.content) as Content;
      if (first === null && store.snapshot().phase === 'playing') first = withOldValues(content, olds.get());
      state.set({ store, content, blocked: null });
    } else state.set((now) => ({ ...now, blocked: errorOf(linked) }));
    tellChanges();
  };

  const follow = async () => {
    if (checks.get().phase !== 'checked') return;
    asked += 1;
    const turn = asked;
    const linked = await checks.linked(pack);
    // A later check may have been asked meanwhile; its answer is the one that counts.
    if (linked !== null && turn === asked) take(linked);
  };

  const followGame = () => {
    const now = store.snapshot().phase;
    if (now === 'preparing' && phase !== 'preparing') isNew = phase !== 'opening';
    if (now === 'playing' && phase !== 'playing') {
      const { content } = state.get();
      if (isNew) first = content;
      else if (first === null && content !== null) first = withOldValues(content, olds.get());
      tellChanges();
    }
    phase = now;
  };

  const stops = [checks.subscribe(() => void follow()), store.subscribe(followGame)];
  void follow();
  return {
    pack,
    get: state.get,
    subscribe: state.subscribe,
    end() {
      for (const stop of stops) stop();
      changed.set(nothingChanged);
    },
  };
}

/** The first error, for the place where the game would be. */
function errorOf(linked: Extract<Linked, { problems: unknown }>): PlaytestError {
  const [problem] = linked.problems;
  if (problem === undefined) return { message: 'The pack cannot be played.', item: null, pointer: '' };
  const name = nameOfFile(problem.file);
  return {
    message: `${problem.file}, line ${problem.line}: ${problem.message}`,
    item: name === null ? null : `${name.kind}/${name.id}`,
    pointer: problem.pointer,
  };
}
