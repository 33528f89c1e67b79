/**
 * Compiles the parts that any item may carry: triggers, modifiers, permits, views and actions. Each is put where the game
 * looks for it, with the host that says whose it is.
 */
import type { CompiledAction } from './actions';
import type { Compiler } from './compiler';
import { compileCost } from './costs';
import type { EventListeners, Listener } from './emit';
import type { Active, Host } from './host';
import { modifierReads } from './modifier-reads';
import { MODIFIER_OPERATIONS } from './modifiers';
import { nearestName } from './nearest-name';
import { ownerOf } from './ownership';
import type { CompiledView } from './permits';
import type { Fn } from './play';
import type { Program } from './program';
import { optionalQuestion } from './questions';
import { bind, type Scope, withEvent } from './scope';

export type Json = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((entry): entry is Json => typeof entry === 'object' && entry !== null) : [];

export function compileParts(compiler: Compiler, parts: Json, host: Host, pointer: string): void {
  noteTexts(compiler, parts, host, pointer);
  for (const [i, trigger] of listOf(parts.triggers).entries())
    compileTrigger(compiler, trigger, host, `${pointer}/triggers/${i}`);
  for (const [i, modifier] of listOf(parts.modifiers).entries())
    compileModifier(compiler, modifier, host, `${pointer}/modifiers/${i}`);
  for (const [i, permit] of listOf(parts.permits).entries())
    compilePermit(compiler, permit, host, `${pointer}/permits/${i}`);
  for (const [i, view] of listOf(parts.views).entries()) compileView(compiler, view, host, `${pointer}/views/${i}`);
  for (const [i, action] of listOf(parts.actions).entries())
    compileAction(compiler, action, host, `${pointer}/actions/${i}`);
}

/** Keeps what the parts say, for the card's face. A text about the event of its trigger means nothing without one. */
function noteTexts(compiler: Compiler, parts: Json, host: Host, pointer: string): void {
  const texts = compiler.program.partTexts;
  const { scope } = bind(host.scope, 'user', 'entity');
  for (const field of ['modifiers', 'permits', 'triggers', 'actions']) {
    for (const [i, { name = '', text }] of listOf(parts[field]).entries()) {
      if (typeof text !== 'string' || /\bevent\b/.test(text)) continue;
      const list = texts.get(host.item) ?? [];
      texts.set(host.item, list);
      const words = compiler.text(text, scope, `${pointer}/${field}/${i}/text`);
      list.push({ host, name: String(name), text: words, cause: host.cause });
    }
  }
}

const activeOf = (part: Json): Active => (part.active as Active | undefined) ?? 'default';

const optional = (compiler: Compiler, source: unknown, scope: Scope, pointer: string): Fn | undefined =>
  source === undefined ? undefined : compiler.value(source, scope, 'bool', pointer);

/** Registers a trigger. Says nothing but a finding if its event is unknown. */
export function compileTrigger(compiler: Compiler, trigger: Json, host: Host, pointer: string, isOnce = false): void {
  const { program } = compiler;
  const when = String(trigger.when);
  if (!program.events.has(when)) {
    const near = nearestName(when, program.events.keys());
    compiler.report(`${pointer}/when`, {
      code: 'event-unknown',
      message: `There is no event \`${when}\`.`,
      range: { start: 0, end: when.length },
      ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?`, replacement: near }),
    });
    return;
  }
  const timing = (trigger.timing as keyof EventListeners | undefined) ?? 'after';
  const heard = withEvent(host.scope, when);
  const { slot } = heard;
  const scope: Scope = { ...heard.scope, event: { name: when, slot, isOver: timing === 'after' } };
  const who =
    trigger.who === undefined || trigger.who === 'owner'
      ? undefined
      : compiler.value(trigger.who, scope, 'entity', `${pointer}/who`);
  const cause = { item: host.cause, pointer };
  const listener: Listener = {
    host,
    cause,
    active: activeOf(trigger),
    eventSlot: slot,
    test: optional(compiler, trigger.if, scope, `${pointer}/if`),
    run: compiler.effects(trigger.do, scope, `${pointer}/do`),
    optional:
      trigger.optional === true
        ? optionalQuestion(
            cause,
            compiler.text(trigger.text, scope, `${pointer}/text`),
            compiler.text(trigger.name, scope, `${pointer}/name`),
          )
        : undefined,
    who: who ?? ((play, frame) => ownerOf(play, frame[0] as number)),
    cost: compileCost(compiler, trigger.cost, scope, `${pointer}/cost`),
    limit: compileLimit(compiler, trigger, host, scope, pointer),
    order: trigger.order === 'first' ? -1 : trigger.order === 'last' ? 1 : 0,
    alters: fieldsAltered(trigger.do),
    isOnce,
  };
  program.hear(program.name(when));
  insert(program.listeners, program.name(when), timing, listener);
}

/** What the effects `alter` of the event, at whatever depth they stand. */
function fieldsAltered(effects: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(effects)) for (const each of effects) fieldsAltered(each, found);
  else if (typeof effects === 'object' && effects !== null) {
    const { effect, set } = effects as Json;
    if (effect === 'alter' && typeof set === 'object') for (const field of Object.keys(set ?? {})) found.add(field);
    for (const part of Object.values(effects)) fieldsAltered(part, found);
  }
  return found;
}

/** Keeps listeners in the order in which they react: as the author said, then by what carries them. */
function insert(
  all: Map<number, EventListeners>,
  event: number,
  timing: keyof EventListeners,
  listener: Listener,
): void {
  const listeners = all.get(event) ?? { instead: [], before: [], after: [] };
  all.set(event, listeners);
  const list = listeners[timing];
  const before = (other: Listener) =>
    other.order < listener.order || (other.order === listener.order && other.host.rank <= listener.host.rank);
  let at = list.length;
  while (at > 0 && !before(list[at - 1] as Listener)) at--;
  list.splice(at, 0, listener);
}

function compileLimit(compiler: Compiler, part: Json, host: Host, scope: Scope, pointer: string): Listener['limit'] {
  const limit = part.limit as Json | undefined;
  if (limit === undefined) return undefined;
  const { program } = compiler;
  const key = program.items[host.cause]?.key ?? '';
  return {
    times: compiler.value(limit.times ?? 1, scope, 'int', `${pointer}/limit/times`),
    word: program.name(`uses ${key}#${part.id ?? pointer}`),
    until: program.name(`end-of-${limit.per ?? 'turn'}`),
  };
}

function compileModifier(compiler: Compiler, modifier: Json, host: Host, pointer: string): void {
  const { program } = compiler;
  const stat = String(modifier.stat);
  if (program.stat(stat) === undefined) {
    reportUnknownStat(compiler, stat, `${pointer}/stat`);
    return;
  }
  const operation = MODIFIER_OPERATIONS.find((op) => modifier[op] !== undefined);
  if (operation === undefined) return;
  const forKind = typeof modifier.for === 'string' ? modifier.for : undefined;
  const isAboutOthers = forKind !== undefined || modifier.where !== undefined;
  const it = bind(host.scope, 'it', 'entity', undefined);
  const scope = isAboutOthers ? it.scope : host.scope;
  const kind = forKind !== undefined && program.layout.hasKind(forKind) ? program.layout.kind(forKind).number : 0;
  const list = program.modifiers.get(stat) ?? [];
  program.modifiers.set(stat, list);
  const sources = [modifier[operation], modifier.while, modifier.where];
  program.modifierReads.push(
    modifierReads(compiler, { stat, of: isAboutOthers ? 'it' : 'self', sources }, scope, `${pointer}/${operation}`),
  );
  list.push({
    host,
    pointer,
    active: activeOf(modifier),
    operation,
    amount: compiler.value(modifier[operation], scope, 'int', `${pointer}/${operation}`),
    condition: optional(compiler, modifier.while, scope, `${pointer}/while`),
    others: isAboutOthers
      ? { kind, itSlot: it.slot, test: optional(compiler, modifier.where, it.scope, `${pointer}/where`) }
      : undefined,
  });
}

export function reportUnknownStat(compiler: Compiler, stat: string, pointer: string): void {
  const near = nearestName(stat, compiler.program.stats.names);
  compiler.report(pointer, {
    code: 'stat-unknown',
    message: `There is no stat \`${stat}\`.`,
    range: { start: 0, end: stat.length },
    ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?`, replacement: near }),
  });
}

function compilePermit(compiler: Compiler, permit: Json, host: Host, pointer: string): void {
  const { program } = compiler;
  const verb = String(permit.what);
  const it = bind(host.scope, 'it', 'entity');
  const other = bind(it.scope, 'other', 'entity');
  const list = program.permits.get(verb) ?? [];
  program.permits.set(verb, list);
  list.push({
    host,
    active: activeOf(permit),
    itSlot: it.slot,
    otherSlot: other.slot,
    where: compiler.value(permit.where ?? true, other.scope, 'bool', `${pointer}/where`),
    condition: optional(compiler, permit.while, host.scope, `${pointer}/while`),
    isAllowed: permit.allow === true,
  });
}

function compileView(compiler: Compiler, view: Json, host: Host, pointer: string): void {
  const viewer = bind(host.scope, 'viewer', 'entity');
  const it = bind(viewer.scope, 'it', 'entity');
  compiler.program.views.push({
    host,
    active: activeOf(view),
    viewerSlot: viewer.slot,
    viewer: compiler.value(view.viewer ?? true, viewer.scope, 'bool', `${pointer}/viewer`),
    itSlot: it.slot,
    sees: compiler.value(view.sees ?? true, it.scope, 'bool', `${pointer}/sees`),
    about: whomSeen(compiler.program, String(view.sees)),
    as: compiler.program.name(String(view.as)),
  });
}

/** `it == self`, or `it.def == '…'`, say whom a view is about without a look at everybody. */
function whomSeen(program: Program, sees: string): CompiledView['about'] {
  const source = sees.replaceAll(/\s/g, '');
  if (source === 'it==self' || source === 'self==it') return 'self';
  const [, id] = /^it\.def=='([\w-]+)'$/.exec(source) ?? [];
  return id === undefined ? 'anybody' : program.withId(program.name(id)).map(({ number }) => number);
}

function compileAction(compiler: Compiler, action: Json, host: Host, pointer: string): void {
  const user = bind(host.scope, 'user', 'entity', 'character');
  const { scope } = user;
  const compiled: CompiledAction = {
    id: String(action.id),
    name: typeof action.name === 'string' ? action.name : '',
    host,
    cause: { item: host.cause, pointer },
    active: activeOf(action),
    userSlot: user.slot,
    text: compiler.text(action.text, scope, `${pointer}/text`),
    cost: compileCost(compiler, action.cost, scope, `${pointer}/cost`),
    test: optional(compiler, action.if, scope, `${pointer}/if`),
    windows: Array.isArray(action.windows) ? action.windows.map(String) : ['own-turn'],
    as: typeof action.as === 'string' ? action.as : '',
    limit: compileLimit(compiler, action, host, scope, pointer),
    run: compiler.effects(action.do, scope, `${pointer}/do`),
  };
  compiler.program.actions.push(compiled);
}
