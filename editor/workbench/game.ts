/** Brings content to the running game: links the pack after each check, hands over what checked clean, says why a pack can't be played. */
import type { Content } from '../../engine/content';
import type { Linked } from '../../pack/link-pack';
import { shareValue } from '../forms/shared-value';
import type { PlaytestError } from '../play/playtest-api';
import { playtestOf } from '../play/playtest-of';
import type { PlaytestPhase, PlaytestStore } from '../play/playtest-store';
import type { GameKeeper } from '../play/saved-game';
import { type ChangedValues, changedValues, nothingChanged } from './changed-values';
import type { CheckStore } from './check-store';
import { nameOfFile } from './document';
import { createObservable, type Observable, type Watchable } from './observable';

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
  /** The file of an item as the pack sees it, or null. */
  fileOf(pack: string, key: string): string | null;
}

export function createGame(pack: string, { checks, changed, games, fileOf }: GameParts): Game {
  const store = playtestOf(pack, games);
  const state = createObservable<GameState>({ store, content: null, blocked: null });
  /** What the game began on. */
  let first: Content | null = null;
  let phase: PlaytestPhase = 'opening';
  let asked = 0;

  const tellChanges = () => {
    const { content } = state.get();
    changed.set(
      first === null || content === null ? nothingChanged : changedValues(first, content, (key) => fileOf(pack, key)),
    );
  };

  const take = (linked: Linked) => {
    const { content: before } = state.get();
    if ('content' in linked) {
      const content = shareValue(before, linked.content) as Content;
      // A page that comes back to a game which is under way counts changes from here.
      if (first === null && store.snapshot().phase === 'playing') first = content;
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
    if (now === 'playing' && (phase === 'preparing' || phase === 'opening')) {
      first = state.get().content;
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
