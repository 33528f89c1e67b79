/** What can be chosen for a value: items that a reference may name, words of its vocabulary, and words of its own. */
import type { SchemaNode } from '../../pack/schema-catalog';
import type { StudioDocument } from '../workbench/document';
import { itemChoices } from './named-items';
import type { Choice, Vocabulary } from './vocabulary';

export interface ChoiceSource {
  documents: ReadonlyMap<string, StudioDocument>;
  /** Whose items, and those of the packs below it, can be named. */
  pack: string;
  vocabulary: Vocabulary;
}

export function choicesOf(schema: SchemaNode, { documents, pack, vocabulary }: ChoiceSource): readonly Choice[] {
  const kinds = schema['x-ref'];
  const own = schema['x-vocabulary'];
  return [
    ...(kinds === undefined ? [] : itemChoices(documents, pack, kinds)),
    ...(own === undefined ? [] : vocabulary.choices(own)),
    ...(schema['x-also'] ?? []).map((value) => ({ value, label: value })),
    ...(schema.enum ?? [])
      .filter((word) => word !== null)
      .map((word) => ({ value: String(word), label: String(word) })),
  ];
}

/** A word of a fixed list as it is spoken: `each-attack` is "Each attack". */
export function spokenChoice(value: unknown): string {
  const words = String(value).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
