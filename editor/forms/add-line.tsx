/** One line of "+ Modifier, + Permit": the parts of an object that it does not use yet. */
import { Icon } from '../icons/icon';
import { addField } from './add-field';
import { type ListedField, singular } from './field-list';
import styles from './form.module.css';
import { useForm } from './form-context';
import { plainWords } from './plain-words';
import { widgetOf } from './widget';

export interface AddLineProps {
  fields: readonly ListedField[];
  parent: string;
  order: readonly string[];
  intro?: string;
}

export function AddLine({ fields, parent, order, intro }: AddLineProps) {
  const { editor, isReadOnly } = useForm();
  if (isReadOnly) return null;
  return (
    <div className={styles.addLine} data-last={intro === undefined ? undefined : ''}>
      {intro === undefined ? null : <span className={styles.addIntro}>{intro}</span>}
      {fields.map((field) => (
        <button
          key={field.name}
          type="button"
          className={styles.add}
          data-adds={field.name}
          title={plainWords(field.schema.description)}
          onClick={() => addField(editor, parent, field, order)}
        >
          <Icon name="plus" size={12} />
          {fieldTitle(field)}
        </button>
      ))}
    </div>
  );
}

function fieldTitle({ schema, name }: ListedField): string {
  const title = schema.title ?? name.charAt(0).toUpperCase() + name.slice(1);
  const widget = widgetOf(schema);
  return widget === 'entries' || widget === 'rows' || widget === 'map' || widget === 'keywords' || widget === 'chips'
    ? singular(title)
    : title;
}
