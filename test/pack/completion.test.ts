/** What an editor offers at the cursor, marked by `|`. */
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../pack/check-content';
import { completionsAt } from '../../pack/completion/completions-at';
import { fileOf, pack, withFiles } from './small-pack';

const PATH = 'lobotomy/keyword/hex.json';
const result = checkContent(withFiles());

function at(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.slice(0, offset) + marked.slice(offset + 1);
  const found = completionsAt(result, PATH, text, offset);
  const labels = found.map(({ label }) => label);
  /** The text after taking the offer of this label. */
  const take = (label: string) => {
    const offer = found.find((each) => each.label === label);
    if (!offer) throw new Error(`No ${label} in ${labels.join()}`);
    return text.slice(0, offer.start) + offer.text + text.slice(offer.end);
  };
  return { labels, take, found };
}

const keyword = (rest: string) => `{ "kind": "keyword", "id": "hex", ${rest} }`;
const trigger = (rest: string) => keyword(`"triggers": [{ "id": "one", "when": "damage", ${rest} }]`);
const effect = (rest: string) => trigger(`"do": [{ ${rest} }]`);

describe('fields', () => {
  test('those that are needed come first, those that are there are left out', () => {
    const { labels } = at(keyword('|'));
    expect(labels.slice(0, 2)).toEqual(['source', 'name']);
    expect(labels).toContain('triggers');
    expect(labels).not.toContain('kind');
  });

  test('are written with the beginning of a value', () => {
    expect(at(keyword('|')).take('triggers')).toBe(keyword('"triggers": []'));
    expect(at(keyword('"na|"')).take('name')).toBe(keyword('"name": ""'));
    expect(at(keyword('"na|": "Hex"')).take('name')).toBe(keyword('"name": "Hex"'));
  });

  test('of an effect are those of its kind', () => {
    expect(at(effect('"effect": "damage", |')).labels).toEqual(['to', 'amount', 'from', 'tags']);
  });

  test('of an effect without a kind is the kind', () => {
    expect(at(effect('|')).labels).toEqual(['effect']);
  });
});

describe('values', () => {
  test('the kinds of effects', () => {
    const { labels, take } = at(effect('"effect": "da|"'));
    expect(labels).toHaveLength(40);
    expect(take('damage')).toBe(effect('"effect": "damage"'));
  });

  test('whole effects in a list', () => {
    expect(at(trigger('"do": [|]')).take('heal')).toBe(trigger('"do": [{"effect":"heal","who":"current","amount":2}]'));
  });

  test.each([
    ['words', keyword('"source": |'), 'original', keyword('"source": "original"')],
    ['events', keyword('"triggers": [{ "when": "|" }]'), 'damage', keyword('"triggers": [{ "when": "damage" }]')],
    [
      'ids',
      effect('"effect": "apply", "condition": "|"'),
      'stunned',
      effect('"effect": "apply", "condition": "stunned"'),
    ],
    ['yes and no', keyword('"symbol": |'), 'true', keyword('"symbol": true')],
    [
      'numbers of the system',
      effect('"effect": "change", "stat": "he|"'),
      'health',
      effect('"effect": "change", "stat": "health"'),
    ],
  ])('%s', (_, marked, label, expected) => {
    expect(at(marked).take(label)).toBe(expected);
  });

  test('ids are told apart by their names', () => {
    const { found } = at(effect('"effect": "spawn", "what": "|"'));
    expect(found).toMatchObject([{ label: 'patient', detail: 'monster: Patient' }]);
  });
});

describe('expressions', () => {
  const when = (expression: string) => trigger(`"if": "${expression}"`);

  test.each([
    ['fields of the event', 'event.am|', 'amount', 'event.amount'],
    ['names', 'sel|', 'self', 'self'],
    ['functions', 'dist|', 'distance', 'distance'],
    ['numbers of things', 'self.space.ow|', 'owner', 'self.space.owner'],
    ['ids between quotes', "inPlay('pa|", 'patient', "inPlay('patient"],
    ['keywords and conditions', "self.is('st|')", 'stunned', "self.is('stunned')"],
    ['ids after a comparison', "self.def == 'pa|", 'patient', "self.def == 'patient"],
  ])('%s', (_, marked, label, expected) => {
    expect(at(when(marked)).take(label)).toBe(when(expected));
  });

  test('names that an effect before has bound', () => {
    const list = trigger(
      `"do": [{ "effect": "let", "as": "most", "value": 1 }, { "effect": "heal", "who": "self", "amount": "mo|" }]`,
    );
    expect(at(list).labels).toContain('most');
  });

  test('zones are offered where a zone is named', () => {
    expect(at(when("zone('|')")).labels).toContain('inventory');
    expect(at(when("zone('|')")).labels).not.toContain('patient');
  });

  test('of a game without a board nothing that is about one', () => {
    const table = { ...pack, id: 'cards', system: 'lockwoods-asylum' };
    const path = 'cards/keyword/hex.json';
    const text = when('');
    const found = completionsAt(checkContent([fileOf(table, 'cards')]), path, text, text.indexOf('"if": "') + 7);
    const labels = found.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['zone', 'pile']));
    expect(labels).not.toContain('distance');
  });

  test('past characters that JSON writes with escapes', () => {
    expect(at(trigger('"text": "\\"No\\" {ev|}"')).take('event')).toBe(trigger('"text": "\\"No\\" {event}"'));
  });
});

describe('texts', () => {
  test.each([
    ['expressions in braces', 'Lose {event.am|}', 'amount', 'Lose {event.amount}'],
    ['keywords in brackets', 'Be [[st|', 'stunned', 'Be [[stunned]]'],
    ['icons between colons', 'Pay :hea|', 'health', 'Pay :health:'],
  ])('%s', (_, marked, label, expected) => {
    expect(at(trigger(`"text": "${marked}"`)).take(label)).toBe(trigger(`"text": "${expected}"`));
  });

  test('nothing elsewhere', () => {
    expect(at(trigger('"text": "Some w|ords"')).labels).toEqual([]);
  });
});

test('nothing in a file that is no item', () => {
  expect(completionsAt(result, 'lobotomy/readme.json', '{ }', 2)).toEqual([]);
  expect(completionsAt(result, PATH, '', 0)).toEqual([]);
});
