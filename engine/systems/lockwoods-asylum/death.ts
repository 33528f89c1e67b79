/** Killed players: half of their Monsters go on to the left, their Horrors to the Asylum, all else out of the game. */
import type { Proc, Question } from '../../kernel/decision';
import { putLast } from '../../kernel/zones';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { findZone } from '../../language/standard';
import { nameOf, read, setNumber } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { cardAt, putInAsylum, putUnder, refillAsylum, spaces } from './asylum';
import { cardWords } from './card-text';
import { putInBox, putInRoom } from './cards';
import { PLAYER_ZONES } from './spec';
import { gameNumber, isHorror, isMonster, leftOf, living, log, roomOf, rule, zoneOf } from './state';

/** Players without Health who are still in the game. */
export const dying = (play: Play): number[] => living(play).filter((who) => read(play, who, 'health') <= 0);

/** A player is killed; the cards go before anybody else's turn goes on. */
export function* die(play: Play, who: number): Proc {
  const dying = emit(play, newEvent(play, 'kill', 0, who), () => {
    log(play, `${nameOf(play, who)} is killed`, 'bad', [who]);
    return undefined;
  });
  if (dying !== undefined) yield* dying;
  yield* passMonstersOn(play, who);
  yield* returnHorrors(play, who);
  for (const { name } of PLAYER_ZONES) for (const card of zoneOf(play, name, who)) putInBox(play, card);
  setNumber(play, who, 'isDead', 1);
  if (gameNumber(play, 'current') === who) refillAsylum(play);
}

const PASSED = entityQuestion(
  'pass-on',
  'death',
  (play, who) => `Which Monster goes to ${nameOf(play, leftOf(play, who))}’s Room?`,
  {
    detail: (play, card) => cardWords(play, card),
  },
);

/** Half of the Monsters of the Room, rounded up, as the killed player chooses. */
function* passMonstersOn(play: Play, who: number): Proc {
  const left = leftOf(play, who);
  const monsters = roomOf(play, who).filter((card) => isMonster(play, card));
  let count = Math.ceil(monsters.length / Math.max(1, rule(play, 'deathShare')));
  if (left === 0) return;
  for (; count > 0; count--) {
    const isAll = monsters.length <= count;
    const [monster] = monsters.splice(isAll ? 0 : yield* askEntity(play, PASSED, who, who, monsters), 1) as [number];
    putInRoom(play, monster, left);
    log(play, `${nameOf(play, monster)} goes to ${nameOf(play, left)}’s Room`, 'bad', [left, monster]);
  }
}

/** Each Horror goes to an Asylum space of choice, one to a space; what lay there goes under the deck. */
function* returnHorrors(play: Play, who: number): Proc {
  const open = spaces(play);
  for (const horror of roomOf(play, who).filter((card) => isHorror(play, card))) {
    if (open.length === 0) {
      putLast(play, horror, findZone(play, 'box', 0));
      continue;
    }
    const [place] = open.splice(yield* askSpace(play, who, horror, open), 1) as [number];
    const displaced = cardAt(play, place);
    if (displaced !== 0) putUnder(play, displaced);
    putInAsylum(play, horror, place);
    log(play, `${nameOf(play, horror)} returns to the Asylum`, 'bad', [horror]);
  }
}

const SPACE: Question<Play> = {
  id: 'space',
  rule: () => 'death',
  about: (_, { subject }) => subject,
  ask: (play, { subject }) => `To which space of the Asylum does ${nameOf(play, subject)} go?`,
  key: (_, { first }, option) => `space-${first[option]}`,
  label: (play, { first }, option) => {
    const card = cardAt(play, first[option] as number);
    return card === 0 ? `Space ${first[option]}, which is empty` : `In the place of ${nameOf(play, card)}`;
  },
  detail: (play, { first }, option) => {
    const card = cardAt(play, first[option] as number);
    return card === 0 ? '' : cardWords(play, card);
  },
  touches: (play, { first }, option) => [cardAt(play, first[option] as number)].filter((card) => card !== 0),
};

/** Gives the index of the space. */
function* askSpace(play: Play, who: number, horror: number, open: readonly number[]): Proc<number> {
  if (open.length === 1) return 0;
  const decision = play.decision.reset(SPACE, play.program.system.seatOf(play, who), who);
  decision.subject = horror;
  for (const place of open) decision.add(place);
  return yield decision;
}
