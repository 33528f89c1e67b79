/** Says what uses the items that are about to be deleted, before they are. What nothing uses is deleted without a question. */
import { Icon } from '../icons/icon';
import { kindIcon } from '../icons/kind-icon';
import { Button } from '../theme/button';
import { Dialog } from '../theme/dialog';
import { nameOfFile } from './document';
import areas from './item-area.module.css';
import { countOf } from './kind-words';
import styles from './overlay.module.css';
import { PlaceLink } from './place-link';
import type { Use } from './references';
import { useStudio } from './studio-context';

const MAX_SHOWN = 8;

export function DeleteDialog({ files, uses }: { files: readonly string[]; uses: readonly Use[] }) {
  const studio = useStudio();
  const close = () => studio.overlay.set({ type: 'none' });
  const what = files.length === 1 ? (nameOfFile(files[0] ?? '')?.id ?? '') : countOf(files.length, 'item');
  return (
    <Dialog title={`Delete ${what}?`} isOpen onClose={close}>
      <div className={styles.fields}>
        <p>
          {files.length === 1 ? 'It is named in ' : 'They are named in '}
          {countOf(uses.length, 'place')}, which will then name nothing:
        </p>
        <ul className={areas.usedBy} aria-label="Used by">
          {uses.slice(0, MAX_SHOWN).map((use) => {
            const name = nameOfFile(use.file);
            return (
              <li key={`${use.file}#${use.offset}`}>
                <PlaceLink to={{ mode: 'write', item: name, at: use.pointer }} onClick={close}>
                  <Icon name={kindIcon(name?.kind ?? '')} />
                  <code>{name?.id ?? use.file}</code>
                  <span>{use.pointer.slice(1).replaceAll('/', ' › ')}</span>
                </PlaceLink>
              </li>
            );
          })}
          {uses.length > MAX_SHOWN ? <li>{countOf(uses.length - MAX_SHOWN, 'more place')}</li> : null}
        </ul>
        <div className={styles.buttons}>
          <Button data-autofocus onClick={close} keys="Esc">
            Keep
          </Button>
          <Button
            look="danger"
            icon="trash"
            onClick={() => {
              close();
              studio.deleteFiles(files);
            }}
          >
            Delete all the same
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
