import { describe, expect, test } from 'vitest';
import { isPermitted, isTreatedAs, treatedAs } from '../../engine/language/permits';
import { BOB, type Sandbox, sandbox } from './sandbox';

type Permit = Record<string, unknown>;

let count = 0;
const permit = (fields: Permit): Permit => ({
  id: `p${count++}`,
  what: 'leave-space',
  where: true,
  allow: false,
  ...fields,
});
const carrier = (kind: string, id: string, ...permits: Permit[]) => ({ kind, id, permits: permits.map(permit) });

const may = (table: Sandbox, who: string, object = 'none', byDefault = true) =>
  isPermitted(table.play, 'leave-space', table.value(who), table.value(object), byDefault);

describe('permits', () => {
  test('leave what the system says when none fits', () => {
    const table = sandbox([], { items: [carrier('monster', 'nurse', { where: false })] });
    expect([may(table, 'ann'), may(table, 'ann', 'none', false)]).toEqual([true, false]);
  });

  test('are about who acts, `it`, and the object, `other`', () => {
    const items = [carrier('monster', 'nurse', { where: 'it.space.number == 2 && other == self' })];
    const table = sandbox([], { items });
    expect([may(table, 'bob', 'nurse'), may(table, 'bob', 'ann'), may(table, 'ann', 'nurse')]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('count only while their condition holds', () => {
    const items = [carrier('monster', 'nurse', { while: 'self.health < 3' })];
    const table = sandbox([{ effect: 'damage', to: "first(inPlay('nurse'))", amount: 1 }], { items });
    expect([may(table, 'ann'), may(table.run(), 'ann')]).toEqual([true, false]);
  });

  test('a no beats a yes on carriers that are equally near', () => {
    const items = [carrier('monster', 'nurse', { allow: true }, { allow: false })];
    expect(may(sandbox([], { items }), 'ann')).toBe(false);
  });

  test('a yes on a nearer carrier beats a no: on the one that acts, then on cards, then on the scenario', () => {
    const no = { allow: false };
    const yes = { allow: true };
    const bobs = carrier('character', 'bob', yes);
    expect(may(sandbox([], { items: [carrier('scenario', 'test', no), bobs] }), 'bob')).toBe(true);
    expect(
      may(sandbox([], { items: [carrier('monster', 'nurse', yes), carrier('scenario', 'test', no)] }), 'bob'),
    ).toBe(true);
    expect(
      may(sandbox([], { items: [carrier('monster', 'nurse', no), carrier('scenario', 'test', yes)] }), 'bob'),
    ).toBe(false);
  });

  test('can be asked in expressions', () => {
    const table = sandbox([], { items: [carrier('monster', 'nurse', { where: "it == first(inPlay('bob'))" })] });
    expect([table.value("bob.can('leave-space', none)"), table.value("ann.can('leave-space', none)")]).toEqual([0, 1]);
  });

  test('may last', () => {
    const effects = [{ effect: 'lasting', on: BOB, until: 'end-of-turn', permits: [permit({ where: 'it == self' })] }];
    const table = sandbox(effects).run();
    expect([may(table, 'bob'), may(table, 'ann'), may(table.expire('end-of-turn'), 'bob')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});

const among = (everybody: readonly number[]) => ({
  all: () => everybody,
  has: (it: number) => everybody.includes(it),
});

describe('views', () => {
  const views = [{ id: 'prey', viewer: "viewer.def == 'nurse'", sees: "it.def == 'patient'", as: 'character' }];
  const table = sandbox([], { items: [{ kind: 'scenario', id: 'test', views }] });

  test('say who counts as what in whose eyes', () => {
    const as = table.program.name('character');
    const treats = (viewer: string, it: string) => isTreatedAs(table.play, table.value(viewer), table.value(it), as);
    expect(treats('nurse', "first(inPlay('patient'))")).toBe(true);
    expect(treats('ann', "first(inPlay('patient'))")).toBe(false);
    expect(treats('nurse', 'nurse')).toBe(false);
  });

  test('can be asked in expressions', () => {
    expect(table.value("nurse.treats(first(inPlay('patient')), 'character')")).toBe(1);
    expect(table.value("nurse.treats(first(inPlay('patient')), 'monster')")).toBe(0);
  });

  /** How often everybody is looked at for a viewer, with one view. */
  const searches = (sees: string, viewer: string) => {
    const one = [{ id: 'prey', viewer: "viewer.def == 'nurse'", sees, as: 'character' }];
    const ward = sandbox([], { items: [{ kind: 'scenario', id: 'test', views: one }] });
    let count = 0;
    treatedAs(ward.play, ward.value(viewer), ward.program.name('character'), { all: () => [++count], has: () => true });
    return count;
  };

  test('look at nobody unless one is live for the viewer', () => {
    const anybody = 'it.health < 3';
    expect([searches(anybody, 'ann'), searches(anybody, 'nurse')]).toEqual([0, 1]);
  });

  test('look at nobody else where they name an item, or their carrier', () => {
    expect([searches("it.def == 'patient'", 'nurse'), searches('it == self', 'nurse')]).toEqual([0, 0]);
  });

  test('of a carrier about itself are about nobody else', () => {
    const own = [{ id: 'bait', viewer: true, sees: 'it == self', as: 'character' }];
    const baits = sandbox([], { items: [{ kind: 'monster', id: 'patient', views: own }] });
    const as = baits.program.name('character');
    const everybody = ['ann', 'bob', 'nurse', "first(inPlay('patient'))"].map((who) => baits.value(who));
    expect(treatedAs(baits.play, baits.value('nurse'), as, among(everybody))).toEqual([everybody[3]]);
  });
});
