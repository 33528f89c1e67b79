/**
 * Ids and words inside expressions: string literals whose place says what they name. They are links like any other, so
 * a misspelt one is found when content is loaded, and what expressions ask to be counted is noted.
 */

import type { Compiler } from '../compiler';
import { tallyWord } from '../entity-functions';
import { nearestName } from '../nearest-name';
import type { Program } from '../program';
import type { Scope } from '../scope';
import type { Ast } from './environment';

/** What a literal may name. */
type Vocabulary = 'item' | 'quality' | 'symbol' | 'event' | 'counter' | 'stat' | 'kind' | 'verb' | 'zone' | 'deck';

const FIELDS: Readonly<Record<string, Vocabulary>> = { def: 'item', kind: 'kind' };
const LISTS: Readonly<Record<string, Vocabulary>> = { symbols: 'symbol' };
/** Function, and for each argument after the object what a literal there names. */
const FUNCTIONS: Readonly<Record<string, readonly (Vocabulary | undefined)[]>> = {
  is: ['quality'],
  counter: ['counter'],
  stat: ['stat'],
  carries: ['item'],
  can: ['verb'],
  inPlay: ['item'],
  at: [undefined, 'item'],
  zone: ['zone'],
  top: ['deck'],
  during: ['event'],
  cause: ['event'],
  happened: ['event'],
  involved: ['event'],
};

export class Links {
  readonly #counters: ReadonlySet<string>;
  readonly #zones: ReadonlySet<string>;

  constructor(readonly program: Program) {
    this.#counters = new Set(program.content.items.flatMap(({ counters }) => Object.keys(counters ?? {})));
    const decks = program.ofKind('deck').map(({ item }) => item.id);
    this.#zones = new Set([
      ...program.system.zones.map(({ name }) => name),
      ...program.content.items.flatMap(({ zones }) => Object.keys(zones ?? {})),
      ...decks.flatMap((id) => [`deck:${id}`, `discard:${id}`]),
    ]);
  }

  /** Checks every literal of an expression that names something. */
  collect(compiler: Compiler, node: Ast, scope: Scope, pointer: string): void {
    const check = (literal: Ast | undefined, vocabulary: Vocabulary | undefined): void => {
      if (vocabulary === undefined || literal?.op !== 'value' || typeof literal.args !== 'string') return;
      this.#check(compiler, literal, literal.args, vocabulary, pointer);
    };
    switch (node.op) {
      case '==':
      case '!=': {
        const [a, b] = node.args;
        if (a.op === '.') check(b, FIELDS[a.args[1]]);
        if (b.op === '.') check(a, FIELDS[b.args[1]]);
        break;
      }
      case 'in': {
        const [member, list] = node.args;
        if (list.op === '.') check(member, LISTS[list.args[1]]);
        if (member.op === '.' && list.op === 'list')
          for (const element of list.args) check(element, FIELDS[member.args[1]]);
        break;
      }
      case 'call':
        if (node.args[0] === 'top') this.#checkTop(compiler, node.args[1][0], pointer);
        for (const [index, arg] of node.args[1].entries()) check(arg, FUNCTIONS[node.args[0]]?.[index]);
        this.#noteTally(node.args[0], node.args[1]);
        this.#noteDuring(node.args[0], node.args[1][0]);
        break;
      case 'rcall':
        for (const [index, arg] of node.args[2].entries()) check(arg, FUNCTIONS[node.args[0]]?.[index]);
        break;
    }
    for (const child of children(node)) this.collect(compiler, child, scope, pointer);
  }

  #check(compiler: Compiler, node: Ast, text: string, vocabulary: Vocabulary, pointer: string): void {
    const known = this.#known(vocabulary);
    if (known.has(text)) return;
    const near = nearestName(text, known);
    // Only the characters between the quotation marks are meant.
    const range = { start: node.start + 1, end: node.end - 1 };
    compiler.report(pointer, {
      code: 'reference-in-expression',
      message: `There is no ${WORDS[vocabulary]} \`${text}\`.`,
      range,
      ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?`, replacement: near }),
    });
  }

  #known(vocabulary: Vocabulary): ReadonlySet<string> {
    const { program } = this;
    switch (vocabulary) {
      case 'item':
        return new Set(program.ids);
      case 'quality':
        return new Set([...program.ofKind('keyword'), ...program.ofKind('condition')].map((info) => info.item.id));
      case 'symbol':
        return new Set(program.ofKind('keyword').map((info) => info.item.id));
      case 'event':
        return new Set(program.events.keys());
      case 'counter':
        return this.#counters;
      case 'stat':
        return new Set(program.stats.names);
      case 'verb':
        return new Set(program.system.verbs);
      case 'kind':
        return new Set([
          ...program.layout.kinds.map((kind) => kind.name),
          ...Object.keys(program.system.entityKinds),
          ...program.system.kindWords,
        ]);
      case 'zone':
        return this.#zones;
      case 'deck':
        return new Set(program.ofKind('deck').map((info) => info.item.id));
    }
  }

  /** Nobody may look at the top of a deck that lies face down, but a `reveal` shows it. */
  #checkTop(compiler: Compiler, deck: Ast | undefined, pointer: string): void {
    if (deck?.op !== 'value' || compiler.isRevealing) return;
    const item = this.program.find('deck', String(deck.args))?.item;
    if (item === undefined || item.face === 'up') return;
    compiler.report(pointer, {
      code: 'deck-face-down',
      message: `The deck \`${item.id}\` lies face down: nobody knows its top card.`,
      range: { start: deck.start, end: deck.end },
      hint: 'Draw it or reveal it.',
    });
  }

  #noteDuring(name: string, event: Ast | undefined): void {
    if ((name === 'during' || name === 'cause') && event?.op === 'value') {
      this.program.hear(this.program.name(String(event.args)));
    }
  }

  #noteTally(name: string, args: readonly Ast[]): void {
    if (name !== 'happened' && name !== 'involved') return;
    const [event, since] = args;
    if (event?.op !== 'value' || since?.op !== 'value') return;
    const { program } = this;
    const type = program.name(String(event.args));
    const entry = {
      word: program.name(tallyWord(String(event.args), String(since.args))),
      until: program.name(`end-of-${since.args}`),
    };
    const known = program.tallies.get(type) ?? [];
    if (!known.some(({ word }) => word === entry.word)) program.tallies.set(type, [...known, entry]);
    program.hear(type);
  }
}

const WORDS: Readonly<Record<Vocabulary, string>> = {
  item: 'item',
  quality: 'keyword or condition',
  symbol: 'symbol',
  event: 'event',
  counter: 'counter',
  stat: 'stat',
  kind: 'kind of thing',
  verb: 'verb',
  zone: 'zone',
  deck: 'deck',
};

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
