/** The Shadows' phase: up to two of them move, each as the scenario says which one and toward whom. */
import { begin } from '../../kernel/asking';
import type { Asking, Proc, Question } from '../../kernel/decision';
import type { Play } from '../../language/play';
import { NO_WAY, nearestBy } from '../../table/board-functions';
import { add, nameOf, spacesWords } from '../../table/numbers';
import { askEntity, entityQuestion } from '../../table/questions';
import { stepsBetween } from './hallway-map';
import { stalk } from './shadows';
import {
  gameNumber,
  inTurnOrder,
  isOver,
  log,
  planOf,
  playersInside,
  rule,
  setGameNumber,
  shadowsInPlay,
} from './state';

interface ShadowMove {
  readonly which: 'nearest' | 'choice';
  readonly toward: 'self' | 'rival' | 'nearest' | 'dare';
}

export const moveShadows = (play: Play, player: number): Asking => begin(movingShadows(play, player));

function* movingShadows(play: Play, player: number): Proc {
  const moves = (planOf(play).item.shadowMoves ?? []) as readonly ShadowMove[];
  setGameNumber(play, 'moved', 0);
  setGameNumber(play, 'dared', 0);
  for (const [index, how] of moves.entries()) {
    const steps = gameNumber(play, index === 0 ? 'firstMoves' : 'secondMoves');
    if (steps <= 0 || isOver(play)) continue;
    const chosen = yield* chooseMove(play, player, how, steps);
    if (chosen === undefined) continue;
    setGameNumber(play, 'moved', chosen.shadow);
    const asking = stalk(play, chosen.shadow, {
      target: chosen.target,
      moves: steps,
      isFirst: index === 0,
      by: player,
    });
    if (asking !== undefined) yield* asking;
  }
}

const WHICH = entityQuestion(
  'which-shadow',
  'shadows',
  (play, player) => `Which Shadow does ${nameOf(play, player)} move?`,
  {
    detail: (play, shadow, { subject }) =>
      `${awayWords(stepsBetween(play, shadow, subject))} from ${nameOf(play, subject)}`,
    note: (_, { frame }) => spacesWords(frame[0] as number),
  },
);

const awayWords = (steps: number): string => (steps >= NO_WAY ? 'no way' : spacesWords(steps));

interface Chosen {
  readonly shadow: number;
  readonly target: number;
}

/** A Shadow that has a way to somebody, and whom it goes for. */
function* chooseMove(play: Play, player: number, how: ShadowMove, steps: number): Proc<Chosen | undefined> {
  const others = shadowsInPlay(play).filter((shadow) => shadow !== gameNumber(play, 'moved'));
  const able = others.filter((shadow) => targetsOf(play, player, how, shadow).length > 0);
  const shadows = how.which === 'nearest' ? nearestBy(able, (shadow) => stepsBetween(play, shadow, player)) : able;
  if (shadows.length === 0) return undefined;
  const shadow = shadows[
    shadows.length === 1 ? 0 : yield* askEntity(play, WHICH, player, player, shadows, [steps])
  ] as number;
  const target = yield* chooseTarget(play, player, how, shadow);
  return { shadow, target };
}

/** Whom a Shadow may go for. With nobody else inside it goes for the one who moves it. */
function targetsOf(play: Play, player: number, { toward }: ShadowMove, shadow: number): number[] {
  const inside = playersInside(play);
  const rivals = inTurnOrder(
    play,
    inside.filter((each) => each !== player),
  );
  const meant =
    toward === 'self' || rivals.length === 0 ? [player] : toward === 'rival' ? rivals : inTurnOrder(play, inside);
  const reached = meant.filter((each) => stepsBetween(play, shadow, each) < NO_WAY);
  return toward === 'nearest' ? nearestBy(reached, (each) => stepsBetween(play, shadow, each)) : reached;
}

const TARGET: Question<Play> = {
  ...entityQuestion('shadow-target', 'shadows', (play, shadow) => `Whom does ${nameOf(play, shadow)} go for?`, {
    detail: (play, target, { subject }) => `${awayWords(stepsBetween(play, subject, target))} away`,
    cost: (play, target, { actor, frame }) =>
      frame[0] === true && target === actor ? `gives ${rule(play, 'dareAp')} AP` : '',
  }),
};

function* chooseTarget(play: Play, player: number, how: ShadowMove, shadow: number): Proc<number> {
  const canDare = how.toward === 'dare' && gameNumber(play, 'dared') === 0;
  const all = targetsOf(play, player, how, shadow);
  const rivals = all.filter((each) => each !== player);
  // One is dared once in a turn; after that a Shadow goes for a rival if it can.
  const targets = how.toward === 'dare' && !canDare && rivals.length > 0 ? rivals : all;
  const target = targets[
    targets.length === 1 ? 0 : yield* askEntity(play, TARGET, player, shadow, targets, [canDare])
  ] as number;
  if (canDare && target === player) {
    setGameNumber(play, 'dared', 1);
    add(play, player, 'ap', rule(play, 'dareAp'));
    log(play, `${nameOf(play, player)} dares the Shadow`, 'strong', [player]);
  }
  return target;
}
