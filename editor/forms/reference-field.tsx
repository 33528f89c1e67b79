/** The id of another item, or a word of the language, chosen in a picker with search. Ctrl click or F12 goes to the item. */
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Icon } from '../icons/icon';
import { nameOfFile } from '../workbench/document';
import { useStudio } from '../workbench/studio-context';
import { choicesOf } from './choices';
import type { ControlProps } from './control-props';
import styles from './field.module.css';
import { useProblemNote } from './field-shell';
import { useForm } from './form-context';
import { fileOfReference } from './named-items';
import type { Choice } from './vocabulary';

export function ReferenceField(props: ControlProps) {
  const { schema, value } = props;
  const studio = useStudio();
  const { editor, words, vocabulary } = useForm();
  const kinds = schema['x-ref'] ?? [];
  const pack = nameOfFile(editor.file)?.pack ?? '';
  const text = value === undefined || value === null ? '' : String(value);
  const documents = () => studio.documents.state().documents;
  const own = schema['x-vocabulary'];
  const follow = () => {
    const file = fileOfReference(documents(), pack, kinds, text);
    if (file !== null) studio.openFile(file);
  };
  return (
    <Picked
      {...props}
      shown={
        words.nameOf(kinds, text) ??
        (own === undefined ? undefined : vocabulary.choices(own).find((choice) => choice.value === text)?.label)
      }
      choices={() => choicesOf(schema, { documents: documents(), pack, vocabulary })}
      onFollow={follow}
    />
  );
}

export function VocabularyField(props: ControlProps) {
  const { vocabulary } = useForm();
  const name = props.schema['x-vocabulary'] ?? '';
  const text = props.value === undefined ? '' : String(props.value);
  const choices = vocabulary.choices(name);
  return <Picked {...props} shown={choices.find(({ value }) => value === text)?.label} choices={() => choices} />;
}

interface PickedProps extends ControlProps {
  /** The words for the value; the value itself where there are none. */
  shown: string | undefined;
  choices(): readonly Choice[];
  onFollow?(): void;
}

function Picked({ id, value, pointer, order, label, shown, choices, onFollow, isRequired, labelAt }: PickedProps) {
  const { editor, picker, isReadOnly } = useForm();
  const note = useProblemNote(id, pointer);
  const button = useRef<HTMLButtonElement>(null);
  const text = value === undefined || value === null ? '' : String(value);

  const open = (typed: string) => {
    const anchor = button.current;
    if (anchor === null || isReadOnly) return;
    const none: readonly Choice[] = isRequired || text === '' ? [] : [{ value: '', label: 'none' }];
    picker.open({
      anchor,
      label,
      choices: [...none, ...choices()],
      value: text,
      typed,
      isFree: true,
      pick: (picked) => (picked === '' ? editor.clear(pointer) : editor.set(pointer, picked, order)),
    });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'F12' && onFollow !== undefined) onFollow();
    else if (event.key === 'ArrowDown') open('');
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !isRequired && !isReadOnly) editor.clear(pointer);
    else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.altKey && !event.metaKey)
      open(event.key);
    else return;
    event.preventDefault();
  };
  const handleClick = (event: MouseEvent) => {
    if ((event.ctrlKey || event.metaKey) && onFollow !== undefined) onFollow();
    else open('');
  };

  return (
    <button
      ref={button}
      id={id}
      type="button"
      className={styles.picked}
      aria-haspopup="listbox"
      disabled={isReadOnly}
      title={onFollow === undefined || text === '' ? text : `${text} (Ctrl click or F12 to go there)`}
      {...note}
      onClick={handleClick}
      onKeyDown={handleKey}
    >
      <span className={styles.pickedText} data-empty={text === '' ? '' : undefined}>
        {text === '' ? (labelAt === 'left' ? 'none' : 'Choose') : (shown ?? text)}
      </span>
      <Icon name="chevron-down" size={12} className={styles.pickedMark} />
    </button>
  );
}
