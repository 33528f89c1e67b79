/** What could be written at an offset of a file: keys, values, ids, names, and words inside expressions and texts. */
import { getLocation, parseTree, type Node as TreeNode } from 'jsonc-parser';
import type { CheckResult } from '../checker';
import { collectUses } from '../collect-uses';
import { placeOf } from '../file-place';
import { pointerTo } from '../json-pointer';
import { nodeAt, readValue } from '../json-tree';
import { type SchemaNode, schemaAt } from '../schema-catalog';
import { offsetInLiteral } from '../string-offset';
import type { World } from '../world';
import { completeExpression } from './complete-expression';
import { completeKey } from './complete-key';
import { completeText } from './complete-text';
import { completeValue } from './complete-value';
import { type Completion, placed } from './completion';

interface Site {
  world: World;
  kind: string;
  text: string;
  offset: number;
  tree: TreeNode;
  item: unknown;
}

/** `text` is that of the file as it stands in the editor, which may be newer than the last check. */
export function completionsAt(result: CheckResult, path: string, text: string, offset: number): Completion[] {
  const place = placeOf(path);
  const world = place.is === 'item' ? result.packs.get(place.pack)?.world : undefined;
  const tree = parseTree(text, [], { allowTrailingComma: true });
  if (place.is !== 'item' || !world || !tree) return [];
  const site = { world, kind: place.kind, text, offset, tree, item: readValue(tree) };
  const location = getLocation(text, offset);
  const keys = location.path;
  const pointer = keys.reduce<string>((parent, key) => pointerTo(parent, key), '');
  const parent = keys.slice(0, -1).reduce<string>((above, key) => pointerTo(above, key), '');
  return location.isAtPropertyKey
    ? keysAt(site, parent, location.previousNode)
    : valuesAt(site, pointer, parent, keys.at(-1));
}

function keysAt(site: Site, parent: string, previous: TreeNode | undefined): Completion[] {
  const schema = schemaAt(site.world.system, site.kind, parent, site.item);
  if (!schema) return [];
  const { start, end } = tokenAt(site, previous);
  const object = nodeAt(site.tree, parent);
  const present = (object?.children ?? []).map((property) => property.children?.[0]);
  const taken = new Set(present.filter((key) => key && key.offset !== start).map((key) => String(key?.value)));
  const hasColon = /^\s*:/.test(site.text.slice(end));
  return placed(completeKey(schema, taken, hasColon, site.world), { start, end });
}

function valuesAt(site: Site, pointer: string, parent: string, key: string | number | undefined): Completion[] {
  const { world, kind, item, tree } = site;
  const holder = schemaAt(world.system, kind, parent, item);
  const schema = schemaAt(world.system, kind, pointer, item) ?? tagSchema(holder, key);
  if (!schema) return [];
  const node = nodeAt(tree, pointer);
  const span = tokenAt(site, node?.type === 'object' || node?.type === 'array' ? undefined : node);
  const returns = schema['x-expression']?.returns;
  if (node?.type !== 'string' || returns === undefined || !isInside(site.offset, node)) {
    return placed(completeValue(schema, holder, world), span);
  }
  const literal = site.text.slice(node.offset, node.offset + node.length);
  const before = decoded(literal, site.offset - node.offset);
  const uses = collectUses(world.system, kind, item);
  const scope = uses.expressions.find((use) => use.pointer === pointer)?.scope ?? { names: new Map() };
  const { offers, length } =
    returns === 'text' ? completeText(before, scope, world) : completeExpression(before, scope, world);
  const start = node.offset + offsetInLiteral(literal, before.length - length);
  return placed(offers, { start, end: site.offset });
}

/** The tag of a union that does not yet say which branch it is. */
function tagSchema(holder: SchemaNode | undefined, key: string | number | undefined): SchemaNode | undefined {
  return holder?.discriminator?.propertyName === key && key !== undefined ? holder : undefined;
}

/** The token under the cursor, or the empty place at it. */
function tokenAt({ offset }: Site, node: TreeNode | undefined) {
  const isUnder = node && node.offset <= offset && offset <= node.offset + node.length;
  return isUnder ? { start: node.offset, end: node.offset + node.length } : { start: offset, end: offset };
}

const isInside = (offset: number, node: TreeNode): boolean =>
  offset > node.offset && offset < node.offset + node.length;

/** What the literal means up to an offset in it. */
function decoded(literal: string, end: number): string {
  const written = literal.slice(1, end).replace(/\\(u[0-9a-fA-F]{0,3})?$/, '');
  const closed = `"${written}"`;
  const tree = parseTree(closed);
  return typeof tree?.value === 'string' ? tree.value : written;
}
