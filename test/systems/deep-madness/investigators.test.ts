/** Both abilities of each investigator, in games that are played through decisions. */
import { describe, expect, test } from 'vitest';
import { Station, type StationSetup } from './station';

/** Somebody in the dock, first of the track; then others, far away in room 2. */
function solo(hero: string, more: Partial<StationSetup> = {}): Station {
  const others = hero === 'samuel-smith' ? ['roman-asimov'] : ['samuel-smith'];
  const table = new Station({ heroes: [hero, ...others], ...more });
  table.put(hero, '24-a');
  for (const other of others) table.put(other, '2-b');
  return table;
}

describe('starting items', () => {
  test.each([
    ['roman-asimov', []],
    ['samuel-smith', ['smg']],
    ['jared-drake', ['pistol']],
    ['felicia-armitage', ['scalpel']],
    ['randi-carter', ['flashlight']],
    ['arthur-weyland', ['pistol']],
    ['hannah', []],
    ['clarence-branom', ['sedative']],
  ])('of %s', (hero, items) => {
    expect(solo(hero).cards('inventory', hero)).toEqual(items);
  });
});

describe('Roman', () => {
  test('O3: counts the Resistance of a Twisted 1 lower: 5, 6, 2 of a Pistol are 3 wounds of 5', () => {
    const table = solo('roman-asimov');
    table.give('roman-asimov', 'weapon/pistol');
    const twisted = table.spawn('twisted', '24-b');
    table.dice(5, 6, 2).attack('24-b', 'pistol');
    expect(table.read(twisted, 'wounds')).toBe(3);
  });

  test('gains nothing against what has no Resistance', () => {
    const table = solo('roman-asimov');
    const husk = table.spawn('husk', '24-a');
    table.dice(5, 6).attack('24-a');
    expect(table.read(husk, 'wounds')).toBe(2);
  });

  test('cracks a monster for good, four times in all, and no epic one', () => {
    const table = solo('roman-asimov', { slots: ['twisted'] });
    const twisted = table.spawn('twisted', '24-b');
    table.spawn('substance', '24-b');
    table.act('hairline-crack');
    expect(table.read(twisted, 'resistance')).toBe(1);
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
    table.act('hairline-crack').act('hairline-crack');
    expect(table.read(twisted, 'resistance')).toBe(0);
    table.act('hairline-crack');
    expect(table.counter(twisted, 'cracks')).toBe(4);
    expect(table.offers('hairline-crack')).toEqual([]);
    table.hatch('24-a', '5-c', 'closed');
    table.endTurn();
    expect(table.read(twisted, 'resistance')).toBe(0);
  });
});

describe('Samuel', () => {
  test('pulls a monster in sight 1 space closer, once per activation', () => {
    const table = solo('samuel-smith');
    const near = table.spawn('agony', '24-b');
    table.spawn('bathophobia', '24-b');
    table.act('haul-line');
    expect(table.at(near)).toBe('24-a');
    table.spawn('agony', '24-b');
    expect(table.offers('haul-line')).toEqual([]);
  });

  test('walks out of any Trap for 1 sanity and an action, and takes one along who likes', () => {
    const table = solo('samuel-smith');
    table.put('roman-asimov', '24-a');
    table.spawn('agony', '24-a');
    table.spawn('agony', '24-a');
    expect(table.offers('move').filter((key) => key.startsWith('move'))).toEqual([]);
    table.act('dead-weight', 'roman-asimov', 'go', '5-c', '5-a');
    expect(table.at('samuel-smith')).toBe('5-a');
    expect(table.at('roman-asimov')).toBe('5-a');
    expect(table.read('samuel-smith', 'exhausted')).toBe(1);
    expect(table.read('samuel-smith', 'actions')).toBe(2);
  });

  test('leaves behind who says no to him', () => {
    const table = solo('samuel-smith');
    table.put('roman-asimov', '24-a');
    table.choose('dead-weight').choose('roman-asimov');
    expect(table.asked).toBe(table.entity('roman-asimov'));
    table.act('stay', '5-c', '5-a');
    expect(table.at('samuel-smith')).toBe('5-a');
    expect(table.at('roman-asimov')).toBe('24-a');
  });

  test('cannot while he is Slowed', () => {
    const table = solo('samuel-smith');
    table.set('samuel-smith', 'slowed', 1);
    expect(table.offers('dead-weight')).toEqual([]);
  });

  test('O7: takes 1 wound of a Ravenous in spite of his Resistance, and none if he braces', () => {
    const table = solo('samuel-smith', { slots: ['ravenous'] });
    table.spawn('ravenous', '24-a');
    table.endTurn();
    expect(table.read('samuel-smith', 'wounds')).toBe(1);
    const braced = solo('samuel-smith', { slots: ['ravenous'] });
    braced.spawn('ravenous', '24-a');
    braced.endTurn('brace');
    expect(braced.read('samuel-smith', 'wounds')).toBe(0);
    expect(braced.read('samuel-smith', 'exhausted')).toBe(1);
  });
});

describe('Jared', () => {
  test('rolls one die more at another space, and none in his own', () => {
    const table = solo('jared-drake');
    const [far, near] = ['24-b', '24-a'].map((space) => table.spawn('immortal', space)) as [number, number];
    table.dice(6, 6, 6, 6).attack('24-b', 'pistol');
    expect(table.read(far, 'wounds')).toBe(0);
    expect(table.isGone(far)).toBe(true);
    table.dice(6, 1, 1).attack('24-a', 'pistol');
    expect(table.read(near, 'wounds')).toBe(2);
  });

  test('returns fire for 1 sanity after the wounds', () => {
    const table = solo('jared-drake', { slots: ['ravenous'] });
    const ravenous = table.spawn('ravenous', '24-a');
    table.dice(5, 1, 1).endTurn('decline', 'use', 'pistol');
    expect(table.read('jared-drake', 'wounds')).toBe(1);
    expect(table.read('jared-drake', 'exhausted')).toBe(1);
    expect(table.isGone(ravenous)).toBe(true);
  });

  test('or for 2 before them, and then no more', () => {
    const table = solo('jared-drake', { slots: ['immortal'] });
    const immortal = table.spawn('immortal', '24-a');
    table.dice(5, 5, 5).endTurn('use', 'pistol');
    expect(table.read('jared-drake', 'wounds')).toBe(0);
    // One more for the shock of killing what has Horror 2.
    expect(table.read('jared-drake', 'exhausted')).toBe(3);
    expect(table.isGone(immortal)).toBe(true);
  });
  test('returns no fire at what none of his weapons reaches', () => {
    const table = solo('jared-drake', { slots: ['putrid'] });
    table.choose('drop:drop').choose('pistol');
    table.spawn('putrid', '24-b');
    table.hatch('24-a', '5-c', 'closed');
    table.put('jared-drake', '24-a');
    table.set('jared-drake', 'slowed', 0);
    table.endTurn('take');
    expect(table.read('jared-drake', 'wounds')).toBe(2);
  });
});

describe('Felicia', () => {
  test('makes one Move of an activation for nothing', () => {
    const table = solo('felicia-armitage');
    table.move('24-b');
    expect(table.read('felicia-armitage', 'actions')).toBe(3);
    table.move('24-a');
    expect(table.read('felicia-armitage', 'actions')).toBe(2);
    table.endTurn().endTurn();
    table.move('24-b');
    expect(table.read('felicia-armitage', 'actions')).toBe(3);
  });

  test('heals 1 in her space for an action', () => {
    const table = solo('felicia-armitage');
    table.put('samuel-smith', '24-a');
    table.set('samuel-smith', 'wounds', 5);
    table.act('field-surgery');
    expect(table.read('samuel-smith', 'wounds')).toBe(4);
    expect(table.read('felicia-armitage', 'actions')).toBe(2);
  });

  test('heals half of a d6, rounded up, for 1 sanity more', () => {
    const table = solo('felicia-armitage');
    table.put('samuel-smith', '24-a');
    table.set('samuel-smith', 'wounds', 5);
    table.dice(5).act('deep-surgery');
    expect(table.read('samuel-smith', 'wounds')).toBe(2);
    expect(table.read('felicia-armitage', 'exhausted')).toBe(1);
  });

  test('heals nobody elsewhere', () => {
    const table = solo('felicia-armitage');
    table.set('samuel-smith', 'wounds', 5);
    expect(table.offers('surgery')).toEqual([]);
  });
});

describe('Randi', () => {
  test('makes one Search for nothing, and no second one in the round', () => {
    const table = solo('randi-carter');
    table.act('search');
    expect(table.read('randi-carter', 'actions')).toBe(3);
    expect(table.offers('search').filter((key) => key.startsWith('search'))).toEqual([]);
  });

  test('readies 1 for each other investigator who exhausts 1', () => {
    const table = solo('randi-carter', { heroes: ['randi-carter', 'samuel-smith', 'roman-asimov'] });
    table.put('roman-asimov', '2-b');
    table.set('randi-carter', 'exhausted', 3);
    table.act('borrowed-nerve', 'lend', 'keep');
    expect(table.read('randi-carter', 'exhausted')).toBe(2);
    expect(table.read('samuel-smith', 'exhausted') + table.read('roman-asimov', 'exhausted')).toBe(1);
    expect(table.read('randi-carter', 'actions')).toBe(2);
  });
});

describe('Arthur', () => {
  test('draws 3 cards in a Search and keeps 1', () => {
    const table = solo('arthur-weyland');
    for (const card of ['tool/signal-lamp', 'weapon/bone-saw', 'once/flare']) table.top(card, 'search');
    table.act('search', 'bone-saw');
    expect(table.cards('inventory', 'arthur-weyland')).toEqual(['pistol', 'bone-saw']);
  });

  test('reaches 1 space farther with the next attack, which has no other tuning', () => {
    const table = solo('arthur-weyland');
    table.put('arthur-weyland', '24-b');
    const immortal = table.spawn('immortal', '24-b');
    expect(table.offers('unarmed')).toHaveLength(1);
    table.put(immortal, '24-a');
    expect(table.offers('unarmed')).toHaveLength(0);
    table.act('fine-tuning-range');
    table.dice(5, 1).attack('24-a');
    expect(table.read(immortal, 'wounds')).toBe(1);
    expect(table.read('arthur-weyland', 'exhausted')).toBe(1);
    expect(table.offers('unarmed')).toHaveLength(0);
  });

  test.each([
    ['dice', [5, 1, 1, 5], 4],
    ['hit', [4, 1, 1], 2],
    ['damage', [5, 1, 1], 3],
  ])('tunes the %s of an attack before the roll', (what, dice, wounds) => {
    const table = solo('arthur-weyland');
    const immortal = table.spawn('immortal', '24-a');
    table.dice(...dice).attack('24-a', 'pistol', `fine-tuning-${what}`);
    expect(table.read(immortal, 'wounds')).toBe(wounds);
    expect(table.read('arthur-weyland', 'exhausted')).toBe(1);
  });

  test('tunes no damage at range', () => {
    const table = solo('arthur-weyland');
    table.spawn('immortal', '24-b');
    table.choose(table.offers('room-24-b').find((key) => key.includes('pistol')) as string);
    expect(table.question).toBe('before-roll');
    expect(table.offers('fine-tuning-damage')).toEqual([]);
    expect(table.offers('fine-tuning')).toHaveLength(2);
    table.dice(6, 6, 6).choose('nothing');
  });
});

describe('Hannah', () => {
  test('heals 1 after a kill, if she likes', () => {
    const table = solo('hannah');
    table.set('hannah', 'wounds', 3);
    table.spawn('mind-eater', '24-a');
    table.dice(5, 5).attack('24-a', 'unarmed', 'use');
    expect(table.read('hannah', 'wounds')).toBe(2);
  });

  test('has her markers back when her activation begins, once per round', () => {
    const table = solo('hannah', { slots: ['husk'] });
    const husk = table.spawn('husk', '29-b');
    table.hatch('5-a', '29-c', 'wall');
    table.hatch('2-b', '29-a', 'wall');
    table.hatch('10-b', '29-b', 'wall');
    table.act('defective-souls', '1', 'damage');
    expect(table.read(husk, 'damage')).toBe(0);
    expect(table.offers('defective-souls')).toEqual([]);
    table.endTurn();
    expect(table.read(husk, 'damage')).toBe(0);
    table.endTurn();
    expect(table.read(husk, 'damage')).toBe(1);
    expect(table.offers('defective-souls')).toHaveLength(1);
  });

  test('marks those of the kind that come later too', () => {
    const table = new Station({
      heroes: ['samuel-smith', 'hannah'],
      slots: [null, 'ravenous'],
      spawn: 1,
      devoured: [29],
    });
    for (const [room, other] of [
      ['29-c', '5-a'],
      ['29-a', '2-b'],
      ['29-b', '10-b'],
    ] as const)
      table.hatch(room, other, 'wall');
    const damages = () => [1, 2, 3, 4].map((n) => table.read(table.entity('monster/ravenous', n), 'damage'));
    expect(table.everywhere('ravenous')).toEqual(['29-b', '29-b']);
    table.endTurn().act('defective-souls', '1', 'damage').endTurn();
    expect(damages()).toEqual([0, 0, 0, 0]);
    table.endTurn();
    expect(damages()).toEqual([1, 1, 1, 1]);
  });

  test('marks no epic monster', () => {
    const table = solo('hannah', { slots: ['husk', 'bathophobia'] });
    table.spawn('bathophobia', '24-b');
    expect(table.offers('defective-souls')).toEqual([]);
    table.spawn('husk', '24-b');
    table.choose('defective-souls').choose('1').choose('trap');
    expect(table.read(table.entity('monster/bathophobia'), 'trap')).toBe(3);
    expect(table.read(table.entity('monster/husk'), 'trap')).toBe(0);
  });

  test('O5: a Collector under her horror marker dies without a shock', () => {
    const table = solo('hannah', { slots: ['collector'] });
    table.give('hannah', 'weapon/fire-axe');
    const collector = table.spawn('collector', '24-a');
    table.act('defective-souls', '1', 'horror');
    expect(table.read('hannah', 'exhausted')).toBe(1);
    table.dice(5, 5, 1).attack('24-a', 'fire-axe');
    expect(table.isGone(collector)).toBe(true);
    expect(table.read('hannah', 'exhausted')).toBe(1);
  });

  test('O6: a Husk under her damage marker makes no wound', () => {
    const table = solo('hannah', { slots: ['husk'] });
    table.spawn('husk', '24-a');
    table.spawn('mind-eater', '29-b');
    table.act('defective-souls', '1', 'damage', 'husk');
    table.endTurn();
    expect(table.read('hannah', 'wounds')).toBe(0);
  });
});

describe('Clarence', () => {
  test('readies 1 for an investigator within 2 spaces who takes madness, once per round', () => {
    const table = solo('clarence-branom', { slots: ['hysteria'] });
    table.put('samuel-smith', '24-b');
    table.set('clarence-branom', 'exhausted', 2);
    table.spawn('hysteria', '24-a');
    table.endTurn('use');
    expect(table.read('clarence-branom', 'madness')).toBe(1);
    expect(table.read('clarence-branom', 'exhausted')).toBe(0);
  });

  test('gives 2 psycho tokens, one of which is flipped in place of exhausting, for 1 madness', () => {
    const table = solo('clarence-branom');
    table.act('shared-diagnosis', 'samuel-smith');
    expect(table.read('samuel-smith', 'extraSanity')).toBe(2);
    expect(table.read('clarence-branom', 'exhausted')).toBe(1);
    table.spawn('devoured/cold-seep', '2-b');
    table.endTurn();
    table.endTurn('flip');
    expect(table.read('samuel-smith', 'exhausted')).toBe(0);
    expect(table.read('samuel-smith', 'extraSanity')).toBe(1);
    expect(table.read('samuel-smith', 'madness')).toBe(1);
    expect(table.read('samuel-smith', 'clear')).toBe(3);
  });

  test('has 6 psycho tokens in all, those that were flipped among them', () => {
    const table = solo('clarence-branom');
    table.set('samuel-smith', 'extraSanity', 2);
    table.set('samuel-smith', 'extraFlipped', 1);
    table.set('samuel-smith', 'madness', 1);
    table.set('clarence-branom', 'extraSanity', 2);
    table.act('shared-diagnosis', 'exhaust', 'samuel-smith');
    expect(table.read('samuel-smith', 'extraSanity')).toBe(3);
    expect(table.offers('shared-diagnosis')).toEqual([]);
  });
});

describe('the printed cases of wounds and shock', () => {
  test('O1: 5, 6, 2 of a Pistol at a Delirium are 4 damage, 3 wounds: it dies, and nobody is shocked', () => {
    const table = solo('samuel-smith');
    table.give('samuel-smith', 'weapon/pistol');
    const delirium = table.spawn('delirium', '24-b');
    table.dice(5, 6, 2).attack('24-b', 'pistol');
    expect(table.isGone(delirium)).toBe(true);
    expect(table.read('samuel-smith', 'exhausted')).toBe(0);
  });

  test('O2: the same roll, shared 2 and 2, kills two Ravenous', () => {
    const table = solo('samuel-smith');
    table.give('samuel-smith', 'weapon/pistol');
    const pair = [1, 2].map(() => table.spawn('ravenous', '24-b'));
    table.dice(5, 6, 2).attack('24-b', 'pistol', '2 damage');
    expect(pair.map((each) => table.isGone(each))).toEqual([true, true]);
  });

  test('O4: a Collector killed by Jared with 1 clear sanity exhausts it, and the monster die is rolled for each other', () => {
    const table = solo('jared-drake', { slots: ['collector'] });
    table.set('jared-drake', 'exhausted', 3);
    const collector = table.spawn('collector', '24-a');
    table.spawn('collector', '10-a');
    table.dice(5, 6, 1, 5).attack('24-a', 'pistol');
    expect(table.isGone(collector)).toBe(true);
    expect([table.read('jared-drake', 'clear'), table.read('jared-drake', 'exhausted')]).toEqual([0, 4]);
  });
});
