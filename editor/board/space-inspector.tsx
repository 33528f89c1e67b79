'use client';
import type { Face, Highlight, Mark } from '../../engine/board/face';
/** Everything about the selected space: number, room, markers, what stands to each neighbour, sight, a path. Edits a tile only. */
import { isDrawnWay } from '../../engine/board/geometry';
import { Segments } from '../theme/segments';
import type { BoardModel } from './board-model';
import { EdgeKindField } from './edge-kind-field';
import { HandFigures } from './hand-figures';
import styles from './inspector.module.css';
import type { DoorMode } from './planned-doors';
import { PortalField } from './portal-field';
import { RimOfSpace } from './rim-of-space';
import { faceEdits, renameSpace } from './shape-edits';
import type { Walker } from './space-answers';
import { SpaceDetails } from './space-details';
import { SpacePlan } from './space-plan';
import { SpaceShape } from './space-shape';
import { nameOfSpace } from './space-words';
import { moveToRoom, renameRoom, setFloor, setFurniture, toggleMarker } from './tile-edits';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState, MonsterChoice, TokenChoice } from './use-board-editor';

export interface SpaceInspectorProps {
  model: BoardModel;
  state: BoardEditorState;
  sightWords: string;
  tokens: readonly TokenChoice[];
  monsters: readonly MonsterChoice[];
  onOpenTile?: ((tile: string) => void) | undefined;
}

const DOORS: readonly { id: DoorMode; label: string }[] = [
  { id: 'drawn', label: 'As drawn' },
  { id: 'open', label: 'All open' },
  { id: 'shut', label: 'All shut' },
];

export function SpaceInspector({ model, state, sightWords, tokens, monsters, onOpenTile }: SpaceInspectorProps) {
  const { geometry, face } = model;
  const space = geometry.spaces[state.space];
  if (space === undefined) return null;
  const room = geometry.rooms[space.room];
  const pointer = `/sides/${state.side === 'b' ? 1 : 0}`;
  const place = geometry.places[space.place];
  const nameOf = (index: number): string => nameOfSpace(model, index);
  const neighbours = neighboursOf(model, state.space);
  const { answers } = state;
  return (
    <>
      <header className={styles.head}>
        <h2>Space {nameOf(state.space)}</h2>
        <span className={styles.note}>{space.outline.length} corners</span>
      </header>
      <section className={styles.section}>
        <div className={styles.pair}>
          <label className={styles.field}>
            <span>{space.number > 0 ? 'Number' : space.title === '' ? 'Letter' : 'Cells'}</span>
            <input
              key={`${space.id} ${space.label}`}
              className={styles.input}
              defaultValue={space.label || space.mark}
              readOnly={face === null}
              onBlur={({ target }) => face !== null && callSpace(state, face, space.mark, target)}
            />
          </label>
          <label className={styles.field}>
            <span>Room</span>
            <input
              key={`${space.id} ${room?.name}`}
              className={styles.input}
              defaultValue={room?.name ?? 'none'}
              readOnly={face === null}
              onBlur={({ target: { value } }) => {
                if (face !== null && value !== room?.name) state.edit(renameRoom(face, pointer, space.mark, value));
              }}
            />
          </label>
        </div>
        {face === null ? (
          <p className={styles.help}>
            On {place?.tile} {place?.side.toUpperCase()}, {place?.theme}.{' '}
            {onOpenTile === undefined || place === undefined ? null : (
              <button type="button" className={styles.chip} onClick={() => onOpenTile(place.tile)}>
                Edit this tile
              </button>
            )}
          </p>
        ) : (
          <div className={styles.pair} style={{ gridTemplateColumns: '1fr 1fr' }}>
            <label className={styles.field}>
              <span>In the room of</span>
              <select
                className={styles.input}
                value={face.rooms.find(({ spaces }) => spaces.includes(space.mark))?.id ?? ''}
                onChange={(event) => state.edit(moveToRoom(face, pointer, space.mark, event.target.value))}
              >
                {face.rooms.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.field}>
              <span>Floor</span>
              <select
                className={styles.input}
                value={room?.floor ?? ''}
                onChange={(event) => state.edit(setFloor(face, pointer, space.mark, event.target.value))}
              >
                {state.traits.floors.map((floor) => (
                  <option key={floor} value={floor}>
                    {floor}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        {state.traits.markers.length > 0 ? <Markers model={model} state={state} pointer={pointer} /> : null}
        <PortalField model={model} state={state} />
        {face === null ? null : (
          <>
            <RimOfSpace face={face} state={state} pointer={pointer} mark={space.mark} />
            <SpaceDetails face={face} state={state} pointer={pointer} mark={space.mark} />
            <SpaceShape face={face} state={state} mark={space.mark} />
          </>
        )}
      </section>
      {model.board === null ? null : <SpacePlan board={model.board} model={model} state={state} tokens={tokens} />}
      <section className={styles.section}>
        <h3>
          Borders{' '}
          <span className={styles.aside}>
            to {neighbours.length === 1 ? '1 neighbour' : `${neighbours.length} neighbours`}
          </span>
        </h3>
        <ul className={styles.edges}>
          {neighbours.map((other) => (
            <li key={other}>
              <span>
                <b>{nameOf(other)}</b>
                {geometry.rooms[geometry.spaces[other]?.room ?? -1]?.name}
              </span>
              <EdgeKindField model={model} state={state} between={[state.space, other]} />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3>
          Sight{' '}
          <span className={styles.aside}>
            sees {answers?.seen.length ?? 0} of {geometry.spaces.length - 1}
            {answers === null || answers.unseenBy.length === 0
              ? ''
              : `; not seen by ${answers.unseenBy.map(nameOf).join(', ')}`}
          </span>
          <span className={styles.aside} style={{ marginLeft: 'auto' }}>
            {sightWords}
          </span>
        </h3>
        <div className={styles.line}>
          <span>Doors</span>
          <Segments label="Doors" options={DOORS} value={state.doors} onChange={state.setDoors} />
        </div>
        <ul className={styles.chips} aria-label="Spaces in sight">
          {(answers?.seen ?? []).map((index) => (
            <li key={index}>
              <button type="button" className={styles.chip} onClick={() => state.selectSpace(index)}>
                {nameOf(index)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h3>Path</h3>
        <div className={styles.line}>
          <span>From</span>
          <select
            className={styles.input}
            aria-label="Path from"
            value={state.pathFrom}
            onChange={(event) => state.setPathFrom(Number(event.target.value))}
          >
            <option value={-1}>nowhere</option>
            {geometry.spaces.map(({ id }, index) => (
              <option key={id} value={index}>
                {nameOf(index)} {geometry.rooms[geometry.spaces[index]?.room ?? -1]?.name}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.line}>
          <span>Walks</span>
          <select
            className={styles.input}
            aria-label="How the path is walked"
            value={state.walker}
            onChange={({ target }) => state.setWalker(target.value as Walker)}
          >
            <option value="on-foot">on foot, shut doors stop it</option>
            <option value="through-doors">through shut doors</option>
            <option value="through-walls">through walls</option>
          </select>
        </div>
        {state.pathFrom < 0 ? null : <p className={styles.help}>{pathWords(state.path.map(nameOf))}</p>}
      </section>
      <HandFigures model={model} state={state} monsters={monsters} />
    </>
  );
}

/** Gives the space the number or letter that was typed; the field shows the old one again if it can't be. */
function callSpace(state: BoardEditorState, face: Face, mark: Mark, field: HTMLInputElement): void {
  const number = Number(field.value);
  const wanted = Number.isInteger(number) && number > 9 && number < 36 ? number.toString(36) : field.value;
  const next = renameSpace(face, mark, wanted);
  if (next === null) field.value = field.defaultValue;
  else {
    state.edit(...faceEdits(face, next, pointerOfSide(state.side)));
    state.selectMark(wanted);
  }
}

/** "8, 5, 6 in two moves." */
export function pathWords(names: readonly string[]): string {
  if (names.length === 0) return 'No way leads here with these doors.';
  const moves = names.length - 1;
  return `${names.join(', ')}: ${moves === 1 ? '1 move' : `${moves} moves`}.`;
}

function neighboursOf({ geometry }: BoardModel, space: number): number[] {
  const found = new Set<number>();
  for (const { kind, between } of geometry.borders) {
    if (isDrawnWay(kind)) continue;
    const other = between[0] === space ? between[1] : between[1] === space ? between[0] : -1;
    if (other >= 0) found.add(other);
  }
  return [...found].sort((a, b) => a - b);
}

function Markers({ model, state, pointer }: { model: BoardModel; state: BoardEditorState; pointer: string }) {
  const { face, geometry } = model;
  const space = geometry.spaces[state.space];
  if (space === undefined) return null;
  const here = face?.highlights?.filter(({ space: mark }) => mark === space.mark) ?? [];
  const printed =
    face === null ? space.highlights.map(({ kind, hasFurniture }) => ({ kind, furniture: hasFurniture })) : here;
  const list = printed.map((marker, place) => ({ marker, place }));
  return (
    <div className={styles.line}>
      <span>Markers</span>
      <div className={styles.chips}>
        {list.length === 0 ? (
          <span className={styles.help}>none{face === null ? '' : '; M adds one in a cell'}</span>
        ) : null}
        {list.map(({ marker, place }) =>
          face === null ? (
            <span key={place} className={styles.chip}>
              {marker.kind}
            </span>
          ) : (
            <span key={place} className={styles.chips}>
              <button
                type="button"
                className={styles.chip}
                title={`Take the ${marker.kind} away`}
                onClick={() =>
                  state.edit(toggleMarker(face, pointer, space.mark, (marker as Highlight).at, marker.kind))
                }
              >
                {marker.kind} <span aria-hidden="true">×</span>
              </button>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={marker.furniture}
                  onChange={() =>
                    state.edit(
                      setFurniture(pointer, face.highlights?.indexOf(marker as Highlight) ?? -1, !marker.furniture),
                    )
                  }
                />
                furniture
              </label>
            </span>
          ),
        )}
      </div>
    </div>
  );
}
