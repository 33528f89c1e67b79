'use client';
/** What is said of a whole side of a tile while nothing on it is selected: the picture that lies under it, and where. */
import { useState } from 'react';
import type { Face, Picture } from '../../engine/board/face';
import { Button } from '../theme/button';
import styles from './inspector.module.css';
import { PICTURE_TYPES, readPicture } from './read-picture';
import { pictureFor, setPicture } from './tile-sides';
import { pointerOfSide } from './use-arrow-tool';
import type { BoardEditorState } from './use-board-editor';

export function TileInspector({ face, state }: { face: Face; state: BoardEditorState }) {
  const [problem, setProblem] = useState('');
  if (!state.traits.hasPictures) return null;
  const pointer = pointerOfSide(state.side);
  const { picture } = face;
  const lay = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readPicture(file);
    setProblem('problem' in read ? read.problem : '');
    if ('data' in read) state.edit(setPicture(pointer, pictureFor(face, read.data)));
  };
  const change = (next: Partial<Picture>) =>
    picture === undefined ? undefined : state.edit(setPicture(pointer, { ...picture, ...next }));
  return (
    <section className={styles.section}>
      <h3>Picture underneath</h3>
      <label className={styles.field}>
        <span>PNG, JPEG or SVG to draw over; it is made small and kept in the file of the tile</span>
        <input
          type="file"
          className={styles.input}
          accept={PICTURE_TYPES}
          onChange={({ target }) => void lay(target.files?.[0])}
        />
      </label>
      {problem === '' ? null : (
        <p role="alert" className={styles.help}>
          {problem}
        </p>
      )}
      {picture === undefined ? null : (
        <>
          <div className={styles.pair} style={{ gridTemplateColumns: '1fr 1fr' }}>
            <Cells
              label="Column"
              value={picture.at[0]}
              onChange={(column) => change({ at: [column, picture.at[1]] })}
            />
            <Cells label="Row" value={picture.at[1]} onChange={(row) => change({ at: [picture.at[0], row] })} />
            <Cells
              label="Width"
              value={picture.size[0]}
              least={0.1}
              onChange={(wide) => change({ size: [wide, picture.size[1]] })}
            />
            <Cells
              label="Height"
              value={picture.size[1]}
              least={0.1}
              onChange={(high) => change({ size: [picture.size[0], high] })}
            />
          </div>
          <label className={styles.field}>
            <span>Shows through the floors</span>
            <input
              type="range"
              min={0}
              max={1}
              step={0.1}
              value={picture.strength ?? 0.5}
              onChange={({ target }) => change({ strength: Number(target.value) })}
            />
          </label>
          <Button look="danger" icon="trash" onClick={() => state.edit(setPicture(pointer, null))}>
            Take the picture away
          </Button>
        </>
      )}
    </section>
  );
}

interface CellsProps {
  label: string;
  value: number;
  least?: number;
  onChange(value: number): void;
}

/** In cells, by tenths. */
function Cells({ label, value, least, onChange }: CellsProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="number"
        className={styles.input}
        step={0.1}
        min={least}
        value={value}
        onChange={({ target }) => {
          const next = target.valueAsNumber;
          if (Number.isFinite(next) && (least === undefined || next >= least)) onChange(next);
        }}
      />
    </label>
  );
}
