import { describe, expect, test } from 'vitest';
import { hero, monster, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import type { TableSetup } from '../../conformance/lobotomy/table-content';
import { tool } from './pieces';

/** Characters without insanity to answer with, on these spaces. */
function night(where: Record<string, string>, more: Partial<TableSetup> = {}): Table {
  const table = new Table({ heroes: Object.keys(where).map((id) => hero(id, { health: 20 })), ...more });
  for (const [id, space] of Object.entries(where)) {
    table.put(id, space);
    table.set(id, 'insanity', 7);
  }
  return table;
}

const IN_THE_EYES_OF_MONSTERS = { viewer: "viewer.kind == 'monster'", sees: 'it == self', as: 'character' };
const counted = (id: string, more: object = {}) => ({
  kind: 'token',
  id,
  source: 'original' as const,
  name: id,
  views: [{ id: 'taken-for-one', ...IN_THE_EYES_OF_MONSTERS }],
  ...more,
});
const DETAINEE = counted('detainee', { stats: { health: 3, defense: 0 } });
const DECOY = counted('decoy');
const CLAW = { attacks: [{ id: 'claw', dice: 2 }] };

describe('what a view makes count as a character', () => {
  test('draws the march when it is nearest, and holds monsters on its space', () => {
    const table = night({ one: 'B-12' }, { items: [monster('ghoul', { ap: 9 }), DECOY] });
    const ghoul = table.spawn('ghoul', 'B-1');
    table.spawn('decoy', 'B-4');
    table.choose('end-turn').choose('end-turn');
    expect(table.at(ghoul)).toBe('B-4');
  });

  test('does so only for those whom the view is for', () => {
    const view = { ...IN_THE_EYES_OF_MONSTERS, viewer: "viewer.def == 'hound'" };
    const table = night(
      { one: 'B-12' },
      {
        items: [
          monster('ghoul', { ap: 1 }),
          monster('hound', { ap: 1 }),
          counted('decoy', { views: [{ id: 'bone', ...view }] }),
        ],
      },
    );
    const [ghoul, hound] = [table.spawn('ghoul', 'B-6'), table.spawn('hound', 'B-6')];
    table.spawn('decoy', 'B-4');
    table.choose('end-turn');
    expect([table.at(ghoul), table.at(hound)]).toEqual(['B-7', 'B-5']);
  });

  test('is not gone for where the monster may not target it', () => {
    const permits = [{ id: 'hidden', what: 'target', where: "other.def == 'decoy'", allow: false }];
    const table = night(
      { one: 'B-12' },
      { items: [monster('ghoul', { ap: 1 }), DECOY], scenario: scenario('table', { text: 'Hide.', permits }) },
    );
    const ghoul = table.spawn('ghoul', 'B-6');
    table.spawn('decoy', 'B-4');
    table.choose('end-turn');
    expect(table.at(ghoul)).toBe('B-7');
  });

  test('draws a runner that sees it', () => {
    const table = night(
      { one: 'C-1' },
      { items: [monster('hound', { ap: 1 }, { keywords: [{ keyword: 'runner' }] }), DECOY] },
    );
    const hound = table.spawn('hound', 'B-1');
    table.spawn('decoy', 'B-9');
    table.choose('end-turn');
    expect(table.at(hound)).toBe('B-9');
  });

  test('is attacked by its Defense and health if it has any, and killed at none', () => {
    const told = [
      { id: 'lost', when: 'kill', if: "event.target.def == 'detainee'", do: [{ effect: 'say', text: 'Lost one.' }] },
    ];
    const table = night(
      { one: 'B-4' },
      {
        items: [monster('ghoul', { ar: 2 }, CLAW), DETAINEE],
        scenario: scenario('table', { text: 'Escort.', triggers: told }),
      },
    );
    table.spawn('ghoul', 'B-4');
    const detainee = table.spawn('detainee', 'B-4');
    expect(table.view().figures.find(({ entity }) => entity === detainee)).toMatchObject({ health: 3, maxHealth: 3 });
    table.dice(2, 2).choose('end-turn');
    expect(table.view().figures.find(({ entity }) => entity === detainee)).toMatchObject({ health: 1, maxHealth: 3 });
    table.dice(2, 2).choose('end-turn');
    expect(table.isGone(detainee)).toBe(true);
    expect(table.lines()).toContain('Lost one.');
    expect(table.read('one', 'damage')).toBe(0);
  });

  test('is never attacked without health, though monsters gather there', () => {
    const table = night({ one: 'C-1' }, { items: [monster('ghoul', { ar: 2 }, CLAW), DECOY] });
    table.spawn('ghoul', 'B-4');
    const decoy = table.spawn('decoy', 'B-4');
    table.choose('end-turn');
    expect([table.rolls(), table.isGone(decoy)]).toEqual([[], false]);
  });

  test('is hit by an area attack on its space, and by a shot from afar', () => {
    const table = night(
      { one: 'B-4' },
      {
        items: [
          monster('ghoul', { ar: 2, ap: 0 }, { attacks: [{ id: 'breath', dice: 2, area: 'space' }] }),
          monster('archer', { ar: 2, ap: 0 }, { attacks: [{ id: 'shot', dice: 1, range: 2 }] }),
          DETAINEE,
        ],
      },
    );
    table.spawn('ghoul', 'B-4');
    table.spawn('archer', 'B-6');
    const detainee = table.spawn('detainee', 'B-4');
    table.choose('end-turn').dice(2, 2, 2, 1).choose('B-4');
    expect([table.read('one', 'damage'), table.isGone(detainee)]).toEqual([1, true]);
  });

  test('can be any figure, as a scenario says', () => {
    const views = [{ id: 'tasty', viewer: "viewer.def == 'ghoul'", sees: "it.def == 'patient'", as: 'character' }];
    const table = night(
      { one: 'C-1' },
      { items: [monster('ghoul', { ar: 2 }, CLAW)], scenario: scenario('table', { text: 'Eat.', views }) },
    );
    table.spawn('ghoul', 'B-4');
    const patient = table.spawn('patient', 'B-4');
    table.dice(2, 2).choose('end-turn');
    expect(table.read(patient, 'health')).toBe(1);
  });

  test('answers nothing for itself: nobody is asked to defend it', () => {
    const table = night({ one: 'C-1' }, { items: [monster('ghoul', { ar: 2 }, CLAW), DETAINEE] });
    table.set('one', 'insanity', 0);
    table.spawn('ghoul', 'B-4');
    const detainee = table.spawn('detainee', 'B-4');
    table.dice(2, 1).choose('end-turn');
    expect([table.question, table.read(detainee, 'health')]).toEqual(['turn', 2]);
  });

  test('is known to expressions', () => {
    const count = tool('count', [
      { effect: 'let', as: 'prey', value: "preyOf(first(inPlay('ghoul')))" },
      { effect: 'say', text: "{prey.size()} of {prey.filter(p, p.kind == 'token').size()}" },
    ]);
    const table = night({ one: 'C-1' }, { items: [monster('ghoul'), DECOY, count] });
    table.spawn('ghoul', 'B-4');
    table.spawn('decoy', 'B-6');
    table.give('one', 'count');
    expect(table.choose('count').lines().at(-1)).toContain('2 of 1');
  });
});

describe('a token with health', () => {
  test('is hurt and healed by effects, never beyond what is printed', () => {
    const tools = [
      tool('knife', [{ effect: 'damage', to: "inPlay('detainee')", amount: 2 }]),
      tool('gauze', [{ effect: 'heal', who: "inPlay('detainee')", amount: 5 }]),
    ];
    const table = night({ one: 'B-4' }, { items: [DETAINEE, ...tools] });
    for (const { id } of tools) table.give('one', id);
    const detainee = table.spawn('detainee', 'B-4');
    expect(table.choose('knife').read(detainee, 'health')).toBe(1);
    expect(table.choose('gauze').read(detainee, 'health')).toBe(3);
  });

  test('may come back instead of being killed, as its own trigger says', () => {
    const sleeper = counted('sleeper', {
      stats: { health: 4 },
      triggers: [
        {
          id: 'wake',
          when: 'kill',
          timing: 'instead',
          if: 'event.target == self',
          do: [{ effect: 'heal', who: 'self', amount: 3 }],
        },
      ],
    });
    const table = night(
      { one: 'B-4' },
      { items: [sleeper, tool('knife', [{ effect: 'damage', to: "inPlay('sleeper')", amount: 9 }])] },
    );
    table.give('one', 'knife');
    const entity = table.spawn('sleeper', 'B-4');
    expect(table.choose('knife').read(entity, 'health')).toBe(3);
    expect(table.isGone(entity)).toBe(false);
  });
});

describe('a friendly monster', () => {
  const tame = { keywords: [{ keyword: 'friendly' }] };

  test('neither marches, attacks nor holds anybody', () => {
    const table = night({ one: 'B-4', two: 'B-9' }, { items: [monster('dog', { ap: 3 }, tame)] });
    const dog = table.spawn('dog', 'B-4');
    expect(table.offers('move:')).not.toEqual([]);
    table.choose('end-turn').choose('end-turn');
    expect([table.at(dog), table.rolls()]).toEqual(['B-4', []]);
  });

  test('is no target of characters, nor of their area attacks', () => {
    const table = night({ one: 'B-4' }, { items: [monster('dog', {}, tame)] });
    table.spawn('dog', 'B-4');
    expect(table.offers('attack:')).toEqual([]);
    table.give('one', 'weapon/chain-and-padlock');
    const patient = table.spawn('patient', 'B-4');
    table.dice(6, 6, 6).choose('chain-and-padlock');
    expect([table.isGone(patient), table.read(table.entity('dog'), 'damage')]).toEqual([true, 0]);
  });

  test('is passed by by other monsters, unless a view makes it count for them', () => {
    const views = [{ id: 'meat', viewer: "viewer.kind == 'monster'", sees: 'it == self', as: 'character' }];
    for (const parts of [tame, { ...tame, views }]) {
      const table = night(
        { one: 'B-12' },
        { items: [monster('ghoul', { ap: 3, ar: 2 }, CLAW), monster('dog', { health: 3, defense: 0 }, parts)] },
      );
      const ghoul = table.spawn('ghoul', 'B-2');
      const dog = table.spawn('dog', 'B-4');
      const isMeat = parts !== tame;
      table.dice(...(isMeat ? [2, 2] : [])).choose('end-turn');
      expect([table.at(ghoul), table.read(dog, 'damage')]).toEqual(isMeat ? ['B-4', 2] : ['B-5', 0]);
    }
  });

  test('is no target of cards that pick a monster either', () => {
    const cards = ['skill/one-two', 'disorder/third-time', 'disorder/keep-away', 'equipment/restraint-belt'];
    const offered = (parts: Readonly<Record<string, unknown>>) => {
      const table = night({ one: 'B-4' }, { items: [monster('dog', {}, parts)] });
      for (const card of cards) table.give('one', card);
      table.spawn('dog', 'B-4');
      return table.offers('use:').length;
    };
    expect([offered({}), offered(tame)]).toEqual([4, 0]);
  });

  test('has its share of an Inspiring Presence on the characters’ side', () => {
    const banner = {
      kind: 'condition',
      id: 'banner',
      source: 'original' as const,
      name: 'Banner',
      keywords: [{ keyword: 'inspiring-presence' }],
    };
    const table = night({ one: 'B-4', two: 'B-4' }, { items: [monster('dog', {}, tame), banner] });
    const [dog, patient] = [table.spawn('dog', 'B-4'), table.spawn('patient', 'B-4')];
    table.afflict('one', 'banner');
    expect(['one', 'two', dog, patient].map((figure) => table.read(figure, 'dice'))).toEqual([0, 1, 1, 0]);
  });

  test('is made so by a condition, and again an enemy without it', () => {
    const collared = { kind: 'condition', id: 'collared', source: 'original' as const, name: 'Collared', ...tame };
    const unleash = tool('unleash', [{ effect: 'clear', condition: 'collared', of: 'monsters' }]);
    const table = night({ one: 'B-4' }, { items: [monster('ghoul', { ar: 2 }, CLAW), collared, unleash] });
    const ghoul = table.spawn('ghoul', 'B-4');
    table.afflict(ghoul, 'collared');
    expect(table.offers('attack:')).toEqual([]);
    table.choose('end-turn');
    expect(table.rolls()).toEqual([]);
    table.give('one', 'unleash');
    table.dice(2, 2).choose('unleash').choose('end-turn');
    expect(table.read('one', 'damage')).toBe(1);
  });

  test('may be so for a while by a lasting effect', () => {
    const calm = tool('calm', [
      { effect: 'lasting', on: 'monsters', until: 'end-of-turn', keywords: [{ keyword: 'friendly' }] },
    ]);
    const table = night({ one: 'B-4' }, { items: [monster('ghoul', { ar: 2 }, CLAW), calm] });
    table.spawn('ghoul', 'B-4');
    table.give('one', 'calm');
    expect(table.offers('attack:')).not.toEqual([]);
    expect(table.choose('calm').offers('attack:')).toEqual([]);
    table.dice(2, 2).choose('end-turn');
    expect(table.read('one', 'damage')).toBe(1);
  });
});
