/** Procedures and placements of Deranged that content may call by name. */
import type { Asking } from '../../kernel/decision';
import { occupants } from '../../language/entity-functions';
import type { Play } from '../../language/play';
import { spaceOf } from '../../language/standard';
import type { RegisteredProcedure } from '../../language/system';
import { attack, targetsOf } from './attack';
import { takeIntoHand } from './cards';
import { takeCurse } from './curses';
import { gaitOf, gaitOfHero, playedBy } from './halves';
import { discardSome, drawOwn } from './hand';
import { accomplish } from './missions';
import { activate } from './monster-phase';
import { move, walkOf } from './movement';
import { lookAtNight, mixNights, swapNights } from './nights';
import { attach } from './pieces';
import { search } from './searching';
import { byQuarter, factsOf, marked } from './space-facts';
import { gameNumber, isMonster, setGameNumber } from './state';
import { strikeOne } from './striking';
import { moveTime } from './time';
import { FREELY, type Gait, reachOf } from './ways';

const wordOf = (play: Play, value: unknown): string => play.program.numbering.names.word(value as number);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const list = (value: unknown): readonly number[] => (typeof value === 'number' ? [value] : (value as number[]));

const walkWith = (play: Play, who: number, steps: number, gait: Gait, isStoppable = true): Asking =>
  move(play, who, steps, walkOf(gait, isStoppable));

/** An attack on a figure wherever it stands; a door between counts if it is in reach. */
function strikeAt(play: Play, who: number, power: number, target: number): Asking {
  const gait = gaitOfHero(play, who);
  const known = targetsOf(play, who, gait).find(({ figure }) => figure === target);
  const door =
    known?.door ?? reachOf(play, who, FREELY).find(({ space }) => space === spaceOf(play, target))?.door ?? 0;
  return attack(play, who, target, { power, card: playedBy(play, who), door });
}

export const PROCEDURES: Readonly<Record<string, RegisteredProcedure>> = {
  walk: (play, [who, steps]) => walkWith(play, number(who), number(steps), gaitOfHero(play, number(who))),
  'walk-freely': (play, [who, steps]) =>
    walkWith(play, number(who), number(steps), { ...gaitOf(play, 0), colors: 'all' }),
  'walk-unblocked': (play, [who, steps]) =>
    walkWith(play, number(who), number(steps), gaitOfHero(play, number(who)), false),
  strike: (play, [who, power]) => strikeOne(play, number(who), number(power), undefined),
  'strike-among': (play, [who, power, targets]) => strikeOne(play, number(who), number(power), list(targets)),
  'strike-at': (play, [who, power, target]) => strikeAt(play, number(who), number(power), number(target)),
  search: (play, [who]) => search(play, number(who)),
  'take-card': (play, [who, deck]) => takeIntoHand(play, number(who), wordOf(play, deck)),
  'refill-hand': (play, [who, count]) => drawOwn(play, number(who), number(count)),
  'discard-cards': (play, [who, count]) => discardSome(play, number(who), number(count)),
  'take-curse': (play, [who]) => takeCurse(play, number(who)),
  accomplish: (play, [card]) => accomplish(play, number(card)),
  attach: (play, [piece, exit]) => attach(play, wordOf(play, piece), number(exit)),
  'move-time': (play, [by]) => moveTime(play, number(by)),
  'look-at-night': (play, [who, of]) => lookAtNight(play, number(who), number(of)),
  'swap-nights': (play, [a, b]) => swapNights(play, number(a), number(b)),
  'mix-nights': (play) => mixNights(play),
  activate: (play, [who]) => activate(play, number(who)),
};

const hasMonster = (play: Play, space: number): boolean =>
  occupants(play, space).some((figure) => isMonster(play, figure));

/** Spaces beside the door of a building: those in it that a door leads to. */
function doorSpace(play: Play, area: string): number {
  const facts = factsOf(play);
  for (const edge of play.all('edge')) {
    for (const side of ['from', 'to']) {
      const space = play.state[edge + play.layout.column(side)] as number;
      const index = play.state[space + play.layout.column('index')] as number;
      if (facts[index]?.area === area) return space;
    }
  }
  return 0;
}

export const PLACEMENTS: Readonly<Record<string, RegisteredProcedure>> = {
  'places-of-power': (play, _, result) => {
    const free = byQuarter(play, marked(play, 'place-of-power')).find((space) => !hasMonster(play, space));
    const doors = ['apothecary', 'library', 'smithy'].map((area) => doorSpace(play, area)).filter((s) => s !== 0);
    result.value = free ?? doors.find((space) => !hasMonster(play, space)) ?? doors[0] ?? 0;
    return undefined;
  },
  'exits-by-turns': (play, _, result) => {
    const exits = byQuarter(play, marked(play, 'exit'));
    const turn = gameNumber(play, 'exitTurn');
    setGameNumber(play, 'exitTurn', turn + 1);
    result.value = exits[turn % Math.max(1, exits.length)] ?? 0;
    return undefined;
  },
  'random-space': (play, _, result) => {
    const spaces = play.all('space');
    result.value = spaces[play.below(play.setupStream, spaces.length)] ?? 0;
    return undefined;
  },
};
