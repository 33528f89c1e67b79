/** What a field is given, and what it hands on to the control that its schema asks for. */
import type { SchemaNode } from '../../pack/schema-catalog';

export interface FieldProps {
  schema: SchemaNode;
  /** Undefined where the text has none. */
  value: unknown;
  pointer: string;
  /** The fields around it in their order, for one that is new. */
  order: readonly string[];
  labelAt?: 'above' | 'left' | 'none';
  label?: string;
  /** The schema asks for it; it cannot be emptied by choice. */
  isRequired?: boolean;
}

export interface ControlProps extends FieldProps {
  id: string;
  /** The schema with its references followed. */
  schema: SchemaNode;
  label: string;
  labelAt: 'above' | 'left' | 'none';
  isRequired: boolean;
}
