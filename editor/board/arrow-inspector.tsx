'use client';
/** The selected arrow as fields: its ends, colour, direction and door, what the checks say of it, and a way to take it out. */
import type { Arrow, Face } from '../../engine/board/face';
import { Icon } from '../icons/icon';
import { Button } from '../theme/button';
import { Segments } from '../theme/segments';
import { canHaveDoor, doorOn, removeArrow, setBothWays, setColor, setDoor, setEnd, turnRound } from './arrow-edits';
import { COMMON_COLORS } from './arrow-palette';
import type { BoardModel } from './board-model';
import { ColorSwatch } from './color-swatch';
import styles from './inspector.module.css';
import { nameOfMark, nameOnTile } from './space-words';
import { likelyInside } from './tile-edits';
import { findingsOfArrow, pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

const DIRECTIONS: readonly { id: 'one' | 'both'; label: string }[] = [
  { id: 'one', label: 'One way' },
  { id: 'both', label: 'Both ways' },
];

export function ArrowInspector({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  const { face } = model;
  const arrow = face?.arrows?.[state.arrow];
  if (face === null || arrow === undefined) return null;
  const pointer = pointerOfSide(state.side);
  const { bothWays = false, color, from, to } = arrow;
  return (
    <>
      <header className={styles.head}>
        <h2>Arrow</h2>
        <span className={styles.note}>
          {nameOfMark(model, from)} {bothWays ? 'and' : 'to'} {nameOfMark(model, to)}
        </span>
      </header>
      <section className={styles.section}>
        <End model={model} state={state} end="from" />
        <End model={model} state={state} end="to" />
        <div className={styles.line}>
          <span>Way</span>
          <Segments
            label="Direction"
            options={DIRECTIONS}
            value={bothWays ? 'both' : 'one'}
            onChange={(direction) => state.edit(setBothWays(pointer, state.arrow, direction === 'both'))}
          />
        </div>
        <div className={styles.line}>
          <span>Colour</span>
          <ColorField
            key={`${state.arrow} ${color}`}
            name="arrow"
            color={color}
            colors={colorsOf(face)}
            onChange={(next) => {
              state.edit(setColor(pointer, state.arrow, next));
              state.setArrowColor(next);
            }}
          />
        </div>
        <DoorField face={face} arrow={arrow} model={model} state={state} />
        {findingsOfArrow(model, pointer, state.arrow).map(({ code, message, hint }) => (
          <p key={code} className={styles.finding} data-severity="error">
            <Icon name="error" />
            <span>
              {message} {hint ?? ''}
            </span>
          </p>
        ))}
        <div className={styles.line}>
          <Button
            look="line"
            icon="replace"
            keys="R"
            onClick={() => state.edit(...turnRound(face, pointer, state.arrow))}
          >
            Turn round
          </Button>
          <Button
            look="line"
            icon="trash"
            keys="Del"
            onClick={() => {
              state.edit(removeArrow(pointer, state.arrow));
              state.selectArrow(-1);
            }}
          >
            Delete
          </Button>
        </div>
      </section>
    </>
  );
}

/** What the tool in the hand draws next. */
export function ToolOptions({ model, state }: { model: BoardModel; state: BoardEditorState }) {
  if (model.face === null || (state.tool !== 'arrow' && state.tool !== 'portal')) return null;
  return (
    <section className={styles.section}>
      <h3>{state.tool === 'arrow' ? 'Next arrow' : 'Next portal'}</h3>
      {state.tool === 'arrow' ? (
        <ColorField
          name="next-arrow"
          color={state.arrowColor}
          colors={[...new Set([...colorsOf(model.face), state.arrowColor])]}
          onChange={state.setArrowColor}
        />
      ) : (
        <label className={styles.line}>
          <span>Name</span>
          <input
            className={styles.input}
            value={state.portalName}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            onChange={({ target }) => state.setPortalName(target.value)}
          />
        </label>
      )}
    </section>
  );
}

function End({ model, state, end }: { model: BoardModel; state: BoardEditorState; end: 'from' | 'to' }) {
  const mark = model.face?.arrows?.[state.arrow]?.[end] ?? '';
  const { spaces } = model.geometry;
  return (
    <label className={styles.line}>
      <span>{end === 'from' ? 'From' : 'To'}</span>
      <select
        className={styles.input}
        value={mark}
        onChange={({ target: { value } }) => state.edit(setEnd(pointerOfSide(state.side), state.arrow, end, value))}
      >
        {spaces.some((space) => space.mark === mark) ? null : <option value={mark}>{mark}, which is not there</option>}
        {spaces.map((space) => (
          <option key={space.mark} value={space.mark}>
            {nameOnTile(space)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The common colours and those that the face has already; any other word can be typed. */
export function colorsOf({ arrows = [], connectors = [] }: Face): string[] {
  const used = [...arrows.map(({ color }) => color), ...connectors.map(({ arrow }) => arrow)];
  return [...new Set([...COMMON_COLORS, ...used.filter((color) => color !== undefined)])];
}

function ColorField({
  name,
  color,
  colors,
  onChange,
}: {
  name: string;
  color: string;
  colors: readonly string[];
  onChange(color: string): void;
}) {
  return (
    <div className={styles.chips} role="radiogroup" aria-label={name === 'arrow' ? 'Colour' : 'Colour of the next'}>
      {colors.map((word) => (
        <label key={word} className={styles.swatch}>
          <input type="radio" name={name} checked={word === color} onChange={() => onChange(word)} />
          <ColorSwatch color={word} /> {word}
        </label>
      ))}
      <input
        className={styles.input}
        aria-label="Another colour"
        placeholder="another"
        pattern="[a-z]+(-[a-z]+)*"
        size={8}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        onBlur={({ target }) => {
          if (target.value !== '' && target.validity.valid) onChange(target.value);
        }}
      />
    </div>
  );
}

interface DoorFieldProps {
  face: Face;
  arrow: Arrow;
  model: BoardModel;
  state: BoardEditorState;
}

function DoorField({ face, arrow, model, state }: DoorFieldProps) {
  const { hasInnerDoors, passages } = state.traits;
  if (!passages.includes('doorway')) return null;
  const door = face.doorways?.[doorOn(face, arrow)];
  const sides = [arrow.from, arrow.to];
  const likely = likelyInside(face, arrow.from, arrow.to);
  const value = door === undefined ? 'none' : `door ${door.inside ?? ''}`;
  if (door === undefined && !canHaveDoor(face, arrow))
    return (
      <p className={styles.help}>Its spaces do not touch: it has no door, and only moves along it are possible.</p>
    );
  return (
    <label className={styles.line}>
      <span>Door</span>
      <select
        className={styles.input}
        value={value}
        onChange={({ target }) => {
          const inside = target.value === 'none' ? null : target.value.slice('door '.length);
          state.edit(...setDoor(face, pointerOfSide(state.side), arrow, inside));
        }}
      >
        <option value="none">none</option>
        {!hasInnerDoors || value === 'door ' ? <option value="door ">a door</option> : null}
        {hasInnerDoors
          ? sides
              .toSorted((one, other) => Number(other === likely) - Number(one === likely))
              .map((mark) => (
                <option key={mark} value={`door ${mark}`}>
                  a door, inside is {nameOfMark(model, mark)}
                </option>
              ))
          : null}
      </select>
    </label>
  );
}
