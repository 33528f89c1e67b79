/**
 * Monsters, spawn cards, devoured effects and investigators of Deep Madness and The Oracle's Betrayal as they are meant to be
 * printed. A number that is changed by mistake is found here; one that is changed on purpose is changed here too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../engine/content';

const folder = join(import.meta.dirname, '../../content');
const ofKind = (pack: string, kind: string): Item[] =>
  readdirSync(join(folder, pack, kind), 'utf8')
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, pack, kind, file), 'utf8')) as Item);

const copies = (card: Item) => (card.copies as number | undefined) ?? 1;
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

const STEPS: Record<string, string> = { move: 'M', attack: 'A', do: 'S' };

/** `husk 1/1/1/0/4/0 MAS x6`: Horror, Trap, Damage, Range, health, Resistance, steps from left to right, figures. */
function monsterWords({ id, rank, stats, behavior, supply }: Item): string {
  const numbers = stats as Record<string, number>;
  const order = ['horror', 'trap', 'damage', 'range', 'health', 'resistance'];
  const steps = (behavior as { step: string }[]).map(({ step }) => STEPS[step]).join('');
  return `${id} ${rank} ${order.map((stat) => numbers[stat]).join('/')} ${steps} x${supply}`;
}

/** `2 apart, 2 apart, 2 together`: what the spawn cards of a monster bring, each card by itself. */
function spawnWords(pack: string, monster: string): string {
  return ofKind(pack, 'spawn')
    .filter((card) => card.monster === monster)
    .flatMap((card) => Array<string>(copies(card)).fill(cardWords(card)))
    .join(', ');
}

const cardWords = ({ count, placement, activates }: Item) =>
  activates === true ? 'they act' : count === 1 ? '1' : `${count} ${placement}`;

describe('monsters', () => {
  test('of the base', () => {
    expect(ofKind('deep-madness', 'monster').map(monsterWords)).toEqual([
      'agony normal 1/3/2/0/1/1 MA x6',
      'bathophobia epic 3/3/3/0/6/3 SMA x1',
      'blind normal 1/0/2/0/2/2 MAS x5',
      'delirium normal 1/2/2/1/3/1 MSA x5',
      'drifter normal 1/3/0/0/5/2 MMA x3',
      'husk normal 1/1/1/0/4/0 MAS x6',
      'hysteria normal 1/2/0/0/2/1 SMMA x5',
      'immortal normal 2/2/2/1/6/0 MAS x3',
      'madness-within epic 3/0/0/0/6/3 MS x1',
      'mind-eater companion 0/1/1/0/1/0 MMA x6',
      'putrid normal 2/2/2/1/6/1 MA x4',
      'ravenous normal 1/1/1/0/2/0 MMA x6',
      'substance epic 3/3/3/0/4/3 SMA x1',
      'twisted normal 2/2/2/0/5/2 MA x4',
      'wrecked normal 1/1/3/0/3/2 MAS x4',
    ]);
  });

  test('of the expansion', () => {
    expect(ofKind('oracles-betrayal', 'monster').map(monsterWords)).toEqual([
      'collector normal 2/0/2/0/3/1 AM x8',
      'dissected normal 2/1/2/0/4/1 MAS x3',
      'the-puppet epic 0/0/0/0/1/0 SSSSS x1',
      'victim normal 0/0/1/0/1/0 AM x12',
      'william-unmoored epic 3/2/2/1/8/2 SMA x1',
      'william chapter 3/0/0/0/0/0 M x1',
    ]);
  });

  test('are 60 figures in the base and 24 in the expansion: its epic is William, the Puppet an investigator', () => {
    const isBorrowed = ({ id }: Item) => id === 'william-unmoored' || id === 'the-puppet';
    const figures = (pack: string) =>
      total(
        ofKind(pack, 'monster')
          .filter((monster) => !isBorrowed(monster))
          .map(({ supply }) => supply as number),
      );
    expect([figures('deep-madness'), figures('oracles-betrayal')]).toEqual([60, 24]);
  });

  test('are told apart by their icons', () => {
    const icons = ['deep-madness', 'oracles-betrayal']
      .flatMap((pack) => ofKind(pack, 'monster'))
      .map(({ icon }) => icon);
    expect(new Set(icons).size).toBe(icons.length);
  });
});

describe('spawn cards', () => {
  test.each([
    ['husk', '1, 2 apart, 2 together'],
    ['ravenous', '2 apart, 2 apart, 2 together'],
    ['delirium', '1, 1, 2 apart'],
    ['agony', '1, 2 apart, 2 together'],
    ['blind', '1, 1, 2 apart'],
    ['hysteria', '1, 1, 2 apart'],
    ['putrid', '1, 1, 1'],
    ['twisted', '1, 1, 1'],
    ['drifter', '1, 1, 1'],
    ['immortal', '1, 1, 1'],
    ['wrecked', '1, 1, 2 together'],
    ['bathophobia', '1, 1'],
    ['madness-within', '1'],
    ['substance', '1, 1'],
  ])('of %s', (monster, cards) => {
    expect(spawnWords('deep-madness', monster)).toBe(cards);
  });

  test.each([
    ['victim', '3 apart, 3 apart, 3 together, 2 apart'],
    ['collector', '1, 1, 2 apart, 2 apart'],
    ['dissected', 'they act, 1, 1, 1'],
    ['william-unmoored', '1, 1'],
  ])('of %s', (monster, cards) => {
    expect(spawnWords('oracles-betrayal', monster)).toBe(cards);
  });

  test('are 38 in the base and 14 in the expansion', () => {
    const cards = (pack: string) => total(ofKind(pack, 'spawn').map(copies));
    expect([cards('deep-madness'), cards('oracles-betrayal')]).toEqual([38, 14]);
  });

  test.each(['deep-madness', 'oracles-betrayal'])(
    'of one pass never ask for more figures than there are: %s',
    (pack) => {
      for (const monster of ofKind(pack, 'monster').filter(({ rank }) => rank === 'normal')) {
        const wanted = ofKind(pack, 'spawn')
          .filter((card) => card.monster === monster.id)
          .map((card) => copies(card) * (card.count as number));
        expect([monster.id, total(wanted) <= (monster.supply as number)]).toEqual([monster.id, true]);
      }
    },
  );
});

describe('devoured effects', () => {
  const effectsOf = (pack: string) => ofKind(pack, 'devoured').map((effect) => `${effect.id} x${copies(effect)}`);

  test('are 44 in the base', () => {
    expect(effectsOf('deep-madness')).toEqual([
      'black-water x5',
      'cold-seep x6',
      'dead-air x5',
      'feeding-wall x5',
      'rust-teeth x6',
      'silt x6',
      'still-water x6',
      'undertow x5',
    ]);
    expect(total(ofKind('deep-madness', 'devoured').map(copies))).toBe(44);
  });

  test('are 8 more in the expansion', () => {
    expect(effectsOf('oracles-betrayal')).toEqual(['hardening x4', 'quickened-claw x4']);
  });
});

describe('investigators', () => {
  /** `roman-asimov 9/5/4/0`: health, sanity, Escape, Resistance, then what he starts with. */
  const peopleOf = (pack: string) =>
    ofKind(pack, 'character').map(({ id, stats, gear }) => {
      const numbers = ['health', 'sanity', 'escape', 'resistance'].map(
        (stat) => (stats as Record<string, number>)[stat],
      );
      return [`${id} ${numbers.join('/')}`, ...((gear ?? []) as string[])].join(' ');
    });

  test('of the base', () => {
    expect(peopleOf('deep-madness')).toEqual([
      'arthur-weyland 8/4/4/0 weapon/pistol',
      'felicia-armitage 8/3/4/0 weapon/scalpel',
      'jared-drake 9/4/5/0 weapon/pistol',
      'randi-carter 7/5/5/0 tool/flashlight',
      'roman-asimov 9/5/4/0',
      'samuel-smith 10/3/4/1 weapon/smg',
    ]);
  });

  test('of the expansion', () => {
    expect(peopleOf('oracles-betrayal')).toEqual(['clarence-branom 8/5/4/0 once/sedative', 'hannah 7/4/5/0']);
  });
});
