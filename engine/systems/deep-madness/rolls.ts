/** Rolls of d6 for somebody, with the window in which dice are rerolled for sanity and cards change them. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { costWords, type OfferedAction, offeredActions, takeAction } from '../../language/actions';
import { rerollDie, result as resultOf, rollDice } from '../../language/dice';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import type { ItemInfo } from '../../language/program';
import type { Result } from '../../language/system';
import { nameOf, read } from '../../table/numbers';
import type { RollView } from '../../view';
import { canExhaust, exhaust } from './sanity';
import { isCharacter, log } from './state';

export interface Roll {
  readonly dice: readonly number[];
  /** A die of this or more is a success. */
  readonly needed: number;
}

export const successesOf = (play: Play, { dice, needed }: Roll): number =>
  dice.filter((die) => resultOf(play, die) >= needed).length;

const REROLL = 0;
const CARD = 1;
const DONE = 2;

const option = ({ first }: Decision, index: number) => first[index] as number;
const rollIn = ({ frame }: Decision): Roll & { title: string; cards: readonly OfferedAction[] } =>
  frame[0] as Roll & { title: string; cards: readonly OfferedAction[] };
const cardIn = (decision: Decision, index: number): OfferedAction | undefined =>
  rollIn(decision).cards[decision.second[index] as number];

const WINDOW: Question<Play> = {
  id: 'after-roll',
  rule: () => 'reroll',
  about: (_, { actor }) => actor,
  ask: (play, decision) => {
    const { dice, title } = rollIn(decision);
    return `${title}: ${dice.map((die) => resultOf(play, die)).join(', ')}. Does ${nameOf(play, decision.actor)} change anything?`;
  },
  note: (play, decision) => {
    const successes = successesOf(play, rollIn(decision));
    return successes === 1 ? '1 success' : `${successes} successes`;
  },
  group: (_, decision, index) => (option(decision, index) === REROLL ? 'Reroll' : ''),
  key: (play, decision, index) => {
    if (option(decision, index) === DONE) return 'keep';
    const action = cardIn(decision, index);
    if (option(decision, index) === CARD && action !== undefined)
      return `${play.program.actions[action.index]?.id}@${play.program.system.keyOf(play, action.carrier)}`;
    const die = decision.second[index] as number;
    return `reroll-${rollIn(decision).dice.indexOf(die) + 1}`;
  },
  label: (play, decision, index) => {
    if (option(decision, index) === DONE) return 'Keep the dice';
    const action = cardIn(decision, index);
    if (option(decision, index) === CARD && action !== undefined)
      return play.program.actions[action.index]?.name || nameOf(play, action.carrier);
    return `Reroll the ${resultOf(play, decision.second[index] as number)}`;
  },
  cost: (play, decision, index) => {
    if (option(decision, index) === REROLL) return `${read(play, decision.actor, 'rerollCost')} sanity`;
    const action = option(decision, index) === CARD ? cardIn(decision, index) : undefined;
    return action === undefined ? '' : costWords(play, decision.actor, action);
  },
  declines: (_, decision, index) => option(decision, index) === DONE,
};

/** Rolls for somebody inside a `roll` event; `then` gets the roll when nobody changes it any more. */
export function rollFor(
  play: Play,
  who: number,
  count: number,
  { needed, purpose, title }: { needed: number; purpose: string; title: string },
  then: (roll: Roll) => Asking,
): Asking {
  const info = play.program.find('die', 'd6');
  const dice = info === undefined || count <= 0 ? [] : rollDice(play, info, count);
  const event = newEvent(play, 'roll', who)
    .setList('dice', dice)
    .set('purpose', play.program.name(purpose))
    .set('needed', needed);
  return andThen(
    emit(play, event, () => begin(changing(play, who, { dice, needed: event.get('needed') }, title))),
    () => {
      const roll = { dice, needed: event.get('needed') };
      tellRoll(play, who, roll, title);
      return then(roll);
    },
  );
}

function* changing(play: Play, who: number, roll: Roll, title: string): Proc {
  if (!isCharacter(play, who)) return;
  for (;;) {
    const decision = play.decision.reset(WINDOW, play.program.system.seatOf(play, who), who);
    const cards = offeredActions(play, who, 'after-roll');
    decision.frame = [{ ...roll, title, cards }];
    // First what is right most often: a bot that looks ahead answers so.
    decision.add(DONE);
    if (canExhaust(play, who, read(play, who, 'rerollCost')))
      for (const die of differing(play, roll)) decision.add(REROLL, die);
    for (const index of cards.keys()) decision.add(CARD, index);
    if (decision.count === 1) return;
    const [first, second] = [decision.first, decision.second].map((list) => list.slice());
    const chosen = yield decision;
    if (first?.[chosen] === DONE) return;
    const asking =
      first?.[chosen] === CARD
        ? takeAction(play, who, cards[second?.[chosen] as number] as OfferedAction)
        : reroll(play, who, second?.[chosen] as number);
    if (asking !== undefined) yield* asking;
  }
}

/** Dice that failed, one of each face: to reroll a success gains nothing. */
function differing(play: Play, { dice, needed }: Roll): number[] {
  const faces = new Set<number>();
  return dice.filter((die) => {
    const face = resultOf(play, die);
    if (face >= needed || faces.has(face)) return false;
    faces.add(face);
    return true;
  });
}

function reroll(play: Play, who: number, die: number): Asking {
  const info = play.program.infoOf(play, die);
  return andThen(exhaust(play, who, read(play, who, 'rerollCost')), () =>
    emit(play, newEvent(play, 'reroll', who), () => {
      if (info !== undefined) rerollDie(play, die, info);
      return undefined;
    }),
  );
}

function tellRoll(play: Play, who: number, roll: Roll, title: string): void {
  if (play.log === null) return;
  const successes = successesOf(play, roll);
  const value = successes === 1 ? '1 success' : `${successes} successes`;
  const detail: RollView = {
    sort: 'test',
    title,
    dice: roll.dice.map((die) => ({
      face: String(resultOf(play, die)),
      outcome: resultOf(play, die) >= roll.needed ? 'hit' : 'miss',
    })),
    lines: [{ text: `A die of ${roll.needed} or more is a success`, value }],
    total: { text: 'Successes', value: String(successes) },
  };
  play.log.write(`${title}: ${value}`, { tone: 'plain', entities: [who], item: play.def(who), detail });
}

/** The die of monsters: whether it shows a claw. */
export function rollsClaw(play: Play, monster: number, most: number): boolean {
  const info = play.program.find('die', 'd12');
  if (info === undefined) return false;
  const [die = 0] = rollDice(play, info, 1);
  const isClaw = resultOf(play, die) <= most;
  log(play, `The monster die shows ${isClaw ? 'a claw' : 'nothing'}`, 'plain', [monster]);
  return isClaw;
}

/** Dice that an effect rolls, with the same window where somebody rolls d6. */
export function rollFreely(
  play: Play,
  dice: readonly { item: ItemInfo; count: number }[],
  who: number,
  result: Result,
): Asking {
  const rolled = dice.flatMap(({ item, count }) => rollDice(play, item, count));
  result.value = rolled;
  const event = newEvent(play, 'roll', who).setList('dice', rolled).set('purpose', play.program.name('effect'));
  return andThen(emit(play, event), () => {
    const words = rolled.map((die) => resultOf(play, die)).join(', ');
    log(play, `${who === 0 ? 'A roll' : `${nameOf(play, who)} rolls`}: ${words}`, 'plain', who === 0 ? [] : [who]);
    return undefined;
  });
}
