/** What mends a problem at one press: the word that was meant, a field that is too much or too few, an item that nobody wrote yet. */
import { valueAt } from '../../pack/json-pointer';
import type { Problem } from '../../pack/problem';
import { dereference, schemaAt } from '../../pack/schema-catalog';
import { nameOfFile, parsedText } from './document';
import { plainest } from './item-template';
import { removeValue, setValue } from './json-edit';
import { readNode } from './json-text';
import { oneOfKind } from './kind-words';
import { packFacts } from './pack-facts';
import { pathOf } from './pointer';
import { applyFix } from './problem-moves';
import type { Studio } from './studio';

export interface Mending {
  /** For a button. */
  label: string;
  /** The whole of it. */
  title: string;
  run(): void;
}

/** The likeliest first; none where only the author can know. */
export function mendingsOf(studio: Studio, problem: Problem): readonly Mending[] {
  const { fix, code } = problem;
  const found: (Mending | undefined)[] = [];
  if (fix !== undefined) found.push({ label: 'Replace', title: fix.title, run: () => applyFix(studio, problem) });
  if (code === 'schema-unknown-field' || code === 'language-orphan') found.push(removal(studio, problem));
  if (code === 'schema-missing-field') found.push(addition(studio, problem));
  if (code === 'ref-unknown') found.push(creation(studio, problem));
  return found.filter((mending) => mending !== undefined);
}

const edit = (studio: Studio, file: string, change: (text: string) => string) => {
  const now = studio.documents.get(file);
  if (now !== undefined) studio.documents.setText(file, change(now.text), 'fix');
};

function removal(studio: Studio, { file, pointer, key }: Problem): Mending | undefined {
  if (key === undefined) return undefined;
  const path = [...pathOf(pointer), key];
  return {
    label: 'Remove',
    title: `Take out \`${key}\``,
    run: () => edit(studio, file, (text) => removeValue(text, path)),
  };
}

/** The field with the plainest value that fits: the checks then ask for what only the author can say. */
function addition(studio: Studio, { file, pointer, key }: Problem): Mending | undefined {
  const fields = schemaOfPlace(studio, file, pointer)?.properties;
  const field = key === undefined ? undefined : fields?.[key];
  if (key === undefined || field === undefined) return undefined;
  const value = plainest(dereference(field));
  return {
    label: 'Add',
    title: `Add \`${key}\``,
    run: () =>
      edit(studio, file, (text) => setValue(text, [...pathOf(pointer), key], value, Object.keys(fields ?? {}))),
  };
}

/** Asks for the rest of an item that is named and not there. */
function creation(studio: Studio, { file, pointer, key }: Problem): Mending | undefined {
  const name = nameOfFile(file);
  const word = key ?? valueAt(itemIn(studio, file), pointer);
  if (name === null || typeof word !== 'string') return undefined;
  const schema = schemaOfPlace(studio, file, pointer);
  const kinds = [key === undefined ? schema?.['x-ref'] : schema?.['x-keys']?.['x-ref']].flat();
  const [first = '', second] = word.split('/');
  const kind = second === undefined ? (kinds.length === 1 ? kinds[0] : undefined) : first;
  if (kind === undefined || kind === '*' || kind === 'pack') return undefined;
  return {
    label: `New ${oneOfKind(kind).toLowerCase()}`,
    title: `Make the ${oneOfKind(kind).toLowerCase()} \`${second ?? first}\``,
    run: () => studio.overlay.set({ type: 'new-item', pack: name.pack, kind, id: second ?? first }),
  };
}

function itemIn(studio: Studio, file: string): unknown {
  const document = studio.documents.get(file);
  const root = document === undefined ? undefined : parsedText(document).root;
  return root === undefined ? undefined : readNode(root);
}

function schemaOfPlace(studio: Studio, file: string, pointer: string) {
  const name = nameOfFile(file);
  const system = packFacts(studio.documents.state().documents, name?.pack ?? '')?.system ?? '';
  return name === null ? undefined : schemaAt(system, name.kind, pointer, itemIn(studio, file));
}
