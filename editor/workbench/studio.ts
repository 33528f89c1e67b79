/**
 * Everything that the panels of the studio share: content, checks, where the author is, and what is open. Made once for a page; panels get
 * it from studio-context.
 */
import { pointerTo } from '../../pack/json-pointer';
import type { Problem } from '../../pack/problem';
import { fileOfReference } from '../forms/named-items';
import { startHand } from '../lab/lab-crew';
import { LabStore } from '../lab/lab-store';
import { keepRunsIn } from '../lab/run-keeper';
import { type GameKeeper, keepGamesIn } from '../play/saved-game';
import { type ChangedValues, nothingChanged } from './changed-values';
import { problemKey } from './check-report';
import { type CheckStore, createCheckStore } from './check-store';
import { createWorkerChecker } from './checker';
import { fileOfName, folderOfKind, type KindName, kindOfFolder, nameOfFile } from './document';
import { createDocumentStore, type DocumentStore } from './document-store';
import { createDraftKeeper, noDraftKeeper } from './draft-keeper';
import { createGame, type Game } from './game';
import { createHistoryKeeper, noHistoryKeeper } from './history-keeper';
import { createHttpClient, pageFolder } from './http-client';
import { createLayout, type Layout } from './layout';
import { createNavigation, type Navigation } from './navigation';
import { createObservable, type Observable } from './observable';
import type { ItemView } from './place';
import type { ProblemFilter } from './problem-moves';
import { createRecentEdits, type RecentEdits } from './recent-edits';
import { type Use, usesBesides } from './references';
import { createTabs, nextTab, type Tabs, withoutTab, withRenamedTab, withTab } from './tabs';
import { createTreeState, type TreeState } from './tree-state';

/** What floats over the workbench, if anything. */
export type Overlay =
  | { type: 'none' }
  | { type: 'palette' }
  | { type: 'keys' }
  /** `from` is an item to copy, `id` one that is named already. */
  | { type: 'new-item'; pack: string; kind: string; from?: string; id?: string }
  | { type: 'new-language'; pack: string }
  /** `next` is the kind of a first item to ask for. */
  | { type: 'new-pack'; base: string; next?: string }
  /** What names the items to be deleted. */
  | { type: 'delete'; files: readonly string[]; uses: readonly Use[] }
  | { type: 'print'; pack: string; kind: string }
  | { type: 'rename'; file: string }
  | { type: 'duplicate'; file: string };

export interface Studio {
  documents: DocumentStore;
  checks: CheckStore;
  navigation: Navigation;
  layout: Observable<Layout>;
  tabs: Observable<Tabs>;
  recent: RecentEdits;
  overlay: Observable<Overlay>;
  tree: TreeState;
  /** Key of the problem that is chosen in the panel, or ''. */
  chosenProblem: Observable<string>;
  problemFilter: Observable<ProblemFilter>;
  isUsedByOpen: Observable<boolean>;
  /** Where the cursor of the code editor is, while there is one. */
  cursor: Observable<{ line: number; column: number; pointer: string } | null>;
  /** Old values of what was changed since the running game began, by file and pointer. The playtest sets it. */
  changedValues: Observable<ChangedValues>;
  /** Loads content, listens and checks until the answer is called. */
  start(): () => void;
  openFile(file: string, options?: { view?: ItemView; at?: string }): void;
  /** Opens the table of a kind, with the cell at `at` chosen: the id of an item and a pointer in it. */
  openTable(kind: KindName, at?: string): void;
  /** Opens what a tab shows: a file, or the folder of a kind as a table. */
  openTab(tab: string): void;
  closeTab(tab: string): void;
  /** Opens the code of a file at a line, from 1. */
  showLine(file: string, line: number): void;
  /** The line that the code editor is to show; a new object for each wish. */
  lineWanted: Observable<{ file: string; line: number } | null>;
  /** Deletes items, once the author has seen what uses them, if anything does. */
  removeFiles(files: readonly string[]): Promise<void>;
  /** Deletes items at once and closes their tabs; the notice in the status bar brings them back. */
  deleteFiles(files: readonly string[]): void;
  /** Opens the dialog, for the pack and kind of the open item unless told otherwise. */
  newItem(pack?: string, kind?: string): void;
  /** The file of the item that is shown, or null. */
  shownFile(): string | null;
  /** The file or the folder that is shown, or null. */
  shownTab(): string | null;
  /** The files that undo and redo mean: the one that is shown, or all that the table shows. */
  editedFiles(): readonly string[];
  /** The item of the active row while a table is shown, or null. */
  activeRow: Observable<string | null>;
  /** Opens an item that is named by kind and id, as the pack of the open item (or the given one) sees it. */
  openItem(key: string, pointer: string, pack?: string): void;
  fileOfItem(pack: string, key: string): string | null;
  /** The games that this browser keeps of this content folder. */
  games: GameKeeper;
  /** The runs of the lab. They go on whichever page is shown. */
  lab: LabStore;
  /** The running game of a pack; the one before it ends. */
  gameOf(pack: string): Game;
  /** The game that is there already, whatever it plays. */
  runningGame(): Game | null;
  /** Goes to where a problem is and chooses it. */
  showProblem(problem: Problem): void;
}

function openDrafts(folder: string) {
  try {
    return createDraftKeeper(window.localStorage, folder);
  } catch {
    // The browser bars storage; the store says that drafts are not kept.
    return noDraftKeeper;
  }
}

function openHistories(folder: string) {
  try {
    return createHistoryKeeper(window.sessionStorage, folder);
  } catch {
    // Barred like drafts; undo then begins anew with the page.
    return noHistoryKeeper;
  }
}

export function createStudio(): Studio {
  const folder = pageFolder();
  const games = keepGamesIn(folder);
  const histories = openHistories(folder);
  const documents = createDocumentStore({
    client: createHttpClient(),
    drafts: openDrafts(folder),
    histories,
    folder,
    otherFolder: () => window.location.reload(),
    now: () => Date.now(),
    wait(task, milliseconds) {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const checks = createCheckStore(documents, createWorkerChecker, () => Date.now());
  const navigation = createNavigation();
  const tabs = createTabs(folder);
  const chosenProblem = createObservable('');
  const recent = createRecentEdits(folder, () => Date.now());
  const lineWanted = createObservable<{ file: string; line: number } | null>(null);
  const overlay = createObservable<Overlay>({ type: 'none' });

  const shownFile = () => {
    const { mode, item } = navigation.get();
    return mode === 'write' && item !== null ? fileOfName(item) : null;
  };

  const shownTab = () => {
    const { mode, table } = navigation.get();
    return mode === 'write' && table !== null ? folderOfKind(table) : shownFile();
  };

  const openTable: Studio['openTable'] = (table, at) => {
    tabs.set((now) => withTab(now, folderOfKind(table)));
    navigation.go({ mode: 'write', table, at: at ?? null });
  };

  const openTab = (tab: string) => {
    const table = kindOfFolder(tab);
    if (table === null) openFile(tab);
    else openTable(table);
  };

  const openFile: Studio['openFile'] = (file, options = {}) => {
    const item = nameOfFile(file);
    if (item === null) return;
    tabs.set((now) => withTab(now, file));
    const isSame = shownFile() === file;
    const view = options.view ?? (isSame ? navigation.get().view : 'form');
    navigation.go({ mode: 'write', item, view, at: options.at ?? null });
  };

  const closeTab = (tab: string) => {
    const next = nextTab(tabs.get(), tab);
    tabs.set((now) => withoutTab(now, tab));
    if (shownTab() !== tab) return;
    if (next === null) navigation.go({ mode: 'write', item: null });
    else openTab(next);
  };

  const deleteFiles = (files: readonly string[]) => {
    const open = tabs.get().files;
    for (const file of files) if (open.includes(file)) closeTab(file);
    documents.remove(...files);
  };

  const lab = new LabStore({
    keeper: keepRunsIn(folder),
    startHand,
    now: () => Date.now(),
    makeId: () => crypto.randomUUID(),
  });

  const fileOfItem = (pack: string, key: string) => fileOfReference(documents.state().documents, pack, '*', key);
  const changed = createObservable<ChangedValues>(nothingChanged);
  let game: Game | null = null;

  return {
    documents,
    checks,
    games,
    lab,
    navigation,
    layout: createLayout(),
    tabs,
    recent,
    overlay,
    tree: createTreeState(folder),
    chosenProblem,
    problemFilter: createObservable<ProblemFilter>('all'),
    isUsedByOpen: createObservable(false),
    cursor: createObservable<{ line: number; column: number; pointer: string } | null>(null),
    changedValues: changed,
    fileOfItem,
    openItem(key, pointer, pack) {
      const { item, table } = navigation.get();
      const file = fileOfItem(pack ?? (item ?? table)?.pack ?? '', key);
      if (file !== null) openFile(file, { at: pointer });
    },
    runningGame: () => game,
    gameOf(pack) {
      if (game?.pack === pack) return game;
      game?.end();
      game = createGame(pack, { checks, changed, games, folder, fileOf: fileOfItem });
      return game;
    },
    shownFile,
    shownTab,
    editedFiles() {
      const tab = shownTab();
      if (tab === null || kindOfFolder(tab) === null) return tab === null ? [] : [tab];
      return [...documents.state().documents.keys()].filter((file) => file.startsWith(tab));
    },
    activeRow: createObservable<string | null>(null),
    openFile,
    openTable,
    openTab,
    closeTab,
    showLine(file, line) {
      openFile(file, { view: 'code' });
      lineWanted.set({ file, line });
    },
    lineWanted,
    async removeFiles(files) {
      const names = files.flatMap((file) => nameOfFile(file) ?? []);
      const found = await Promise.all(names.map(checks.usesOf));
      const uses = usesBesides(found.flat(), files);
      if (uses.length === 0) deleteFiles(files);
      else overlay.set({ type: 'delete', files, uses });
    },
    deleteFiles,
    newItem(pack, kind) {
      const { item, table } = navigation.get();
      const near = item ?? table;
      const where = { pack: pack ?? near?.pack ?? '', kind: kind ?? near?.kind ?? '' };
      // A language is not named by its author: it has a code.
      overlay.set(
        where.kind === 'language' ? { type: 'new-language', pack: where.pack } : { type: 'new-item', ...where },
      );
    },
    showProblem(problem) {
      const item = nameOfFile(problem.file);
      chosenProblem.set(problemKey(problem));
      if (item === null) return;
      const parses = problem.layer !== 'text';
      if (parses && shownTab() === folderOfKind(item)) {
        navigation.go({ at: `${pointerTo('', item.id)}${problem.pointer}`, problem: problem.code });
        return;
      }
      const isShown = shownFile() === problem.file;
      const view = parses ? (isShown ? navigation.get().view : 'form') : 'code';
      tabs.set((now) => withTab(now, problem.file));
      navigation.go({ mode: 'write', item, view, at: problem.pointer, problem: problem.code });
    },
    start() {
      // An address that was typed or sent opens a tab like any other.
      const showTab = () => {
        const tab = shownTab();
        if (tab !== null) tabs.set((now) => withTab(now, tab));
      };
      showTab();
      void lab.open();
      const stops = [
        navigation.subscribe(showTab),
        documents.start(),
        checks.start(),
        navigation.listen(),
        recent.follow(documents),
        documents.onRename((from, to) => {
          tabs.set((now) => withRenamedTab(now, from, to));
          if (shownFile() === from) openFile(to, { view: navigation.get().view });
        }),
      ];
      const leave = (event: BeforeUnloadEvent) => {
        void documents.flush();
        const { draftsAreKept, documents: all } = documents.state();
        // A draft keeps a text, but not that a file was moved or removed.
        if (documents.isSaving()) event.preventDefault();
        if (draftsAreKept || [...all.values()].every(({ state }) => state === 'saved')) return;
        event.preventDefault();
      };
      window.addEventListener('beforeunload', leave);
      const keepHistories = () => histories.keep(documents.state().documents.values());
      window.addEventListener('pagehide', keepHistories);
      return () => {
        window.removeEventListener('beforeunload', leave);
        window.removeEventListener('pagehide', keepHistories);
        for (const stop of stops) stop();
        lab.close();
        game?.end();
        game = null;
      };
    },
  };
}
