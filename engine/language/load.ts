/**
 * Loads content: compiles every item and reports everything wrong with it. A program with findings still plays; what
 * could not be compiled does nothing. Checking content is loading it and reading the findings.
 */
import type { Content, Item } from '../content';
import { Numbering } from '../kernel/numbering';
import { reportCircles } from './circles';
import { Compiler } from './compiler';
import { compileEffect } from './effects/compile-effect';
import { reserveEventNames } from './event-types';
import type { Finding } from './findings';
import type { Host } from './host';
import { compileKeywordFor, compileUnusedKeyword, itemHost, parameterType, rankOf } from './keywords';
import { compileOnEmpty } from './none-left';
import { compileParts } from './parts';
import type { CompiledProcedure, Parameter } from './procedures';
import { type ItemInfo, Program } from './program';
import { recursions } from './recursion';
import { bind, type Scope, selfScope } from './scope';
import type { System } from './system';
import { type CompiledTerm, compileTerm, declareTerm } from './terms';
import { compileTrack } from './tracks';
import { compileVariants } from './variants';

export interface Loaded {
  program: Program;
  findings: Finding[];
}

/** `numbering` is that of the game under way when content is reloaded, so that its numbers keep their meaning. */
export function load(content: Content, system: System, numbering = new Numbering()): Loaded {
  reserveEventNames(numbering.names);
  for (const item of content.items) numbering.item(`${item.kind}/${item.id}`);
  const program = new Program(content, system, numbering);
  const findings: Finding[] = [];
  const compilerFor = (item: Item) => new Compiler(program, item, findings, compileEffect);
  const infos = content.items.map((item) => program.find(item.kind, item.id) as ItemInfo);
  for (const info of infos) declareProcedure(program, info);
  const terms = program.ofKind('term').filter((info) => isFree(program, info, compilerFor(info.item)));
  for (const info of terms) program.terms.set(info.item.id, declareTerm(info));
  for (const info of terms) compileTerm(compilerFor(info.item), program.terms.get(info.item.id) as CompiledTerm);
  for (const info of infos) if (isProcedure(info)) compileProcedure(compilerFor(info.item), info);
  for (const info of infos) compileItem(compilerFor(info.item), info);
  for (const info of infos) {
    for (const [place, use] of info.keywords.entries())
      compileKeywordFor(compilerFor(info.item), hostOf(program, info), use, place);
  }
  for (const info of program.ofKind('keyword')) {
    if (!program.usedKeywords.has(info.number)) compileUnusedKeyword(compilerFor(info.item), info);
  }
  system.compile(program, compilerFor, infos);
  reportCircles(program.modifierReads);
  reportCircles(program.termCalls);
  for (const finding of recursions(content.items)) findings.push(finding);
  numbering.names.close();
  return { program, findings: unique(findings) };
}

/** A keyword is compiled for each use, and what is wrong with it is wrong each time. */
function unique(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** Whether a term's name is no function's of the language: such a one is never called. */
function isFree(program: Program, { item }: ItemInfo, compiler: Compiler): boolean {
  if (!program.expressions.takenNames.has(item.id)) return true;
  const message = `The language has a function \`${item.id}\` of its own.`;
  compiler.report('/id', { code: 'term-name-taken', message, hint: 'Call the term otherwise.' });
  return false;
}

const isProcedure = ({ item }: ItemInfo) => item.kind === 'procedure' || item.kind === 'placement';

/** Kinds whose parts belong to what they stand on, or are compiled for each use. */
const NOT_CARRIERS: readonly string[] = ['keyword', 'condition', 'procedure', 'placement', 'term', 'pack'];

function compileItem(compiler: Compiler, info: ItemInfo): void {
  const { program } = compiler;
  const { item } = info;
  if (item.kind === 'condition') {
    compileParts(compiler, item, hostOf(program, info), '');
    return;
  }
  if (NOT_CARRIERS.includes(item.kind)) return;
  const host = hostOf(program, info);
  program.stats.compilePrinted(compiler, info, host.scope);
  if (item.text !== undefined) program.texts.set(info.number, compiler.text(item.text, host.scope, '/text'));
  compileParts(compiler, item, host, '');
  const onEmpty = compileOnEmpty(compiler, host);
  if (onEmpty !== undefined) program.onEmpty.set(info.number, onEmpty);
  compileVariants(compiler, host);
  if (item.kind === 'track') program.tracks.set(info.number, compileTrack(compiler, host));
}

/** Who carries the parts of an item and of its keywords: what a condition is on, or the entities made from the item. */
const hostOf = (program: Program, info: ItemInfo): Host =>
  info.item.kind === 'condition' ? conditionHost(program, info) : itemHost(program, info);

function conditionHost(program: Program, info: ItemInfo): Host {
  const about = bind(selfScope(), 'about', 'entity');
  const value = bind(about.scope, 'value', 'int');
  const loads = [
    { offset: program.columns.about, slot: about.slot },
    { offset: program.columns.value, slot: value.slot },
  ];
  return {
    item: info.number,
    isBearer: true,
    loads,
    scope: value.scope,
    cause: info.number,
    rank: rankOf(program, 'condition'),
  };
}

function procedureScope(info: ItemInfo): { scope: Scope; parameters: Parameter[] } {
  let scope = selfScope();
  const parameters: Parameter[] = [];
  const params = (info.item.params as Record<string, unknown> | undefined) ?? {};
  for (const [name, declared] of Object.entries(params)) {
    const type = parameterType(declared);
    const bound = bind(scope, name, type);
    scope = bound.scope;
    parameters.push({ name, slot: bound.slot, isList: type.startsWith('list<') });
  }
  return { scope, parameters };
}

/** Procedures may call each other, so all are known before any is compiled. */
function declareProcedure(program: Program, info: ItemInfo): void {
  if (!isProcedure(info)) return;
  const { parameters } = procedureScope(info);
  const declared: CompiledProcedure = {
    cause: { item: info.number, pointer: '/do' },
    item: info.number,
    parameters,
    run: () => undefined,
    resultSlot: -1,
    resultType: 'entity',
  };
  (info.item.kind === 'procedure' ? program.procedures : program.placements).set(info.item.id, declared);
}

function compileProcedure(compiler: Compiler, info: ItemInfo): void {
  const { program } = compiler;
  const procedure = (info.item.kind === 'procedure' ? program.procedures : program.placements).get(
    info.item.id,
  ) as CompiledProcedure;
  const { run, scope } = compiler.effectsIn(info.item.do, procedureScope(info).scope, '/do');
  const result = scope.names.get('result');
  procedure.run = run;
  procedure.resultSlot = result?.slot ?? -1;
  procedure.resultType = result?.type ?? 'entity';
}
