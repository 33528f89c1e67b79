/** The dialogs that the panel and the play screen share. */
import type { Content } from '../../engine/content';
import { JumpDialog } from './jump-dialog';
import { NewGameDialog } from './new-game-dialog';
import type { Playtest } from './use-playtest';

export function PlaytestDialogs({ playtest, content }: { playtest: Playtest; content: Content | null }) {
  const { store, snapshot, dialog, setDialog } = playtest;
  const { state, options } = snapshot;
  return (
    <>
      {content === null ? null : (
        <NewGameDialog
          content={content}
          options={options}
          isOpen={dialog === 'new'}
          onClose={() => setDialog(null)}
          onStart={(next) => store.start(next)}
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
