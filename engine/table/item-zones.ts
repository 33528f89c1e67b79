/** Piles that items of content add to the game: one for the table, or one for each character. */
import type { Play } from '../language/play';
import type { ItemInfo, Program } from '../language/program';
import { findZone, makeZone } from '../language/standard';

interface ZoneJson {
  name?: string;
  per?: 'game' | 'seat' | 'character';
  face?: 'up' | 'down';
}

const zonesOf = ({ item }: ItemInfo): [string, ZoneJson][] =>
  Object.entries((item.zones ?? {}) as Record<string, ZoneJson>);

/** Makes the zones of one item. What is a character's own makes them for that character only. */
export function makeItemZones(play: Play, info: ItemInfo): void {
  for (const [name, { per = 'game' }] of zonesOf(info)) {
    const owners = per === 'game' ? [0] : play.all('character').filter((who) => isFor(play, info, who));
    for (const owner of owners) if (findZone(play, name, owner) === 0) makeZone(play, name, owner, false);
  }
}

const isFor = (play: Play, { item }: ItemInfo, who: number): boolean =>
  item.character === undefined || item.character === play.program.infoOf(play, who)?.item.id;

export interface OpenZone {
  id: string;
  name: string;
}

const open = new WeakMap<Program, readonly OpenZone[]>();

/** The zones of characters that content adds and that lie open. */
export function openItemZones(program: Program): readonly OpenZone[] {
  const known = open.get(program);
  if (known !== undefined) return known;
  const found = program.items
    .filter((info) => info !== undefined)
    .flatMap(zonesOf)
    .filter(([, { per = 'game', face }]) => per !== 'game' && face !== 'down')
    .map(([id, { name }]) => ({ id, name: name ?? id }));
  open.set(program, found);
  return found;
}
