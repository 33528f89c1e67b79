/** Tables of Trimming Victims for its tests: the chapter as it is set up, and scenes on its rooms. */
import { PLAIN_FIGURES, PLAIN_SETTINGS } from './plain-numbers';
import { Table } from './table';
import { investigator, type TableSetup } from './table-content';

export const NAMES = ['ann', 'ben', 'cas', 'dee', 'eve', 'fay'];
const crew = (count: number, stats: object = {}) => NAMES.slice(0, count).map((id) => investigator(id, stats));
export const ROOMS = ['10', '13', '2', '24', '29', '37', '38', '39'];
export const roomOf = (space: string) => space.split('-')[1] ?? '';

export const chapter = (count = 4, more: TableSetup = {}) =>
  new Table({
    story: 'trimming-victims',
    investigators: crew(count),
    patches: PLAIN_FIGURES,
    ...more,
    settings: { ...PLAIN_SETTINGS, ...more.settings },
  });

/** Nobody on the board but investigators, each in room 39; no monster has a slot but Victims and Collectors; no wills. */
export function scene(count = 4, more: TableSetup = {}): Table {
  const at = chapter(count, {
    chapter: { slots: [{ monster: 'victim' }, ...Array(4).fill({ monster: null }), { monster: 'collector' }] },
    ...more,
  });
  for (const figure of at.play.all('monster')) at.away(figure);
  for (const who of NAMES.slice(0, count)) {
    at.put(who, 'room-39-a');
    for (const card of [...at.cards('traits', who)])
      if (/strings|hand|exploitation|whispers/.test(card)) at.drop(who, card);
  }
  return at;
}

/** The investigator that is asked, on a space, with these victim cards only. */
export function patient(at: Table, space: string, ...cards: string[]): number {
  const who = at.asked;
  for (const card of [...at.cards('traits', who)]) at.drop(who, card);
  for (const card of cards) at.give(who, `victim/${card}`);
  at.put(who, space);
  return who;
}

/** Ends activations until this monster has acted and somebody is active again; questions get the first answer, or a no. */
export function letAct(at: Table, name: string): void {
  const acted = () => at.lines().filter((line) => line === `${name} acts`).length;
  for (const before = acted(); at.question !== '' && (acted() === before || at.question !== 'turn'); )
    if (at.question === 'turn') at.choose('end:end');
    else at.choose(at.options().find(({ isDecline }) => isDecline)?.key ?? at.options()[0]?.key ?? '');
}

export const progress = (at: Table) => at.view().objectives[0]?.progress;

export const isVictimCard = (id: string) =>
  ['frailty', 'tremor', 'hobble', 'sleepless', 'open-suture', 'snare', 'empty-hands', 'static'].includes(id);
