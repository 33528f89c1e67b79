/** What a running game has to say besides its question: a reload, an error, a bot at work, an unsaved game, its end. */
import type { ItemKey } from '../../engine/content';
import type { GameView } from '../../engine/view';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import styles from './decision.module.css';
import type { PlaytestError } from './playtest-api';
import { ErrorLine, StillThinking } from './playtest-states';
import { ReloadLine } from './reload-line';
import type { Playtest } from './use-playtest';

export interface GameMessagesProps {
  playtest: Playtest;
  blocked: PlaytestError | null;
  onOpenItem(item: ItemKey, pointer: string): void;
  onUndoEdit?: (() => void) | undefined;
  /** True where the reload already stands elsewhere; a diverged game is told here all the same. */
  hasReloadElsewhere?: boolean;
}

export function GameMessages({
  playtest,
  blocked,
  onOpenItem,
  onUndoEdit,
  hasReloadElsewhere = false,
}: GameMessagesProps) {
  const { store, snapshot } = playtest;
  const { state, error, isUnsaved } = snapshot;
  const report = state?.reload ?? null;
  return (
    <>
      {snapshot.isSlow ? <StillThinking onStop={() => store.giveUp()} /> : null}
      {error === null ? null : <ErrorLine error={error} onOpenItem={onOpenItem} />}
      {blocked === null ? null : (
        <ErrorLine
          error={{ ...blocked, message: `${blocked.message} The game goes on with the content before that.` }}
          onOpenItem={onOpenItem}
        />
      )}
      {report === null || (hasReloadElsewhere && report.stoppedAt === null) ? null : (
        <ReloadLine
          report={report}
          onRestart={() => store.restart()}
          {...(onUndoEdit === undefined ? {} : { onUndoEdit })}
        />
      )}
      {snapshot.setAside === null ? null : (
        <p className={styles.reload} role="status">
          <Icon name="undo" />
          <span className={styles.words}>
            {snapshot.setAside.count === 1 ? '1 later decision was' : `${snapshot.setAside.count} later decisions were`}{' '}
            set aside by this answer, and kept under Fork.
          </span>
          <Button size="small" look="accent" onClick={() => store.takeBack()}>
            Bring back
          </Button>
        </p>
      )}
      {isUnsaved ? (
        <p className={styles.reload} role="status">
          <Icon name="warning" />
          The browser keeps nothing more: this game would not survive a reload of the page.
        </p>
      ) : null}
    </>
  );
}

/** A bot at work: how far it is, and a way to stop it. */
export function BotAtWork({ playtest }: { playtest: Playtest }) {
  const { bot } = playtest.snapshot;
  if (bot === null) return null;
  return (
    <div className={styles.working} role="status">
      <Icon name="bot" />
      <span>
        The bot plays: {bot.decisions} {bot.decisions === 1 ? 'decision' : 'decisions'}, round {bot.round}
      </span>
      <progress aria-label="The bot plays" />
      <Button size="small" look="line" keys="Esc" onClick={() => playtest.store.stopBot()}>
        Stop
      </Button>
    </div>
  );
}

export function GameResult({ result, playtest }: { result: NonNullable<GameView['result']>; playtest: Playtest }) {
  return (
    <section className={styles.result} data-outcome={result.outcome} aria-label="Result">
      <h3>
        <Icon name={result.outcome === 'win' ? 'check' : 'error'} />
        {result.outcome === 'win' ? 'Won' : 'Lost'}
      </h3>
      <p>{result.text}</p>
      <div className={styles.foot}>
        <Button look="primary" icon="play" onClick={() => playtest.setDialog('new')}>
          New game
        </Button>
        <Button icon="undo" keys="Ctrl Z" onClick={playtest.commands.undo}>
          Undo
        </Button>
        <Button icon="restart" onClick={() => playtest.store.restart()}>
          Same seed again
        </Button>
      </div>
    </section>
  );
}
