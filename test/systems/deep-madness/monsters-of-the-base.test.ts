/** Each monster of the base by its own card: its steps, its special, what its attack does beside wounds. */
import { describe, expect, test } from 'vitest';
import { Station, type StationSetup } from './station';

/** Roman acts, then the monsters of this kind, then Samuel, who is far away. */
function facing(monster: string, more: Partial<StationSetup> = {}): Station {
  const table = new Station({ heroes: ['roman-asimov', 'samuel-smith'], slots: [monster], ...more });
  table.put('roman-asimov', '24-a');
  table.put('samuel-smith', '2-b');
  return table;
}

describe('Husk', () => {
  test('brings a Mind Eater to its space when none is there', () => {
    const table = facing('husk');
    table.spawn('husk', '24-a');
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(1);
    expect(table.everywhere('mind-eater')).toEqual(['24-a']);
  });

  test('brings none where one is', () => {
    const table = facing('husk');
    table.spawn('husk', '24-a');
    table.spawn('mind-eater', '24-a');
    table.endTurn();
    expect(table.everywhere('mind-eater')).toEqual(['24-a']);
  });

  test('brings none once all six are out, and nothing is lost by it', () => {
    const table = facing('husk');
    table.spawn('husk', '24-a');
    for (let n = 0; n < 6; n++) table.spawn('mind-eater', '29-b');
    table.set('samuel-smith', 'paralysed', 0);
    table.hatch('5-a', '29-c', 'wall');
    table.hatch('2-b', '29-a', 'wall');
    table.hatch('10-b', '29-b', 'wall');
    table.endTurn();
    expect(table.everywhere('mind-eater')).toEqual(Array(6).fill('29-b'));
    expect(table.view().result).toBe(null);
  });
});

describe('Mind Eater', () => {
  test('moves twice, and whom it wounds exhausts 1', () => {
    const table = facing('husk');
    const eater = table.spawn('mind-eater', '5-a');
    table.endTurn();
    expect(table.at(eater)).toBe('24-a');
    expect(table.read('roman-asimov', 'wounds')).toBe(1);
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
  });

  test('takes no sanity where bracing leaves no wound', () => {
    const table = facing('husk');
    table.spawn('mind-eater', '24-a');
    table.endTurn('brace');
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
  });
});

describe('Ravenous', () => {
  test.each([
    [4, 5],
    [5, 7],
  ])('of a target with %i wounds of 9 makes one with %i', (before, after) => {
    const table = facing('ravenous');
    table.spawn('ravenous', '24-a');
    table.set('roman-asimov', 'wounds', before);
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(after);
  });
});

describe('Delirium', () => {
  test('has each investigator within 1 space exhaust 1 before it attacks', () => {
    const table = facing('delirium');
    table.put('samuel-smith', '5-a');
    const delirium = table.spawn('delirium', '5-a');
    table.put('roman-asimov', '5-c');
    table.put('samuel-smith', '2-b');
    table.endTurn();
    expect(table.at(delirium)).toBe('5-c');
    expect(table.read('roman-asimov', 'exhausted')).toBe(1);
    expect(table.read('samuel-smith', 'exhausted')).toBe(0);
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
  });
});

describe('Agony', () => {
  test('slows whom it wounds', () => {
    const table = facing('agony');
    table.spawn('agony', '24-b');
    table.endTurn();
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
    expect(table.read('roman-asimov', 'slowed')).toBe(1);
  });
});

describe('Blind', () => {
  test('turns toward whoever attacked in this round', () => {
    const table = facing('blind');
    const blind = table.spawn('blind', '29-c');
    table.put('samuel-smith', '29-b');
    table.spawn('ravenous', '24-a');
    table.dice(1, 1).attack('24-a').endTurn();
    // One step toward the nearer Samuel, whom it wounds, then one toward the noise.
    expect(table.read('samuel-smith', 'wounds')).toBe(1);
    expect(table.at(blind)).toBe('29-c');
  });

  test('stays where it is when all was quiet', () => {
    const table = facing('blind');
    const blind = table.spawn('blind', '29-c');
    table.put('samuel-smith', '29-b');
    table.endTurn();
    expect(table.at(blind)).toBe('29-b');
  });
});

describe('Hysteria', () => {
  test('weakens whoever shares its space, and gives madness instead of wounds', () => {
    const table = facing('hysteria');
    table.spawn('hysteria', '24-a');
    table.endTurn();
    expect(table.read('roman-asimov', 'weakened')).toBe(1);
    expect(table.read('roman-asimov', 'madness')).toBe(1);
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });

  test('gives madness again when madness lets it act at once', () => {
    const table = facing('hysteria');
    table.set('roman-asimov', 'madness', 2);
    table.top('madness/it-heard-you', 'madness');
    table.spawn('hysteria', '24-a');
    table.endTurn();
    // The third token draws the card, at whose word it acts again: the first of a new count.
    expect(table.read('roman-asimov', 'madness')).toBe(1);
    expect(table.read('roman-asimov', 'weakened')).toBe(2);
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });

  test('passes closed hatches without a test, and leaves them as they are', () => {
    const table = facing('hysteria');
    const hysteria = table.spawn('hysteria', '5-c');
    table.hatch('5-c', '24-a', 'closed');
    table.endTurn();
    expect(table.at(hysteria)).toBe('24-a');
    expect(table.hatchState('5-c', '24-a')).toBe('closed');
  });
});

describe('Putrid', () => {
  test('ruins an item of whom it wounds, by choice', () => {
    const table = facing('putrid');
    table.give('roman-asimov', 'weapon/pistol');
    const vest = table.give('roman-asimov', 'tool/signal-lamp');
    table.spawn('putrid', '24-b');
    table.endTurn('signal-lamp');
    expect(table.read('roman-asimov', 'wounds')).toBe(2);
    expect(table.cards('inventory', 'roman-asimov')).toEqual(['pistol']);
    expect(vest).not.toBe(0);
  });
});

describe('Twisted', () => {
  test('is neither pulled nor slowed', () => {
    const table = facing('twisted', { heroes: ['samuel-smith', 'roman-asimov'] });
    table.put('samuel-smith', '24-a');
    table.put('roman-asimov', '2-b');
    const twisted = table.spawn('twisted', '24-b');
    expect(table.offers('haul-line')).toEqual([]);
    table.spawn('agony', '24-b');
    expect(table.offers('haul-line')).not.toEqual([]);
    expect(table.at(twisted)).toBe('24-b');
  });
});

describe('Drifter', () => {
  test('goes for whoever lost most sanity, passes the others by, and exhausts 2', () => {
    const table = facing('drifter');
    table.put('roman-asimov', '24-a');
    table.put('samuel-smith', '5-c');
    table.set('roman-asimov', 'exhausted', 1);
    const drifter = table.spawn('drifter', '5-a');
    table.endTurn();
    expect(table.at(drifter)).toBe('24-a');
    expect(table.read('roman-asimov', 'exhausted')).toBe(3);
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
    expect(table.read('samuel-smith', 'exhausted')).toBe(0);
  });

  test('attacks nobody else', () => {
    const table = facing('drifter');
    table.put('roman-asimov', '24-a');
    table.put('samuel-smith', '2-b');
    table.set('samuel-smith', 'exhausted', 1);
    const drifter = table.spawn('drifter', '24-a');
    table.endTurn();
    expect(table.at(drifter)).not.toBe('24-a');
    expect(table.read('roman-asimov', 'exhausted')).toBe(0);
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });
});

describe('Immortal', () => {
  test('heals 2 as its last step', () => {
    const table = facing('immortal');
    const immortal = table.spawn('immortal', '24-a');
    table.set(immortal, 'wounds', 5);
    table.endTurn();
    expect(table.read(immortal, 'wounds')).toBe(3);
  });
});

describe('Wrecked', () => {
  test('takes 1 wound at most from an attack', () => {
    const table = facing('wrecked');
    table.give('roman-asimov', 'weapon/fire-axe');
    const wrecked = table.spawn('wrecked', '24-a');
    table.dice(6, 6, 6).attack('24-a', 'fire-axe');
    expect(table.read(wrecked, 'wounds')).toBe(1);
  });

  test('breaks a hatch at its space', () => {
    const table = facing('wrecked');
    table.put('roman-asimov', '5-b');
    table.spawn('wrecked', '5-b');
    expect(table.hatchState('5-b', '10-b')).toBe('closed');
    table.endTurn();
    expect(table.hatchState('5-b', '10-b')).toBe('broken');
  });
});

describe('Bathophobia', () => {
  test('puts its room under water', () => {
    const table = facing('bathophobia');
    table.spawn('bathophobia', '5-c');
    table.endTurn();
    expect(table.read(table.space('5-a'), 'submerged')).toBe(1);
    expect(table.read(table.space('24-a'), 'submerged')).toBe(0);
  });
});

describe('Madness Within', () => {
  test('gives 1 madness to each investigator in its room', () => {
    const table = facing('madness-within');
    table.put('samuel-smith', '5-a');
    table.put('roman-asimov', '5-d');
    table.spawn('madness-within', '5-c');
    table.endTurn('5-a');
    expect(table.read('roman-asimov', 'madness')).toBe(1);
    expect(table.read('samuel-smith', 'madness')).toBe(1);
    expect(table.read('roman-asimov', 'wounds')).toBe(0);
  });
});

describe('Substance', () => {
  test('pulls each investigator in sight 1 space closer', () => {
    const table = facing('substance');
    table.put('roman-asimov', '5-b');
    table.spawn('substance', '5-a');
    table.endTurn();
    expect(table.at('roman-asimov')).toBe('5-a');
    expect(table.at('samuel-smith')).toBe('2-b');
    expect(table.read('roman-asimov', 'wounds')).toBe(3);
  });
});
