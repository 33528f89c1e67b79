/** The rulebook's examples of attacks of heroes and of monsters. */
import { expect } from 'vitest';
import { BRIDA, card, OSRIC, Table, TILDE } from '../../systems/deranged/table';
import { example } from '../example';

example(
  'D01',
  'rulebook, attack example',
  'attack 5 and 4 candles through a door are 7: defence 6 lets 1 through, and only the attacker draws',
  () => {
    const table = new Table({ items: [card('five', [1, 5, 1]), card('six', [1, 1, 6])] });
    table.put(BRIDA, 'bi-market');
    table.put(TILDE, 'bi-h3');
    table.set(BRIDA, 'candles', 4);
    table.hand(BRIDA, 'five');
    table.hand(TILDE, 'six', 'five');
    table.choose('Play five', 'attack:', '4');
    expect(table.asked).toBe(TILDE);
    table.choose('six').end();
    expect([table.read(TILDE, 'health'), table.read(BRIDA, 'candles')]).toEqual([4, 0]);
    expect(table.cards('hand', TILDE)).toEqual(['five']);
    expect(table.cards('hand', BRIDA)).toHaveLength(4);
  },
);

example(
  'D03',
  'rulebook, example of an item effect',
  'two attacks of an effect, then the printed one, paid with the candle of the second ghost; the card is boxed',
  () => {
    const table = new Table();
    table.put(BRIDA, 'sk-oak');
    const ghosts = [1, 2, 3].map(() => table.spawn('hungry-ghost', 'sk-common'));
    table.set(BRIDA, 'lostSanity', 5);
    const [blunderbuss = 0] = table.hand(BRIDA, 'blunderbuss');
    table.choose('Play Blunderbuss', 'effect:', 'Hungry Ghost 1', 'Hungry Ghost 2', '0');
    expect(ghosts.map((ghost) => table.isGone(ghost))).toEqual([true, true, false]);
    expect(table.read(BRIDA, 'candles')).toBe(2);
    table.choose('candle-sanity:', 'attack:', '0').end();
    expect(table.isGone(ghosts[2] as number)).toBe(true);
    expect(table.zone('box')).toContain(blunderbuss);
  },
);

example(
  'D09',
  'rulebook, monster example',
  'Destiny says whom of two equally near a ghost goes for, and it stops beside them',
  () => {
    const table = new Table();
    const ghost = table.spawn('hungry-ghost', 'bi-rider');
    table.put(BRIDA, 'bi-mill');
    table.put(OSRIC, 'bi-h3');
    table.put(TILDE, 'sk-angel');
    table.set(table.game, 'destiny', table.entity(TILDE)).set(table.game, 'stage', 4);
    expect([table.question, table.asked]).toEqual(['tie-target', TILDE]);
    table.choose('brida');
    expect(table.at(ghost)).toBe('bi-market');
  },
);

example('D10', 'rulebook, monster example', 'a ghost minds no colour, but the direction of arrows', () => {
  const table = new Table({ items: [card('six', [1, 1, 6])] });
  table.spawn('hungry-ghost', 'sk-h2');
  for (const hero of [BRIDA, OSRIC, TILDE]) table.hand(hero, 'six', 'cornered');
  table.put(BRIDA, 'sk-bridge');
  table.put(OSRIC, 'sk-lane');
  table.put(TILDE, 'sk-well');
  table.set(table.game, 'stage', 4);
  const asked: string[] = [];
  while (table.question !== 'turn') {
    if (table.question === 'defend') asked.push(table.asked);
    table.choose(table.options()[0]?.key ?? '');
  }
  // The pink arrow to the bridge and the door to the lane lead out; none leads to the well.
  expect(asked.sort()).toEqual([BRIDA, OSRIC]);
});

example(
  'D11',
  'rulebook, attack example',
  'out of the wood a white arrow serves any colour, and the door still weakens the blow',
  () => {
    const table = new Table({ items: [card('four', [1, 4, 1]), card('one', [1, 1, 1])] });
    table.put(TILDE, 'bi-h3');
    table.put(BRIDA, 'bi-market');
    table.turnOf(TILDE);
    table.hand(TILDE, 'four');
    table.hand(BRIDA, 'one');
    table.choose('Play four', 'attack:');
    expect(table.read(BRIDA, 'health')).toBe(4);
  },
);

example('D12', 'rulebook, defence', 'against an attack of nothing a defence card is played as well', () => {
  const table = new Table({ items: [card('one', [1, 1, 1])] });
  table.put(BRIDA, 'bi-market');
  table.put(TILDE, 'bi-h3');
  table.hand(BRIDA, 'one');
  table.hand(TILDE, 'one');
  table.choose('Play one', 'attack:').end();
  expect(table.cards('hand', TILDE)).toEqual([]);
  expect(table.read(TILDE, 'health')).toBe(5);
});

example('D14', 'questions, death and insanity', 'while all heroes are dead, monsters stay where they are', () => {
  const table = new Table();
  const ghost = table.spawn('hungry-ghost', 'bi-rider');
  for (const hero of [BRIDA, OSRIC, TILDE]) {
    table.box(table.entity(hero));
    table.set(hero, 'isDead', 1);
  }
  table.set(table.game, 'stage', 4);
  expect(table.question).toBe('turn');
  expect(table.at(ghost)).toBe('bi-rider');
});

example(
  'D21',
  'questions, monster movement',
  'who cannot be reached by arrows that it follows is passed over for the nearest that can',
  () => {
    const table = new Table();
    const wolf = table.spawn('walking-dead', 'sk-lane');
    // The wood is one green arrow away, which the dead do not follow.
    table.put(BRIDA, 'sk-wood');
    table.put(OSRIC, 'sk-common');
    table.put(TILDE, 'sp-h6');
    table.set(table.game, 'destiny', table.entity(BRIDA)).set(table.game, 'stage', 4);
    while (table.question.startsWith('tie')) table.choose(table.options()[0]?.key ?? '');
    expect(table.at(wolf)).not.toBe('sk-lane');
    expect(table.at(wolf)).not.toBe('sk-wood');
  },
);
