'use client';
/** The running game beside the workbench. It shows and asks; the game itself runs in a worker behind the store. */
import { useState } from 'react';
import type { Content, ItemKey } from '../../engine/content';
import { IconButton } from '../theme/button';
import { AskedNow } from './asked-now';
import { BotMenu } from './bot-menu';
import { ANY_GAME, scenarioChoices, type WantedGame } from './game-choices';
import { GameLog } from './game-log';
import { BotAtWork, GameMessages, GameResult } from './game-messages';
import { type GameLanguages, LanguageLine, LanguageMenu } from './language-menu';
import { PlayTable } from './play-table';
import type { PlaytestError, StartOptions } from './playtest-api';
import { PlaytestDialogs } from './playtest-dialogs';
import styles from './playtest-panel.module.css';
import { Blocked, NothingBegun, Preparing, StillThinking, Stopped } from './playtest-states';
import type { PlaytestStore } from './playtest-store';
import { RoundLine } from './round-line';
import { Scrubber } from './scrubber';
import { SeatTable } from './seat-table';
import { handleGameKey } from './use-game-keys';
import { useKeptFocus } from './use-kept-focus';
import { type Playtest, usePlaytest } from './use-playtest';

export interface PlaytestPanelProps {
  store: PlaytestStore;
  /** The content as it last checked clean; null until there is any. */
  content: Content | null;
  /** Why the pack as it stands can't be played, or null. A running game goes on with the content before. */
  blocked: PlaytestError | null;
  onOpenItem(item: ItemKey, pointer: string): void;
  /** In which language it can be shown; only as written if absent. */
  languages?: GameLanguages;
  /** The scenario that is open, to begin with it. */
  wanted?: WantedGame;
  /** Takes back the edit that a diverged game stopped at. */
  onUndoEdit?: () => void;
  onFullWidth?: () => void;
}

export function PlaytestPanel(props: PlaytestPanelProps) {
  const { store, content, blocked, onOpenItem } = props;
  const playtest = usePlaytest(store, content, onOpenItem, props.wanted ?? ANY_GAME, { isBlocked: blocked !== null });
  const { snapshot, view, control, commands } = playtest;
  const isPlaying = snapshot.phase === 'playing' && view !== null;
  const panel = useKeptFocus<HTMLElement>(snapshot.state);
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label="Playtest"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (isPlaying && handleGameKey(event, control, commands)) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      <header className={styles.head}>
        <h2>Playtest</h2>
        <p>{view === null || !isPlaying ? '' : `${view.title}, seed ${view.seed}`}</p>
        {props.languages === undefined ? null : <LanguageMenu languages={props.languages} />}
        <IconButton
          icon="restart"
          label="New game"
          onClick={() => playtest.setDialog('new')}
          disabled={content === null}
        />
        <BotMenu
          look="panel"
          isOpen={playtest.isBotOpen}
          onOpen={playtest.setBotOpen}
          isOff={!isPlaying || snapshot.isBusy || control.decision === null}
          onPlay={(kind, until) => store.letBotPlay(kind, until)}
        />
        {props.onFullWidth === undefined ? null : (
          <IconButton icon="open" label="Full width" onClick={props.onFullWidth} />
        )}
      </header>
      {isPlaying ? (
        <RunningGame {...props} playtest={playtest} />
      ) : (
        <NoGame playtest={playtest} content={content} blocked={blocked} onOpenItem={onOpenItem} />
      )}
      <PlaytestDialogs playtest={playtest} content={content} onOpenItem={onOpenItem} />
    </section>
  );
}

function RunningGame({
  playtest,
  store,
  blocked,
  languages,
  onOpenItem,
  onUndoEdit,
}: PlaytestPanelProps & { playtest: Playtest }) {
  const { snapshot, view, control, marks, commands } = playtest;
  const { state } = snapshot;
  /** The seat whose cards are unfolded under the table. */
  const [openSeat, setOpenSeat] = useState(-1);
  if (state === null || view === null) return null;
  const opened = view.seats.find(({ seat }) => seat === openSeat);
  const isAtEnd = state.decisionNumber === state.decisionCount;
  return (
    <>
      <RoundLine view={view} />
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
      <div className={styles.seats}>
        <SeatTable
          seats={view.seats}
          nameOfPlayer={playtest.nameOfPlayer}
          shown={opened?.seat ?? -1}
          onShow={(seat) => setOpenSeat(seat === openSeat ? -1 : seat)}
        />
        {opened === undefined ? null : (
          <ul className={styles.carries} aria-label={`${opened.name} carries`}>
            {opened.cards.length === 0 ? <li>No cards</li> : null}
            {opened.cards.map(({ entity, name, footer, text }) => (
              <li key={entity} title={text}>
                <span>{name}</span>
                <span>{footer}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.decision}>
        {snapshot.bot !== null ? (
          <BotAtWork playtest={playtest} />
        ) : view.result !== null ? (
          <GameResult result={view.result} playtest={playtest} />
        ) : (
          <AskedNow playtest={playtest} view={view} look="panel" />
        )}
      </div>
      <div className={styles.messages}>
        {languages === undefined ? null : <LanguageLine languages={languages} />}
        <GameMessages playtest={playtest} blocked={blocked} onOpenItem={onOpenItem} onUndoEdit={onUndoEdit} />
      </div>
      <div className={styles.log}>
        <GameLog
          log={state.log}
          onJump={(decision) => store.jump(decision)}
          look="panel"
          why={store.why}
          onOpenItem={onOpenItem}
        />
      </div>
      <footer className={styles.time}>
        <IconButton icon="undo" label="Undo" keys="Ctrl Z" disabled={!state.canUndo} onClick={commands.undo} />
        <IconButton icon="redo" label="Redo" keys="Ctrl Shift Z" disabled={!state.canRedo} onClick={commands.redo} />
        <Scrubber
          now={state.decisionNumber}
          count={state.decisionCount}
          roundStarts={state.roundStarts}
          hasLabels={false}
          onJump={(decision) => store.jump(decision)}
        />
        <span className={styles.count}>
          {state.decisionNumber} of {state.decisionCount}
        </span>
      </footer>
    </>
  );
}

export interface NoGameProps {
  playtest: Playtest;
  content: Content | null;
  blocked: PlaytestError | null;
  onOpenItem(item: ItemKey, pointer: string): void;
  onStart?: ((options: StartOptions) => void) | undefined;
}

/** What stands where a game would be. */
export function NoGame({ playtest, content, blocked, onOpenItem, onStart }: NoGameProps) {
  const { snapshot, store, setDialog } = playtest;
  const scenarios = content === null ? [] : scenarioChoices(content);
  const asked = playtest.wanted.scenario;
  const first = snapshot.phase === 'empty' ? asked : (snapshot.options?.scenario ?? asked);
  const wanted = scenarios.find(({ id }) => id === first) ?? scenarios[0];
  const choose = () => setDialog('new');
  if (snapshot.phase === 'failed') {
    return (
      <Stopped failure={snapshot.failure ?? ''} onRunAgain={() => store.runAgain()} onRestart={() => store.restart()} />
    );
  }
  const error = snapshot.phase === 'blocked' ? snapshot.error : content === null ? blocked : null;
  if (error !== null) {
    return <Blocked title={wanted?.name ?? 'This pack'} error={error} onOpenItem={onOpenItem} onChoose={choose} />;
  }
  if (snapshot.phase === 'empty') {
    const kept = scenarios.find(({ id }) => id === snapshot.waiting?.scenario);
    const goOn = () => {
      if (snapshot.waiting !== null) onStart?.(snapshot.waiting);
      store.openWaiting();
    };
    const waiting = kept === undefined ? null : { scenario: kept.name, onGoOn: goOn };
    return (
      <NothingBegun scenario={wanted?.name ?? null} waiting={waiting} onStart={playtest.startFirst} onChoose={choose} />
    );
  }
  return (
    <>
      <Preparing
        words={
          snapshot.phase === 'preparing' ? `Laying out ${wanted?.name ?? 'the game'}` : 'Looking for your last game'
        }
      />
      {snapshot.isSlow ? <StillThinking onStop={() => store.giveUp()} /> : null}
    </>
  );
}
