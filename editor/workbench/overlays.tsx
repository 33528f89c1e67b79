/** Shows the dialog that is open, if any. */

import { lazy, Suspense } from 'react';
import { DeleteDialog } from './delete-dialog';
import { KeysDialog } from './keys-dialog';
import { NewItemDialog } from './new-item-dialog';
import { NewLanguageDialog } from './new-language-dialog';
import { NewPackDialog } from './new-pack-dialog';
import { useWatched } from './observable';
import { Palette } from './palette';
import { RenameDialog } from './rename-dialog';
import { useStudio } from './studio-context';

const PrintCards = lazy(() => import('../faces/print-cards'));

export function Overlays() {
  const overlay = useWatched(useStudio().overlay);
  switch (overlay.type) {
    case 'palette':
      return <Palette />;
    case 'keys':
      return <KeysDialog />;
    case 'new-item':
      return <NewItemDialog pack={overlay.pack} kind={overlay.kind} from={overlay.from ?? ''} id={overlay.id ?? ''} />;
    case 'new-language':
      return <NewLanguageDialog pack={overlay.pack} />;
    case 'new-pack':
      return <NewPackDialog base={overlay.base} next={overlay.next} />;
    case 'delete':
      return <DeleteDialog files={overlay.files} uses={overlay.uses} />;
    case 'print':
      return (
        <Suspense fallback={null}>
          <PrintCards pack={overlay.pack} kind={overlay.kind} />
        </Suspense>
      );
    case 'rename':
      return <RenameDialog file={overlay.file} isCopy={false} />;
    case 'duplicate':
      return <RenameDialog file={overlay.file} isCopy />;
    default:
      return null;
  }
}
