/**
 * The cards of Morrow Hill as they are meant to be printed: how many of each, what they cost, how long they cool, what they
 * bear. A number that is changed by mistake is found here; one that is changed on purpose is changed here too.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../engine/content';

const folder = join(import.meta.dirname, '../../content/lobotomy');
const ofKind = (kind: string): Item[] =>
  readdirSync(join(folder, kind), 'utf8')
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, kind, file), 'utf8')) as Item);

const itemOf = (kind: string, id: string) => JSON.parse(readFileSync(join(folder, kind, `${id}.json`), 'utf8')) as Item;

const copies = (card: Item) => (card.copies as number | undefined) ?? 1;
const costOf = (card: Item) => (card.cost as { ap?: number } | undefined)?.ap ?? 0;
const bears = (card: Item, keyword: string) =>
  ((card.keywords ?? []) as { keyword: string }[]).some((each) => each.keyword === keyword);
const sizeOf = (card: Item) => (bears(card, 'small') ? ' small' : bears(card, 'large') ? ' large' : '');

/** `red-mist A1 3`: an attack of 1 AP that cools for 3. */
const skillWords = (card: Item) =>
  `${card.id} ${String(card.type).charAt(0).toUpperCase()}${costOf(card)} ${card.cooldown}`;

/** `3d r2 precision`: three dice, two spaces away; `e` after dice for each enemy of a space. */
function attackWords(card: Item): string {
  const [attack] = (card.attacks ?? []) as { dice: number; range?: number; symbols?: string[]; area?: string }[];
  if (attack === undefined) return '';
  const range = attack.range === undefined ? '' : ` r${attack.range}`;
  return [`${attack.dice}d${attack.area === undefined ? '' : 'e'}${range}`, ...(attack.symbols ?? [])].join(' ');
}

describe('basic skills', () => {
  test.each([
    ['beatrix-oyelaran', ['bedside-manner U0 4', 'bone-needle A1 3', 'steady-drip D0 4', 'triage U1 3']],
    ['calder-nwosu', ['corner-work U0 3', 'haymaker A1 4', 'one-two A1 3', 'slip D0 4']],
    [
      'emil-straka',
      ['division-by-zero A2 6', 'expected-value U0 2', 'null-hypothesis D0 4', 'proof-by-exhaustion A1 4'],
    ],
    ['ilse-varga', ['field-dressing A1 3', 'glass-eyes D0 3', 'lifelike U1 4', 'specimen U0 3']],
    ['marta-quillon', ['clear-the-line U1 2', 'coupling-rod A1 3', 'emergency-brake D0 3', 'night-timetable U0 4']],
    ['osgood-pell', ['bring-it-down A2 5', 'hard-hat D0 4', 'load-bearing A1 4', 'site-clearance U1 2']],
    ['tobias-renn', ['back-to-the-wall D0 3', 'deadbolt U1 3', 'nine-tumblers U0 2', 'spring-trap A1 4']],
    ['wren-hollis', ['dream-logic U1 5', 'not-in-the-bed D0 4', 'sleepwalk U0 3', 'under-the-mattress A0 3']],
  ])('of %s', (owner, skills) => {
    expect(
      ofKind('skill')
        .filter((skill) => skill.character === owner)
        .map(skillWords),
    ).toEqual(skills);
  });
});

describe('disorders', () => {
  test.each([
    [
      'aggression',
      [
        '1 bared-teeth D0 3',
        '2 both-hands A1 4',
        '2 clean-swing A1 4',
        '2 finish-it A0 3',
        '2 grudge U0 3',
        '2 headbutt A0 2',
        '2 nothing-left-to-lose U0 3',
        '2 red-mist A1 3',
        '2 return-post D0 3',
        '1 roar U1 4',
        '1 slammed-door U0 2',
        '1 ward-furniture A1 3',
      ],
    ],
    [
      'ocd',
      [
        '2 check-the-lock U1 3',
        '3 count-again U0 2',
        '2 do-not-touch D0 3',
        '2 even-numbers U0 3',
        '2 everything-in-its-place U0 3',
        '2 index-card U0 4',
        '1 rinse D0 2',
        '2 sterilise U1 3',
        '2 straight-line A1 3',
        '2 third-time A1 5',
      ],
    ],
    [
      'anxiety',
      [
        '3 bolt U0 3',
        '2 catastrophise D0 3',
        '2 cornered A1 3',
        '2 flinch D0 2',
        '2 hypervigilance D0 4',
        '2 panic-swing A0 3',
        '2 pins-and-needles U0 3',
        '1 play-dead D0 4',
        '2 rehearsed-exit U1 4',
        '2 shallow-breathing U0 2',
      ],
    ],
    [
      'schizophrenia',
      [
        '2 borrowed-body U2 6',
        '2 double-vision D0 3',
        '2 elsewhere U1 4',
        '2 nobody-home D0 4',
        '2 not-my-hands A1 3',
        '3 second-opinion U0 3',
        '2 static A1 3',
        '2 the-man-in-the-corner U0 3',
        '1 thin-wall U1 2',
        '2 voices-in-chorus A1 5',
      ],
    ],
    [
      'phobia',
      [
        '2 averted-eyes D0 2',
        '2 brace D0 2',
        '2 bright-light A1 5',
        '2 contaminated A1 3',
        '2 crowd-dread U0 2',
        '2 do-not-come-in U1 4',
        '3 keep-away U0 2',
        '2 safe-corner D0 3',
        '1 small-room U0 2',
        '2 worst-case A1 3',
      ],
    ],
  ])('of %s', (family, cards) => {
    const deck = ofKind('disorder').filter((card) => card.family === family);
    expect(deck.map((card) => `${copies(card)} ${skillWords(card)}`)).toEqual(cards);
  });
});

test('weapons', () => {
  const words = (card: Item) =>
    `${copies(card)} ${card.id} ${attackWords(card)}, ${card.durability ?? 'no'} durability${sizeOf(card)}`;
  expect(ofKind('weapon').map(words)).toEqual([
    '2 bed-slat 4d, 3 durability',
    '1 boiler-poker 5d fire, 4 durability',
    '2 bone-saw 5d precision, 4 durability',
    '2 broom-handle 4d, 5 durability',
    '1 chain-and-padlock 3de, 5 durability large',
    '1 chapel-cross 5d holy, 6 durability',
    '1 chapel-ewer 3de holy, 3 durability',
    '1 cryostat-flask 4d r1 frost, 3 durability',
    '1 electrode-paddles 5d power, 3 durability large',
    '1 extinguisher 2de r1 frost, 3 durability large',
    '1 fire-axe 7d, 5 durability large',
    '1 flare-pistol 6d r2 fire, 2 durability',
    '1 nail-gun 4d r2, 3 durability large',
    '2 orderlys-baton 4d power, 4 durability',
    '1 radiator-key 4d, no durability',
    '2 scalpel-roll 4d precision, 3 durability small',
    '1 seance-bell 4d r1 ghostly, 4 durability',
    '1 sledgehammer 6d power, 6 durability large',
    '1 slingshot 3d r2 precision, 5 durability',
  ]);
});

test('equipment', () => {
  const words = (card: Item) =>
    `${copies(card)} ${card.id} ${card.charges ?? `durability ${card.durability}`}${sizeOf(card)}`;
  expect(ofKind('equipment').map(words)).toEqual([
    '1 attendants-whistle 3 small',
    '1 bandage-roll 3 small',
    '1 chalk-line 2 small',
    '1 dictaphone 2',
    '2 felt-slippers 3',
    '1 floor-plan 3 small',
    '1 lead-apron durability 6 large',
    '1 mirror-shard 3 small',
    '1 night-bell 1 small',
    '2 padded-jacket durability 4',
    '1 pry-bar 4',
    '1 restraint-belt 2',
    '1 rosary 4 small',
    '1 sandglass 2 small',
    '2 skeleton-keys 3',
    '1 torn-case-file 1 small',
    '1 ward-lantern 4',
  ]);
});

test('drugs', () => {
  const words = (card: Item) =>
    `${copies(card)} ${card.id} ${card.charges ?? `durability ${card.durability}`}${sizeOf(card)}`;
  expect(ofKind('drug').map(words)).toEqual([
    '2 adrenal-phial 2',
    '1 black-draught 1',
    '3 blue-capsules 2',
    '2 lucid-drops 2',
    '1 smelling-salts 3',
    '2 sodium-ampoule 1',
    '2 syrup-of-poppy 2',
    '3 white-tablets 2',
  ]);
});

describe('memories', () => {
  test.each([
    [
      'beatrix-oyelaran',
      ['bed-nine', 'copper-bedpan 4d, no durability', 'morphia-key 2', 'night-register', 'they-always-waved D0 5'],
    ],
    ['calder-nwosu', ['counterweight A1 5', 'purse-money', 'round-eleven', 'the-bell D0 4', 'wrapped-knuckles 4']],
    [
      'emil-straka',
      [
        'fountain-pen 3d r1 ghostly precision, 3 durability small',
        'premium-waiver',
        'reserve-fund 2',
        'table-of-mortality U0 5',
        'the-date',
      ],
    ],
    [
      'ilse-varga',
      [
        'arsenic-soap 3',
        'catalogue-number-41',
        'curved-needle 4d precision, 5 durability small',
        'still-life A1 3',
        'the-fox-in-the-hall U1 5',
      ],
    ],
    [
      'marta-quillon',
      [
        'brass-whistle 3',
        'dead-mans-handle D0 4',
        'lost-property',
        'signal-lamp 4d r1 fire, 4 durability',
        'the-ten-fourteen',
      ],
    ],
    [
      'osgood-pell',
      [
        'a-wall-that-held',
        'firing-order U1 4',
        'plan-of-the-cellar',
        'the-whistle-before D0 3',
        'wrecking-bar 5d, 6 durability',
      ],
    ],
    [
      'tobias-renn',
      [
        'anvil-weight 6d power, 5 durability large',
        'clockwork-sparrow U0 3',
        'pick-number-seven 4',
        'strongbox 1',
        'the-vaults-voice',
      ],
    ],
    [
      'wren-hollis',
      [
        'landing-window',
        'lullaby-second-verse U1 4',
        'moth-jar 3',
        'sewing-shears 4d critical, 4 durability small',
        'someone-left-the-light-on',
      ],
    ],
    [
      undefined,
      [
        'a-corridor-without-doors',
        'lights-out-at-nine',
        'somebody-elses-name',
        'the-cold-ward',
        'what-the-clipboard-said',
      ],
    ],
  ])('of %s', (owner, memories) => {
    const words = (card: Item) => {
      if (card.form === 'skill') return skillWords(card);
      if (card.form === 'weapon')
        return `${card.id} ${attackWords(card)}, ${card.durability ?? 'no'} durability${sizeOf(card)}`;
      return card.form === 'equipment' ? `${card.id} ${card.charges}` : card.id;
    };
    expect(
      ofKind('memory')
        .filter((card) => card.character === owner)
        .map(words),
    ).toEqual(memories);
  });
});

describe('dice and bags', () => {
  const numbers = (id: string) =>
    (itemOf('die', id).faces as { numbers?: Record<string, number> }[]).map((face) =>
      Object.entries(face.numbers ?? {})
        .map(([what, count]) => `${count} ${what}`)
        .join(),
    );
  const pieces = (id: string) =>
    (itemOf('supply', id).pieces as { piece: string; value?: number; count: number }[]).map(
      ({ piece, value, count }) => `${count} ${piece}${value === undefined ? '' : ` ${value}`}`,
    );

  test('the Chaos die has a blank, skulls and a plus; the Defense die has shields on every face', () => {
    expect(numbers('chaos')).toEqual(['', '1 skulls', '1 skulls', '2 skulls', '3 skulls', '1 plus']);
    expect(numbers('defense')).toEqual([1, 1, 2, 2, 3, 4].map((count) => `${count} shields`));
  });

  test('doors: half as many again of each sort as of 24, for the largest board', () => {
    expect(pieces('door-tokens')).toEqual([
      '15 door-open',
      '3 door-barricaded 3',
      '3 door-barricaded 4',
      '3 door-barricaded 6',
      '3 door-locked 2',
      '5 door-locked 3',
      '3 door-locked 4',
      '1 door-locked 5',
    ]);
  });

  test('bodies', () => {
    expect(pieces('body-tokens')).toEqual([
      '3 body-weapon',
      '3 body-equipment',
      '3 body-drug',
      '1 body-patient',
      '1 body-scavenger',
      '1 body-nurse',
    ]);
  });

  test('lockers, with what each costs and who comes if nothing is bought', () => {
    const prices = (id: string) => {
      const search = itemOf('token', id).search as Record<string, number | string>;
      return [search.weapon, search.equipment, search.drug, search.monster].map((each) => each ?? '-').join(' ');
    };
    const found = pieces('locker-tokens').map((words) => `${words}: ${prices(words.slice(2))}`);
    expect(found).toEqual([
      '3 linen-cupboard: - 2 3 -',
      '3 tool-locker: 2 4 - scavenger',
      '3 medicine-chest: - - 2 nurse',
      '3 staff-locker: 3 3 3 patient',
      '3 instrument-cabinet: 3 - 4 nurse',
      '3 visitors-locker: - 3 4 -',
      '3 caretakers-box: 2 3 - patient',
      '3 night-locker: 4 4 2 scavenger',
      '2 evidence-drawer: 4 3 - nurse',
      '2 dispensary-safe: 5 5 4 nurse',
      '2 cot: 3 2 - scavenger',
      '2 laundry-chute: - - 3 patient',
    ]);
  });

  test('twelve memories', () => {
    expect(itemOf('token', 'memory-token').supply).toBe(12);
  });
});
