/** The tools beside the canvas, each with its key under it. */
import type { ReactNode } from 'react';
import styles from './board-editor.module.css';
import type { BoardTraits } from './board-traits';
import { ToolIcon } from './tool-icon';
import type { BoardEditorState, EditorTool } from './use-board-editor';

interface ToolEntry {
  tool: EditorTool;
  label: string;
  keys: string;
}

const ALWAYS: readonly ToolEntry[] = [
  { tool: 'select', label: 'Select', keys: 'V' },
  { tool: 'pan', label: 'Pan', keys: 'Space' },
];
const MEASURE: ToolEntry = { tool: 'measure', label: 'Measure: drag from here to there', keys: 'R' };
const FOR_TILES: readonly ToolEntry[] = [
  { tool: 'paint', label: 'Paint cells of the selected space, or of a new one', keys: 'P' },
  { tool: 'polygon', label: 'Polygon: draw a new space corner by corner', keys: 'G' },
  { tool: 'split', label: 'Split: drag a line through the selected space', keys: 'K' },
  { tool: 'merge', label: 'Join: click what becomes part of the selected space', keys: 'J' },
  { tool: 'wall', label: 'Wall: click a border', keys: 'W' },
  { tool: 'door', label: 'Door: click a border', keys: 'D' },
  { tool: 'window', label: 'Window: click a border', keys: 'I' },
  { tool: 'connector', label: 'Connector: click an edge of the outer wall', keys: 'C' },
  { tool: 'arrow', label: 'Arrow: from space to space', keys: 'A' },
  { tool: 'portal', label: 'Portal: click a space', keys: 'O' },
  { tool: 'number', label: 'Number: click where it is printed', keys: 'N' },
  { tool: 'marker', label: 'Marker: click a cell', keys: 'M' },
  MEASURE,
];

const FOR_BOARDS: readonly ToolEntry[] = [
  { tool: 'door', label: 'Doorway: click one to change it', keys: 'D' },
  MEASURE,
];

/** Only what boards and tiles of the game can have. */
export function toolsFor(kind: 'board' | 'tile', traits: BoardTraits): readonly ToolEntry[] {
  if (kind === 'board')
    return [...ALWAYS, ...FOR_BOARDS.filter(({ tool }) => tool !== 'door' || traits.doorStates.length > 0)];
  const isIdle: Partial<Record<EditorTool, boolean>> = {
    door: !traits.hasRimDoors && !traits.passages.includes('doorway'),
    wall: !traits.hasInnerWalls && !traits.passages.includes('opening'),
    window: !traits.passages.includes('window'),
    connector: traits.connectors.length === 0,
    arrow: !traits.hasArrows,
    portal: !traits.hasArrows,
    number: !traits.hasNumbers,
    marker: traits.markers.length === 0,
  };
  return [...ALWAYS, ...FOR_TILES.filter(({ tool }) => isIdle[tool] !== true)];
}

export interface ToolRailProps {
  kind: 'board' | 'tile';
  state: BoardEditorState;
}

export function ToolRail({ kind, state }: ToolRailProps) {
  const tools = toolsFor(kind, state.traits);
  return (
    <div
      className={styles.rail}
      data-many={tools.length > 8}
      role="toolbar"
      aria-label="Tools"
      aria-orientation="vertical"
    >
      {tools.map(({ tool, label, keys }) => (
        <Tool key={tool} label={label} keys={keys} isOn={state.tool === tool} onPress={() => state.setTool(tool)}>
          <ToolIcon name={tool} />
        </Tool>
      ))}
      <hr />
      <Tool
        label="Sight of the selected space"
        keys="E"
        isOn={state.hasSight}
        onPress={() => state.setSight(!state.hasSight)}
      >
        <ToolIcon name="sight" />
      </Tool>
      <Tool
        label="Distances from the selected space"
        keys="H"
        isOn={state.hasHeat}
        onPress={() => state.setHeat(!state.hasHeat)}
      >
        <ToolIcon name="heat" />
      </Tool>
    </div>
  );
}

interface ToolProps {
  label: string;
  keys: string;
  isOn: boolean;
  onPress(): void;
  children: ReactNode;
}

function Tool({ label, keys, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-pressed={isOn}
      aria-label={label}
      title={`${label} (${keys})`}
      onClick={onPress}
    >
      {children}
      <kbd aria-hidden="true">{keys === 'Space' ? '\u2423' : keys}</kbd>
    </button>
  );
}
