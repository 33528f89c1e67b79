'use client';
/** What a tile says of one of its spaces beyond its cells: its name, an icon that is printed on it, and the game's own words. */
import type { Face, Mark } from '../../engine/board/face';
import { gameIconNames } from '../icons/game-icon-paths';
import styles from './inspector.module.css';
import type { BoardEditorState } from './use-board-editor';

export interface SpaceDetailsProps {
  face: Face;
  state: BoardEditorState;
  pointer: string;
  mark: Mark;
}

export function SpaceDetails({ face, state, pointer, mark }: SpaceDetailsProps) {
  const { hasSpaceDetails, spaceWords, floors } = state.traits;
  if (!hasSpaceDetails) return null;
  const details = face.spaces?.[mark] ?? {};
  const set = (field: string, value: string) => {
    const { [field]: _old, ...others } = details;
    const next = value === '' ? others : { ...details, [field]: value };
    const spaces = { ...face.spaces, [mark]: next };
    if (Object.keys(next).length === 0) delete spaces[mark];
    state.edit({
      pointer: `${pointer}/spaces`,
      value: Object.keys(spaces).length === 0 && face.spaces === undefined ? undefined : spaces,
    });
  };
  const choices = [
    { word: 'icon', title: 'Icon', choices: gameIconNames },
    { word: 'floor', title: 'Floor', choices: floors },
    ...spaceWords,
  ];
  return (
    <>
      <label className={styles.line}>
        <span>Name</span>
        <input
          key={`${mark} ${details.name}`}
          className={styles.input}
          defaultValue={details.name ?? ''}
          onBlur={({ target }) => target.value !== (details.name ?? '') && set('name', target.value)}
        />
      </label>
      {choices.map(({ word, title, choices: words }) => (
        <label key={word} className={styles.line}>
          <span>{title}</span>
          <select
            className={styles.input}
            value={String(details[word] ?? '')}
            onChange={({ target }) => set(word, target.value)}
          >
            <option value="">none</option>
            {words.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
