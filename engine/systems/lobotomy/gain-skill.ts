/** Gaining skills: over the limit one goes back to its deck, after a last use if it is ready (S000: Skill Capacity). */
import type { Proc } from '../../kernel/decision';
import { OWNER } from '../../kernel/layout';
import { putLast } from '../../kernel/zones';
import { cardsIn } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { nameOf, read } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { type TurnAction, type TurnOption, turnQuestion } from '../../table/turn-action';
import { ATTACK } from './actions/attack';
import { USE } from './actions/use';
import { cardText } from './card-text';
import { discard } from './items';
import { gameNumber } from './state';

const TOO_MANY = entityQuestion(
  'skill-limit',
  'skill-limit',
  (play, character) =>
    `${nameOf(play, character)} has more than ${read(play, character, 'skillLimit')} skills. Which one goes?`,
  { detail: cardText },
);

const LAST_USE = turnQuestion(
  'last-use',
  'last-use',
  (play, who) => `The skill is ready. Does ${nameOf(play, who)} use it once more before it goes?`,
);

const UNUSED: TurnAction = {
  id: 'last-use',
  group: '',
  list: () => undefined,
  key: () => 'decline',
  label: () => 'No, give it up unused',
  isDecline: true,
  run: () => undefined,
};

/** Gives a character a skill card. Memories do not count against the limit. */
export function* gainSkill(play: Play, character: number, card: number): Proc {
  const zone = findZone(play, 'skills', character);
  putLast(play, card, zone);
  play.state[card + OWNER] = character;
  while (cardsIn(play, zone).length > read(play, character, 'skillLimit')) {
    const skills = cardsIn(play, zone);
    const gone = skills[yield* askEntity(play, TOO_MANY, character, character, skills)] as number;
    yield* offerLastUse(play, character, gone);
    const asking = discard(play, gone);
    if (asking !== undefined) yield* asking;
  }
}

/** In its own turn a character may use a skill that it gives up, at its usual cost. */
function* offerLastUse(play: Play, character: number, card: number): Proc {
  if (gameNumber(play, 'current') !== character) return;
  const found: TurnOption[] = [];
  ATTACK.list(play, character, (a = 0, b = 0, c = 0) => a === card && found.push({ action: ATTACK, a, b, c }));
  USE.list(play, character, (a = 0, b = 0, c = 0) => b === card && found.push({ action: USE, a, b, c }));
  if (found.length === 0) return;
  found.push({ action: UNUSED, a: 0, b: 0, c: 0 });
  const decision = play.decision.reset(LAST_USE, play.program.system.seatOf(play, character), character);
  decision.frame = found;
  for (let i = 0; i < found.length; i++) decision.add(i);
  const option = found[yield decision] as TurnOption;
  const asking = option.action.run(play, character, option);
  if (asking !== undefined) yield* asking;
}
