/** The six questions that the rulebook answers. */
import { expect } from 'vitest';
import { LINDQVIST, ORRIN, playersFor, STACEY, Table } from '../../systems/sanitarium/table';
import { example } from '../example';

example('S05', 'rulebook, questions', 'with two or three players the spare Confusions leave the game', () => {
  for (const [count, spare] of [
    [2, 2],
    [3, 1],
    [4, 0],
  ] as const) {
    const table = new Table({ scenario: 'simple-escape', players: playersFor(count) });
    while (table.column(table.game, 'round') === 0) table.choose(table.options()[0]?.key ?? '');
    expect(table.cards('box')).toEqual(Array(spare).fill('confusion'));
    expect(table.cards('deck:hallucinations').sort()).toEqual([
      'demonic-mists',
      'ghostly-child',
      'hollow-pockets',
      'other-worlds',
      'the-long-corridor',
    ]);
    for (const player of table.players) expect(table.cards('hallucinations', player)).toEqual(['confusion']);
  }
});

example(
  'S06',
  'rulebook, questions',
  'a Dark Hallway in the place of a card that was taken brings a Shadow, which catches the searcher at once',
  () => {
    const table = new Table();
    table.lay('music-box', 0, 3, 0, 0);
    table.put(STACEY, '2b');
    table.top('dark-hallway');
    table.turnOf(STACEY, 3).dice(6, 6);
    table.choose('Search', 'Take it');
    expect(table.lines()).toContain('Shadow 1 catches Stacey');
    expect([table.at(STACEY), table.at(table.shadow(1))]).toEqual(['1a', '2a']);
    expect(table.cards('items', STACEY)).toEqual(['music-box']);
    expect([table.question, table.read(STACEY, 'ap')]).toEqual(['turn', 2]);
  },
);

example('S07', 'rulebook, questions', 'when the Backpack goes, cards go at once until the limit is kept', () => {
  const table = new Table();
  table.give(STACEY, 'backpack', 'rope', 'candle', 'diary', 'chalk', 'spectacles', 'incantation', 'confusion');
  table.turnOf(STACEY, 1);
  expect(table.read(STACEY, 'cardLimit')).toBe(7);
  table.choose('disbelieve:', 'item-card/backpack');
  expect([table.question, table.view().decision?.note]).toEqual([
    'over-limit',
    '6 unprotected cards, of which 5 may stay',
  ]);
  table.choose('discard:item-card/chalk');
  expect([table.question, table.cards('items', STACEY).length]).toEqual(['turn', 5]);
});

example('S08', 'rulebook, questions', 'of the free Moves of the Sneakers one may make some; the rest are lost', () => {
  const table = new Table();
  table.lay('music-box', 0, 3, 0, 0);
  table.give(STACEY, 'sneakers');
  table.turnOf(STACEY, 1);
  table.choose('Use Sneakers', '2a', '2b', 'Stay here');
  expect([table.at(STACEY), table.read(STACEY, 'ap')]).toEqual(['2b', 1]);
  expect(table.offers('Sneakers')).toEqual([]);
});

example('S09', 'rulebook, questions', 'Drugged gives another player 2 AP instead of 1', () => {
  const table = new Table();
  table.give(ORRIN, 'drugged');
  table.turnOf(STACEY, 1);
  table.choose('Let Orrin Vale use something', 'Drugged', 'stacey', '2');
  expect([table.read(STACEY, 'ap'), table.cards('hand', ORRIN)]).toEqual([3, []]);
  expect(table.cards('discard:hallway')).toEqual(['drugged']);
  table.give(STACEY, 'drugged');
  table.turnOf(STACEY, 1);
  table.choose('Use Drugged', 'dr-lindqvist', '1');
  expect(table.column(LINDQVIST, 'apBefore')).toBe(1);
});

example('S10', 'rulebook, questions', 'the Ghostly Child takes the place of the Roll phase in every scenario', () => {
  for (const scenario of ['simple-escape', 'hand-in-hand', 'light-fingers'] as const) {
    const table = new Table({ scenario, players: playersFor(2) });
    while (table.column(table.game, 'round') === 0) table.choose(table.options()[0]?.key ?? '');
    table.give(STACEY, 'ghostly-child');
    table.turnOf(STACEY).stage('roll').dice(4);
    table.view();
    expect(table.play.script).toEqual([]);
    expect([
      table.column(STACEY, 'ap'),
      table.column(table.game, 'firstMoves'),
      table.column(table.game, 'secondMoves'),
    ]).toEqual([4, 6, 0]);
  }
});
