/** A list of effects, or of steps, on its rail, in the order in which they happen. Lists nest by one rail a level; the one that holds the focus is accent. */
import { dereference } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { countOf } from '../workbench/kind-words';
import { joinPointer } from '../workbench/pointer';
import type { ControlProps } from './control-props';
import { EffectRow } from './effect-row';
import entry from './entry.module.css';
import { useEntryKeys } from './entry-keys';
import form from './form.module.css';
import { useForm, useIsHot, useProblemsAt } from './form-context';
import { newEntry } from './new-entry';
import { plainWords } from './plain-words';
import { RemoveField } from './remove-field';

export function EffectList({ schema, value, pointer, order, label, isRequired, labelAt }: ControlProps) {
  const { editor, isReadOnly } = useForm();
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const keys = useEntryKeys(list);
  const isHot = useIsHot(pointer);
  const problems = useProblemsAt(pointer);
  const items = typeof schema.items === 'object' ? schema.items : {};
  const one = dereference(items).title ?? 'Effect';

  const add = () => {
    const made = newEntry(items, list);
    if (Array.isArray(value)) editor.insert(pointer, list.length, made);
    else {
      editor.set(pointer, [made], order);
      editor.show(joinPointer(pointer, 0));
    }
  };

  return (
    <fieldset className={entry.effects} data-pointer={pointer} data-hot={isHot ? '' : undefined} aria-label={label}>
      {labelAt === 'none' ? null : (
        <div className={entry.effectsHead}>
          <strong title={plainWords(schema.description)}>{label}</strong>
          <span>
            {list.length === 0
              ? 'Nothing happens.'
              : list.length === 1
                ? ''
                : `${countOf(list.length, one.toLowerCase())}, in order`}
          </span>
          {problems[0] === undefined ? null : <span className={entry.effectsFault}>{problems[0].message}</span>}
          {isReadOnly || list.length > 0 ? null : <AddEffect one={one} onAdd={add} />}
          {isRequired || list.length > 0 ? null : <RemoveField label={label} pointer={pointer} />}
        </div>
      )}
      {list.length === 0 ? null : (
        <div className={entry.rail}>
          {list.map((each, index) => (
            <EffectRow
              key={keys[index]}
              schema={dereference(items)}
              value={each}
              all={list}
              list={pointer}
              index={index}
              size={list.length}
            />
          ))}
          {isReadOnly ? null : <AddEffect one={one} onAdd={add} />}
        </div>
      )}
    </fieldset>
  );
}

function AddEffect({ one, onAdd }: { one: string; onAdd(): void }) {
  return (
    <button type="button" className={form.add} onClick={onAdd}>
      <Icon name="plus" size={12} />
      {one}
    </button>
  );
}
