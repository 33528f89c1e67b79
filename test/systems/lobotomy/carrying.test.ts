import { expect, test } from 'vitest';
import { hero, monster, scenario } from '../../conformance/lobotomy/pieces';
import { Table } from '../../conformance/lobotomy/table';
import { charm, tool } from './pieces';

const idol = {
  kind: 'token',
  id: 'idol',
  source: 'original' as const,
  name: 'Idol',
  supply: 3,
  modifiers: [{ id: 'burden', stat: 'slots', where: 'it == owner', add: -1 }],
};

/** Two characters beside an idol that may be lifted, and told whether somebody carries it. */
function hall(parts: Readonly<Record<string, unknown>> = {}) {
  const lift = tool('lift', [{ effect: 'place', what: "at(user.space, 'idol')", at: 'user' }]);
  const table = new Table({
    heroes: [hero('one'), hero('two')],
    items: [idol, lift, charm('rule', parts), monster('ghoul')],
    scenario: scenario('night', { text: 'Nothing.', uses: ['token/idol'] }),
  });
  for (const each of ['one', 'two']) table.put(each, 'B-3');
  for (const each of ['lift', 'rule']) table.give('one', each);
  table.set(table.spawn('idol', 'B-3'), 'number', 2);
  return table;
}

test('a token that is placed on a character is carried along, counts for its bearer and is told of at its seat', () => {
  const table = hall();
  expect(table.read('one', 'slots')).toBe(4);
  table.choose('lift').choose('B-4');
  expect(table.everywhere('idol')).toEqual(['B-4']);
  expect(table.view().seats[0]?.stats.map(({ label }) => label)).toContain('Idol 2');
  expect([table.read('one', 'slots'), table.read('two', 'slots')]).toEqual([3, 4]);
});

test('a carried token changes hands in a trade', () => {
  const table = hall().choose('lift').choose('trade:').choose('Idol 2 to Two').choose('done').choose('agree');
  expect(table.view().seats[1]?.stats.map(({ label }) => label)).toContain('Idol 2');
  expect(table.read('one', 'ap')).toBe(2);
});

test('a trade tells with whom it was, whichever way things went', () => {
  const heard = {
    id: 'heard',
    when: 'trade',
    do: [{ effect: 'say', text: '{event.actor.name} and {event.target.name}' }],
  };
  const table = hall({ triggers: [heard] })
    .choose('lift')
    .choose('trade:')
    .choose('Idol 2 to Two')
    .choose('done')
    .choose('agree');
  table.choose('end-turn').choose('trade:').choose('lift').choose('done').choose('agree');
  expect(table.lines().filter((line) => line.includes(' and '))).toEqual(['One and Two', 'Two and One']);
});

test('what a dying character carries stays on the space where it fell', () => {
  const table = hall({
    actions: [{ id: 'fall', name: 'Fall', text: 'Die.', do: [{ effect: 'kill', who: 'user' }] }],
  });
  table
    .choose('lift')
    .choose('fall')
    .choose(table.options()[0]?.key ?? '');
  expect(table.at('one')).toContain('centre');
  expect(table.everywhere('idol')).toEqual(['B-3']);
  expect(table.view().seats[0]?.stats.map(({ label }) => label)).not.toContain('Idol 2');
});

test('what a monster carries stays where it was destroyed', () => {
  const table = hall({
    actions: [
      {
        id: 'feed',
        name: 'Feed',
        text: 'Give it away.',
        do: [
          { effect: 'place', what: "at(user.space, 'idol')", at: "first(inPlay('ghoul'))" },
          { effect: 'kill', who: "inPlay('ghoul')" },
        ],
      },
    ],
  });
  table.spawn('ghoul', 'B-5');
  table.choose('feed');
  expect([table.everywhere('ghoul'), table.everywhere('idol')]).toEqual([[], ['B-5']]);
});
