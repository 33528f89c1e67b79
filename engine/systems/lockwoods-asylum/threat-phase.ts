/** The Threat Phase: Monsters of the hand go to the Room until four are there, all Horrors after them; each is made up for by a card. */
import type { Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { handOf } from '../../table/hands';
import { nameOf } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { cardWords } from './card-text';
import { drawOwn, putInRoom } from './cards';
import { isHorror, isMonster, log, roomOf, rule } from './state';

const WHICH = {
  ...entityQuestion('threat', 'threat', (play, who) => `Which Monster goes to ${nameOf(play, who)}’s Room?`, {
    detail: (play, card) => cardWords(play, card),
  }),
  isSecret: true,
};

/** What is drawn in place of cards is not placed again, unless the rules make more passes. */
export function* threatPhase(play: Play, who: number): Proc {
  for (let pass = 0; pass < rule(play, 'threatPasses'); pass++) {
    const placed = yield* placeAll(play, who);
    if (placed === 0) return;
    const drawing = drawOwn(play, who, placed);
    if (drawing !== undefined) yield* drawing;
  }
}

function* placeAll(play: Play, who: number): Proc<number> {
  let placed = 0;
  for (;;) {
    const monsters = handOf(play, who).filter((card) => isMonster(play, card));
    const free = rule(play, 'roomMonsters') - roomOf(play, who).filter((card) => isMonster(play, card)).length;
    if (free <= 0 || monsters.length === 0) break;
    const kinds = monsters.filter((card, index) => monsters.findIndex((m) => play.def(m) === play.def(card)) === index);
    const isChoice = monsters.length > free && kinds.length > 1;
    yield* place(play, who, (isChoice ? kinds[yield* askEntity(play, WHICH, who, who, kinds)] : monsters[0]) as number);
    placed++;
  }
  for (const horror of handOf(play, who).filter((card) => isHorror(play, card))) {
    yield* place(play, who, horror);
    placed++;
  }
  return placed;
}

function* place(play: Play, who: number, card: number): Proc {
  const placing = emit(play, newEvent(play, 'threat', who).set('card', card), () => {
    putInRoom(play, card, who);
    log(play, `${nameOf(play, card)} goes to ${nameOf(play, who)}’s Room`, 'bad', [who, card]);
    return undefined;
  });
  if (placing !== undefined) yield* placing;
}
