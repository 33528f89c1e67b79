/** The values that a keyword or procedure asks for, as its own item lists them. */
import { parsedText, type StudioDocument } from '../workbench/document';
import { nodeAt, readNode } from '../workbench/json-text';

const plainValues: Readonly<Record<string, unknown>> = {
  int: 1,
  bool: true,
  string: '',
  entity: 'self',
  entities: 'self',
};

export function paramsOf(document: StudioDocument | undefined): readonly { name: string; plain: unknown }[] {
  const root = document === undefined ? undefined : parsedText(document).root;
  const node = root === undefined ? undefined : nodeAt(root, ['params']);
  const params = node === undefined ? {} : readNode(node);
  if (typeof params !== 'object' || params === null) return [];
  return Object.entries(params).map(([name, type]) => ({ name, plain: plainValues[String(type)] ?? '' }));
}
