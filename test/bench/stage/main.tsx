/** A page with a large board in the editor, for the bench in the browser. It tells when the board is on the screen. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BoardEditor } from '../../../editor/board/board-editor';
import { readTile } from '../../../editor/board/board-item';
import { PLAIN_TRAITS } from '../../../editor/board/board-traits';
import { StudioTheme } from '../../../editor/theme/theme';
import { withValue } from '../../editor-play/stage/with-value';
import { largeBoard, largeTiles } from '../large-board';

const tiles = largeTiles.map(readTile).filter((tile) => tile !== null);
const tokens = [{ id: 'lamp', name: 'Lamp', icon: 'candle' }];
const traits = { ...PLAIN_TRAITS, hasTokens: true };
const asked = new URLSearchParams(location.search);
const number = (name: string): number => Number(asked.get(name));
const board = largeBoard(number('columns'), number('rows'), number('figures'));

function Large() {
  const [value, setValue] = useState<unknown>(board);
  return (
    <BoardEditor
      kind="board"
      value={value}
      tiles={tiles}
      tokens={tokens}
      traits={traits}
      onEdit={(pointer, next) => setValue((old: unknown) => withValue(old, pointer, next))}
    />
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
document.documentElement.dataset['theme'] = 'light';
performance.mark('opening');
createRoot(root).render(
  <StudioTheme>
    <Large />
  </StudioTheme>,
);
