/**
 * What an expression of an item gives at a moment of a game, for who writes it. What it reads of an event or of a name that effects bind is
 * only there while they run: then nobody can say. To be asked of a copy of the game with a program of its own, since compiling adds to both.
 */
import type { ItemKey } from '../content';
import { Compiler } from './compiler';
import { compileEffect } from './effects/compile-effect';
import { listValues } from './expression/lists';
import type { Finding } from './findings';
import type { ItemInfo } from './item-info';
import { itemHost } from './keywords';
import { isInPlay } from './ownership';
import type { Play } from './play';

/** So many members of a list are named. */
const MOST_NAMED = 3;

/** In words; null if it cannot be said now. */
export function valueNow(play: Play, key: ItemKey, source: string): string | null {
  const { program } = play;
  const [kind = '', id = ''] = key.split('/');
  const info = program.find(kind, id);
  if (info === undefined) return null;
  const self = bearerOf(play, info);
  // Of what nobody has there is no `self`.
  if (self === 0 && /\b(self|owner)\b/.test(source)) return null;
  const findings: Finding[] = [];
  const compiler = new Compiler(program, info.item, findings, compileEffect);
  const { type, value, list } = compiler.any(source, itemHost(program, info).scope, '');
  if (findings.length > 0) return null;
  const frame = play.frame(self);
  if (type === 'bool') return value(play, frame) !== 0 ? 'true' : 'false';
  if (type === 'int') return String(value(play, frame));
  if (type === 'name') return program.numbering.names.word(value(play, frame));
  if (type === 'entity') return nameOf(play, value(play, frame));
  return namesOf(play, listValues(list, play, frame));
}

/** What was made from the item, in play if any of it is. */
function bearerOf(play: Play, { number }: ItemInfo): number {
  const first = play.firstOfItem(number);
  for (let entity = first; entity !== 0; entity = play.nextOfItem(entity)) if (isInPlay(play, entity)) return entity;
  return first;
}

const nameOf = (play: Play, entity: number): string =>
  entity === 0 ? 'nothing' : play.program.system.nameOf(play, entity) || 'something without a name';

function namesOf(play: Play, entities: readonly number[]): string {
  if (entities.length === 0) return 'none';
  const named = entities.slice(0, MOST_NAMED).map((entity) => nameOf(play, entity));
  const more = entities.length > MOST_NAMED ? ' …' : '';
  return `${entities.length}: ${named.join(', ')}${more}`;
}
