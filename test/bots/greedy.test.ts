/** The bot that looks one move ahead: what it makes of plain situations, and that it neither cheats nor meddles. */
import { describe, expect, test } from 'vitest';
import { makeBot } from '../../engine/bots/bot';
import { Luck } from '../../engine/bots/luck';
import { digest } from '../../engine/kernel/digest';
import { spaceOf } from '../../engine/language/standard';
import { hero, monster, scenario as piece, ward, weapon } from '../conformance/lobotomy/pieces';
import { Table } from '../conformance/lobotomy/table';
import { choiceOf, playthroughOf } from './at-the-table';

const HALL = ward(['123456789abc']);
const GHOUL = monster('ghoul', { health: 2, ap: 1 }, { attacks: [{ id: 'claw', dice: 4 }] });

/** A night with hauntings of its own choice, on quarter B, and nobody else about. */
function haunted(...spaces: string[]): Table {
  const table = new Table({
    heroes: [hero('one', { imagination: 9 })],
    items: [GHOUL],
    scenario: 'slashers',
    stage: HALL,
  });
  const about = (id: string) =>
    table.play
      .all('token')
      .concat(table.play.all('monster'))
      .filter((each) => table.play.program.infoOf(table.play, each)?.item.id === id);
  for (const slasher of about('slasher')) table.put(slasher, 'D-1');
  for (const [index, haunting] of about('haunting').entries()) table.put(haunting, spaces[index] ?? 'C-1');
  return table;
}

/** Plays the whole turn of the character on turn. */
function playTurn(table: Table): string[] {
  const playing = playthroughOf(table);
  const bot = makeBot('greedy', table.play.program, new Luck(1));
  const { turn } = table.play.program.system.moment(table.play);
  const chosen: string[] = [];
  for (let { decision } = playing; decision !== null; { decision } = playing) {
    if (table.play.program.system.moment(table.play).turn !== turn) break;
    const choice = bot(playing);
    chosen.push(decision.question?.key(table.play, decision, choice) ?? '');
    playing.choose(choice);
  }
  return chosen;
}

test('stops after a while what is free and does good again and again', () => {
  const humming = piece('humming', {
    text: 'Hum.',
    counters: { hums: { name: 'Hums', start: 0 } },
    objectives: [{ id: 'hum', text: 'Hum', progress: "self.counter('hums')", needed: 5000 }],
    actions: [
      {
        id: 'hum',
        text: 'Hum while it strikes.',
        windows: ['after-target'],
        do: [{ effect: 'change', of: 'self', stat: 'counter:hums', by: 1 }],
      },
    ],
  });
  const table = new Table({ heroes: [hero('one')], items: [GHOUL], scenario: humming, stage: HALL });
  table.put('one', 'B-3');
  table.spawn('ghoul', 'B-3');
  const playing = playthroughOf(table);
  const bot = makeBot('greedy', table.play.program, new Luck(1));
  let hums = 0;
  for (let decision = 0; table.play.program.system.moment(table.play).round < 2; decision++) {
    expect(decision).toBeLessThan(500);
    const choice = bot(playing);
    if (playing.decision?.question?.key(table.play, playing.decision, choice).startsWith('hum@')) hums++;
    playing.choose(choice);
  }
  expect(hums).toBeGreaterThan(100);
});

test('answers the same way twice where the same is asked twice in one action', () => {
  const from = "[space('B-1'), space('B-2'), space('B-3')]";
  const pointing = piece('pointing', {
    text: 'Point twice.',
    counters: { hits: { name: 'Hits', start: 0 } },
    objectives: [{ id: 'hit', text: 'Point', progress: "self.counter('hits')", needed: 9 }],
    actions: [
      {
        id: 'point',
        text: 'Point.',
        windows: ['own-turn'],
        do: [
          { effect: 'pick', who: 'user', from, as: 'once', text: 'Where?' },
          { effect: 'pick', who: 'user', from, as: 'twice', text: 'And where?' },
          {
            effect: 'change',
            of: 'self',
            stat: 'counter:hits',
            by: "1 + (once == space('B-2') ? 1 : 0) + (twice == space('B-2') ? 1 : 0)",
          },
        ],
      },
    ],
  });
  const table = new Table({ heroes: [hero('one')], scenario: pointing, stage: HALL });
  table.put('one', 'B-1');
  const turn = playTurn(table);
  const at = turn.findIndex((key) => key.startsWith('use:point'));
  expect(turn.slice(at + 1, at + 3)).toEqual(['B-2', 'B-2']);
});

describe('in its turn', () => {
  test('cleanses the haunting that it stands on', () => {
    const table = haunted('B-3');
    table.put('one', 'B-3');
    expect(choiceOf(table)).toMatch(/^use:exorcise/);
  });

  test('walks to the haunting that it can reach, and cleanses it', () => {
    const table = haunted('B-3');
    table.put('one', 'B-1');
    expect(playTurn(table).slice(0, 3)).toEqual(['move:B-2', 'move:B-3', expect.stringMatching(/^use:exorcise/)]);
  });

  test('walks where the objective sends it, first to what it must fetch and then to where that must go', () => {
    const fetching = piece('fetch', {
      text: 'Fetch the key.',
      counters: { held: { name: 'Held', start: 0 }, done: { name: 'Done', start: 0 } },
      objectives: [
        {
          id: 'fetch',
          text: 'Fetch it',
          progress: "self.counter('done')",
          needed: 1,
          underway: "self.counter('held') * 50",
          towards: "self.counter('held') == 0 ? [space('B-4')] : [space('B-2')]",
        },
      ],
      actions: [
        {
          id: 'lift',
          text: 'Lift it.',
          windows: ['own-turn'],
          if: "user.space == space('B-4') && self.counter('held') == 0",
          do: [{ effect: 'change', of: 'self', stat: 'counter:held', by: 1 }],
        },
      ],
    });
    const table = new Table({ heroes: [hero('one', { ap: 4 })], scenario: fetching, stage: HALL });
    table.put('one', 'B-3');
    expect(playTurn(table).slice(0, 4)).toEqual([
      'move:B-4',
      expect.stringMatching(/^use:lift/),
      'move:B-3',
      'move:B-2',
    ]);
  });

  test('runs when the way is long', () => {
    const table = haunted('B-12');
    table.put('one', 'B-1');
    playTurn(table);
    expect(spaceOf(table.play, table.entity('one'))).toBe(table.space('B-6'));
  });

  test('fights what holds it', () => {
    const table = haunted('B-5');
    table.put('one', 'B-1');
    table.spawn('ghoul', 'B-1');
    expect(choiceOf(table)).toMatch(/^attack:/);
  });

  test('takes the better weapon', () => {
    const table = new Table({
      heroes: [hero('one')],
      items: [GHOUL, weapon('mace', { dice: 6 }), weapon('spoon', { dice: 1 })],
      stage: HALL,
    });
    table.put('one', 'B-1');
    table.give('one', 'weapon/mace');
    table.give('one', 'weapon/spoon');
    table.spawn('ghoul', 'B-1');
    expect(choiceOf(table)).toMatch(/^attack:weapon\/mace/);
  });

  test('searches where it is safe and nothing else is to be done', () => {
    const table = new Table({ heroes: [hero('one', { imagination: 9 })], stage: HALL });
    table.put('one', 'B-1');
    table.spawn('body-weapon', 'B-1');
    expect(choiceOf(table)).toMatch(/^search:/);
  });

  test('ends its turn rather than throw away what it has, or its mind', () => {
    const table = new Table({ heroes: [hero('one')], items: [weapon('mace', { dice: 6 })], stage: HALL });
    table.put('one', 'B-1');
    table.give('one', 'weapon/mace');
    const turn = playTurn(table);
    expect(turn.at(-1)).toBe('end-turn:end');
    expect(turn.filter((key) => /^(drop|chaos|defy-time)/.test(key))).toEqual([]);
  });
});

describe('fair play', () => {
  const crowded = () => {
    const table = haunted('B-4');
    table.put('one', 'B-2');
    table.spawn('ghoul', 'B-3');
    table.spawn('ghoul', 'B-6');
    table.spawn('body-nurse', 'B-2');
    return table;
  };

  test('changes nothing in the game that it is shown', () => {
    const table = crowded();
    const playing = playthroughOf(table);
    const before = digest(table.play);
    makeBot('greedy', table.play.program, new Luck(4))(playing);
    expect(digest(table.play)).toBe(before);
    expect(playing.decision?.question?.id).toBe('turn');
  });

  test('chooses the same on the same luck', () => {
    expect(choiceOf(crowded(), 'greedy', 9)).toBe(choiceOf(crowded(), 'greedy', 9));
  });

  test('chooses the same whatever lies hidden: other dice to come, other decks, other tokens face down', () => {
    const choices = [0, 1, 2, 3, 4, 5].map((seed) => {
      const table = crowded();
      if (seed > 0) table.play.program.system.hideFrom(table.play, 0, seed);
      return choiceOf(table);
    });
    expect(new Set(choices).size).toBe(1);
  });
});

test('throws when nothing is asked', () => {
  const table = haunted('B-3');
  table.put('one', 'B-3');
  const playing = playthroughOf(table);
  playing.decision = null;
  for (const bot of ['random', 'greedy'] as const)
    expect(() => makeBot(bot, table.play.program, new Luck(1))(playing)).toThrow('nothing is asked');
});
