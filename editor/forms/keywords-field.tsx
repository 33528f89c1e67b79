/** Keywords as chips. One that asks for values shows them after its name, and has a line of fields for them. */
import { useRef } from 'react';
import { dereference, type SchemaNode } from '../../pack/schema-catalog';
import { nameOfFile } from '../workbench/document';
import { joinPointer } from '../workbench/pointer';
import { useStudio } from '../workbench/studio-context';
import { Chip } from './chips-field';
import type { ControlProps } from './control-props';
import { useEntryKeys } from './entry-keys';
import field from './field.module.css';
import { asFields } from './field-list';
import { useProblemNote } from './field-shell';
import form from './form.module.css';
import { useForm } from './form-context';
import { fileOfReference, itemChoices } from './named-items';
import { paramsOf } from './params';

export function KeywordsField({ id, value, pointer, order, schema }: ControlProps) {
  const { editor, picker, words, isReadOnly, Field } = useForm();
  const studio = useStudio();
  const note = useProblemNote(id, pointer);
  const button = useRef<HTMLButtonElement>(null);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(list);
  const entry = typeof schema.items === 'object' ? dereference(schema.items) : {};
  const inner: SchemaNode = typeof entry.additionalProperties === 'object' ? entry.additionalProperties : {};
  const tag = entry['x-params-of'] ?? 'keyword';
  const kinds = entry.properties?.[tag]?.['x-ref'] ?? 'keyword';
  const pack = nameOfFile(editor.file)?.pack ?? '';
  const documents = () => studio.documents.state().documents;

  const add = (keyword: string) => {
    const file = fileOfReference(documents(), pack, kinds, keyword);
    const made: Record<string, unknown> = { [tag]: keyword };
    for (const { name, plain } of paramsOf(file === null ? undefined : documents().get(file))) made[name] = plain;
    if (Array.isArray(value)) editor.insert(pointer, list.length, made);
    else editor.set(pointer, [made], order);
  };
  const open = () => {
    if (button.current === null) return;
    picker.open({
      anchor: button.current,
      label: 'Add keyword',
      choices: itemChoices(documents(), pack, kinds),
      value: '',
      typed: '',
      isFree: true,
      pick: add,
    });
  };

  const withValues = list.flatMap((each, index) => {
    const names = Object.keys(asFields(each)).filter((name) => name !== tag);
    return names.length === 0 ? [] : [{ each: asFields(each), index, names }];
  });
  return (
    <div>
      <span className={field.chips}>
        {list.map((each, index) => {
          const fields = asFields(each);
          const keyword = String(fields[tag] ?? '?');
          const values = Object.entries(fields)
            .filter(([name]) => name !== tag)
            .map(([, given]) => String(given));
          const label = [words.nameOf(kinds, keyword) ?? keyword, ...values].join(' ');
          return (
            <Chip
              key={keys[index]}
              label={label}
              title={keyword}
              pointer={joinPointer(pointer, index, tag)}
              isReadOnly={isReadOnly}
              onMove={(step) => editor.move(pointer, index, index + step)}
              onRemove={() => editor.remove(joinPointer(pointer, index))}
            />
          );
        })}
        {isReadOnly ? null : (
          <button ref={button} id={id} type="button" className={field.chipAdd} {...note} onClick={open}>
            Add keyword
          </button>
        )}
      </span>
      {withValues.map(({ each, index, names }) => (
        <div key={index} className={form.line}>
          {names.map((name) => (
            <Field
              key={name}
              schema={inner}
              value={each[name]}
              pointer={joinPointer(pointer, index, name)}
              order={[]}
              labelAt="left"
              label={`${String(each[tag])}: ${name}`}
              isRequired
            />
          ))}
        </div>
      ))}
    </div>
  );
}
