/**
 * How damage is assigned in a battle. Damage that does not slay is lost at the end of the phase, so all that matters is which
 * cards are slain: those are asked for, not numbers.
 */
import type { Proc, Question } from '../../kernel/decision';
import { isPermitted } from '../../language/permits';
import type { Play } from '../../language/play';
import { nameOf, read } from '../../table/numbers';
import { entityQuestion } from '../../table/questions';
import { hasPart } from './card-parts';
import { cardWords } from './card-text';
import { isHorror, leftOf, rule } from './state';

/** Stands for all that are offered. */
const ALL = -1;

const healthOf = (play: Play, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + read(play, card, 'health'), 0);

function slayQuestion(id: string, ask: (play: Play, who: number, left: number) => string): Question<Play> {
  const base = entityQuestion(id, 'battle', (play, who, { frame }) => ask(play, who, frame[0] as number), {
    none: 'No more',
    detail: (play, card) => cardWords(play, card),
    cost: (play, card) => `${read(play, card, 'health')} damage`,
  });
  const isAll = (option: number, first: readonly number[]) => first[option] === ALL;
  return {
    ...base,
    key: (play, decision, option) => (isAll(option, decision.first) ? 'all' : base.key(play, decision, option)),
    label: (play, decision, option) =>
      isAll(option, decision.first) ? 'All of them' : base.label(play, decision, option),
    detail: (play, decision, option) =>
      isAll(option, decision.first) ? '' : (base.detail?.(play, decision, option) ?? ''),
    cost: (play, decision, option) =>
      isAll(option, decision.first) ? '' : (base.cost?.(play, decision, option) ?? ''),
    touches: (play, decision, option) =>
      isAll(option, decision.first) ? [] : (base.touches?.(play, decision, option) ?? []),
  };
}

const FOES = slayQuestion(
  'slay',
  (play, who, left) => `Whom do the Allies of ${nameOf(play, who)} slay? ${left} damage left`,
);
const ALLIES = slayQuestion(
  'fall',
  (play, who, left) => `Which Allies of ${nameOf(play, who)} are slain? ${left} damage left`,
);

interface Asked {
  readonly question: Question<Play>;
  /** Who answers, and in whose Room it is. */
  readonly who: number;
  readonly subject: number;
}

/** Asks for one card after another; `able` says which may be next for so much damage, `mayStop` whether that is enough. */
function* choose(
  play: Play,
  { question, who, subject }: Asked,
  damage: number,
  able: (chosen: readonly number[], left: number) => readonly number[],
  mayStop: (chosen: readonly number[]) => boolean,
): Proc<number[]> {
  const chosen: number[] = [];
  for (let left = damage; ; ) {
    const options = able(chosen, left);
    if (options.length === 0) return chosen;
    const isFree = mayStop(chosen);
    const isAllOffered = isFree && options.length > 1 && healthOf(play, options) <= left;
    const decision = play.decision.reset(question, play.program.system.seatOf(play, who), who);
    decision.subject = subject;
    decision.frame = [left];
    if (isAllOffered) decision.add(ALL);
    for (const card of options) decision.add(card);
    if (isFree) decision.add(0);
    const only = !isFree && options.length === 1;
    const answer = only ? (options[0] as number) : (decision.first[yield decision] as number);
    if (answer === 0) return chosen;
    const taken = answer === ALL ? options : [answer];
    chosen.push(...taken);
    left -= healthOf(play, taken);
  }
}

/** Which Monsters and Horrors the Allies of a Room slay with so much damage. */
export function* chooseSlainFoes(play: Play, who: number, foes: readonly number[], damage: number): Proc<number[]> {
  const targets = foes.filter((card) => isPermitted(play, 'slay', card, who, true));
  const able = (chosen: readonly number[], left: number): number[] => {
    const open = targets.filter((card) => !chosen.includes(card) && read(play, card, 'health') <= left);
    const areMonstersDown = foes.every((card) => isHorror(play, card) || chosen.includes(card));
    return rule(play, 'monstersFirst') === 0 || areMonstersDown ? open : open.filter((card) => !isHorror(play, card));
  };
  return yield* choose(play, { question: FOES, who, subject: who }, damage, able, () => true);
}

/**
 * Which Allies fall to so much damage: as few as it can be shared among, each up to its Health, and more only where somebody may
 * have a use for it. All of them fall to as much as they have.
 */
export function* chooseSlainAllies(play: Play, who: number, allies: readonly number[], damage: number): Proc<number[]> {
  const total = healthOf(play, allies);
  if (damage >= total) return [...allies];
  const least = Math.max(0, damage - (total - allies.length));
  const isUseful = (card: number): boolean =>
    rule(play, 'slainAllyTo') !== rule(play, 'standingAllyTo') || hasPart(play, card, 'slain', who);
  const able = (chosen: readonly number[], left: number): number[] =>
    allies.filter(
      (card) =>
        !chosen.includes(card) && read(play, card, 'health') <= left && (chosen.length < least || isUseful(card)),
    );
  const asker = rule(play, 'assignBy') === 1 ? leftOf(play, who) || who : who;
  const asked = { question: ALLIES, who: asker, subject: who };
  return yield* choose(play, asked, damage, able, (chosen) => chosen.length >= least);
}
