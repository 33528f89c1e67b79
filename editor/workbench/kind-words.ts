/** The order of kinds in lists, and what each is called. A kind that is not named here is shown by its own word. */
import { systems } from '../../schemas/generated/language';

const kinds: readonly (readonly [kind: string, one: string, many: string])[] = [
  ['pack', 'Pack', 'Packs'],
  ['scenario', 'Scenario', 'Scenarios'],
  ['character', 'Character', 'Characters'],
  ['monster', 'Monster', 'Monsters'],
  ['weapon', 'Weapon', 'Weapons'],
  ['equipment', 'Equipment', 'Equipment'],
  ['drug', 'Drug', 'Drugs'],
  ['skill', 'Skill', 'Skills'],
  ['disorder', 'Disorder', 'Disorders'],
  ['memory', 'Memory', 'Memories'],
  ['movement', 'Movement card', 'Movement cards'],
  ['tool', 'Tool', 'Tools'],
  ['once', 'Item of one use', 'Items of one use'],
  ['consciousness', 'Consciousness card', 'Consciousness cards'],
  ['madness', 'Madness card', 'Madness cards'],
  ['possessed', 'Possessed card', 'Possessed cards'],
  ['spawn', 'Spawn card', 'Spawn cards'],
  ['victim', 'Victim card', 'Victim cards'],
  ['fusion', 'Fusion card', 'Fusion cards'],
  ['will', 'Will card', 'Will cards'],
  ['puppet', 'Puppet card', 'Puppet cards'],
  ['trial', 'Trial card', 'Trial cards'],
  ['devoured', 'Devoured effect', 'Devoured effects'],
  ['board', 'Board', 'Boards'],
  ['tile', 'Tile', 'Tiles'],
  ['track', 'Track', 'Tracks'],
  ['deck', 'Deck', 'Decks'],
  ['supply', 'Supply', 'Supplies'],
  ['token', 'Token', 'Tokens'],
  ['die', 'Die', 'Dice'],
  ['keyword', 'Keyword', 'Keywords'],
  ['condition', 'Condition', 'Conditions'],
  ['term', 'Term', 'Terms'],
  ['procedure', 'Procedure', 'Procedures'],
  ['placement', 'Placement', 'Placements'],
  ['rule-set', 'Rule set', 'Rule sets'],
  ['card-face', 'Card face', 'Card faces'],
  ['language', 'Language', 'Languages'],
];

const byKind = new Map(kinds.map((row, order) => [row[0], { order, one: row[1], many: row[2] }]));

const spoken = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

export const oneOfKind = (kind: string): string => byKind.get(kind)?.one ?? spoken(kind);
export const manyOfKind = (kind: string): string => byKind.get(kind)?.many ?? spoken(kind);
export const compareKinds = (a: string, b: string): number =>
  (byKind.get(a)?.order ?? 99) - (byKind.get(b)?.order ?? 99) || (a < b ? -1 : a > b ? 1 : 0);

/** Kinds that are cards in a game, for counts such as "121 cards": a monster is a card in one and a figure in another. */
export const cardKindsOf = (system: string): readonly string[] =>
  Object.hasOwn(systems, system) ? systems[system as keyof typeof systems].cardKinds : [];

export const countOf = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
