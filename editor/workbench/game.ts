/** Brings content to the running game: links the pack after each check, hands over what checked clean, says why a pack can't be played. */
import type { Content } from '../../engine/content';
import type { ContentTranslation } from '../../pack/translate-content';
import { withTexts } from '../../pack/with-texts';
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
import type { CheckStore, LinkedPack } from './check-store';
import { nameOfFile } from './document';
import { createObservable, createRemembered, type Observable, type Watchable } from './observable';

export interface GameState {
  store: PlaytestStore;
  /** As it last checked clean, as the pack has it; null until there is any. */
  original: Content | null;
  /** The same with texts in the language that was chosen. */
  content: Content | null;
  /** How much of it is in that language; null for the pack's own. */
  translation: Pick<ContentTranslation, 'language' | 'total' | 'missing'> | null;
  /** Why the pack as it stands can't be played, or null. */
  blocked: PlaytestError | null;
}

export interface Game extends Watchable<GameState> {
  pack: string;
  /** Code of the language that it is shown in; '' is the pack's own. This browser remembers it. */
  language: Observable<string>;
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
  const language = createRemembered(`wardwright.language:${folder}:${pack}`, '', (value) => typeof value === 'string');
  const state = createObservable<GameState>({ store, original: null, content: null, translation: null, blocked: null });
  /** What the running game's content was before it was changed; kept, so that a page that is opened again still knows. */
  const olds = createRemembered<readonly OldValue[]>(`wardwright.was:${folder}:${pack}`, [], areOldValues);
  /** What the game began on. */
  let first: Content | null = null;
  let phase: PlaytestPhase = store.snapshot().phase;
  /** Whether the game that is being prepared begins; else it was kept and goes on. */
  let isNew = false;
  let asked = 0;

  const tellChanges = () => {
    const { original } = state.get();
    if (first === null || original === null) return;
    olds.set(oldValues(first, original));
    changed.set(valuesByFile(olds.get(), (key) => fileOf(pack, key)));
  };

  const take = (linked: LinkedPack) => {
    const before = state.get();
    if ('content' in linked) {
      const original = shareValue(before.original, linked.content) as Content;
      const { translation = null } = linked;
      const shown = translation === null ? original : withTexts(original, translation);
      const content = shareValue(before.content, shown) as Content;
      if (first === null && store.snapshot().phase === 'playing') first = withOldValues(original, olds.get());
      state.set({ store, original, content, translation, blocked: null });
    } else state.set((now) => ({ ...now, blocked: errorOf(linked) }));
    tellChanges();
  };

  const follow = async () => {
    if (checks.get().phase !== 'checked') return;
    asked += 1;
    const turn = asked;
    const linked = await checks.linked(pack, language.get());
    // A later check may have been asked meanwhile; its answer is the one that counts.
    if (linked !== null && turn === asked) take(linked);
  };

  const followGame = () => {
    const now = store.snapshot().phase;
    if (now === 'preparing' && phase !== 'preparing') isNew = phase !== 'opening';
    if (now === 'playing' && phase !== 'playing') {
      const { original } = state.get();
      if (isNew) first = original;
      else if (first === null && original !== null) first = withOldValues(original, olds.get());
      tellChanges();
    }
    phase = now;
  };

  const stops = [
    checks.subscribe(() => void follow()),
    language.subscribe(() => void follow()),
    store.subscribe(followGame),
  ];
  void follow();
  return {
    pack,
    language,
    get: state.get,
    subscribe: state.subscribe,
    end() {
      for (const stop of stops) stop();
      changed.set(nothingChanged);
    },
  };
}

/** The first error, for the place where the game would be. */
function errorOf(linked: Extract<LinkedPack, { problems: unknown }>): PlaytestError {
  const [problem] = linked.problems;
  if (problem === undefined) return { message: 'The pack cannot be played.', item: null, pointer: '' };
  const name = nameOfFile(problem.file);
  return {
    message: `${problem.file}, line ${problem.line}: ${problem.message}`,
    item: name === null ? null : `${name.kind}/${name.id}`,
    pointer: problem.pointer,
  };
}
