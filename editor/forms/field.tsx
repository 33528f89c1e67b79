/** One field: its label, the control that its schema asks for, and what the checks say of it. Drawn again only when its own value changes. */
import { memo, useId } from 'react';
import { dereference } from '../../pack/schema-catalog';
import { AttackTable } from './attack-table';
import { ChipsField } from './chips-field';
import { ChoiceField } from './choice-field';
import type { ControlProps, FieldProps } from './control-props';
import { EffectList } from './effect-list';
import { EntryList } from './entry-list';
import { ExpressionField } from './expression-field';
import { FieldShell } from './field-shell';
import { FlagField } from './flag-field';
import { KeywordsField } from './keywords-field';
import { MapField } from './map-field';
import { NumberField } from './number-field';
import { ObjectField } from './object-field';
import { OtherField } from './other-field';
import { PairField } from './pair-field';
import { ReferenceField, VocabularyField } from './reference-field';
import { RowList } from './row-list';
import { TextField, WordField } from './text-field';
import { widgetOf } from './widget';

export const Field = memo(function Field(props: FieldProps) {
  const { pointer, labelAt = 'above' } = props;
  const id = useId();
  const schema = dereference(props.schema);
  const label = props.label ?? schema.title ?? pointer.slice(pointer.lastIndexOf('/') + 1);
  const widget = widgetOf(props.schema);
  const control: ControlProps = { ...props, id, schema, label, labelAt, isRequired: props.isRequired ?? false };
  const shell = { id, pointer, label, labelAt, description: schema.description };

  switch (widget) {
    case 'constant':
      return null;
    case 'effects':
      return <EffectList {...control} />;
    case 'attacks':
      return <AttackTable {...control} />;
    case 'entries':
      return <EntryList {...control} />;
    case 'rows':
      return <RowList {...control} />;
    case 'map':
      return <MapField {...control} />;
    case 'object':
      return <ObjectField {...control} />;
    case 'other':
      return <OtherField {...control} />;
    case 'text':
      return (
        <FieldShell {...shell}>
          <TextField {...control} />
        </FieldShell>
      );
    case 'word':
      return (
        <FieldShell {...shell}>
          <WordField {...control} />
        </FieldShell>
      );
    case 'number':
      return (
        <FieldShell {...shell}>
          <NumberField {...control} />
        </FieldShell>
      );
    case 'flag':
      return (
        <FieldShell {...shell}>
          <FlagField {...control} />
        </FieldShell>
      );
    case 'choice':
      return (
        <FieldShell {...shell}>
          <ChoiceField {...control} />
        </FieldShell>
      );
    case 'vocabulary':
      return (
        <FieldShell {...shell}>
          <VocabularyField {...control} />
        </FieldShell>
      );
    case 'reference':
      return (
        <FieldShell {...shell}>
          <ReferenceField {...control} />
        </FieldShell>
      );
    case 'expression':
      return (
        <FieldShell {...shell}>
          <ExpressionField {...control} />
        </FieldShell>
      );
    case 'chips':
      return (
        <FieldShell {...shell}>
          <ChipsField {...control} />
        </FieldShell>
      );
    case 'keywords':
      return (
        <FieldShell {...shell}>
          <KeywordsField {...control} />
        </FieldShell>
      );
    case 'pair':
      return (
        <FieldShell {...shell}>
          <PairField {...control} />
        </FieldShell>
      );
  }
});
