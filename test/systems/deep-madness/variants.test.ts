/** The optional rules of the two boxes, in each of the four chapters: what investigators begin with, and what the log tells. */
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../../engine/language/entity-functions';
import { findZone } from '../../../engine/language/standard';
import { Table } from './table';
import { investigator } from './table-content';

const CHAPTERS = ['first-dive', 'trimming-victims', 'collecting-tissue', 'lobotomy'];
const NAMES = ['ann', 'ben', 'cas', 'dee', 'eve', 'fay'];

/** Six investigators without items of their own; whoever is asked where it begins takes the first place. */
function begin(story: string, ...variants: string[]): Table {
  const at = new Table({ story, investigators: NAMES.map((id) => investigator(id)), variants });
  while (at.question === 'start') at.choose(at.options()[0]?.key ?? '');
  return at;
}

const counts = (at: Table, zone: string) => NAMES.map((who) => at.cards(zone, who).length);

const fusions = (at: Table) =>
  NAMES.map((who) => {
    const cards = cardsIn(at.play, findZone(at.play, 'traits', at.entity(who)));
    return cards.filter((card) => at.play.program.infoOf(at.play, card)?.item.kind === 'fusion').length;
  });

describe.each(CHAPTERS)('%s', (story) => {
  test('with a More Prepared Team everybody begins with a search card and a consciousness card more', () => {
    const [plain, prepared] = [begin(story), begin(story, 'more-prepared-team')];
    expect(counts(prepared, 'inventory')).toEqual(counts(plain, 'inventory').map((count) => count + 1));
    expect(counts(prepared, 'hand')).toEqual(counts(plain, 'hand').map((count) => count + 1));
    expect(fusions(prepared)).toEqual(Array(6).fill(0));
  });

  test('with fusion cards everybody begins with one', () => {
    const at = begin(story, 'fusion');
    expect(fusions(at)).toEqual(Array(6).fill(1));
    expect(counts(at, 'hand')).toEqual(counts(begin(story), 'hand'));
  });

  test('the rules that one can read in the game list those that are on, and no others', () => {
    const variantsIn = (at: Table) =>
      at
        .view()
        .rules.flatMap(({ item, parts }) =>
          parts.filter(({ name }) => name.startsWith('Variant: ')).map(({ name }) => `${item} ${name}`),
        );
    expect(variantsIn(begin(story))).toEqual([]);
    expect(variantsIn(begin(story, 'fusion'))).toEqual(['rule-set/fusion-rules Variant: Fusion cards']);
    expect(variantsIn(begin(story, 'fusion', 'more-prepared-team'))).toHaveLength(2);
  });

  test('with both it is both, and the log tells them before the first round, with their numbers', () => {
    const at = begin(story, 'fusion', 'more-prepared-team');
    expect(fusions(at)).toEqual(Array(6).fill(1));
    expect(counts(at, 'inventory')).toEqual(counts(begin(story), 'inventory').map((count) => count + 1));
    const lines = at.lines();
    const told = lines.slice(0, lines.indexOf('Round 1')).filter((line) => /^(More Prepared|Fusion)/.test(line));
    expect(told).toEqual([
      'More Prepared Team: Each investigator begins with one search card and one consciousness card more.',
      'Fusion cards: Each investigator begins with a fusion card, to share something with the Partner. Chapters become somewhat easier.',
    ]);
  });

  test('without any nothing is told', () => {
    expect(
      begin(story)
        .lines()
        .filter((line) => /Prepared|Fusion/.test(line)),
    ).toEqual([]);
  });
});
