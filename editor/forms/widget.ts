/** Which control a schema asks for. The whole form follows from this and from the schemas; no kind of item has a form of its own. */
import { dereference, type SchemaNode, variantsOf } from '../../pack/schema-catalog';

export type Widget =
  /** Fixed by the kind; not shown. */
  | 'constant'
  | 'text'
  | 'word'
  | 'number'
  | 'flag'
  | 'choice'
  | 'vocabulary'
  | 'reference'
  | 'expression'
  /** A list of words. */
  | 'chips'
  /** Keywords with the values that they ask for. */
  | 'keywords'
  /** Two numbers side by side, such as column and row. */
  | 'pair'
  | 'effects'
  /** Attacks, one of which may be read from a die. */
  | 'attacks'
  /** Parts that are told by a sentence and folded: triggers, modifiers, objectives. */
  | 'entries'
  /** Small things, one on each line. */
  | 'rows'
  /** Names with values. */
  | 'map'
  | 'object'
  /** What is drawn rather than typed, and what the form does not know. */
  | 'other';

const known = new WeakMap<SchemaNode, Widget>();

export function widgetOf(node: SchemaNode): Widget {
  const before = known.get(node);
  if (before !== undefined) return before;
  const widget = decideWidget(dereference(node));
  known.set(node, widget);
  return widget;
}

const typesOf = ({ type }: SchemaNode): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

function decideWidget(schema: SchemaNode): Widget {
  if (schema.const !== undefined) return 'constant';
  const types = typesOf(schema);
  if (types.includes('array')) return listWidget(schema);
  if (types.includes('object')) return objectWidget(schema);
  if (schema['x-ref'] !== undefined) return 'reference';
  if (schema['x-vocabulary'] !== undefined) return 'vocabulary';
  if (schema.enum !== undefined) return 'choice';
  const expression = schema['x-expression'];
  if (expression !== undefined) return expression.returns === 'text' ? 'text' : 'expression';
  if (schema['x-widget'] === 'text') return 'text';
  if (types.length === 1 && types[0] === 'boolean') return 'flag';
  if (types.length === 1 && (types[0] === 'integer' || types[0] === 'number')) return 'number';
  if (types.length === 1 && types[0] === 'string') return 'word';
  // A number or a text, as in the values of settings and keywords: typed like an expression, kept as what it is.
  return types.length > 1 ? 'expression' : 'other';
}

function listWidget(schema: SchemaNode): Widget {
  if (schema.prefixItems !== undefined) return schema.prefixItems.length === 2 ? 'pair' : 'other';
  if (typeof schema.items !== 'object') return 'other';
  const entry = dereference(schema.items);
  if (entry['x-widget'] === 'tile') return 'other';
  if (variantsOf(entry).size > 0) return 'effects';
  const types = typesOf(entry);
  if (types.includes('object') && entry.properties !== undefined) {
    if (entry['x-params-of'] !== undefined) return 'keywords';
    if (entry.properties['dice'] !== undefined && entry.properties['on'] !== undefined) return 'attacks';
    return entry['x-template'] !== undefined ? 'entries' : 'rows';
  }
  const isWord = types.includes('string') || entry.enum !== undefined || entry['x-ref'] !== undefined;
  if (isWord || entry['x-vocabulary'] !== undefined) return 'chips';
  const isNumber = types.includes('integer') || types.includes('number');
  return isNumber && schema.minItems === 2 && schema.maxItems === 2 ? 'pair' : 'other';
}

function objectWidget(schema: SchemaNode): Widget {
  if (schema.properties !== undefined) return 'object';
  return typeof schema.additionalProperties === 'object' ? 'map' : 'other';
}

/** Controls that fit on a line with others; the rest takes lines of its own. */
export const isInline = (widget: Widget): boolean =>
  widget === 'word' ||
  widget === 'number' ||
  widget === 'flag' ||
  widget === 'choice' ||
  widget === 'vocabulary' ||
  widget === 'reference' ||
  widget === 'expression' ||
  widget === 'pair';
