/** Where the cursor is in the item, from its id down to the field. Each step can be pressed. */
import { Icon } from '../icons/icon';
import { nameOfFile } from '../workbench/document';
import { useWatched } from '../workbench/observable';
import { joinPointer, pathOf } from '../workbench/pointer';
import { useStudio } from '../workbench/studio-context';
import styles from './code.module.css';

export function PathLine({ file }: { file: string }) {
  const studio = useStudio();
  const cursor = useWatched(studio.cursor);
  const name = nameOfFile(file);
  const path = pathOf(cursor?.pointer ?? '');
  const steps = [
    { label: name?.id ?? file, pointer: '' },
    ...path.map((segment, index) => ({
      label: String(segment),
      pointer: joinPointer('', ...path.slice(0, index + 1)),
    })),
  ];
  return (
    <nav className={styles.path} aria-label="Where the cursor is">
      {steps.map(({ label, pointer }, index) => (
        <span key={pointer}>
          {index === 0 ? null : <Icon name="chevron-right" size={12} />}
          <button
            type="button"
            aria-current={index === steps.length - 1 ? 'location' : undefined}
            onClick={() => studio.openFile(file, { view: 'code', at: pointer })}
          >
            {label}
          </button>
        </span>
      ))}
      <kbd>Go to symbol Ctrl Shift O</kbd>
    </nav>
  );
}
