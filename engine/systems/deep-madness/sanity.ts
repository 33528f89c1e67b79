/**
 * Sanity tokens: clear, exhausted, madness. Exhausting falls back on madness where no token is clear; enough madness draws
 * a madness card, enough of those brings possession.
 */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { EventRecord } from '../../language/event-record';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { changeStat } from '../../language/standard';
import { add, nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askEntity, askNamed, entityQuestion, namedQuestion } from '../../table/questions';
import { drawMadnessCards } from './madness-cards';
import { isCharacter, livingCharacters, log, rule } from './state';

/** Clear sanity that somebody could exhaust by choice: its own, psycho tokens, that of whoever may pay for it. */
export function spareSanity(play: Play, who: number): number {
  let spare = read(play, who, 'clear') + numberIn(play, who, 'extraSanity');
  for (const other of helpers(play, who)) spare += read(play, other, 'clear');
  return spare;
}

/** Whether somebody can exhaust so much by choice. */
export const canExhaust = (play: Play, who: number, amount: number): boolean =>
  amount <= 0 ||
  (isCharacter(play, who) && (rule(play, 'voluntaryNeedsClear') === 0 || spareSanity(play, who) >= amount));

const helpers = (play: Play, who: number): number[] =>
  livingCharacters(play).filter(
    (other) => other !== who && read(play, other, 'clear') > 0 && isPermitted(play, 'pay-sanity', other, who, false),
  );

const PAYER = entityQuestion(
  'sanity-payer',
  'sanity',
  (play, who) => `${nameOf(play, who)} must exhaust 1 sanity. Whose?`,
  { detail: (play, other) => `${read(play, other, 'clear')} clear` },
);
const FLIP = namedQuestion('sanity-flip', 'sanity', (play, who) => `${nameOf(play, who)} must exhaust 1 sanity. How?`, [
  { key: 'exhaust', label: 'Exhaust a clear token' },
  { key: 'flip', label: 'Flip a psycho token: it counts as 1 madness' },
  { key: 'short', label: 'Turn an exhausted token to madness' },
]);

/** Exhausts sanity inside an `exhaust` event, by choice or by force. */
export function exhaust(play: Play, who: number, amount: number): Asking {
  if (!isCharacter(play, who) || amount <= 0) return undefined;
  const event = newEvent(play, 'exhaust', who, who);
  event.amount = amount;
  return emit(play, event, () => begin(exhausting(play, who, event)));
}

/** What answers the event counts what was exhausted of one's own; who pays for another has an event of its own. */
function* exhausting(play: Play, who: number, event: EventRecord): Proc {
  const due = event.amount;
  if (due > 0) log(play, `${nameOf(play, who)} exhausts ${due} sanity`, 'bad', [who]);
  let own = 0;
  for (let n = 0; n < due; n++) if (yield* exhaustOne(play, who)) own++;
  event.amount = own;
}

/** Says whether it was a clear token of one's own. */
function* exhaustOne(play: Play, who: number): Proc<boolean> {
  const others = helpers(play, who);
  const payer = others.length === 0 ? who : yield* choosePayer(play, who, others);
  if (payer !== who) {
    const paying = payFor(play, payer);
    if (paying !== undefined) yield* paying;
    return false;
  }
  const hasClear = read(play, who, 'clear') > 0;
  const way = numberIn(play, who, 'extraSanity') > 0 ? yield* chooseWay(play, who, hasClear) : hasClear ? 0 : 2;
  if (way === 0) {
    add(play, who, 'exhausted', 1);
    return true;
  }
  const asking = way === 1 ? flipExtra(play, who) : fallShort(play, who);
  if (asking !== undefined) yield* asking;
  return false;
}

/** One clear token of somebody, exhausted for another one. */
function payFor(play: Play, payer: number): Asking {
  const event = newEvent(play, 'exhaust', payer, payer);
  event.amount = 1;
  return emit(play, event, () => {
    log(play, `${nameOf(play, payer)} exhausts 1 sanity instead`, 'bad', [payer]);
    add(play, payer, 'exhausted', 1);
    return undefined;
  });
}

function* choosePayer(play: Play, who: number, others: readonly number[]): Proc<number> {
  const options = [who, ...others];
  return options[yield* askEntity(play, PAYER, who, who, options)] as number;
}

function* chooseWay(play: Play, who: number, hasClear: boolean): Proc<number> {
  return yield* askNamed(play, FLIP, who, who, hasClear ? [0, 1] : [1, 2]);
}

/** A psycho token is flipped: it is a madness token from then on. */
function flipExtra(play: Play, who: number): Asking {
  const event = newEvent(play, 'madness', 0, who);
  event.amount = 1;
  return emit(play, event, () => {
    if (event.amount <= 0) return undefined;
    setNumber(play, who, 'extraSanity', numberIn(play, who, 'extraSanity') - 1);
    setNumber(play, who, 'extraFlipped', numberIn(play, who, 'extraFlipped') + 1);
    return gainMadness(play, who);
  });
}

function fallShort(play: Play, who: number): Asking {
  const missing = rule(play, 'shortfallMadness');
  return missing <= 0 ? undefined : takeMadness(play, who, missing);
}

/** Turns tokens to madness, exhausted ones first, inside a `madness` event. */
export function takeMadness(play: Play, who: number, amount: number): Asking {
  if (!isCharacter(play, who) || amount <= 0) return undefined;
  const event = newEvent(play, 'madness', 0, who);
  event.amount = amount;
  return emit(play, event, () => begin(takingMadness(play, who, event.amount)));
}

function* takingMadness(play: Play, who: number, amount: number): Proc {
  for (let n = 0; n < amount; n++) {
    if (numberIn(play, who, 'exhausted') > 0) setNumber(play, who, 'exhausted', numberIn(play, who, 'exhausted') - 1);
    else if (read(play, who, 'clear') <= 0) return;
    const asking = gainMadness(play, who);
    if (asking !== undefined) yield* asking;
  }
}

/** One more madness token. With enough of them all turn clear, and a madness card is drawn. */
function gainMadness(play: Play, who: number): Asking {
  setNumber(play, who, 'madness', numberIn(play, who, 'madness') + 1);
  log(play, `${nameOf(play, who)} takes 1 madness`, 'bad', [who]);
  if (numberIn(play, who, 'madness') < read(play, who, 'madnessLimit')) return undefined;
  setNumber(play, who, 'madness', 0);
  setNumber(play, who, 'extraFlipped', 0);
  return drawMadnessCards(play, who, 1);
}

/** Turns madness tokens clear. */
export function calmMadness(play: Play, who: number, amount: number): Asking {
  const calmed = Math.min(amount, numberIn(play, who, 'madness'));
  if (calmed <= 0) return undefined;
  const loose = Math.min(calmed, numberIn(play, who, 'extraFlipped'));
  setNumber(play, who, 'extraFlipped', numberIn(play, who, 'extraFlipped') - loose);
  return changeStat(play, who, 'madness', -calmed);
}

/** Turns exhausted tokens clear. */
export function ready(play: Play, who: number, amount: number): Asking {
  const readied = Math.min(amount, numberIn(play, who, 'exhausted'));
  if (readied <= 0) return undefined;
  log(play, `${nameOf(play, who)} readies ${readied} sanity`, 'good', [who]);
  return changeStat(play, who, 'exhausted', -readied);
}
