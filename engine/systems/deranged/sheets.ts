/** The sheets of a scenario, one for each chapter: how they are stacked, turned over and come to their end. */
import type { Asking, Proc } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import { findZone, makeKnown } from '../../language/standard';
import { within } from '../../language/trail';
import { nameOf } from '../../table/numbers';
import { type SheetPart, scenarioPart, sheetPart } from './card-parts';
import { heroes, log, scenarioOf, seatOf } from './state';

/** Stands for a sheet of any family in each chapter. */
const ANY = 'any';

/** Stacks the sheets of a scenario by chapters; of several for one chapter one at random is taken. */
export function layTheSheets(play: Play, { item }: ItemInfo): void {
  const family = item.sheets;
  if (typeof family !== 'string') return;
  const able = play.program.ofKind('sheet').filter((sheet) => family === ANY || sheet.item.family === family);
  const chapters = [...new Set(able.map((sheet) => Number(sheet.item.chapter)))].sort((a, b) => a - b);
  for (const chapter of chapters) {
    const those = able.filter((sheet) => sheet.item.chapter === chapter);
    const sheet = those[those.length === 1 ? 0 : play.below(play.setupStream, those.length)] as ItemInfo;
    putLast(play, play.create(play.layout.kind('card'), sheet.number), findZone(play, 'sheets', 0));
  }
}

export const currentSheet = (play: Play): number => cardsIn(play, findZone(play, 'current-sheet', 0))[0] ?? 0;

/** Turns the next sheet over and does what it says. */
export function* revealNextSheet(play: Play): Proc {
  const sheet = cardsIn(play, findZone(play, 'sheets', 0))[0] ?? 0;
  const before = currentSheet(play);
  if (before !== 0) putLast(play, before, findZone(play, 'past-sheets', 0));
  if (sheet === 0) return;
  putLast(play, sheet, findZone(play, 'current-sheet', 0));
  makeKnown(
    play,
    sheet,
    heroes(play).map((hero) => seatOf(play, hero)),
  );
  log(play, `A new chapter: ${nameOf(play, sheet)}`, 'strong', [sheet]);
  const asking = emit(play, newEvent(play, 'sheet').set('card', sheet), () => runPart(play, sheet, 'reveal'));
  if (asking !== undefined) yield* asking;
}

/** What the current sheet says for the end of its chapter; without sheets what the scenario says. */
export function endOfChapter(play: Play, isDusk: boolean): Asking {
  const sheet = currentSheet(play);
  if (sheet !== 0) return runPart(play, sheet, 'end');
  const scenario = scenarioOf(play);
  const part = isDusk ? 'dusk' : 'dawn';
  return within(play, { item: play.def(scenario), pointer: `/${part}` }, () => scenarioPart(play, scenario, part));
}

const runPart = (play: Play, sheet: number, part: SheetPart): Asking =>
  within(play, { item: play.def(sheet), pointer: `/${part}` }, () => sheetPart(play, sheet, part));
