'use client';
/** The list beside the editor's canvas: spaces with sight and distance, borders, places. Same selection, same words as the canvas. */
import { type ReactNode, useMemo, useState } from 'react';
import { isDrawnWay } from '../../engine/board/geometry';
import type { BorderView } from '../../engine/view';
import { Icon } from '../icons/icon';
import type { BoardModel } from './board-model';
import { heatColour } from './board-palette';
import { doorWords } from './board-target';
import { EdgeKindField } from './edge-kind-field';
import { LongList } from './long-list';
import { nameOfSpace } from './space-words';
import { ToolIcon } from './tool-icon';
import styles from './twin.module.css';
import { TwinArrows, TwinPortals } from './twin-arrows';
import type { BoardEditorState } from './use-board-editor';

export interface EditorTwinProps {
  model: BoardModel;
  state: BoardEditorState;
  isOver: boolean;
  className: string;
  onSwap(): void;
}

export function EditorTwin({ model, state, isOver, className, onSwap }: EditorTwinProps) {
  const [filter, setFilter] = useState('');
  const { geometry } = model;
  const isBoard = model.board !== null;
  const wanted = filter.trim().toLowerCase();
  const fits = (text: string) => isIn(text, wanted);
  const spaces = useMemo(
    () =>
      geometry.spaces
        .map((space, index) => ({ space, index, room: geometry.rooms[space.room]?.name ?? '' }))
        .filter(({ space, room }) => isIn(`${space.id} ${space.title} ${room}`, wanted)),
    [geometry, wanted],
  );
  const borders = useMemo(() => bordersOf(model, wanted), [model, wanted]);
  const seen = useMemo(() => new Set(state.answers?.seen), [state.answers]);
  const arrows =
    model.face?.arrows?.length ?? model.drawing.borders.filter((border) => border.arrow !== undefined).length;
  const alone = model.connectors.filter(({ isMet }) => !isMet).length;
  return (
    <nav
      className={`${styles.twin} ${className}`}
      style={{ ['--id-width' as string]: idWidth(model) }}
      data-over={isOver}
      aria-label="Spaces and borders"
    >
      <div className={styles.filter}>
        <Icon name="search" />
        <input
          type="search"
          aria-label="Find a space or border"
          placeholder="Find a space or border"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setFilter('')}
        />
      </div>
      <div className={styles.scroll} data-scroll>
        {isBoard ? (
          <Group title="Places" count={model.plan.places.length} isOpenAtFirst>
            <LongList
              entries={model.plan.places}
              row={({ id }, place) => (
                <button
                  key={id}
                  type="button"
                  className={styles.row}
                  aria-pressed={state.place === place && state.space < 0}
                  onClick={() => state.selectPlace(place)}
                >
                  <span />
                  <span className={styles.id}>{id}</span>
                  <span className={styles.name} data-wide={geometry.places[place]?.tile === id}>
                    {geometry.places[place]?.theme || geometry.places[place]?.tile || 'empty'}
                  </span>
                  {geometry.places[place]?.tile === id ? null : (
                    <>
                      <span />
                      <span className={`${styles.number} ${styles.faint}`}>{geometry.places[place]?.tile}</span>
                    </>
                  )}
                </button>
              )}
            />
          </Group>
        ) : null}
        <Group title="Spaces" count={spaces.length} isOpenAtFirst>
          <div className={styles.columns} aria-hidden="true">
            <span />
            <span />
            <span>{geometry.spaces.some(({ title }) => title !== '') ? 'Name' : 'Room'}</span>
            <span className={styles.number}>Sees</span>
            <span className={styles.number}>Away</span>
          </div>
          <LongList
            entries={spaces}
            row={({ space, index, room }) => {
              const steps = state.answers?.steps[index];
              const isSeen = seen.has(index);
              return (
                <button
                  key={space.id}
                  type="button"
                  className={styles.row}
                  aria-pressed={state.space === index}
                  onClick={() => state.selectSpace(index)}
                >
                  <i
                    className={styles.swatch}
                    style={typeof steps === 'number' && state.hasHeat ? { background: heatColour(steps) } : undefined}
                  />
                  <span className={styles.id}>{isBoard ? space.id : space.label || space.mark}</span>
                  <span className={styles.name} title={space.title || room}>
                    {space.title || room}
                  </span>
                  <span className={styles.number}>{isSeen ? 'yes' : ''}</span>
                  <span className={`${styles.number} ${steps === null ? styles.faint : ''}`}>
                    {steps === null ? 'no path' : (steps ?? '')}
                  </span>
                </button>
              );
            }}
          />
          {spaces.length === 0 ? <p className={styles.none}>No space matches “{filter}”. Esc clears.</p> : null}
        </Group>
        <Group title="Borders" count={borders.length} isOpenAtFirst={!isBoard && arrows === 0}>
          <LongList
            entries={borders}
            row={(border) => (
              <div key={border.entity} className={styles.edge} data-chosen={isChosenEdge(state, border)}>
                <button
                  type="button"
                  className={styles.edgeName}
                  aria-pressed={isChosenEdge(state, border)}
                  onClick={() => state.selectEdge(border.between[0] - 1, border.between[1] - 1)}
                >
                  <ToolIcon name={border.kind === 'doorway' ? 'door' : border.kind === 'wall' ? 'wall' : 'border'} />
                  <b>{wordsOfBorder(model, border)}</b>
                </button>
                <span className={styles.edgeKind}>
                  <EdgeKindField
                    model={model}
                    state={state}
                    between={[border.between[0] - 1, border.between[1] - 1]}
                    label={`Stands at ${wordsOfBorder(model, border)}`}
                  />
                </span>
              </div>
            )}
          />
        </Group>
        {arrows === 0 ? null : (
          <Group title="Arrows" count={arrows} isOpenAtFirst>
            <TwinArrows model={model} state={state} fits={fits} />
          </Group>
        )}
        {geometry.portals.length === 0 ? null : (
          <Group title="Portals" count={geometry.portals.length} isOpenAtFirst>
            <TwinPortals model={model} state={state} fits={fits} />
          </Group>
        )}
        <Group title="Connectors" count={model.connectors.length} isOpenAtFirst={false}>
          <LongList
            entries={model.connectors}
            row={({ place, id, isMet }) => (
              <div key={`${place} ${id}`} className={styles.edge}>
                <b>{isBoard ? `${model.plan.places[place]?.id} ${id}` : id}</b>
                <span className={styles.faint}>
                  {isMet ? 'meets another' : isBoard ? 'alone, so a wall' : 'for another tile'}
                </span>
              </div>
            )}
          />
          {isBoard && alone > 0 ? <p className={styles.none}>{alone} meet nothing and are wall.</p> : null}
        </Group>
      </div>
      <button type="button" className={styles.foot} onClick={onSwap}>
        {isOver ? 'Switch to the canvas' : 'Switch between list and canvas'} <kbd>Ctrl L</kbd>
      </button>
    </nav>
  );
}

const isChosenEdge = ({ edge }: BoardEditorState, { between }: BorderView): boolean =>
  edge !== null && between.every((end) => edge.includes(end - 1));

const isIn = (text: string, wanted: string): boolean => wanted === '' || text.toLowerCase().includes(wanted);

/** Those between two spaces; on a large board they are many, so each is named only where it is looked for or in sight. */
function bordersOf(model: BoardModel, wanted: string): BorderView[] {
  const isListed = ({ kind, between }: BorderView): boolean =>
    between[0] !== 0 && between[1] !== 0 && (kind !== 'open' || model.board === null) && !isDrawnWay(kind);
  const listed = model.drawing.borders.filter(isListed);
  return wanted === ''
    ? listed
    : listed.filter((border) => isIn(`${wordsOfBorder(model, border)} ${doorWords(border)}`, wanted));
}

const wordsOfBorder = (model: BoardModel, { between: [a, b] }: BorderView): string =>
  `${nameOf(model, a)} to ${nameOf(model, b)}`;

/** As wide as the longest id: a number on a tile, a place and a mark on a board. */
function idWidth({ board, geometry }: BoardModel): string {
  const longest = geometry.spaces.reduce(
    (most, { id, label, mark }) => Math.max(most, (board === null ? label || mark : id).length),
    0,
  );
  if (board === null && geometry.spaces.some(({ title }) => title !== '')) return '12px';
  return longest < 6 ? '44px' : `${longest + 1}ch`;
}

const nameOf = ({ geometry, board }: BoardModel, entity: number): string => {
  return nameOfSpace({ geometry, board }, entity - 1) || 'outside';
};

function Group({
  title,
  count,
  isOpenAtFirst,
  children,
}: {
  title: string;
  count: number;
  isOpenAtFirst: boolean;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <section className={styles.group}>
      <button type="button" className={styles.title} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={12} />
        {title}
        <span>{count}</span>
      </button>
      {isOpen ? children : null}
    </section>
  );
}
