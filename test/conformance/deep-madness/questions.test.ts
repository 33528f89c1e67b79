/** Questions that players really asked: about water, Trap, empty reserves, locked hatches and repeated Searches. */
import { expect } from 'vitest';
import { Table } from '../../systems/deep-madness/table';
import { card, monster } from '../../systems/deep-madness/table-content';
import * as theatre from '../../systems/deep-madness/theatre-deck';
import { example } from '../example';

const FORUM = 'boardgamegeek.com/thread/1634689/water-mechanics';

example(
  'Q01',
  FORUM,
  'air: 1 before each action under water, dice below 0, the last step kills, refilled only where it is dry',
  () => {
    const table = new Table();
    table.set('w', 'submerged', 1).set('ann', 'exhausted', 4);
    table.choose('move:w-b').choose('none');
    expect(table.read('ann', 'oxygen')).toBe(2);
    // It ends in the wet and stays short of air; it ends in the dry and has all again.
    table.choose('end:end').untilTurnOf('ann');
    expect(table.read('ann', 'oxygen')).toBe(2);
    table.put('ann', 'x-a');
    table.choose('end:end').untilTurnOf('ann');
    expect(table.read('ann', 'oxygen')).toBe(3);
    // The dial at 0 goes on to 2 dice: what is no 5 or 6 wounds.
    table.put('ann', 'w-b');
    table.set('ann', 'oxygen', 0).set('ann', 'exhausted', 4);
    table.dice(4, 1).choose('move:w-a').choose('none');
    expect([table.read('ann', 'wounds'), table.read('ann', 'oxygen')]).toEqual([2, -1]);
    // Past the last dice it is the end, whatever health is left.
    table.set('ann', 'oxygen', -3).set('ann', 'exhausted', 4).choose('move:w-b');
    expect([table.result, table.read('ann', 'isDead')]).toEqual(['loss', 1]);
  },
);

example(
  'Q02',
  FORUM,
  'Trap is added up over the space: as much as Escape holds, and under water Escape is 1 lower',
  () => {
    const table = new Table({ items: [monster('snare', { trap: 3 }), monster('hook', { trap: 1 })] });
    const isHeld = () => table.offers('move:').length === 0;
    table.spawn('snare', 'w-a');
    expect(isHeld()).toBe(false);
    table.set('w', 'submerged', 1);
    expect(isHeld()).toBe(true);
    table.set('w', 'submerged', 0);
    table.spawn('hook', 'w-a');
    expect(isHeld()).toBe(true);
  },
);

example(
  'Q08',
  'yumpu.com/en/document/view/54874079/rules-and-quests/28',
  'out of figures: the game is lost, unless it is a monster of Horror 0, or a numbered Collector of the second chapter',
  () => {
    const spawning = (horror: number) =>
      new Table({
        items: [
          monster('rat', { horror, damage: 0 }, { behavior: [], supply: 1 }),
          card('spawn', 'rats', { monster: 'rat', count: 2, placement: 'apart' }),
        ],
        chapter: { devouredDeck: ['x', 'y'], slots: [{ monster: 'rat' }] },
        track: { spaces: [{ id: 'start' }, { id: '1', numbers: { spawn: 1 } }, { id: '2' }, { id: 'end' }] },
      });
    expect([spawning(1).result, spawning(0).result]).toEqual(['loss', '']);
    const tissue = theatre.scene('collecting-tissue', 4, { items: [theatre.STILL] });
    for (const n of [1, 1, 2, 2, 3, 3]) tissue.spawn('monster/collector', 'room-18-a', n);
    theatre.untilRound(tissue, 2);
    expect([tissue.result, theatre.standing(tissue, 'monster/collector').length]).toEqual(['', 6]);
  },
);

example(
  'Q26',
  'ffg-forum-archive.entropicdreams.com/topic/43022',
  'a monster tries a locked hatch: held it stays, else it opens it; a barrier lets nobody through, a token that walks minds neither',
  () => {
    const locked = (...dice: number[]) => {
      const table = new Table({
        items: [monster('thing', { horror: 2, damage: 0 })],
        chapter: { slots: [{ monster: 'thing' }] },
        start: 'x-a',
      });
      table.spawn('thing', 'w-b');
      table.hatch('w-b', 'x-a', 'locked');
      for (const who of ['ann', 'ben', 'cas', 'dee']) table.set(who, 'exhausted', 4);
      for (const who of ['ben', 'cas', 'dee']) table.put(who, 'z-b');
      if (dice.length > 0) table.dice(...dice);
      table.choose('end:end');
      return [table.at('thing'), table.hatchState('w-b', 'x-a')];
    };
    expect(locked(5, 6, 1)).toEqual(['w-b', 'locked']);
    expect(locked(5, 1, 1)).toEqual(['x-a', 'open']);
    const tissue = theatre.scene('collecting-tissue');
    for (const who of theatre.NAMES.slice(0, 4)) tissue.put(who, 'room-1-a');
    const collector = tissue.spawn('monster/collector', 'room-20-b', 1);
    theatre.letAct(tissue, 'Collector 1');
    expect(tissue.at(collector)).toBe('room-20-b');
    const lobotomy = theatre.scene('lobotomy', 4, { items: [theatre.STILL] });
    const dissected = theatre.numbered(lobotomy, 'token/dissected-captive', 2);
    lobotomy.put(dissected, 'room-7-b');
    lobotomy.hatch('room-7-b', 'room-36-c', 'locked');
    lobotomy.put(theatre.numbered(lobotomy, 'token/brain', 2), 'room-20-a');
    lobotomy.put(lobotomy.asked, 'room-20-a');
    lobotomy.give(lobotomy.asked, 'weapon/fire-axe');
    theatre.strike(lobotomy, 'fire-axe', 'room-20-a', 4, 4, 1);
    expect([lobotomy.at(dissected), lobotomy.hatchState('room-7-b', 'room-36-c')]).toEqual(['room-36-c', 'locked']);
  },
);

example(
  'Q35',
  'boardgamegeek.com/thread/842282/some-rules-questions',
  'everybody may Search the same space, each once a round',
  () => {
    const table = new Table({ packs: true });
    const searches = () => table.offers('search:').length;
    const search = () => {
      table.choose('search:search');
      while (table.question !== 'turn') table.choose(table.options().find(({ isDecline }) => isDecline)?.key ?? '');
    };
    search();
    expect(searches()).toBe(0);
    table.choose('end:end');
    expect(searches()).toBe(1);
    search();
    expect(searches()).toBe(0);
    table.untilTurnOf('ann');
    expect([table.read(table.game, 'round'), searches()]).toEqual([2, 1]);
  },
);
