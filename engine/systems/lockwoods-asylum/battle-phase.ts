/**
 * The Battle Phase. The rulebook's own is not preserved: this is this project's, as the fields of cards, the exceptions of
 * Survival Mode and what the publisher says of it suggest. Each point that could be otherwise is a number of the rule set.
 */
import { andThen } from '../../kernel/asking';
import type { Asking, Proc } from '../../kernel/decision';
import { emit, newEvent } from '../../language/emit';
import type { Play } from '../../language/play';
import { nameOf, numberIn, read, setNumber } from '../../table/numbers';
import { chooseSlainAllies, chooseSlainFoes } from './assigning';
import { runPart } from './card-parts';
import { hurt } from './health';
import { inPickedOrder } from './pending';
import { isAlly, log, roomOf, rule } from './state';

const damageOf = (play: Play, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + read(play, card, 'damage'), 0);

const healthOf = (play: Play, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + read(play, card, 'health'), 0);

export function* battlePhase(play: Play, who: number): Proc {
  const fighting = roomOf(play, who);
  if (fighting.length === 0) return;
  const allies = fighting.filter((card) => isAlly(play, card));
  const foes = fighting.filter((card) => !isAlly(play, card));
  if (allies.length > 0 && foes.length > 0)
    log(
      play,
      `Battle in ${nameOf(play, who)}’s Room: ${damageOf(play, allies)} against ${damageOf(play, foes)}`,
      'strong',
      [who],
    );
  yield* exchange(play, who, allies, foes);
  yield* aftermath(play, who, fighting);
}

/** Both sides hit; what is slain hits too, unless the other side strikes first. Only what no Ally can take costs Health. */
function* exchange(play: Play, who: number, allies: readonly number[], foes: readonly number[]): Proc {
  const order = rule(play, 'strikeOrder');
  const alliesHit = order === 2 ? 0 : damageOf(play, allies);
  const foesHit = order === 1 ? 0 : damageOf(play, foes);
  if (order === 2) {
    const fallen = yield* takeHits(play, who, allies, damageOf(play, foes));
    const standing = allies.filter((card) => !fallen.includes(card));
    yield* slay(play, who, foes, damageOf(play, standing));
    return;
  }
  const slain = yield* slay(play, who, foes, alliesHit);
  const standing = foes.filter((card) => !slain.includes(card));
  yield* takeHits(play, who, allies, order === 1 ? damageOf(play, standing) : foesHit);
}

function* slay(play: Play, who: number, foes: readonly number[], damage: number): Proc<number[]> {
  const slain = yield* chooseSlainFoes(play, who, foes, damage);
  for (const card of slain) setNumber(play, card, 'isSlain', 1);
  return slain;
}

function* takeHits(play: Play, who: number, allies: readonly number[], damage: number): Proc<number[]> {
  const fallen = yield* chooseSlainAllies(play, who, allies, damage);
  for (const card of fallen) setNumber(play, card, 'isSlain', 1);
  const rest = rule(play, 'overflowToHealth') === 1 ? damage - healthOf(play, allies) : 0;
  const hurting = hurt(play, who, rest, 0, [play.program.name('battle')]);
  if (hurting !== undefined) yield* hurting;
  return fallen;
}

/** All Slain effects, then all Survive effects, or the other way round. */
function* aftermath(play: Play, who: number, fighting: readonly number[]): Proc {
  const slain = fighting.filter((card) => numberIn(play, card, 'isSlain') === 1);
  const standing = fighting.filter((card) => numberIn(play, card, 'isSlain') === 0);
  for (const card of slain) log(play, `${nameOf(play, card)} is slain`, isAlly(play, card) ? 'bad' : 'good', [card]);
  const falling = () => inPickedOrder(play, who, 'slain', slain, (card) => answer(play, who, card, 'slain'));
  const surviving = () => inPickedOrder(play, who, 'survive', standing, (card) => answer(play, who, card, 'survive'));
  const asking: Asking =
    rule(play, 'slainBeforeSurvive') === 1 ? andThen(falling(), surviving) : andThen(surviving(), falling);
  if (asking !== undefined) yield* asking;
}

/** A card that something has moved out of the Room in the meantime answers no more. */
function answer(play: Play, who: number, card: number, moment: 'slain' | 'survive'): Asking {
  if (!roomOf(play, who).includes(card)) return undefined;
  const event = newEvent(play, moment, who, card);
  return emit(play, event, () => runPart(play, card, moment, who));
}
