/** Skills: cooldowns with their dark boxes, the limit, and the Final Blow (S000: Skills; Insanity Penalties). */
import { begin } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { log, rule } from './state';

/** Every skill that a character may use: its skill cards, and memories that are skills. */
export function skillsOf(play: Play, character: number): number[] {
  const memories = cardsIn(play, findZone(play, 'memories', character)).filter((card) => isSkill(play, card));
  return [...cardsIn(play, findZone(play, 'skills', character)), ...memories];
}

export function isSkill(play: Play, card: number): boolean {
  const item = play.program.infoOf(play, card)?.item;
  return item?.kind === 'skill' || item?.kind === 'disorder' || (item?.kind === 'memory' && item.form === 'skill');
}

export const skillType = (play: Play, card: number): string => String(play.program.infoOf(play, card)?.item.type ?? '');

export const isReady = (play: Play, card: number): boolean =>
  !isSkill(play, card) || numberIn(play, card, 'cooldown') === 0;

/** AP that a skill costs. */
export function skillCost(play: Play, card: number): number {
  const cost = play.program.infoOf(play, card)?.item.cost as { ap?: number } | undefined;
  return cost?.ap ?? 0;
}

/** How many dark boxes a character's insanity adds to its cooldowns: the last two boxes of the track are +1 and +2. */
export function darkBoxes(play: Play, character: number): number {
  const above = read(play, character, 'insanity') - (read(play, character, 'maxInsanity') - 2);
  return Math.max(0, Math.min(2, above));
}

/** Puts the token on the highest bright box, or on a dark one as the user's insanity has it. */
export function startCooldown(play: Play, card: number, user: number): void {
  const printed = play.program.infoOf(play, card)?.item.cooldown;
  setNumber(play, card, 'cooldown', (typeof printed === 'number' ? printed : 0) + darkBoxes(play, user));
}

/** At the start of its owner's turn every cooldown falls. */
export function coolDown(play: Play, character: number): void {
  const by = rule(play, 'turnCooldown');
  for (const card of skillsOf(play, character)) {
    setNumber(play, card, 'cooldown', Math.max(0, numberIn(play, card, 'cooldown') - by));
  }
}

const FINAL_BLOW = entityQuestion(
  'final-blow',
  'final-blow',
  (play, character) => `Final Blow: which skill of ${nameOf(play, character)} is ready sooner?`,
  {
    detail: (play, card) => {
      const now = numberIn(play, card, 'cooldown');
      return `ready in ${now}, then in ${Math.max(0, now - rule(play, 'finalBlowCooldown'))}`;
    },
  },
);

/** An attack killed: one cooldown falls, whichever its owner chooses, once for the attack. */
export function finalBlow(play: Play, character: number, target: number, card: number): Asking {
  const event = newEvent(play, 'final-blow', character, target).set('card', card);
  return emit(play, event, () => begin(shortenOne(play, character)));
}

function* shortenOne(play: Play, character: number): Proc {
  const cooling = skillsOf(play, character).filter((card) => numberIn(play, card, 'cooldown') > 0);
  if (cooling.length === 0) return;
  const chosen = cooling.length === 1 ? 0 : yield* askEntity(play, FINAL_BLOW, character, character, cooling);
  const card = cooling[chosen] as number;
  setNumber(play, card, 'cooldown', Math.max(0, numberIn(play, card, 'cooldown') - rule(play, 'finalBlowCooldown')));
  log(play, `Final Blow: the cooldown of ${nameOf(play, card)} falls`, 'good', [character, card]);
}
