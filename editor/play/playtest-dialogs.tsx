/** The dialogs that the panel and the play screen share. */
import type { Content, ItemKey } from '../../engine/content';
import { JumpDialog } from './jump-dialog';
import { NewGameDialog } from './new-game-dialog';
import type { StartOptions } from './playtest-api';
import { RulesDialog } from './rules-dialog';
import type { Playtest } from './use-playtest';

export interface PlaytestDialogsProps {
  playtest: Playtest;
  content: Content | null;
  /** Hears how a game is begun. */
  onStart?: (options: StartOptions) => void;
  onOpenItem(item: ItemKey, pointer: string): void;
}

export function PlaytestDialogs({ playtest, content, onStart, onOpenItem }: PlaytestDialogsProps) {
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
      <RulesDialog
        rules={playtest.view?.rules ?? []}
        isOpen={dialog === 'rules'}
        onClose={() => setDialog(null)}
        onOpenItem={onOpenItem}
      />
    </>
  );
}
