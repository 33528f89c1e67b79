/** Which interface icon stands for a kind of item in the tree, on tabs and in the palette. */
import type { InterfaceIconName } from './interface-icons';

const icons: Readonly<Record<string, InterfaceIconName>> = {
  pack: 'pack',
  scenario: 'file',
  character: 'person',
  monster: 'monster',
  tile: 'board',
  board: 'board',
  track: 'track',
  token: 'token',
  die: 'die',
  deck: 'deck',
  supply: 'supply',
  keyword: 'tag',
  condition: 'tag',
  term: 'tag',
  procedure: 'rules',
  placement: 'rules',
  'rule-set': 'rules',
  language: 'globe',
};

/** Every kind that has no icon of its own is a card of some sort. */
export const kindIcon = (kind: string): InterfaceIconName => icons[kind] ?? 'card';
