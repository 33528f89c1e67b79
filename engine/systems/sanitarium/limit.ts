/** The limit of unprotected cards: whoever would have more spends, uses or discards at once. */
import { andThen, begin } from '../../kernel/asking';
import type { Asking, Decision, Proc, Question } from '../../kernel/decision';
import { actionText, type OfferedAction, offeredActions, takeAction } from '../../language/actions';
import type { Play } from '../../language/play';
import { nameOf, read } from '../../table/numbers';
import { discard, hallucinationsOf, unprotectedOf } from './cards';
import { canDisbelieve, disbelieve, sanityWords } from './hallucinations';
import { gameNumber, log, players, sortOfCard } from './state';

type Way =
  | { readonly do: 'use'; readonly use: OfferedAction }
  | { readonly do: 'disbelieve'; readonly card: number }
  | { readonly do: 'discard'; readonly card: number };

const wayAt = ({ frame }: Decision, option: number): Way => frame[option] as Way;
const cardOf = (way: Way): number => (way.do === 'use' ? way.use.carrier : way.card);

const OVER: Question<Play> = {
  id: 'over-limit',
  isSecret: true,
  rule: () => 'limit',
  about: (_, { actor }) => actor,
  ask: (play, { actor }) => `${nameOf(play, actor)} has too many cards. Which way are they made fewer?`,
  note: (play, { actor, subject }) =>
    `${unprotectedOf(play, actor).length} unprotected cards, of which ${subject} may stay`,
  key: (play, decision, option) => {
    const way = wayAt(decision, option);
    const key = play.program.system.keyOf(play, cardOf(way));
    return way.do === 'use' ? `use:${play.program.actions[way.use.index]?.id}@${key}` : `${way.do}:${key}`;
  },
  label: (play, decision, option) => {
    const way = wayAt(decision, option);
    return `${way.do === 'use' ? 'Use' : way.do === 'discard' ? 'Discard' : 'Disbelieve'} ${nameOf(play, cardOf(way))}`;
  },
  detail: (play, decision, option) => {
    const way = wayAt(decision, option);
    if (way.do === 'use') return actionText(play, decision.actor, way.use);
    return way.do === 'discard' ? sanityWords(play, way.card) : `costs ${read(play, way.card, 'cost')} Sanity`;
  },
  group: (_, decision, option) =>
    ({ use: 'Use', disbelieve: 'Disbelieve', discard: 'Discard' })[wayAt(decision, option).do],
  short: (play, decision, option) => nameOf(play, cardOf(wayAt(decision, option))),
  touches: (_, decision, option) => [cardOf(wayAt(decision, option))],
};

function waysOf(play: Play, player: number): Way[] {
  const window = player === gameNumber(play, 'current') ? 'own-turn' : 'any-turn';
  return [
    ...offeredActions(play, player, window)
      .filter(({ carrier }) => sortOfCard(play, carrier) === 'event-card')
      .map((use): Way => ({ do: 'use', use })),
    ...hallucinationsOf(play, player)
      .filter((card) => canDisbelieve(play, player, card))
      .map((card): Way => ({ do: 'disbelieve', card })),
    ...unprotectedOf(play, player).map((card): Way => ({ do: 'discard', card })),
  ];
}

const isOver = (play: Play, player: number, most: number): boolean => unprotectedOf(play, player).length > most;

/** Until a player has no more unprotected cards than these. */
export const makeFewer = (play: Play, player: number, most: number): Asking =>
  isOver(play, player, most) ? begin(makingFewer(play, player, most)) : undefined;

function* makingFewer(play: Play, player: number, most: number): Proc {
  while (isOver(play, player, Math.max(0, most))) {
    const ways = waysOf(play, player);
    const decision = play.decision.reset(OVER, play.program.system.seatOf(play, player), player);
    decision.subject = most;
    decision.frame = ways;
    for (let i = 0; i < ways.length; i++) decision.add(i);
    const asking = take(play, player, ways[yield decision] as Way);
    if (asking !== undefined) yield* asking;
  }
}

function take(play: Play, player: number, way: Way): Asking {
  if (way.do === 'use') return takeAction(play, player, way.use);
  if (way.do === 'disbelieve') return disbelieve(play, player, way.card);
  log(play, `${nameOf(play, player)} discards ${nameOf(play, way.card)}`, 'plain', [player, way.card]);
  return discard(play, way.card);
}

/** All players who have too many, whatever made it so. */
export function keepLimits(play: Play): Asking {
  for (const player of players(play)) {
    const asking = makeFewer(play, player, read(play, player, 'cardLimit'));
    if (asking !== undefined) return andThen(asking, () => keepLimits(play));
  }
  return undefined;
}
