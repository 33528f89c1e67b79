'use client';
/**
 * What the panel and the play screen share: the snapshot of a game, the question's state, the seat whose cards are shown, open
 * dialogs, and the commands that keys and buttons call. It draws nothing.
 */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Content, ItemKey } from '../../engine/content';
import type { GameView, SeatView } from '../../engine/view';
import { ANY_GAME, firstGame, type WantedGame } from './game-choices';
import { withGroupedOptions } from './option-groups';
import { marksOfOptions, type OptionMark } from './option-keys';
import type { PlaytestSnapshot } from './playtest-snapshot';
import type { PlaytestStore } from './playtest-store';
import { BOT, NOBODY, playerName, playerOf } from './table-of-people';
import { type DecisionControl, useDecision } from './use-decision';
import type { GameCommands } from './use-game-keys';

export type OpenDialog = 'new' | 'jump' | 'rules' | null;

export interface Playtest {
  store: PlaytestStore;
  snapshot: PlaytestSnapshot;
  view: GameView | null;
  control: DecisionControl;
  marks: ReadonlyMap<number, OptionMark>;
  /** Who plays a seat, '' where one person plays all. */
  nameOfPlayer(seat: number): string;
  /** Whose turn at the screen it is, while they are still on the way. */
  handOver: { person: string; seat: number; question: string; ready(): void } | null;
  /** The seat whose cards are shown: the one that decides, until another is asked for. */
  shownSeat: SeatView | null;
  showSeat(seat: number): void;
  dialog: OpenDialog;
  setDialog(dialog: OpenDialog): void;
  isBotOpen: boolean;
  setBotOpen(isOpen: boolean): void;
  isList: boolean;
  fitCount: number;
  commands: GameCommands;
  /** What a link asks for, or the item that is open. */
  wanted: WantedGame;
  /** Starts that game for one person. */
  startFirst(): void;
}

/** While the person who decides is still on the way, nothing can be answered, and Enter says that they are there. */
const waitingFor = (ready: () => void): DecisionControl => ({
  decision: null,
  shown: [],
  highlighted: null,
  isFiltered: false,
  highlight: () => undefined,
  step: () => undefined,
  take: () => undefined,
  takeKey: () => false,
  takeHighlighted: () => {
    ready();
    return true;
  },
  pick: () => undefined,
  back: () => false,
});

/** The seed of a first game: a new one is asked for in the dialog, so that a report of a fault can be repeated. */
const FIRST_SEED = 1;

export function usePlaytest(
  store: PlaytestStore,
  content: Content | null,
  onOpenItem: (item: ItemKey, pointer: string) => void,
  /** The scenario that the author is writing or asked for, and how to begin it. */
  wanted: WantedGame,
  /** Whether the pack as it stands can't be played, and whether what is wanted comes before the kept game. */
  { isBlocked = false, isLink = false }: { isBlocked?: boolean; isLink?: boolean } = {},
): Playtest {
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const told = snapshot.state?.view ?? null;
  const view = useMemo(() => (told === null ? null : withGroupedOptions(told)), [told]);
  const answering = useDecision(view, (key) => store.answer(key));
  const { decision } = answering;
  const table = snapshot.options?.table;
  const player = decision === null ? NOBODY : playerOf(table, decision.seat);
  const isWaiting =
    decision !== null &&
    table !== undefined &&
    table.people.length > 1 &&
    player !== BOT &&
    player !== snapshot.present &&
    snapshot.bot === null &&
    // Looking back is passed on only where there are secrets to keep.
    (snapshot.state?.canRedo === false || decision.options.length === 0);
  const ready = () => store.arrive(player);
  const control = isWaiting ? waitingFor(ready) : answering;
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [isBotOpen, setBotOpen] = useState(false);
  const [isList, setIsList] = useState(false);
  const [fitCount, setFitCount] = useState(0);
  const asking = decision?.seat ?? view?.turnSeat ?? -1;
  const [wish, setWish] = useState({ asking, seat: asking });
  const seat = wish.asking === asking ? wish.seat : asking;

  const linked = useRef(isLink ? wanted : ANY_GAME);
  useEffect(() => {
    if (content !== null) store.takeContent(content, linked.current);
    else if (isBlocked) store.openKept(linked.current);
  }, [store, content, isBlocked]);

  const highlighted = control.highlighted?.index ?? -1;
  const open = control.decision;
  const marks = useMemo(() => marksOfOptions(open?.options ?? [], highlighted), [open, highlighted]);
  const isPlaying = snapshot.phase === 'playing';
  return {
    store,
    snapshot,
    view,
    control,
    marks,
    nameOfPlayer: (of) => playerName(table, of),
    handOver:
      isWaiting && decision !== null
        ? { person: playerName(table, decision.seat), seat: decision.seat, question: decision.question, ready }
        : null,
    shownSeat: view?.seats.find((candidate) => candidate.seat === seat) ?? view?.seats[0] ?? null,
    showSeat: (next) => setWish({ asking, seat: next }),
    dialog,
    setDialog,
    isBotOpen,
    setBotOpen,
    isList,
    fitCount,
    commands: {
      undo: () => store.undo(),
      redo: () => store.redo(),
      fork: () => store.fork(),
      openBot: () => setBotOpen(isPlaying),
      openJump: () => isPlaying && setDialog('jump'),
      editCause: () => {
        const cause = decision?.cause;
        if (cause !== undefined && cause.item !== null) onOpenItem(cause.item, cause.pointer);
      },
      fitBoard: () => setFitCount((count) => count + 1),
      swapList: () => setIsList((isShown) => !isShown),
      stopBot: () => {
        if (snapshot.bot === null) return false;
        store.stopBot();
        return true;
      },
    },
    wanted,
    startFirst: () => {
      const first = content === null ? null : firstGame(content, FIRST_SEED, wanted);
      if (first !== null) store.start(first);
    },
  };
}
