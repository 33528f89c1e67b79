/** Hosts of parts, and keywords: their parts are compiled once for each use, with the parameters that the use gives. */
import type { Compiler } from './compiler';
import type { Host } from './host';
import { compileParts, type Json } from './parts';
import type { ItemInfo, KeywordUse, Program } from './program';
import { bindConstant, type Scope, selfScope } from './scope';
import type { ValueType } from './spec';

/** The host of an item's own parts: the entities made from it. */
export function itemHost(program: Program, info: ItemInfo): Host {
  const kind = program.system.entityKinds[info.item.kind] ?? info.item.kind;
  const plain = selfScope(program.layout.hasKind(kind) ? kind : undefined);
  const scope = info.item.kind === 'scenario' ? { ...plain, scenario: info.number } : plain;
  return {
    item: info.number,
    isBearer: false,
    loads: [],
    scope,
    cause: info.number,
    rank: rankOf(program, info.item.kind),
  };
}

/** Where parts of an item kind come among reactions: kinds that the system names first, in its order. */
export function rankOf(program: Program, kind: string): number {
  const order = program.system.reactionOrder;
  const place = order.indexOf(kind);
  return place < 0 ? order.length : place;
}

/**
 * Compiles a keyword's parts for a host: an item, a condition or a lasting effect that gives it. `place` is that of the
 * use among the keywords of the host.
 */
export function compileKeywordFor(compiler: Compiler, host: Host, use: KeywordUse, place = 0): void {
  const { program } = compiler;
  const keyword = program.withId(use.keyword).find((info) => info.item.kind === 'keyword');
  if (keyword === undefined) return;
  program.usedKeywords.add(keyword.number);
  let scope: Scope = host.scope;
  for (const [name, type] of Object.entries((keyword.item.params as Record<string, unknown> | undefined) ?? {})) {
    scope = bindConstant(scope, name, parameterType(type), use.params[name] ?? 0);
  }
  compileParts(
    compiler.for(keyword.item, `${program.items[host.item]?.key}/keywords/${place}/`),
    keyword.item as Json,
    { ...host, scope, cause: keyword.number, rank: host.rank },
    '',
  );
}

/** Compiles a keyword that nothing has, to find what is wrong with it: for no item, with 0 for every parameter. */
export function compileUnusedKeyword(compiler: Compiler, keyword: ItemInfo): void {
  const host = { ...itemHost(compiler.program, keyword), item: 0 };
  compileKeywordFor(compiler, host, { keyword: keyword.id, params: {} });
}

const PARAMETER_TYPES: Readonly<Record<string, ValueType>> = {
  int: 'int',
  bool: 'bool',
  string: 'name',
  strings: 'list<name>',
  entity: 'entity',
  entities: 'list<entity>',
  Entity: 'entity',
  'list<Entity>': 'list<entity>',
};

/** A parameter is declared by its type, or by an object with one. */
export function parameterType(declared: unknown): ValueType {
  const type = typeof declared === 'string' ? declared : (declared as { type?: string } | null)?.type;
  return PARAMETER_TYPES[type ?? 'int'] ?? 'int';
}
