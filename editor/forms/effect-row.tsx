/** One effect: what it does, its fields on a line, and the lists inside it. Another kind keeps what fits of the old one, in one step. */
import { memo } from 'react';
import { decide, type SchemaNode, variantsOf } from '../../pack/schema-catalog';
import { Icon } from '../icons/icon';
import { groupBy } from '../workbench/group-by';
import { changeBranch } from '../workbench/item-template';
import { joinPointer } from '../workbench/pointer';
import entry from './entry.module.css';
import { EntryMenu, Grip, moveByKey } from './entry-tools';
import field from './field.module.css';
import { asFields } from './field-list';
import { useForm, useProblemsAt } from './form-context';
import { ObjectFields } from './object-fields';

export interface EffectRowProps {
  /** The union. */
  schema: SchemaNode;
  value: unknown;
  all: readonly unknown[];
  list: string;
  index: number;
  size: number;
}

export const EffectRow = memo(function EffectRow({ schema, value, all, list, index, size }: EffectRowProps) {
  const { editor } = useForm();
  const place = { list, index, size };
  const pointer = joinPointer(list, index);
  const tag = schema.discriminator?.propertyName ?? 'effect';
  const branch = decide(schema, value);
  const isKnown = branch !== schema;
  const problems = useProblemsAt(pointer);
  const name = isKnown ? (branch.title ?? '') : String(asFields(value)[tag] ?? 'Effect');
  return (
    <fieldset
      className={entry.effect}
      data-entry=""
      data-pointer={pointer}
      onKeyDown={(event) => moveByKey(editor, place, event)}
      aria-label={`${name}, ${index + 1} of ${size}`}
    >
      <div className={entry.effectLine}>
        <Grip place={place} />
        <KindSelect schema={schema} value={value} pointer={pointer} tag={tag} />
        {isKnown ? (
          <ObjectFields
            schema={branch}
            value={value}
            pointer={pointer}
            layout="line"
            part="inline"
            offersMore={false}
          />
        ) : (
          <span className={field.fault}>
            {problems[0]?.message ?? 'The schema does not know this effect. It is kept as it is.'}
          </span>
        )}
        <EntryMenu place={place} value={value} all={all} schema={branch} label={name} />
        <div className={entry.effectMore}>
          {isKnown ? (
            <ObjectFields
              schema={branch}
              value={value}
              pointer={pointer}
              layout="line"
              part="blocks"
              offersMore={false}
            />
          ) : null}
        </div>
      </div>
      {isKnown && problems[0] !== undefined ? <p className={field.fault}>{problems[0].message}</p> : null}
    </fieldset>
  );
});

const groupTitles: Readonly<Record<string, string>> = {
  flow: 'Flow',
  state: 'State',
  board: 'Board',
  cards: 'Cards',
  dice: 'Dice',
  game: 'Game',
};

interface KindSelectProps {
  schema: SchemaNode;
  value: unknown;
  pointer: string;
  tag: string;
}

function KindSelect({ schema, value, pointer, tag }: KindSelectProps) {
  const { editor, isReadOnly } = useForm();
  const current = String(asFields(value)[tag] ?? '');
  const variants = variantsOf(schema);
  const groups = groupBy(variants, ([, branch]) => branch['x-group'] ?? '');
  return (
    <span className={field.choice}>
      <select
        className={field.select}
        data-kind=""
        aria-label="What it does"
        value={current}
        disabled={isReadOnly}
        aria-invalid={!variants.has(current)}
        data-pointer={joinPointer(pointer, tag)}
        onChange={(event) => editor.set(pointer, changeBranch(schema, asFields(value), tag, event.target.value))}
      >
        {variants.has(current) ? null : <option value={current}>{current === '' ? 'Choose' : current}</option>}
        {[...groups].map(([group, branches]) => (
          <optgroup key={group} label={groupTitles[group] ?? group}>
            {branches.map(([kind, branch]) => (
              <option key={kind} value={kind}>
                {branch.title ?? kind}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <Icon name="chevron-down" size={12} className={field.chevron} />
    </span>
  );
}
