/** The card as it will be printed, beside the form that it is written in: its face or its back, and what did not fit. */
import { useState } from 'react';
import { wordsOfNote } from '../../cards/note-words';
import { Icon } from '../icons/icon';
import { IconButton } from '../theme/button';
import { nameOfFile } from '../workbench/document';
import { useWatched } from '../workbench/observable';
import { useStudio } from '../workbench/studio-context';
import styles from './face.module.css';
import { FaceSvg } from './face-svg';
import { useFace } from './use-face';

export function FaceBeside({ file }: { file: string }) {
  const { layout, overlay } = useStudio();
  const { isFaceOpen } = useWatched(layout);
  const [side, setSide] = useState<'front' | 'back'>('front');
  const face = useFace(file, side, false);
  if (face === null) return null;
  const name = nameOfFile(file);
  const print = () => overlay.set({ type: 'print', pack: name?.pack ?? '', kind: name?.kind ?? '' });
  const toggle = () => layout.set((now) => ({ ...now, isFaceOpen: !now.isFaceOpen }));
  if (!isFaceOpen)
    return (
      <div className={styles.folded}>
        <IconButton icon="card" label="Show the card" onClick={toggle} />
      </div>
    );
  return (
    <aside className={styles.beside} aria-label="The card">
      <div className={styles.tools}>
        <span>{side === 'front' ? 'Card' : 'Back'}</span>
        <IconButton
          icon="turn"
          label={side === 'front' ? 'Show the back' : 'Show the face'}
          onClick={() => setSide(side === 'front' ? 'back' : 'front')}
        />
        <IconButton icon="print" label="Print cards like this" onClick={print} />
        <IconButton icon="close" label="Hide the card" onClick={toggle} />
      </div>
      <FaceSvg face={face} className={styles.card} />
      {face.notes.map((note) => {
        const { message, hint } = wordsOfNote(note);
        return (
          <p
            key={`${note.is} ${note.pointer}`}
            className={styles.note}
            data-severity={note.is === 'small' ? 'info' : 'warning'}
          >
            <Icon name={note.is === 'small' ? 'info' : 'warning'} size={14} />
            <span>
              {message} {hint}
            </span>
          </p>
        );
      })}
    </aside>
  );
}
