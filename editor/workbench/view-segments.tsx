/** The views of an item side by side: its form, its code, its board, and the table of all items of its kind. */
import { Segments } from '../theme/segments';
import { nameOfFile } from './document';
import { boardKinds } from './item-views';
import type { ItemView } from './place';
import { pointerOf } from './pointer';
import { useStudio } from './studio-context';

type View = ItemView | 'table';

const views: readonly { id: View; label: string; keys: string }[] = [
  { id: 'form', label: 'Form', keys: 'Alt 1' },
  { id: 'code', label: 'Code', keys: 'Alt 2' },
  { id: 'table', label: 'Table', keys: 'Alt 3' },
  { id: 'board', label: 'Board', keys: 'Alt 4' },
];

/** `file` is the item that is shown, or that of the active row of its table. */
export function ViewSegments({ file, view }: { file: string; view: View }) {
  const studio = useStudio();
  const name = nameOfFile(file);
  const isFitting = ({ id }: { id: View }) =>
    id === 'board' ? boardKinds.has(name?.kind ?? '') : id !== 'table' || name?.kind !== 'pack';
  const show = (to: View) => {
    if (to === view || name === null) return;
    if (to === 'table') studio.openTable(name, pointerOf([name.id]));
    else if (view === 'table') studio.openFile(file, { view: to });
    else studio.navigation.go({ view: to });
  };
  const options = views
    .filter(isFitting)
    .map((each) => (name?.kind === 'language' && each.id === 'form' ? { ...each, label: 'Texts' } : each));
  return <Segments label="Views of this item" options={options} value={view} onChange={show} />;
}
