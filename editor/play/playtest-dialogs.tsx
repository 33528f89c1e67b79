/** The dialogs that the panel and the play screen share. */
import type { Content } from '../../engine/content';
import { JumpDialog } from './jump-dialog';
import { NewGameDialog } from './new-game-dialog';
import type { StartOptions } from './playtest-api';
import type { Playtest } from './use-playtest';

export interface PlaytestDialogsProps {
  playtest: Playtest;
  content: Content | null;
  /** Hears how a game is begun. */
  onStart?: (options: StartOptions) => void;
}

export function PlaytestDialogs({ playtest, content, onStart }: PlaytestDialogsProps) {
  const { store, snapshot, dialog, setDialog } = playtest;
  const { state, options } = snapshot;
  return (
    <>
      {content === null ? null : (
        <NewGameDialog
          content={content}
          options={options}
          wanted={playtest.wanted}
          isOpen={dialog === 'new'}
          onClose={() => setDialog(null)}
          onStart={(next) => {
            store.start(next);
            onStart?.(next);
          }}
        />
      )}
      {state === null ? null : (
        <JumpDialog
          now={state.decisionNumber}
          count={state.decisionCount}
          roundStarts={state.roundStarts}
          isOpen={dialog === 'jump'}
          onClose={() => setDialog(null)}
          onJump={(decision) => store.jump(decision)}
        />
      )}
    </>
  );
}
