/** Disorder cards: one of each of a character's decks is drawn and some are kept (S000: Character Setup; Finishing a Scenario). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import type { Play } from '../../language/play';
import { deckZone, findZone, takeTop } from '../../language/standard';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { cardText } from './card-text';
import { gainSkill } from './gain-skill';
import { discard } from './items';
import { log } from './state';

const KEEP = entityQuestion(
  'keep-disorder',
  'disorders',
  (play, character) => `Which disorder does ${nameOf(play, character)} keep?`,
  { detail: cardText, note: () => 'The others go back' },
);

/** Draws a card from each disorder deck of a character, keeps `count` and puts the rest back. */
export function drawDisorders(play: Play, character: number, count: number): Asking {
  return begin(drawing(play, character, count));
}

function* drawing(play: Play, character: number, count: number): Proc {
  const table = findZone(play, 'table', 0);
  const families = (play.program.infoOf(play, character)?.item.disorders ?? []) as readonly string[];
  const drawn: number[] = [];
  for (const family of families) {
    const deck = findZone(play, deckZone(family), 0);
    const drawing = takeTop(play, family, 0, deck, (card) => {
      if (card === 0) return undefined;
      putLast(play, card, table);
      drawn.push(card);
      return undefined;
    });
    if (drawing !== undefined) yield* drawing;
  }
  for (let n = 0; n < count && drawn.length > 0; n++) {
    const chosen = drawn.length === 1 ? 0 : yield* askEntity(play, KEEP, character, character, drawn);
    const [card = 0] = drawn.splice(chosen, 1);
    log(play, `${nameOf(play, character)} keeps ${nameOf(play, card)}`, 'plain', [character, card]);
    yield* gainSkill(play, character, card);
  }
  for (const card of drawn) {
    const asking = discard(play, card);
    if (asking !== undefined) yield* asking;
  }
}
