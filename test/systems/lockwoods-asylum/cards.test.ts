/** Cards of the pack whose text does more than give or take Health. */
import { expect, test } from 'vitest';
import { ADA, pack, Table, TOBIAS } from './table';

const PATIENT = 'frightened-patient';

test('the pack has two Starters, 14 Allies and 15 Monsters three times, and 13 Horrors, each with where its facts come from', () => {
  const of = (kind: string) => pack.filter((item) => item.kind === kind);
  expect(['starter', 'ally', 'monster', 'horror'].map((kind) => of(kind).length)).toEqual([2, 14, 15, 13]);
  expect([...of('ally'), ...of('monster')].every(({ copies }) => copies === 3)).toBe(true);
  expect(pack.filter(({ source }) => !['rulebook', 'public', 'original'].includes(source))).toEqual([]);
});

test('the Phrenologist reveals the top card: a Monster goes to the left, anything else to the hand', () => {
  const reveal = (top: string) => {
    const table = new Table();
    table.hand(ADA, 'itinerant-phrenologist');
    table.give(ADA, 'deck:own', top, PATIENT);
    table.choose('Play Itinerant Phrenologist');
    return [table.cards('hand', ADA), table.cards('discard:own', TOBIAS), table.cards('deck:own', ADA)];
  };
  expect(reveal('cellar-vermin')).toEqual([[], ['cellar-vermin'], [PATIENT]]);
  expect(reveal('ward-clerk')).toEqual([['ward-clerk'], [], [PATIENT]]);
});

test('nothing is revealed from an empty deck, which is not made anew for it', () => {
  const table = new Table();
  table.hand(ADA, 'itinerant-phrenologist');
  table.give(ADA, 'discard:own', PATIENT);
  table.choose('Play Itinerant Phrenologist');
  expect(table.cards('discard:own', ADA)).toEqual(['itinerant-phrenologist', PATIENT]);
});

test('the Occultist sends what is found to the left and puts the rest back in its order, or pays', () => {
  const table = new Table();
  table.hand(ADA, 'furtive-occultist');
  table.give(ADA, 'deck:own', PATIENT, 'cellar-vermin', 'ward-clerk', 'stoic-orderly');
  table.choose('Play Furtive Occultist');
  expect(table.cards('room', TOBIAS)).toEqual(['cellar-vermin']);
  expect(table.cards('deck:own', ADA)).toEqual([PATIENT, 'ward-clerk', 'stoic-orderly']);
  const unlucky = new Table();
  unlucky.hand(ADA, 'furtive-occultist');
  unlucky.give(ADA, 'deck:own', PATIENT, PATIENT, PATIENT);
  unlucky.choose('Play Furtive Occultist');
  expect(unlucky.read(ADA, 'health')).toBe(18);
});

test('the Nurse calls the top Ally of the discard pile, and what survives with her wounds another player', () => {
  const table = new Table();
  table.hand(ADA, 'callous-nurse');
  table.give(ADA, 'discard:own', 'cellar-vermin', 'laundry-matron', 'ward-clerk');
  table.choose('Play Callous Nurse');
  expect(table.cards('room', ADA)).toEqual(['laundry-matron']);
  const standing = new Table({ players: 2 });
  standing.room(ADA, 'callous-nurse');
  standing.turnOf(ADA, 'battle');
  expect(standing.read(TOBIAS, 'health')).toBe(19);
});

test('the Janitor carries a Monster out or a cheap Ally in', () => {
  const table = new Table({ players: 2 });
  table.hand(ADA, 'skulking-janitor', 'skulking-janitor');
  table.give(ADA, 'discard:own', 'cellar-vermin');
  table.give(TOBIAS, 'discard:own', 'ward-clerk');
  table.choose('Play Skulking Janitor', 'out');
  expect(table.cards('discard:own', TOBIAS)).toEqual(['cellar-vermin', 'ward-clerk']);
  table.choose('Play Skulking Janitor', 'in');
  expect(table.cards('discard:own', ADA)).toContain('ward-clerk');
});

test('the Experiment urges other Monsters of its Room on, and nobody in the Asylum', () => {
  const table = new Table();
  const [, hound = 0] = table.room(ADA, 'escaped-experiment', 'stitched-hound');
  const [, other = 0] = table.asylum('escaped-experiment', 'stitched-hound');
  expect([table.read(hound, 'damage'), table.read(other, 'damage')]).toEqual([4, 3]);
});

test('the Governess holds Allies down, and the Other Patient counts them, at most three', () => {
  const table = new Table();
  const [, mastiff = 0, , , , patient = 0] = table.room(
    ADA,
    'wax-governess',
    'retired-mastiff',
    PATIENT,
    PATIENT,
    PATIENT,
    'the-other-patient',
  );
  expect([table.read(mastiff, 'damage'), table.read(patient, 'damage')]).toEqual([3, 5]);
});

test('what lingers stays in its Room when the turn ends, and only what survived does', () => {
  const table = new Table();
  table.room(ADA, 'the-somnambulist', 'stitched-hound');
  table.turnOf(ADA, 'battle').passTurn();
  expect(table.cards('room', ADA)).toEqual(['the-somnambulist']);
});

test('what is struck off leaves the game when it is slain, and the Cellar Thing moves in next door', () => {
  const table = new Table();
  table.room(ADA, 'the-old-alienist', 'cellar-vermin', 'thing-in-the-cellar');
  table.turnOf(ADA, 'battle').choose('all', 'As they lie');
  expect(table.cards('box')).toContain('cellar-vermin');
  expect(table.cards('discard:own', TOBIAS)).toEqual(['thing-in-the-cellar']);
});

test('a short night and the Night Bell cost a card each in the End Phase', () => {
  const table = new Table();
  table.give(ADA, 'deck:own', ...Array.from({ length: 6 }, () => PATIENT));
  table.asylum('the-night-bell');
  table.room(ADA, 'barred-window-weeper');
  table.turnOf(ADA, 'battle').passTurn();
  expect(table.cards('hand', ADA)).toHaveLength(3);
});

test('the Tattered King takes Health or an Ally from whoever ends a turn with one, as long as he is in the Asylum', () => {
  const table = new Table({ scenario: 'standard', players: 2 });
  table.empty('asylum').asylum('tattered-king');
  table.room(ADA, 'ward-clerk');
  table.turnOf(ADA, 'end');
  expect(table.question).toBe('choose');
  table.choose('1 Health');
  expect(table.read(ADA, 'health')).toBe(19);
  expect(table.cards('discard:own', ADA)).toContain('ward-clerk');
});

test('with Mirror’s Smile in the Room there is no Purchase Phase', () => {
  const table = new Table();
  table.hand(ADA, 'bribed-watchman');
  table.asylum('barefoot-scullion');
  table.room(ADA, 'mirrors-smile');
  table.turnOf(ADA, 'purchase-start');
  expect(table.question).not.toBe('purchase');
});

test('the Hungry Hallway swallows slain Allies but for Starters', () => {
  const table = new Table();
  table.asylum('the-hungry-hallway');
  table.room(ADA, 'ward-clerk', 'stoic-orderly', 'boiler-room-giant');
  table.turnOf(ADA, 'battle');
  expect(table.cards('box')).toContain('ward-clerk');
  expect(table.cards('room', ADA)).toContain('stoic-orderly');
});

test('the Wandering Ward goes on to the left, the Confessor makes all dearer, Carbolic takes a Health of each gain', () => {
  const table = new Table();
  const [novice = 0] = table.asylum('chapel-novice', 'the-iron-confessor', 'mother-carbolic');
  expect(table.read(novice, 'cost')).toBe(3);
  table.health(ADA, 10).room(ADA, 'the-wandering-ward', 'disgraced-surgeon');
  table.turnOf(ADA, 'battle');
  expect(table.cards('room', TOBIAS)).toEqual(['the-wandering-ward']);
  // The Surgeon's 4 Health take the Ward's 4 damage, so that he falls and heals nobody.
  expect(table.read(ADA, 'health')).toBe(10);
});

test('the Portrait takes the top Ally of the discard pile, or lets one be rid of a card', () => {
  const table = new Table();
  table.give(ADA, 'discard:own', 'cellar-vermin', 'ward-clerk');
  table.room(ADA, 'weeping-portrait');
  table.turnOf(ADA, 'battle');
  expect(table.cards('discard:own', ADA)).toEqual(['cellar-vermin']);
  const slain = new Table();
  slain.give(ADA, 'discard:own', 'cellar-vermin', 'ward-clerk');
  slain.room(ADA, 'weeping-portrait', 'retired-mastiff');
  slain.turnOf(ADA, 'battle').choose('portrait', 'Vermin');
  expect(slain.cards('discard:own', ADA)).toEqual(['ward-clerk']);
});

test('alone, what concerns another player does nothing, and nobody can play what would need one', () => {
  const table = new Table({ players: 1 });
  table.hand(ADA, 'furtive-occultist', 'skulking-janitor', 'itinerant-phrenologist');
  table.give(ADA, 'deck:own', 'cellar-vermin');
  expect(table.offers('Play')).toEqual(['play:itinerant-phrenologist']);
  table.room(ADA, 'the-old-alienist', 'callous-nurse', 'thing-in-the-cellar', 'the-wandering-ward');
  table.turnOf(ADA, 'battle').choose('thing-in', 'none');
  expect(table.read(ADA, 'health')).toBe(20);
  expect(table.cards('box')).toContain('thing-in-the-cellar');
  expect(table.cards('room', ADA)).toContain('the-wandering-ward');
});
