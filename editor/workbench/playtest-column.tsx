/** Where the playtest stands: beside the open item, or over the whole page. Which pack is played follows from the open item. */
import { useSyncExternalStore } from 'react';
import type { ItemKey } from '../../engine/content';
import { PlayScreen } from '../play/play-screen';
import type { StartOptions } from '../play/playtest-api';
import { PlaytestPanel } from '../play/playtest-panel';
import { LoadingBars } from './loading-bars';
import { useWatched } from './observable';
import { PanelBoundary } from './panel-boundary';
import states from './states.module.css';
import { useStoreState, useStudio } from './studio-context';
import { useGame } from './use-game';
import { useGameLanguages } from './use-game-languages';

export default function PlaytestColumn({ look }: { look: 'panel' | 'screen' }) {
  return (
    <PanelBoundary name="The playtest">
      <PlaytestOfPack look={look} />
    </PanelBoundary>
  );
}

function PlaytestOfPack({ look }: { look: 'panel' | 'screen' }) {
  const { phase } = useStoreState();
  const game = useGame();
  if (game === null) {
    return phase === 'loading' ? (
      <LoadingBars label="Loading the playtest" />
    ) : (
      <div className={states.notice}>
        <strong>Nothing to play</strong>
        <p>A pack with a scenario is played here, as you write it.</p>
      </div>
    );
  }
  return <RunningPlaytest key={game.pack} look={look} game={game} />;
}

function RunningPlaytest({ look, game }: { look: 'panel' | 'screen'; game: NonNullable<ReturnType<typeof useGame>> }) {
  const studio = useStudio();
  const { store, content, blocked } = useWatched(game);
  const languages = useGameLanguages(game);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const openItem = (item: ItemKey, pointer: string) => studio.openItem(item, pointer, game.pack);
  const { item, variants } = useWatched(studio.navigation);
  const wanted = { scenario: item?.kind === 'scenario' ? item.id : null, variants };
  const common = { store, content, blocked, languages, onOpenItem: openItem, wanted };
  /** The address of a game that was begun begins the same one elsewhere. */
  const follow = ({ scenario: id, variants: chosen = [] }: StartOptions) =>
    studio.navigation.replace({ item: { pack: game.pack, kind: 'scenario', id }, variants: chosen });
  if (look === 'screen') return <PlayScreen {...common} onStart={follow} />;

  const changed = snapshot.state?.reload?.changes[0]?.item;
  const scenario = snapshot.options?.scenario;
  const undoEdit = () => {
    const file = changed === undefined ? null : studio.fileOfItem(game.pack, changed);
    if (file !== null) studio.documents.undo(file);
  };
  const widen = () =>
    studio.navigation.go({
      mode: 'play',
      item: scenario === undefined ? null : { pack: game.pack, kind: 'scenario', id: scenario },
      variants: snapshot.options?.variants ?? [],
    });
  return <PlaytestPanel {...common} onUndoEdit={undoEdit} onFullWidth={widen} />;
}
