/** A page with one part of the studio on it, played by the fake game, for tests in the browser. `?part=` says which. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardEditor } from '../../../editor/board/board-editor';
import { readTile } from '../../../editor/board/board-item';
import { PlayScreen } from '../../../editor/play/play-screen';
import { PlaytestPanel } from '../../../editor/play/playtest-panel';
import { PlaytestStore } from '../../../editor/play/playtest-store';
import { keepGamesIn } from '../../../editor/play/saved-game';
import { StudioTheme } from '../../../editor/theme/theme';
import type { Content } from '../../../engine/content';
import { cabinFace, stationItem, stationTile, stationTiles, stationTraits } from '../../editor-board/small-station';
import { smallFace, tileItem, westFace } from '../../editor-board/small-tile';
import { FakePlaytest, someContent } from '../fake-playtest';
import { withValue } from './with-value';

const asked = new URLSearchParams(location.search);
const store = new PlaytestStore(new FakePlaytest(), keepGamesIn('test'), 'stage');
const opened: string[] = [];
Object.assign(window, { opened });

/** The content of the fake game, with a second scenario that may follow the first, an optional rule, and how many characters people play. */
function twoNights(health?: number): Content {
  const content = someContent(health);
  const second = { kind: 'scenario', id: 'mist', source: 'original', name: 'The Mist' } as const;
  const rules = {
    kind: 'rule-set',
    id: 'rules',
    source: 'original',
    settings: { maxScenarios: 4, lamps: 3 },
    variants: [
      { id: 'dark', name: 'Lights out', text: 'There is {setting.lamps|one lamp|# lamps}.', settings: { lamps: 1 } },
    ],
    sharing: [
      { people: 1, characters: [3] },
      { people: 2, characters: [4] },
    ],
  } as const;
  return { ...content, items: [...content.items, rules, second] };
}

function Play({ isPanel }: { isPanel: boolean }) {
  const [health, setHealth] = useState(2);
  const [content, setContent] = useState(twoNights());
  const edit = () => {
    setContent(twoNights(health + 2));
    setHealth(health + 2);
  };
  const props = {
    store,
    content,
    blocked: null,
    onOpenItem: (item: string, pointer: string) => void opened.push(`${item} ${pointer}`),
  };
  return (
    <div
      style={{
        height: '100%',
        display: 'grid',
        gridTemplateRows: '28px minmax(0, 1fr)',
        width: isPanel ? 440 : '100%',
      }}
    >
      <button type="button" style={{ background: 'none' }} onClick={edit}>
        Edit the nurse
      </button>
      {isPanel ? <PlaytestPanel {...props} /> : <PlayScreen {...props} />}
    </div>
  );
}

const tiles = [readTile(tileItem('t1', smallFace)), readTile(tileItem('t2', westFace))].filter((tile) => tile !== null);
const board = {
  kind: 'board',
  id: 'hill',
  name: 'Hill',
  size: [8, 6],
  places: [
    { id: 'A', at: [0, 0], turn: 0, tile: 't1', side: 'a' },
    { id: 'B', at: [4, 0], turn: 0, tile: 't2', side: 'a' },
  ],
};

function Edit({ kind }: { kind: 'board' | 'tile' }) {
  const [value, setValue] = useState<unknown>(kind === 'board' ? board : tileItem('t1', smallFace));
  return (
    <>
      <div style={{ height: 'calc(100% - 24px)' }}>
        <BoardEditor
          kind={kind}
          value={value}
          tiles={tiles}
          onEdit={(pointer, next) => setValue((old: unknown) => withValue(old, pointer, next))}
        />
      </div>
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
}

/** Boards that say what stands in doorways, on a game of its own traits. */
function Station({ kind }: { kind: 'board' | 'tile' }) {
  const [value, setValue] = useState<unknown>(kind === 'board' ? stationItem : stationTile('cabin', cabinFace));
  return (
    <>
      <div style={{ height: 'calc(100% - 24px)' }}>
        <BoardEditor
          kind={kind}
          value={value}
          tiles={stationTiles}
          tokens={lamps}
          traits={stationTraits}
          onEdit={(pointer, next) => setValue((old: unknown) => withValue(old, pointer, next))}
        />
      </div>
      <output data-testid="value">{JSON.stringify(value)}</output>
    </>
  );
}

const lamps = [
  { id: 'lamp', name: 'Lamp', icon: 'candle' },
  { id: 'key', name: 'Key', icon: '' },
];

const parts: Record<string, () => React.ReactNode> = {
  panel: () => <Play isPanel />,
  screen: () => <Play isPanel={false} />,
  board: () => <Edit kind="board" />,
  tile: () => <Edit kind="tile" />,
  station: () => <Station kind="board" />,
  cabin: () => <Station kind="tile" />,
};

document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<StudioTheme>{parts[asked.get('part') ?? 'panel']?.()}</StudioTheme>);
