/** Says why a form cannot edit: the text does not parse, and where. The text stays as typed. */
import { useEffect } from 'react';
import { Icon } from '../icons/icon';
import { parsedText, type StudioDocument } from '../workbench/document';
import { placeOf, pointerAtOffset } from '../workbench/json-text';
import states from '../workbench/states.module.css';
import { useStudio } from '../workbench/studio-context';

export function BrokenText({ document }: { document: StudioDocument }) {
  const studio = useStudio();
  const { root, errors } = parsedText(document);
  const [first] = errors;
  const { line } = placeOf(document.text, first?.offset ?? 0);
  const what = first === undefined ? 'The text is not an object' : `Line ${line} ${first.message}`;
  const go = () => studio.openFile(document.file, { view: 'code', at: pointerAtOffset(root, first?.offset ?? 0) });

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || event.defaultPrevented) return;
      event.preventDefault();
      go();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  });

  return (
    <div className={states.banner} data-tone="error" role="alert">
      <Icon name="error" />
      <div>
        {what}, so the form can’t edit yet. Your text is kept as typed.{' '}
        <button type="button" className={states.link} onClick={go}>
          Go to line {line}
        </button>{' '}
        <kbd>F8</kbd>
      </div>
    </div>
  );
}
