/** Tables of Collecting Tissue and Lobotomy for their tests: a chapter as it is set up, and scenes on its rooms. */
import type { Item } from '../../../engine/content';
import { leaveGame } from '../../../engine/language/leaving';
import { PLAIN_FIGURES, PLAIN_SETTINGS } from './plain-numbers';
import { Table } from './table';
import { investigator, type TableSetup } from './table-content';

export const NAMES = ['ann', 'ben', 'cas', 'dee', 'eve', 'fay'];
const crew = (count: number, stats: object = {}) => NAMES.slice(0, count).map((id) => investigator(id, stats));

/** In a game with this, no monster acts in its slot. */
export const STILL: Item = {
  kind: 'rule-set',
  id: 'stillness',
  source: 'original',
  name: 'Stillness',
  permits: [{ id: 'nobody-acts', what: 'act', where: 'true', allow: false }],
};

/** In a game with this, Domains stay where they are. */
export const STUCK: Item = {
  kind: 'rule-set',
  id: 'stuck',
  source: 'original',
  name: 'Stuck',
  permits: [{ id: 'nobody-walks', what: 'move', where: "it.def == 'domain'", allow: false }],
};

export type Story = 'collecting-tissue' | 'lobotomy';

const SLOTS: Readonly<Record<Story, readonly object[]>> = {
  'collecting-tissue': [{ monster: 'collector' }, { monster: 'victim' }],
  lobotomy: [{ monster: null }, { monster: null }, { monster: null }, { monster: null }, { monster: 'william' }],
};

/** The chapter in its first round; everybody begins at `start`. */
export function chapter(story: Story, count = 4, more: TableSetup = {}, start = 'room-27-b'): Table {
  const at = new Table({
    story,
    investigators: crew(count),
    patches: PLAIN_FIGURES,
    ...more,
    settings: { ...PLAIN_SETTINGS, ...more.settings },
  });
  while (at.question === 'start') at.choose(start);
  return at;
}

/** Without random monsters, and without those that came in the first round; nobody has a will card. */
export function scene(story: Story, count = 4, more: TableSetup = {}): Table {
  const at = chapter(story, count, { ...more, chapter: { slots: SLOTS[story], ...more.chapter } });
  for (const figure of at.play.all('monster')) if (itemOf(at, figure) !== 'william') vanish(at, figure);
  for (const who of NAMES.slice(0, count))
    for (const card of [...at.cards('traits', who)])
      if (/strings|hand|exploitation|whispers/.test(card)) at.drop(who, card);
  return at;
}

const itemOf = (at: Table, entity: number): string => at.play.program.infoOf(at.play, entity)?.item.id ?? '';

/** Takes a figure away, so that it is in the reserve again, without anything happening. */
export function vanish(at: Table, figure: number): void {
  at.away(figure);
  leaveGame(at.play, figure);
}

/** The token or monster of this number. */
export function numbered(at: Table, item: string, number: number): number {
  const found = at.play.all(item.split('/')[0] ?? '').find((each) => {
    const info = at.play.program.infoOf(at.play, each);
    return `${info?.item.kind}/${info?.item.id}` === item && at.read(each, 'number') === number;
  });
  if (found === undefined) throw new Error(`there is no ${item} ${number}`);
  return found;
}

/** What stands on the board of an item, as `1 room-37-d`, sorted. */
export const standing = (at: Table, item: string): string[] =>
  at.play
    .all(item.split('/')[0] ?? '')
    .filter((each) => `${item.split('/')[0]}/${itemOf(at, each)}` === item && at.at(each) !== '')
    .map((each) => `${at.read(each, 'number')} ${at.at(each)}`)
    .sort();

/** Ends activations until this monster has acted and somebody is active again; questions get a no, or the first answer. */
export function letAct(at: Table, name: string): void {
  const acted = () => at.lines().filter((line) => line === `${name} acts`).length;
  for (const before = acted(); at.question !== '' && (acted() === before || at.question !== 'turn'); ) pass(at);
}

/** Does nothing until a round has begun and somebody is active in it. */
export function untilRound(at: Table, round: number): Table {
  while (at.question !== '' && (at.read(at.game, 'round') < round || at.question !== 'turn')) pass(at);
  return at;
}

function pass(at: Table): void {
  if (at.question === 'turn') at.choose('end:end');
  else at.choose(at.options().find(({ isDecline }) => isDecline)?.key ?? at.options()[0]?.key ?? '');
}

/** Attacks a space with a weapon that lies with whoever is active; the dice fall so, and none is rerolled. */
export function strike(at: Table, weapon: string, space: string, ...dice: number[]): void {
  const [key] = at.offers(`>${space}`).filter((each) => each.startsWith('attack') && each.includes(weapon));
  if (key === undefined) throw new Error(`${weapon} cannot attack ${space} among ${at.offers('attack').join(', ')}`);
  at.dice(...dice).choose(key);
  at.declineAll('after-roll');
}

export const progress = (at: Table): number => at.view().objectives[0]?.progress ?? 0;
