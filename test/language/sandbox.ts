/** Plays content on the sandbox game: a list of effects as Ann, with the answers given, and looks at what came of it. */
import type { Content, Item } from '../../engine/content';
import type { Asking } from '../../engine/kernel/decision';
import { Log } from '../../engine/kernel/log';
import { Compiler } from '../../engine/language/compiler';
import { compileEffect } from '../../engine/language/effects/compile-effect';
import { emit, newEvent } from '../../engine/language/emit';
import { listValues } from '../../engine/language/expression/lists';
import type { Finding } from '../../engine/language/findings';
import { load } from '../../engine/language/load';
import { expire } from '../../engine/language/notes';
import { Play } from '../../engine/language/play';
import { callProcedure } from '../../engine/language/procedures';
import type { Program } from '../../engine/language/program';
import { selfScope } from '../../engine/language/scope';
import { SANDBOX } from './sandbox-system';

const source = 'original';

/** What is on the table unless a test says otherwise: Ann on space 1, Bob on 2, Cleo on 3, a nurse on 5, patients on 6 and 7. */
const TABLE: readonly Item[] = [
  { kind: 'character', id: 'ann', source, name: 'Ann', stats: { health: 6, ap: 3, ar: 4, defense: 1 }, starts: [1] },
  { kind: 'character', id: 'bob', source, name: 'Bob', stats: { health: 6, ap: 3, ar: 4, defense: 0 }, starts: [2] },
  { kind: 'character', id: 'cleo', source, name: 'Cleo', stats: { health: 6, ap: 3, ar: 4, defense: 0 }, starts: [3] },
  {
    kind: 'monster',
    id: 'nurse',
    source,
    name: 'Nurse',
    supply: 4,
    stats: { health: 3, ap: 1, defense: 1 },
    starts: [5],
  },
  { kind: 'monster', id: 'patient', source, name: 'Patient', stats: { health: 2, ap: 1 }, starts: [6, 7] },
  { kind: 'token', id: 'clue', source, name: 'Clue', family: 'sign', starts: [] },
  { kind: 'token', id: 'haunting', source, name: 'Haunting', family: 'sign', supply: 2, starts: [] },
  { kind: 'token', id: 'door-token', source, name: 'Door', starts: [] },
  { kind: 'card', id: 'knife', source, name: 'Knife', family: 'blade', stats: { charges: 2 } },
  { kind: 'card', id: 'sword', source, name: 'Sword', family: 'blade' },
  { kind: 'card', id: 'coat', source, name: 'Coat' },
  { kind: 'card', id: 'dream', source, name: 'Dream' },
  {
    kind: 'deck',
    id: 'weapons',
    source,
    cards: [{ card: 'knife' }, { card: 'sword' }, { card: 'coat' }],
    whenEmpty: 'reshuffle',
  },
  { kind: 'deck', id: 'memories', source, cards: [{ card: 'dream', copies: 2 }] },
  { kind: 'die', id: 'd6', source, sides: 6 },
  { kind: 'die', id: 'd10', source, sides: 10 },
  {
    kind: 'die',
    id: 'chaos',
    source,
    faces: [
      { id: 'calm', numbers: {} },
      { id: 'skull', numbers: { skulls: 1 } },
      { id: 'skulls', numbers: { skulls: 2, plus: 1 } },
    ],
  },
  { kind: 'condition', id: 'stunned', source, name: 'Stunned' },
  { kind: 'condition', id: 'marked', source, name: 'Marked', stacks: true },
  { kind: 'keyword', id: 'undead', source, name: 'Undead' },
  { kind: 'track', id: 'insomnia', source, name: 'Insomnia', spaces: [{ id: 'one' }, { id: 'two' }, { id: 'three' }] },
  { kind: 'scenario', id: 'test', source, name: 'Test' },
  { kind: 'rule-set', id: 'test', source, settings: { cap: 3 } },
];

export interface Setup {
  /** Items that join the table, or whose fields are added to the item of the same kind and id. */
  items?: readonly Partial<Item>[];
  /** Faces that the next dice show. */
  dice?: readonly number[];
  seed?: number;
  /** Ids of the variants that are on. */
  variants?: readonly string[];
}

export interface Question {
  /** `pick@/do/0`: the question and the effect that asks it. */
  asked: string;
  seat: number;
  text: string;
  options: string[];
}

export function contentOf(effects: readonly unknown[], items: readonly Partial<Item>[] = []): Content {
  const all = new Map(TABLE.map((item) => [`${item.kind}/${item.id}`, item]));
  const main: Partial<Item> = { kind: 'procedure', id: 'main', source, do: effects };
  for (const item of [...items, main]) {
    const key = `${item.kind}/${item.id}`;
    all.set(key, { source, ...all.get(key), ...item } as Item);
  }
  return { system: 'sandbox', pack: 'test', items: [...all.values()] };
}

/** What loading finds wrong with effects and items. */
export const findingsOf = (effects: readonly unknown[], items: readonly Partial<Item>[] = []): Finding[] =>
  load(contentOf(effects, items), SANDBOX).findings;

export class Sandbox {
  readonly play: Play;
  readonly program: Program;
  /** Every question so far. */
  readonly questions: Question[] = [];

  /** Throws if anything is wrong with the content. */
  constructor(effects: readonly unknown[] = [], { items = [], dice = [], seed = 1, variants = [] }: Setup = {}) {
    const { program, findings } = load(contentOf(effects, items), SANDBOX);
    const [first] = findings.filter(({ severity }) => severity === 'error');
    if (first !== undefined) throw new Error(`${first.item}${first.pointer}: ${first.message} ${first.hint ?? ''}`);
    this.program = program;
    this.play = new Play(program);
    this.play.log = new Log();
    SANDBOX.prepare(this.play, { scenario: 'test', characters: [], seed, variants });
    this.play.script.push(...dice);
  }

  /** Runs the effects as Ann. Throws if a question is left without an answer, or an answer without its question. */
  run(...answers: string[]): this {
    return this.call('main', ...answers);
  }

  /** Runs the effects as Ann; whoever is asked takes the first option. */
  runFirst(): this {
    const asking = this.#begin('main');
    for (let next = asking?.next(0); next !== undefined && !next.done; ) next = asking?.next(0);
    return this;
  }

  /** Runs a procedure as Ann. */
  call(procedure: string, ...answers: string[]): this {
    return this.finish(this.#begin(procedure), answers);
  }

  /** Makes an event happen, caused by nobody. */
  emit(event: string, ...answers: string[]): this {
    return this.finish(emit(this.play, newEvent(this.play, event)), answers);
  }

  /** Ends what lasts until this moment: `end-of-turn`. */
  expire(moment: string): this {
    expire(this.play, this.program.name(moment));
    return this;
  }

  finish(asking: Asking, answers: readonly string[] = []): this {
    const left = [...answers];
    for (let next = asking?.next(0); next !== undefined && !next.done; ) {
      const decision = next.value;
      const { question } = decision;
      const range = Array.from({ length: decision.count }, (_, i) => i);
      const options = range.map((i) => question?.key(this.play, decision, i) ?? '');
      const asked = `${question?.id}${decision.causePointer === '' ? '' : `@${decision.causePointer}`}`;
      this.questions.push({ asked, seat: decision.seat, text: question?.ask(this.play, decision) ?? '', options });
      const answer = options.indexOf(left.shift() ?? '');
      if (answer < 0) throw new Error(`no answer among ${options.join(', ')} to ${asked}`);
      next = asking?.next(answer);
    }
    if (left.length > 0) throw new Error(`nobody asked for ${left.join(', ')}`);
    return this;
  }

  /** The value of an expression now: a number, a bool as 1 or 0, an entity. The ids of figures are names in it. */
  value(expression: string): number {
    const { type, value } = this.#compile(expression);
    if (type.startsWith('list<')) throw new Error(`${expression} is a list`);
    return value(this.play, this.play.frame(this.#ann));
  }

  /** The members of a list, or an entity, by their keys: `monster/nurse#1`. */
  keys(expression: string): string[] {
    const { type, value, list } = this.#compile(expression);
    if (type === 'entity') return [this.#key(value(this.play, this.play.frame(this.#ann)))];
    const members = listValues(list, this.play, this.play.frame(this.#ann));
    return members.map((member) => (type === 'list<entity>' ? this.#key(member) : this.#word(type, member)));
  }

  key(expression: string): string {
    return this.keys(expression)[0] ?? '';
  }

  text(template: string): string {
    const compiler = this.#compiler();
    const text = compiler.text(this.#named(template), selfScope('character'), '/test');
    this.#refuseFindings(compiler);
    return text(this.play, this.play.frame(this.#ann));
  }

  get log(): string[] {
    return this.play.log?.lines.map(({ text }) => text) ?? [];
  }

  get #ann(): number {
    return this.play.all('character')[0] as number;
  }

  #begin(procedure: string): Asking {
    const compiled = this.program.procedures.get(procedure);
    if (compiled === undefined) throw new Error(`there is no procedure ${procedure}`);
    return callProcedure(this.play, compiled, this.#ann, [], { value: 0 });
  }

  #key(entity: number): string {
    return entity === 0 ? 'none' : SANDBOX.keyOf(this.play, entity);
  }

  #word(type: string, value: number): string {
    return type === 'list<name>' ? this.program.numbering.names.word(value) : String(value);
  }

  #compiler(): Compiler {
    const info = this.program.find('procedure', 'main');
    if (info === undefined) throw new Error('the table has no procedure');
    return new Compiler(this.program, info.item, [], compileEffect);
  }

  #compile(expression: string) {
    const compiler = this.#compiler();
    const compiled = compiler.any(this.#named(expression), selfScope('character'), '/test');
    this.#refuseFindings(compiler);
    return compiled;
  }

  #refuseFindings({ findings }: Compiler): void {
    const [first] = findings;
    if (first !== undefined) throw new Error(first.message);
  }

  /** `ann`, `bob`, `cleo` and `nurse` stand for the first thing of that name. */
  #named(expression: string): string {
    return expression.replaceAll(/(?<!['\w.])(ann|bob|cleo|nurse)(?!['\w])/g, "first(inPlay('$1'))");
  }
}

/** Effects on the usual table. */
export const sandbox = (effects: readonly unknown[] = [], setup: Setup = {}): Sandbox => new Sandbox(effects, setup);

/** How content names the figures of the table. */
export const BOB = "first(inPlay('bob'))";
export const CLEO = "first(inPlay('cleo'))";
export const NURSE = "first(inPlay('nurse'))";

/** Writes something in the log, so that a test sees in which order things happened. */
export const say = (text: string) => ({ effect: 'say', text });
/** Asks the decider for one of these, each said when it is taken. */
export const ask = (...ids: string[]) => ({
  effect: 'choose',
  options: ids.map((id) => ({ id, text: id, do: [say(id)] })),
});
