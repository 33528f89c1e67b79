/** What madness and possessed cards do to whoever draws them, each in a real game. */
import { describe, expect, test } from 'vitest';
import { type CardTableSetup, cardTable, hero, stack } from './card-table';
import type { Table } from './table';
import { monster as figure } from './table-content';

/** A monster that does nothing by itself. */
const monster = (id: string, stats: object = {}, more: object = {}) =>
  figure(id, { trap: 0, health: 6, ...stats }, { behavior: [], ...more });

const WALKER = monster('walker', { trap: 9 }, { behavior: [{ step: 'move' }] });

/**
 * Ann draws a madness card: she has nothing but exhausted tokens and rolls with a Trepan Drill, whose price is madness; with a
 * sanity of 1 each madness token draws a card. The Walker that she drills is in hall-a with her, Bob too.
 */
function drawing(card: string, more: CardTableSetup = {}): Table {
  const items = [monster('post', { health: 90 }), WALKER, ...(more.items ?? [])];
  const at = cardTable({ heroes: [hero('ann', { sanity: 1 }), hero('bob')], ...more, items });
  at.give('ann', 'weapon/trepan-drill');
  at.spawn('post', 'hall-a');
  at.set('ann', 'exhausted', 1);
  stack(at, 'madness', card);
  return at;
}

/** The attack that costs the sanity. */
function drill(at: Table): Table {
  return at.dice(1, 1).choose('trepan-drill');
}

describe('madness cards', () => {
  test('are kept when they have been resolved', () => {
    const at = drill(drawing('madness/raw-skin'));
    expect(at.cards('madness', 'ann')).toEqual(['raw-skin']);
    expect([at.read('ann', 'wounds'), at.read('ann', 'madness'), at.read('ann', 'clear')]).toEqual([1, 0, 1]);
  });

  test('Blind Retreat: two spaces away from the nearest monster, whatever the Trap', () => {
    const at = drawing('madness/blind-retreat');
    at.spawn('walker', 'hall-a');
    drill(at);
    expect(at.at('ann')).toBe('hall-c');
  });

  test('Blind Retreat does not free who is Slowed', () => {
    const at = drawing('madness/blind-retreat');
    at.set('ann', 'slowed', 1);
    expect(drill(at).at('ann')).toBe('hall-a');
  });

  test('Locked Joints: Paralysed, which costs an action of the next activation', () => {
    const at = drill(drawing('madness/locked-joints'));
    expect(at.read('ann', 'paralysed')).toBe(1);
    at.choose('end').untilTurnOf('ann');
    expect([at.read('ann', 'actions'), at.read('ann', 'paralysed')]).toEqual([2, 0]);
  });

  test('Wrong Faces: a wound for everybody else in the space', () => {
    const at = drill(
      drawing('madness/wrong-faces', { heroes: [hero('ann', { sanity: 1 }), hero('bob'), hero('cyd')] }),
    );
    expect(['ann', 'bob', 'cyd'].map((each) => at.read(each, 'wounds'))).toEqual([0, 1, 1]);
  });

  test('Open Hands: an item of her choice goes', () => {
    const at = drawing('madness/open-hands');
    at.give('ann', 'weapon/pistol');
    drill(at).choose('pistol');
    expect(at.cards('inventory', 'ann')).toEqual(['trepan-drill']);
  });

  test('Open Hands: who has nothing exhausts 1', () => {
    const at = cardTable({ heroes: [hero('ann', { sanity: 1 }), hero('bob')] });
    at.set('ann', 'extraSanity', 1);
    at.top('madness/open-hands', 'madness');
    at.top('consciousness/adrenaline', 'consciousness');
    at.choose('lucid').choose('flip');
    expect([at.cards('madness', 'ann'), at.read('ann', 'exhausted')]).toEqual([['open-hands'], 1]);
  });

  test('Vertigo and Tremor of the Will: a status each', () => {
    expect(drill(drawing('madness/vertigo')).read('ann', 'slowed')).toBe(1);
    expect(drill(drawing('madness/tremor-of-the-will')).read('ann', 'weakened')).toBe(1);
  });

  test('Phantom Limb: two Weakened', () => {
    expect(drill(drawing('madness/phantom-limb')).read('ann', 'weakened')).toBe(2);
  });

  test('It Heard You: the nearest monster acts once', () => {
    const at = drawing('madness/it-heard-you', {
      items: [monster('post', { health: 90 }, { behavior: [{ step: 'attack' }] })],
    });
    expect(drill(at).read('ann', 'wounds') + at.read('bob', 'wounds')).toBe(0);
    const asked = at.question;
    expect(asked).not.toBe('turn');
  });

  test('Pressure Dream: the open hatchways of the space close, and 1 oxygen is gone', () => {
    const at = drawing('madness/pressure-dream');
    at.put('ann', 'hall-c');
    at.spawn('post', 'hall-c');
    drill(at);
    expect(at.hatchState('hall-c', 'side-a')).toBe('closed');
    expect([at.read('ann', 'oxygen'), at.read(at.game, 'hatchClosed')]).toEqual([2, 11]);
  });

  test('Contagion: everybody else in sight exhausts 1', () => {
    const at = drawing('madness/contagion', { heroes: [hero('ann', { sanity: 1 }), hero('bob'), hero('cyd')] });
    at.put('bob', 'hall-c');
    at.put('cyd', 'nook-a');
    drill(at);
    expect(['bob', 'cyd'].map((each) => at.read(each, 'exhausted'))).toEqual([1, 0]);
  });
});

describe('madness cards of the expansion', () => {
  test('Victimized: three Victims in her space', () => {
    const at = drill(drawing('madness/victimized', { slots: ['victim'] }));
    expect(at.everywhere('victim')).toEqual(['hall-a', 'hall-a', 'hall-a']);
  });

  test('Victimized in a game without Victims: the next card instead', () => {
    const at = drawing('madness/victimized');
    stack(at, 'madness', 'madness/victimized', 'madness/raw-skin');
    drill(at);
    expect(at.everywhere('victim')).toEqual([]);
    expect(at.read('ann', 'wounds')).toBe(1);
    expect(at.cards('madness', 'ann').sort()).toEqual(['raw-skin', 'victimized']);
  });

  test('Collecting Souls: two Collectors in the next devoured rooms', () => {
    const at = drill(drawing('madness/collecting-souls', { slots: ['collector'], devoured: ['far', 'nook'] }));
    expect(at.everywhere('collector').sort()).toEqual(['far-a', 'nook-a']);
  });

  test('Collecting Souls brings no more than are left, and is no defeat', () => {
    const at = drawing('madness/collecting-souls', { slots: ['collector'], devoured: ['far'] });
    for (let n = 0; n < 7; n++) at.spawn('collector', 'nook-a');
    drill(at);
    expect(at.everywhere('collector')).toHaveLength(8);
    expect(at.result).toBe('');
  });

  test('Vivisection: a Dissected appears and acts once', () => {
    const at = drill(drawing('madness/vivisection', { slots: ['dissected'] }));
    expect(at.everywhere('dissected')).toEqual(['hall-a']);
    expect(at.lines().join()).toContain('Dissected');
  });

  test('Vivisection in a game without one: 2 wounds', () => {
    const at = drill(drawing('madness/vivisection'));
    expect([at.everywhere('dissected'), at.read('ann', 'wounds')]).toEqual([[], 2]);
  });

  test('Thread Pulled without will cards: 1 Weakened', () => {
    expect(drill(drawing('madness/thread-pulled')).read('ann', 'weakened')).toBe(1);
  });

  test('Thread Pulled where will cards lie out: a puppet card', () => {
    const at = drawing('madness/thread-pulled');
    at.give('bob', 'will/guided-hand');
    drill(at);
    expect([at.cards('secret', 'ann').length, at.read('ann', 'weakened')]).toEqual([1, 0]);
  });

  test('White Corridor: to the next devoured room', () => {
    expect(drill(drawing('madness/white-corridor', { devoured: ['nook'] })).at('ann')).toBe('nook-a');
  });

  test('Absent Self: the consciousness cards go, or a wound comes', () => {
    const at = drawing('madness/absent-self');
    at.give('ann', 'consciousness/adrenaline');
    drill(at);
    expect([at.cards('hand', 'ann'), at.read('ann', 'wounds')]).toEqual([[], 0]);
    expect(drill(drawing('madness/absent-self')).read('ann', 'wounds')).toBe(1);
  });

  test('Case Notes: everybody takes madness or discards an item', () => {
    const at = drawing('madness/case-notes');
    drill(at).choose('item');
    expect(at.cards('inventory', 'ann')).toEqual([]);
    expect(at.read('bob', 'madness')).toBe(1);
  });
});

describe('possessed cards', () => {
  const possessed = (card: string, more: CardTableSetup = {}) => {
    const at = cardTable({
      heroes: [hero('ann'), hero('bob')],
      items: [WALKER, monster('post', { health: 90 })],
      ...more,
    });
    at.give('ann', `possessed/${card}`);
    return at;
  };

  test('the third kept madness card draws one, and all three go', () => {
    const at = drawing('madness/raw-skin');
    stack(at, 'possessed', 'possessed/absent-pilot');
    at.give('ann', 'madness/vertigo', 'madness');
    at.give('ann', 'madness/contagion', 'madness');
    drill(at);
    expect([at.cards('madness', 'ann'), at.cards('possession', 'ann')]).toEqual([[], ['absent-pilot']]);
  });

  test('all actions of an activation shed it, and they count as a Rest', () => {
    const at = possessed('hollow-choir');
    at.give('ann', 'will/unearthed-exploitation');
    at.choose('shed-possession');
    expect([at.cards('possession', 'ann'), at.cards('discard:possessed')]).toEqual([[], ['hollow-choir']]);
    expect(at.cards('secret', 'ann')).toHaveLength(1);
    expect(at.read('ann', 'actions')).toBe(0);
  });

  test('who has but two actions sheds it with those; who has acted does not', () => {
    const at = possessed('absent-pilot');
    at.choose('search:search').choose('Keep nothing');
    expect(at.offers('shed-possession')).toEqual([]);
    at.choose('end').untilTurnOf('ann').choose('shed-possession');
    expect(at.cards('possession', 'ann')).toEqual([]);
  });

  test('Hollow Choir: whoever is in her space when her activation ends exhausts 1', () => {
    const at = possessed('hollow-choir');
    at.choose('end').untilTurnOf('bob');
    expect([at.read('ann', 'exhausted'), at.read('bob', 'exhausted')]).toEqual([1, 1]);
  });

  test('Marionette: she goes a space toward the nearest monster before she acts', () => {
    const at = possessed('marionette');
    at.spawn('post', 'hall-c');
    at.choose('end').untilTurnOf('ann');
    expect(at.at('ann')).toBe('hall-b');
  });

  test('Foreign Pulse: nobody heals her', () => {
    const at = possessed('foreign-pulse');
    at.set('ann', 'wounds', 2);
    at.give('ann', 'once/field-dressing');
    expect(at.offers('field-dressing')).toEqual([]);
    at.choose('rest:rest');
    expect(at.question).toBe('turn');
    expect(at.read('ann', 'wounds')).toBe(2);
  });

  test('Sealed Mouth: no trade with her, and nobody chooses her', () => {
    const at = possessed('sealed-mouth');
    at.give('ann', 'weapon/pistol');
    at.set('ann', 'wounds', 2);
    expect(at.offers('trade')).toEqual([]);
    at.choose('end').untilTurnOf('bob');
    at.give('bob', 'once/field-dressing');
    at.give('bob', 'consciousness/borrowed-step');
    expect([...at.offers('trade'), ...at.offers('field-dressing'), ...at.offers('borrowed-step')]).toEqual([]);
  });

  test('Tide in the Lungs: her oxygen refills at 1', () => {
    const at = possessed('tide-in-the-lungs');
    at.choose('end').untilTurnOf('ann');
    expect(at.read('ann', 'oxygen')).toBe(1);
  });

  test('Enemy Within: once per activation, whoever is chosen in her space is wounded by her attack', () => {
    const at = possessed('enemy-within');
    at.spawn('post', 'hall-a');
    at.dice(1, 1).choose('unarmed').choose('keep').choose('bob');
    at.dice(1, 1).choose('unarmed').choose('keep');
    expect([at.read('bob', 'wounds'), at.question]).toEqual([1, 'turn']);
  });

  test('Hungry Shadow: monsters in her space have 1 more Damage', () => {
    const at = possessed('hungry-shadow');
    const [here, there] = [at.spawn('post', 'hall-a'), at.spawn('post', 'hall-b')];
    expect([at.read(here, 'damage'), at.read(there, 'damage')]).toEqual([2, 1]);
  });

  test('Absent Pilot: two actions', () => {
    expect(possessed('absent-pilot').read('ann', 'actions')).toBe(2);
  });
});
