/** The round: four phases, and a track in which investigators and monster slots act in turn. */
import { expect, test } from 'vitest';
import { Table } from './table';
import { card, investigator, monster } from './table-content';

test('a quiet game goes from activation to activation and is lost at the end of its track', () => {
  const table = new Table();
  expect(table.question).toBe('turn');
  for (let n = 0; n < 60 && table.result === ''; n++) {
    if (table.question === 'turn') table.choose('end:end');
    else table.choose('none');
  }
  expect(table.result).toBe('loss');
  expect(table.read(table.game, 'round')).toBe(8);
});

test('content knows who is in the middle of an activation', () => {
  const tell = (when: string, timing: string) => ({
    id: `${when}-${timing}`,
    when,
    timing,
    if: "current.kind == 'character'",
    do: [{ effect: 'say', text: `${when} ${timing}: {characters.filter(c, isActing(c)).size()}` }],
  });
  const table = new Table({ chapter: { triggers: [tell('activation', 'before'), tell('activation', 'after')] } });
  table.choose('end:end');
  expect(table.lines().filter((line) => line.startsWith('activation'))).toEqual([
    'activation before: 1',
    'activation after: 0',
    'activation before: 1',
  ]);
});

test('a round that is stopped does not take place: no phase of it, and nothing after it', () => {
  const triggers = [
    { id: 'lull', when: 'round', timing: 'before', if: 'event.number == 2', do: [{ effect: 'stop', event: 'round' }] },
    { id: 'told', when: 'round', do: [{ effect: 'say', text: 'over {event.number}' }] },
    { id: 'devoured', when: 'phase.devour', do: [{ effect: 'say', text: 'devoured in {game.round}' }] },
  ];
  const table = new Table({ chapter: { triggers } });
  table.untilRound(4);
  expect(table.lines().filter((line) => /^(over|devoured)/.test(line))).toEqual([
    'devoured in 1',
    'over 1',
    'devoured in 3',
    'over 3',
    'devoured in 4',
  ]);
  expect(table.lines()).toContain('Round 2 does not take place');
});

const PHASES = ['devour', 'spawn', 'activation', 'refresh'];

test('a round is Devour, Spawn, Activation and Refresh, in this order', () => {
  const bell = {
    kind: 'rule-set',
    id: 'bell',
    source: 'original' as const,
    name: 'Bell',
    triggers: PHASES.map((id) => ({ id, when: `phase.${id}`, do: [{ effect: 'say', text: `Over: ${id}` }] })),
  };
  const table = new Table({ items: [bell], investigators: [investigator('ann')] });
  table.untilRound(2);
  const lines = table.lines();
  const first = lines.slice(lines.indexOf('Round 1'), lines.indexOf('Round 2'));
  expect(first.filter((line) => line.startsWith('Over: '))).toEqual(PHASES.map((id) => `Over: ${id}`));
});

test('a monster comes to the room that was devoured in the same round, and acts in it', () => {
  const table = new Table({
    investigators: [investigator('ann'), investigator('ben')],
    items: [monster('rat', { damage: 0 }, { behavior: [{ step: 'move' }] }), card('spawn', 'rats', { monster: 'rat' })],
    chapter: { roomDeck: ['z'], slots: [{ monster: 'rat' }] },
    track: {
      spaces: [{ id: 'start' }, { id: '1', numbers: { spawn: 1 }, icon: 'devour' }, { id: '2' }, { id: 'end' }],
      icons: { devour: { do: [{ effect: 'call', procedure: 'devour-room' }] } },
    },
  });
  expect(table.everywhere('rat')).toEqual(['z-b']);
  expect(table.asked).toBe(table.entity('ann'));
  table.choose('end:end');
  // Its slot is the first: it acts between Ann and Ben.
  expect([table.everywhere('rat'), table.asked]).toEqual([['z-a'], table.entity('ben')]);
});
