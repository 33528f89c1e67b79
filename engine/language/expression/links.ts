/**
 * Ids and words inside expressions: string literals whose place says what they name. They are links like any other, so
 * a misspelt one is found when content is loaded, and what expressions ask to be counted is noted.
 */

import type { Compiler } from '../compiler';
import { tallyWord } from '../entity-functions';
import { nearestName } from '../nearest-name';
import type { Program } from '../program';
import type { Ast } from './environment';
import { type LinkVocabulary, namesIn } from './literal-links';

export class Links {
  readonly #counters: ReadonlySet<string>;
  readonly #zones: ReadonlySet<string>;
  readonly #vocabularies = new Map<LinkVocabulary, ReadonlySet<string>>();

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
  collect(compiler: Compiler, expression: Ast, pointer: string): void {
    const { links, calls } = namesIn(expression);
    for (const { literal, text, names } of links) this.#check(compiler, literal, text, names, pointer);
    for (const { args: call } of calls) {
      const [name, args] = call;
      if (name === 'top') this.#checkTop(compiler, args[0], '', pointer);
      if (name === 'pile') this.#checkTop(compiler, args[0], 'deck:', pointer);
      this.#noteTally(name, args);
      this.#noteDuring(name, args[0], compiler, pointer);
    }
  }

  #check(compiler: Compiler, node: Ast, text: string, vocabulary: LinkVocabulary, pointer: string): void {
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

  /** What a program has is known once it is made, and is asked for by every expression. */
  #known(vocabulary: LinkVocabulary): ReadonlySet<string> {
    const known = this.#vocabularies.get(vocabulary) ?? this.#list(vocabulary);
    this.#vocabularies.set(vocabulary, known);
    return known;
  }

  #list(vocabulary: LinkVocabulary): ReadonlySet<string> {
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

  /** Nobody may look at the top of a deck that lies face down, but a `reveal` shows it. `prefix` stands before its id. */
  #checkTop(compiler: Compiler, deck: Ast | undefined, prefix: string, pointer: string): void {
    if (deck?.op !== 'value' || compiler.isRevealing) return;
    const name = String(deck.args);
    if (!name.startsWith(prefix)) return;
    const item = this.program.find('deck', name.slice(prefix.length))?.item;
    if (item === undefined || item.face === 'up') return;
    compiler.report(pointer, {
      code: 'deck-face-down',
      message: `The deck \`${item.id}\` lies face down: nobody knows its top card.`,
      range: { start: deck.start, end: deck.end },
      hint: 'Draw it or reveal it.',
    });
  }

  /** What lasts over many steps, such as a round, is under way in none of them. */
  #noteDuring(name: string, event: Ast | undefined, compiler: Compiler, pointer: string): void {
    if ((name !== 'during' && name !== 'cause') || event?.op !== 'value') return;
    const { program } = this;
    const type = String(event.args);
    program.hear(program.name(type));
    if (!program.system.lastingEvents.includes(type)) return;
    compiler.report(pointer, {
      code: 'during-in-vain',
      severity: 'warning',
      message: `\`${type}\` lasts over many steps, so \`${name}\` finds nothing.`,
      range: { start: event.start, end: event.end },
      hint: `Ask what the game is at instead, or write a trigger for \`${type}\`.`,
    });
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

const WORDS: Readonly<Record<LinkVocabulary, string>> = {
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
