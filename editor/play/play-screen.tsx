'use client';
/** The full page of play: the same game as the panel's, with the hand, the track and the last roll. It holds no game state. */
import type { Content, ItemKey } from '../../engine/content';
import type { GameView } from '../../engine/view';
import { Icon } from '../icons/icon';
import { Button, IconButton } from '../theme/button';
import { AskedNow } from './asked-now';
import { BotMenu } from './bot-menu';
import { ForkMenu } from './fork-menu';
import { ANY_GAME, type WantedGame } from './game-choices';
import { GameLog } from './game-log';
import { BotAtWork, GameMessages, GameResult } from './game-messages';
import { Hand } from './hand';
import { type GameLanguages, LanguageLine, LanguageMenu } from './language-menu';
import { LastRoll } from './last-roll';
import { Pips } from './meter';
import styles from './play-screen.module.css';
import { PlayTable } from './play-table';
import type { PlaytestError, StartOptions } from './playtest-api';
import { PlaytestDialogs } from './playtest-dialogs';
import { NoGame } from './playtest-panel';
import type { PlaytestStore } from './playtest-store';
import { reloadWords } from './reload-line';
import { Scrubber } from './scrubber';
import { SeatBlocks } from './seat-blocks';
import { TrackStrip } from './track-strip';
import { useGameKeys } from './use-game-keys';
import { useKeptFocus } from './use-kept-focus';
import { type Playtest, usePlaytest } from './use-playtest';

export interface PlayScreenProps {
  store: PlaytestStore;
  content: Content | null;
  blocked: PlaytestError | null;
  onOpenItem(item: ItemKey, pointer: string): void;
  /** In which language it can be shown; only as written if absent. */
  languages?: GameLanguages;
  /** What the address names, to begin with it. */
  wanted?: WantedGame;
  /** Hears how a game is begun from the dialog, or was when it is gone on with. */
  onStart?: (options: StartOptions) => void;
}

export function PlayScreen({
  store,
  content,
  blocked,
  onOpenItem,
  languages,
  wanted = ANY_GAME,
  onStart,
}: PlayScreenProps) {
  const playtest = usePlaytest(store, content, onOpenItem, wanted, { isBlocked: blocked !== null, isLink: true });
  const { snapshot, view, control, commands } = playtest;
  useGameKeys(control, commands);
  return (
    <>
      {snapshot.phase === 'playing' && view !== null ? (
        <Running playtest={playtest} view={view} blocked={blocked} languages={languages} onOpenItem={onOpenItem} />
      ) : (
        <main className={styles.none}>
          <NoGame playtest={playtest} content={content} blocked={blocked} onOpenItem={onOpenItem} onStart={onStart} />
        </main>
      )}
      <PlaytestDialogs playtest={playtest} content={content} onStart={onStart} onOpenItem={onOpenItem} />
    </>
  );
}

/** What takes the keyboard when a question is answered: the option that Enter would take, not why the game asks. */
const ANSWERS = ['[data-on="true"]', 'section button', 'button'];

interface RunningProps {
  playtest: Playtest;
  view: GameView;
  blocked: PlaytestError | null;
  languages: GameLanguages | undefined;
  onOpenItem(item: ItemKey, pointer: string): void;
}

function Running({ playtest, view, blocked, languages, onOpenItem }: RunningProps) {
  const { store, snapshot, control, marks, commands, shownSeat } = playtest;
  const { state } = snapshot;
  /** Nothing is asked while one hands over or a bot plays: what stands there instead has a button of its own. */
  const asking = `${state?.decisionNumber} ${playtest.handOver?.person} ${snapshot.bot === null}`;
  const decisionBox = useKeptFocus<HTMLDivElement>(asking, ANSWERS);
  if (state === null) return null;
  const isAtEnd = state.decisionNumber === state.decisionCount;
  const jump = (decision: number) => store.jump(decision);
  return (
    <main className={styles.screen} data-many={view.seats.length > FEW_SEATS}>
      <ScreenHead playtest={playtest} view={view} languages={languages} />
      <div className={styles.seats}>
        <SeatBlocks
          seats={view.seats}
          nameOfPlayer={playtest.nameOfPlayer}
          shown={shownSeat?.seat ?? -1}
          onShow={playtest.showSeat}
        />
      </div>
      <section className={styles.stage} aria-label={view.board.spaces.length > 0 ? 'Board' : 'Table'}>
        {view.tracks.map((track) => (
          <TrackStrip key={track.id} track={track} />
        ))}
        {hasFewObjectives(view) ? null : (
          <section className={styles.objectives} aria-label="Objectives">
            <Objectives view={view} />
          </section>
        )}
        <div className={styles.board}>
          <PlayTable
            view={view}
            control={control}
            marks={marks}
            isList={playtest.isList}
            isAnimated={isAtEnd && snapshot.bot === null}
            fitCount={playtest.fitCount}
          />
        </div>
      </section>
      <aside className={styles.side} aria-label="Decision and log">
        <div ref={decisionBox} className={styles.decision} tabIndex={-1}>
          {snapshot.bot !== null ? (
            <BotAtWork playtest={playtest} />
          ) : view.result !== null ? (
            <GameResult result={view.result} playtest={playtest} />
          ) : (
            <AskedNow
              playtest={playtest}
              view={view}
              look="screen"
              undo={{ isOff: !state.canUndo, run: commands.undo }}
            />
          )}
        </div>
        <div className={styles.messages}>
          {languages === undefined ? null : <LanguageLine languages={languages} />}
          <GameMessages playtest={playtest} blocked={blocked} onOpenItem={onOpenItem} hasReloadElsewhere />
        </div>
        {view.lastRoll === null ? null : (
          <div className={styles.roll}>
            <LastRoll roll={view.lastRoll} />
          </div>
        )}
        <div className={styles.log}>
          <GameLog log={state.log} look="screen" why={store.why} onJump={jump} onOpenItem={onOpenItem} />
        </div>
      </aside>
      <div className={styles.hand}>
        {shownSeat === null ? null : <Hand seat={shownSeat} look="screen" marks={marks} onPick={control.pick} />}
      </div>
      <footer className={styles.time}>
        <IconButton
          icon="undo"
          label="Undo"
          keys="Ctrl Z"
          size="base"
          disabled={!state.canUndo}
          onClick={commands.undo}
        />
        <IconButton
          icon="redo"
          label="Redo"
          keys="Ctrl Shift Z"
          size="base"
          disabled={!state.canRedo}
          onClick={commands.redo}
        />
        <Scrubber
          now={state.decisionNumber}
          count={state.decisionCount}
          roundStarts={state.roundStarts}
          hasLabels
          onJump={jump}
        />
        <span className={styles.count}>
          Decision <b>{state.decisionNumber}</b> of {state.decisionCount}
        </span>
        <Button size="small" keys="J" onClick={commands.openJump}>
          Jump…
        </Button>
        <ForkMenu forks={snapshot.forks} onFork={commands.fork} onSwitch={(fork) => store.switchTo(fork)} />
      </footer>
    </main>
  );
}

/** More seats take the whole height, and the hand what is left of the width. */
const FEW_SEATS = 3;

/** More than these do not fit beside the title, and get a strip of their own. */
const MOST_IN_HEAD = 2;
const hasFewObjectives = ({ objectives }: GameView): boolean => objectives.length <= MOST_IN_HEAD;

function Objectives({ view }: { view: GameView }) {
  return view.objectives.map(({ id, text, progress, needed }) => (
    <span key={id} className={styles.objective} title={text}>
      <span>{text}</span>
      <Pips meter={{ id, label: text, value: progress, max: needed, kind: 'boxes' }} />
      <b>
        {progress} of {needed}
      </b>
    </span>
  ));
}

function ScreenHead({ playtest, view, languages }: Pick<RunningProps, 'playtest' | 'view' | 'languages'>) {
  const { store, snapshot, control, commands } = playtest;
  const report = snapshot.state?.reload ?? null;
  const cause = control.decision?.cause.item ?? null;
  return (
    <header className={styles.head}>
      <h1>{view.title}</h1>
      <span className={styles.phase}>
        {view.round === 0 ? 'Set-up' : `Round ${view.round}`},{' '}
        {view.phase.charAt(0).toLowerCase() + view.phase.slice(1)}
      </span>
      {hasFewObjectives(view) ? <Objectives view={view} /> : null}
      <span className={styles.news}>
        {report === null ? null : (
          <>
            <Icon name="replace" />
            <span>{reloadWords(report)}</span>
          </>
        )}
      </span>
      {languages === undefined ? null : <LanguageMenu languages={languages} />}
      <Button size="small" icon="rules" onClick={() => playtest.setDialog('rules')}>
        Rules
      </Button>
      <Button size="small" icon="restart" onClick={() => playtest.setDialog('new')}>
        New game
      </Button>
      <BotMenu
        look="screen"
        isOpen={playtest.isBotOpen}
        onOpen={playtest.setBotOpen}
        isOff={snapshot.isBusy || control.decision === null}
        onPlay={(kind, until) => store.letBotPlay(kind, until)}
      />
      {cause === null ? null : (
        <Button size="small" look="line" keys="E" onClick={commands.editCause}>
          Edit {cause.slice(cause.indexOf('/') + 1)}
        </Button>
      )}
    </header>
  );
}
