/**
 * Which texts between quotes in an expression name something, and what: told by where they stand. It looks nothing up, so
 * that loading, "used by" and renaming agree on what a link is.
 */
import { oncePer } from '../once-per';
import { type Ast, parseSource } from './environment';

/** What a literal may name. */
export type LinkVocabulary =
  | 'item'
  | 'quality'
  | 'symbol'
  | 'event'
  | 'counter'
  | 'stat'
  | 'kind'
  | 'verb'
  | 'zone'
  | 'deck';

const FIELDS: Readonly<Record<string, LinkVocabulary>> = { def: 'item', kind: 'kind' };
const LISTS: Readonly<Record<string, LinkVocabulary>> = { symbols: 'symbol' };
/** Function, and for each argument after the object what a literal there names. */
const FUNCTIONS: Readonly<Record<string, readonly (LinkVocabulary | undefined)[]>> = {
  is: ['quality'],
  counter: ['counter'],
  stat: ['stat'],
  printed: ['stat'],
  carries: ['item'],
  can: ['verb'],
  inPlay: ['item'],
  inTrack: ['item'],
  left: ['item'],
  at: [undefined, 'item'],
  zone: ['zone'],
  pile: ['zone'],
  top: ['deck'],
  during: ['event'],
  cause: ['event'],
  happened: ['event'],
  involved: ['event'],
};

export interface LiteralLink {
  literal: Ast;
  text: string;
  names: LinkVocabulary;
}

/** The links that this very node makes; those of its parts are not among them. */
export function linksAt(node: Ast): LiteralLink[] {
  const links: LiteralLink[] = [];
  const note = (literal: Ast | undefined, names: LinkVocabulary | undefined): void => {
    if (names !== undefined && literal?.op === 'value' && typeof literal.args === 'string')
      links.push({ literal, text: literal.args, names });
  };
  switch (node.op) {
    case '==':
    case '!=': {
      const [a, b] = node.args;
      if (a.op === '.') note(b, FIELDS[a.args[1]]);
      if (b.op === '.') note(a, FIELDS[b.args[1]]);
      break;
    }
    case 'in': {
      const [member, list] = node.args;
      if (list.op === '.') note(member, LISTS[list.args[1]]);
      if (member.op === '.' && list.op === 'list')
        for (const element of list.args) note(element, FIELDS[member.args[1]]);
      break;
    }
    case 'call':
      for (const [index, arg] of node.args[1].entries()) note(arg, FUNCTIONS[node.args[0]]?.[index]);
      break;
    case 'rcall':
      for (const [index, arg] of node.args[2].entries()) note(arg, FUNCTIONS[node.args[0]]?.[index]);
      break;
  }
  return links;
}

export type Call = Extract<Ast, { op: 'call' }>;

export interface Names {
  links: readonly LiteralLink[];
  /** Calls of functions, which may say more than their literals do. */
  calls: readonly Call[];
}

/** All that an expression names, parts included; looked for once, since what is parsed is kept. */
export const namesIn = oncePer((expression: Ast): Names => {
  const links: LiteralLink[] = [];
  const calls: Call[] = [];
  const visit = (node: Ast): void => {
    links.push(...linksAt(node));
    if (node.op === 'call') calls.push(node as Call);
    for (const child of children(node)) visit(child);
  };
  visit(expression);
  return { links, calls };
});

/** A name in the text of an expression. `start` and `end` hold the name itself, without quotes. */
export interface SourceLink {
  text: string;
  names: LinkVocabulary | 'term';
  start: number;
  end: number;
}

/** Every link in an expression, terms among them; none if it cannot be parsed. */
export function linksInSource(source: string): SourceLink[] {
  const links: SourceLink[] = [];
  const visit = (node: Ast): void => {
    for (const { literal, text, names } of linksAt(node))
      links.push({ text, names, start: literal.start + 1, end: literal.end - 1 });
    if (node.op === 'call' && node.args[1].length === 0) {
      const [name] = node.args;
      links.push({ text: name, names: 'term', start: node.start, end: node.start + name.length });
    }
    for (const child of children(node)) visit(child);
  };
  const ast = parseSource(source);
  if (ast !== null) visit(ast);
  return links.filter(({ text, start, end }) => source.slice(start, end) === text);
}

/** The expressions that an expression is made of. */
export function children(node: Ast): Ast[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case '!_':
    case '-_':
      return [node.args];
    case 'call':
      return [...node.args[1]];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'map':
      return node.args.flat();
    case 'list':
      return [...node.args];
    default:
      return [...(node.args as readonly Ast[])];
  }
}
