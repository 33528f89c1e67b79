/** The events of the movement cards, each played once. A card's colour, symbols and spawns are left out here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../engine/content';
import { cardsIn } from '../../../engine/language/entity-functions';
import { attackSkill, hero, monster, movement, ward } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';

const folder = join(import.meta.dirname, '../../../content/lobotomy/movement');
const eventOf = (id: string): Item => {
  const { name, text, ...card } = JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')) as Item;
  return movement(id, { name, text, do: card.do });
};

/**
 * Two characters on B-3 of a ward whose door between 3 and 4 is not there yet; the card comes after their turns. The second
 * one is the first player by then.
 */
function night(card: string) {
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [
      monster('ghoul', { health: 6, ap: 1 }),
      monster('spectre', { health: 6, ap: 1 }, { rank: 'elite', keywords: [{ keyword: 'ethereal' }] }),
      monster('archer', { ap: 1 }, { attacks: [{ id: 'shot', dice: 4, range: 1 }] }),
      attackSkill('slow', 5, { dice: 1 }),
    ],
    cards: [eventOf(card)],
    stage: ward(['123456789abc'], {
      rooms: ['123', '456789abc'],
      doorways: ['34'],
      highlights: [{ space: '7', at: [0, 6], kind: 'locker', furniture: false }],
    }),
  });
  for (const each of ['one', 'two']) table.put(each, 'B-3');
  const door = table.door('B-3', 'B-4', 'none');
  return { table, door };
}

const both = (table: Table, stat: string) => ['one', 'two'].map((each) => table.read(each, stat));
const conditions = (table: Table) => ['one', 'two'].map((each) => table.conditions(table.entity(each)));
const keep = (table: Table): Table => {
  while (table.question === 'defy-gravity') table.choose('keep');
  return table;
};

describe('tests of Imagination', () => {
  test('A Hand on the Glass: who has the least health passes or loses 1 insanity', () => {
    const { table } = night('a-hand-on-the-glass');
    table.set('two', 'damage', 1);
    keep(table.choose('end-turn').dice(6, 6).choose('end-turn'));
    expect(both(table, 'insanity')).toEqual([0, 1]);
  });

  test('Visitors’ Bell: the first player passes or loses 1 insanity', () => {
    const { table } = night('visitors-bell');
    keep(table.choose('end-turn').dice(6, 6).choose('end-turn'));
    expect(both(table, 'insanity')).toEqual([0, 1]);
  });

  test('Cold Air: everybody passes or freezes', () => {
    const { table } = night('cold-air');
    // The first player is asked first.
    keep(table.choose('end-turn').dice(1, 1, 6, 6).choose('end-turn'));
    expect(conditions(table)).toEqual([['Frozen'], []]);
  });

  test('The Heating Fails: only who is alone must', () => {
    const { table } = night('the-heating-fails');
    table.whatIf(() => {
      table.endTurns();
      expect(conditions(table)).toEqual([[], []]);
    });
    table.put('one', 'C-1');
    keep(table.choose('end-turn').dice(6, 6, 6, 6).choose('end-turn'));
    // The second character, whose turn has begun, has thawed.
    expect([conditions(table)[0], table.read('two', 'ap')]).toEqual([['Frozen'], 2]);
  });

  test('Old Songs: who passes regains 1 insanity', () => {
    const { table } = night('old-songs');
    for (const each of ['one', 'two']) table.set(each, 'insanity', 2);
    keep(table.choose('end-turn').dice(1, 1, 6, 6).choose('end-turn'));
    expect(both(table, 'insanity')).toEqual([2, 1]);
  });
});

describe('doors', () => {
  test('Draught Under the Door: a token in the empty doorway nearest the first player', () => {
    const { table, door } = night('draught-under-the-door');
    table.endTurns();
    expect(table.doorState(door)).toBe('face-down');
  });

  test('Locked In: a token in each empty doorway of the first player’s room', () => {
    const { table, door } = night('locked-in');
    table.endTurns();
    expect(table.doorState(door)).toBe('face-down');
  });

  test('Emergency Power: a face-down door goes', () => {
    const { table, door } = night('emergency-power');
    table.door('B-3', 'B-4', 'locked', { strength: 4 });
    table.endTurns();
    expect(table.doorState(door)).toBe('none');
  });

  test('Fire Drill: every revealed door goes', () => {
    const { table, door } = night('fire-drill');
    table.door('B-3', 'B-4', 'barricaded', { strength: 6, isRevealed: true });
    table.endTurns();
    expect(table.doorState(door)).toBe('none');
  });
});

describe('monsters', () => {
  test('Trolley Wheels: scavengers have 1 AP more, until their turn is over', () => {
    const { table } = night('trolley-wheels');
    const scavenger = table.spawn('scavenger', 'B-11');
    table.endTurns();
    expect(table.at(scavenger)).toBe('B-7');
    table.put(scavenger, 'B-12');
    table.endTurns();
    expect(table.at(scavenger)).toBe('B-9');
  });

  test.each([
    ['night-medication', 'nurse', 'B-8'],
    ['the-long-corridor', 'patient', 'B-9'],
    ['someone-in-the-next-wing', 'ghoul', 'B-9'],
  ])('%s: a %s goes 1 space farther', (card, id, goal) => {
    const { table } = night(card);
    const walker = table.spawn(id, 'B-11');
    table.endTurns();
    expect(table.at(walker)).toBe(goal);
  });

  test('Changeover: nurses heal fully', () => {
    const { table } = night('changeover');
    const nurse = table.spawn('nurse', 'D-9');
    table.set(nurse, 'damage', 3);
    table.endTurns();
    expect(table.read(nurse, 'damage')).toBe(0);
  });

  test('Broken Rosary: ethereal monsters have 1 Defense more until the round ends', () => {
    const { table } = night('broken-rosary');
    table.put('two', 'C-9');
    const spectre = table.spawn('spectre', 'B-3');
    table.choose('end-turn').choose('end-turn');
    expect(table.question).toBe('defence');
    expect(table.read(spectre, 'defense')).toBe(2);
    table.goOnWith(1, 1, 1, 1);
    expect(table.read(spectre, 'defense')).toBe(1);
  });

  test.each([
    ['two-shadows', 'ghoul', 5],
    ['two-shadows', 'spectre', 4],
    ['razor-count', 'spectre', 5],
    ['razor-count', 'ghoul', 4],
  ])('%s: a %s rolls %i dice', (card, id, dice) => {
    const { table } = night(card);
    table.put('two', 'C-9');
    table.spawn(id, 'B-3');
    table.endTurns().goOnWith(...new Array<number>(dice).fill(1));
    expect(table.rolls().at(-1)?.dice).toHaveLength(dice);
  });

  test('razor-count: The Hours, which are elite, roll 5 dice in a Minute', () => {
    const { table } = night('razor-count');
    table.put('two', 'C-9');
    table.spawn('the-hours', 'B-3');
    table.dice(1, 1, 1, 1, 1, 1).endTurns().goOn();
    expect(table.rolls().at(-1)?.dice).toHaveLength(5);
  });

  test('Lights Dip: attacks from another space roll 2 dice fewer', () => {
    const { table } = night('lights-dip');
    table.put('two', 'C-9');
    table.spawn('archer', 'B-2');
    table.endTurns().goOnWith(1, 1);
    expect(table.rolls().at(-1)?.dice).toHaveLength(2);
  });

  test('Short Leave: basic monsters do not move', () => {
    const { table } = night('short-leave');
    const [ghoul, spectre] = ['ghoul', 'spectre'].map((id) => table.spawn(id, 'B-9')) as [number, number];
    table.endTurns();
    expect([table.at(ghoul), table.at(spectre)]).toEqual(['B-9', 'B-8']);
  });

  test('Quiet Hour: monsters that see nobody do not move', () => {
    const { table } = night('quiet-hour');
    const ghoul = table.spawn('ghoul', 'B-9');
    table.door('B-3', 'B-4', 'open');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-9');
  });

  test('Intercom: monsters that see nobody march to the first player, though somebody is nearer', () => {
    const table = new Table({
      heroes: [hero('one'), hero('two')],
      items: [monster('ghoul', { ap: 1 })],
      cards: [eventOf('intercom'), eventOf('evening-count')],
      stage: ward(['123456789abc'], { rooms: ['123', '456', '789abc'], doorways: ['34', '67'] }),
    });
    table.put('one', 'B-3');
    table.put('two', 'B-8');
    const ghoul = table.spawn('ghoul', 'B-5');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-6');
    table.put(ghoul, 'B-5');
    table.endTurns();
    expect(table.at(ghoul)).toBe('B-4');
  });
  test('Transfer Order: the basic monster farthest from everybody goes to a random space', () => {
    const { table } = night('transfer-order');
    const [near, far] = [table.spawn('ghoul', 'B-5'), table.spawn('ghoul', 'B-12')];
    table.choose('end-turn').dice(3, 6).choose('end-turn');
    expect([table.at(near), table.at(far).slice(0, 1)]).toEqual(['B-4', 'C']);
  });
});

describe('characters', () => {
  test('The Lift Moves: everybody may take a step', () => {
    const { table } = night('the-lift-moves');
    table.endTurns().choose('B-2').choose('decline');
    expect(['one', 'two'].map((each) => table.at(each))).toEqual(['B-3', 'B-2']);
  });

  test('Second Dose: whoever is hurt may lose 1 insanity to heal 2', () => {
    const { table } = night('second-dose');
    for (const each of ['one', 'two']) table.set(each, 'damage', 3);
    table.endTurns().choose('take').choose('decline');
    expect([both(table, 'damage'), both(table, 'insanity')]).toEqual([
      [3, 1],
      [0, 1],
    ]);
  });

  test('Stocktaking: whoever is hurt may discard an item to heal 2', () => {
    const { table } = night('stocktaking');
    table.give('two', 'weapon/bed-slat');
    table.set('two', 'damage', 3);
    table.endTurns().choose('bed-slat');
    expect(table.read('two', 'damage')).toBe(1);
  });

  test('Sedation Trolley: everybody may use one drug now, which loses a dose', () => {
    const { table } = night('sedation-trolley');
    table.set('two', 'damage', 3);
    const capsules = table.give('two', 'drug/blue-capsules');
    table.give('two', 'weapon/bed-slat');
    table.endTurns();
    expect(table.options().map(({ key }) => key)).toEqual(['take@drug/blue-capsules#1', 'decline']);
    table.choose('blue-capsules');
    expect([table.read('two', 'damage'), table.read(capsules, 'charges')]).toEqual([1, 1]);
  });

  test('The Sum of Hours: everybody lowers a cooldown by 1', () => {
    const { table } = night('the-sum-of-hours');
    const slow = table.give('one', 'slow');
    table.set(slow, 'cooldown', 3);
    table.endTurns();
    expect(table.read(slow, 'cooldown')).toBe(2);
  });

  test('The Administrator’s Step: who is within 2 spaces of the Warden loses 1 insanity', () => {
    const { table } = night('the-administrators-step');
    table.put('one', 'A-3');
    table.endTurns();
    expect(both(table, 'insanity')).toEqual([1, 0]);
  });

  test.each([
    ['let-her', 0, ['B-3']],
    ['look-away', 1, []],
  ] as const)('Ward Sister Smiles: %s', (answer, lost, nurses) => {
    const { table } = night('ward-sister-smiles');
    table.put('one', 'C-9');
    table.endTurns().choose(answer);
    expect([table.read('two', 'insanity'), table.everywhere('nurse')]).toEqual([lost, nurses]);
    if (nurses.length > 0) table.goOnWith(1, 1, 1, 1);
  });

  test('Unfamiliar Ceiling: the first player wakes in a cell, or loses 1 insanity', () => {
    const { table } = night('unfamiliar-ceiling');
    table.whatIf(() => {
      table.endTurns().choose('get-up');
      expect([table.at('two'), table.read('two', 'insanity')]).toEqual(['B-3', 1]);
    });
    table.endTurns().choose('lie-down');
    table.choose(table.options()[0]?.key ?? '');
    expect(table.at('two')).toMatch(/^centre/);
  });

  test('Wet Floor: running gives 1 AP less in the next players’ turn', () => {
    const { table } = night('wet-floor');
    table.endTurns().choose('run:');
    expect(table.read('two', 'ap')).toBe(3 + 1);
    table.endTurns().choose('run:');
    expect(table.read('one', 'ap')).toBe(3 + 2);
  });

  test('Power Cut: in the next players’ turn their attacks from another space roll 2 dice fewer', () => {
    const { table } = night('power-cut');
    table.give('two', 'weapon/slingshot');
    table.spawn('spectre', 'C-9');
    table.put(table.entity('spectre'), 'B-1');
    table.afflict(table.entity('spectre'), 'held');
    table.endTurns().dice(1).choose('slingshot');
    expect(table.rolls().at(-1)?.dice).toHaveLength(1);
  });
});

describe('the board', () => {
  test('False Dawn: the Warden goes back 1 space', () => {
    const { table } = night('false-dawn');
    table.walkTheWarden(5).endTurns();
    expect(table.warden).toBe('A4');
  });

  test('Bed Check: a locker on an empty highlight', () => {
    const { table } = night('bed-check');
    table.endTurns();
    expect(table.view().figures.filter(({ name }) => name === 'Locker')).toHaveLength(1);
  });

  test('Mops and Buckets: a body on a random space', () => {
    const { table } = night('mops-and-buckets');
    table.choose('end-turn').dice(2, 6).choose('end-turn');
    const [body] = table.view().figures.filter(({ name }) => name === 'Body');
    expect(body?.space).toBe(table.space('B-6'));
  });

  test('Last Round: all movement cards are shuffled together when the monsters’ turn is over', () => {
    const { table } = night('last-round');
    table.endTurns();
    const used = table.play.program.system.zone(table.play, 'discard:movement', 0);
    expect(cardsIn(table.play, used)).toEqual([]);
    expect(table.read(table.entity('movement/last-round'), 'home')).toBe(
      table.play.zone(table.entity('movement/last-round')),
    );
  });
});
