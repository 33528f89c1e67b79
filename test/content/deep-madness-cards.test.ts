/**
 * The cards of Deep Madness and The Oracle's Betrayal as they are meant to be printed: how many of each, and of weapons the
 * range, the dice, the number that hits and the damage of each success. A number that is changed by mistake is found here; one
 * that is changed on purpose is changed here too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Item } from '../../engine/content';

const content = join(import.meta.dirname, '../../content');
const KINDS: Readonly<Record<string, readonly string[]>> = { search: ['weapon', 'tool', 'once'] };

function cardsOf(deck: string, pack: string): Item[] {
  return (KINDS[deck] ?? [deck]).flatMap((kind) => {
    const folder = join(content, pack, kind);
    if (!existsSync(folder)) return [];
    const files = readdirSync(folder, 'utf8').sort();
    return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Item);
  });
}

const copies = (card: Item) => (card.copies as number | undefined) ?? 1;

/** `4 pistol r2 3d 5+ 2`: four of them, two spaces, three dice, hits on 5, damage 2. */
function words(card: Item): string {
  const [attack] = (card.attacks ?? []) as { range?: number; dice: number; hit: number; damage: number }[];
  const numbers = attack && ` r${attack.range ?? 0} ${attack.dice}d ${attack.hit}+ ${attack.damage}`;
  return `${copies(card)} ${card.id}${numbers ?? ''}`;
}

test.each([
  [
    'search',
    'deep-madness',
    44,
    [
      '2 bone-saw r0 2d 5+ 4',
      '3 diving-knife r0 3d 5+ 2',
      '3 fire-axe r0 3d 4+ 2',
      '3 harpoon-gun r2 2d 4+ 3',
      '4 pistol r2 3d 5+ 2',
      '2 riot-shotgun r1 3d 4+ 2',
      '1 scalpel r0 2d 4+ 2',
      '2 smg r1 4d 5+ 2',
      '1 cable-spool',
      '2 dive-vest',
      '2 flashlight',
      '2 pry-bar r0 2d 5+ 2',
      '2 rebreather',
      '2 sealant-foam',
      '1 signal-lamp',
      '4 field-dressing',
      '2 flare',
      '1 oxygen-bottle',
      '3 sedative',
      '2 stim-ampoule',
    ],
  ],
  [
    'search',
    'oracles-betrayal',
    8,
    [
      '2 mind-cutter r0 3d 5+ 2',
      '1 restraint-pole r1 2d 4+ 2',
      '1 trepan-drill r0 2d 4+ 3',
      '1 lead-cowl',
      '1 orderlys-keys',
      '2 bottled-calm',
    ],
  ],
  [
    'madness',
    'deep-madness',
    40,
    [
      '4 blind-retreat',
      '4 contagion',
      '4 it-heard-you',
      '4 locked-joints',
      '4 open-hands',
      '4 pressure-dream',
      '4 raw-skin',
      '4 tremor-of-the-will',
      '4 vertigo',
      '4 wrong-faces',
    ],
  ],
  [
    'madness',
    'oracles-betrayal',
    8,
    [
      '1 absent-self',
      '1 case-notes',
      '1 collecting-souls',
      '1 phantom-limb',
      '1 thread-pulled',
      '1 victimized',
      '1 vivisection',
      '1 white-corridor',
    ],
  ],
  [
    'consciousness',
    'deep-madness',
    40,
    [
      '4 adrenaline',
      '4 bulkhead-sense',
      '4 call-out',
      '4 clear-thought',
      '4 cold-read',
      '4 held-breath',
      '4 hold-fast',
      '4 slip-away',
      '4 steady-hand',
      '4 triage',
    ],
  ],
  [
    'consciousness',
    'oracles-betrayal',
    20,
    [
      '2 anatomists-eye',
      '2 borrowed-step',
      '2 counting-doors',
      '2 cut-string',
      '2 lucid-interval',
      '2 not-my-hands',
      '2 old-incision',
      '2 quiet-room',
      '2 second-opinion',
      '2 ward-memory',
    ],
  ],
  [
    'possessed',
    'deep-madness',
    8,
    [
      '1 absent-pilot',
      '1 enemy-within',
      '1 foreign-pulse',
      '1 hollow-choir',
      '1 hungry-shadow',
      '1 marionette',
      '1 sealed-mouth',
      '1 tide-in-the-lungs',
    ],
  ],
  [
    'victim',
    'oracles-betrayal',
    15,
    ['2 empty-hands', '1 frailty', '2 hobble', '2 open-suture', '2 sleepless', '2 snare', '2 static', '2 tremor'],
  ],
  [
    'fusion',
    'oracles-betrayal',
    8,
    [
      '1 borrowed-aim',
      '1 divided-dread',
      '1 held-line',
      '1 long-arm',
      '1 mingled-minds',
      '1 second-breath',
      '1 shared-pulse',
      '1 twin-step',
    ],
  ],
] as const)('the %s cards of %s: %i', (deck, pack, count, cards) => {
  const found = cardsOf(deck, pack);
  expect(found.map(words)).toEqual(cards);
  expect(found.reduce((sum, card) => sum + copies(card), 0)).toBe(count);
});

test('what the rulebook prints is marked as such', () => {
  const printed = ['search', 'madness', 'victim', 'fusion'].flatMap((deck) => cardsOf(deck, 'oracles-betrayal'));
  const marked = printed.filter((card) => card.source === 'rulebook').map((card) => card.id);
  expect(marked).toEqual(['mind-cutter', 'victimized', 'frailty', 'mingled-minds']);
});
